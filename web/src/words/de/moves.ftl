# Moves in lists, in a few words; which token has which words stands in moves/*.json.

move-column = Spalte { $column }
move-cell = { $cell }
move-from-to = { $origin } nach { $cell }
move-kind-column = { $name }, Spalte { $column }
move-kind-cell = { $name } auf { $cell }
move-pop = Unten raus in Spalte { $column }
move-announced = { $move }, angesagt
move-announce = Sagt eine Reihe an
move-stake = Einsatz { $stake }
move-starts = { $who } beginnt
move-leaves = { $who } gibt auf
