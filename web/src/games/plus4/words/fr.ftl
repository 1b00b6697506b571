# On the shelf

game-plus4 = Plus 4
line-plus4 = Poussez des pions par le haut. Ils descendent, sortent par le bas et reviennent.
players-plus4 = 2 joueurs ou équipes
age-plus4 = tout âge
length-plus4 = 5 à 30 minutes
mode-elementary = Première ligne
mode-elementary-help = La première ligne de quatre gagne.
mode-endless = Grille sans fin
mode-endless-help = Chaque nouvelle ligne marque. La grille n’est jamais vidée ; un pion bonus double la ligne.
mode-rounds = En manches
mode-rounds-help = Une ligne finit la manche et marque. On vide la grille, et celui qui a moins marqué recommence.
option-rounds_max = Manches au plus
option-rounds_max-help = Après tant de manches, celui qui a le plus de points gagne. Vide : jusqu’à ce que quelqu’un en ait assez.
option-discs = Pions de chacun
option-discs-help = Combien de pions ordinaires chacun possède.

# At the board

board-bonus-of = bonus { $who }
board-kind-bonus = Pion bonus
board-said-pushes = { $who } : colonne { $column }.
board-said-falls-out = Un pion tombe : { $what }.
board-help-kinds-plus4 = B choisit le pion bonus ; Maj et un chiffre le pousse.

# Moves in lists

move-bonus = Pion bonus, colonne { $column }

# What it asks for

prompt-push = Poussez un pion par le haut.
prompt-push-bonus = Poussez un pion ou votre pion bonus par le haut.
prompt-bonus = Poussez votre pion bonus par le haut.
