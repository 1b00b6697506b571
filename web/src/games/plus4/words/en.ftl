# On the shelf

game-plus4 = Plus 4
line-plus4 = Push pieces in at the top. They sink, fall out at the bottom, and come back.
players-plus4 = 2 players or teams
age-plus4 = all ages
length-plus4 = 5 to 30 minutes
mode-elementary = First line
mode-elementary-help = Whoever has a line of four first wins.
mode-endless = Endless grid
mode-endless-help = Every new line scores. The grid is never emptied; a bonus piece makes a line count double.
mode-rounds = Rounds
mode-rounds-help = A line ends the round and scores. The grid is emptied, and whoever scored less starts again.
option-rounds_max = Rounds at most
option-rounds_max-help = After so many rounds, whoever has more points wins. Empty: play until somebody has enough.
option-discs = Pieces each
option-discs-help = How many ordinary pieces each player has.

# At the board

board-bonus-of = { $who } bonus
board-kind-bonus = Bonus piece
board-said-pushes = { $who }: column { $column }.
board-said-falls-out = A { $what } piece falls out.
board-help-kinds-plus4 = B chooses the bonus piece; Shift with a digit pushes it.

# Moves in lists

move-bonus = Bonus piece, column { $column }

# What it asks for

prompt-push = Push a piece in at the top.
prompt-push-bonus = Push a piece or your bonus piece in at the top.
prompt-bonus = Push your bonus piece in at the top.
