# Moves in lists, in a few words; which token has which words stands in moves/*.json.

move-column = Colonna { $column }
move-cell = { $cell }
move-from-to = Da { $origin } a { $cell }
move-kind-column = { $name }, colonna { $column }
move-kind-cell = { $name } in { $cell }
move-pop = Sfila dalla colonna { $column }
move-announced = { $move }, con annuncio
move-announce = Annuncia una linea
move-stake = Posta di { $stake }
move-starts = { $who } comincia
move-leaves = { $who } abbandona
