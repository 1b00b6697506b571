# Moves in lists, in a few words; which token has which words stands in moves/*.json.

move-column = Columna { $column }
move-cell = { $cell }
move-from-to = De { $origin } a { $cell }
move-kind-column = { $name }, columna { $column }
move-kind-cell = { $name } en { $cell }
move-pop = Sacar de la columna { $column }
move-announced = { $move }, cantando línea
move-announce = Canta línea
move-stake = Apuesta de { $stake }
move-starts = { $who } empieza
move-leaves = { $who } abandona
