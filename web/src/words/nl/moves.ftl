# Moves in lists, in a few words; which token has which words stands in moves/*.json.

move-column = Kolom { $column }
move-cell = { $cell }
move-from-to = { $origin } naar { $cell }
move-kind-column = { $name }, kolom { $column }
move-kind-cell = { $name } op { $cell }
move-pop = Eruit in kolom { $column }
move-announced = { $move }, gemeld
move-announce = Meldt een lijn
move-stake = Inzet { $stake }
move-starts = { $who } begint
move-leaves = { $who } geeft op
