# Moves in lists, in a few words; which token has which words stands in moves/*.json.

move-column = Column { $column }
move-cell = { $cell }
move-from-to = { $origin } to { $cell }
move-kind-column = { $name }, column { $column }
move-kind-cell = { $name } on { $cell }
move-pop = Pop out column { $column }
move-announced = { $move }, announced
move-announce = Announces a line
move-stake = Stake { $stake }
move-starts = { $who } starts
move-leaves = { $who } gives up
