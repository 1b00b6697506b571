# On the shelf

game-plus4 = Plus 4
line-plus4 = Schuif er bovenin stukken in. Ze zakken, vallen er onderaan uit en komen terug.
players-plus4 = 2 spelers of teams
age-plus4 = elke leeftijd
length-plus4 = 5 tot 30 minuten
mode-elementary = Eerste lijn
mode-elementary-help = Wie als eerste een lijn van vier heeft, wint.
mode-endless = Eindeloos raster
mode-endless-help = Elke nieuwe lijn levert punten op. Het raster wordt nooit leeggemaakt; met het bonusstuk telt een lijn dubbel.
mode-rounds = In rondes
mode-rounds-help = Een lijn beëindigt de ronde en levert punten op. Het raster gaat leeg, en wie minder scoorde begint weer.
option-rounds_max = Maximum aan rondes
option-rounds_max-help = Na zoveel rondes wint wie de meeste punten heeft. Leeg: spelen tot iemand er genoeg heeft.
option-discs = Stukken per speler
option-discs-help = Hoeveel gewone stukken elke speler heeft.

# At the board

board-bonus-of = bonusstuk van { $who }
board-kind-bonus = Bonusstuk
board-said-pushes = { $who }: kolom { $column }.
board-said-falls-out = Onderaan valt eruit: { $what }.
board-help-kinds-plus4 = B kiest het bonusstuk; Shift met een cijfer schuift het erin.

# Moves in lists

move-bonus = Bonusstuk, kolom { $column }

# What it asks for

prompt-push = Schuif er bovenin een stuk in.
prompt-push-bonus = Schuif er bovenin een stuk of je bonusstuk in.
prompt-bonus = Schuif er bovenin je bonusstuk in.
