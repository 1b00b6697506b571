# On the shelf

game-q4 = Q4
line-q4 = Des billes sur quatre plateaux qui s’empilent en cube. Soixante-seize lignes vous attendent.
players-q4 = 2 à 4 joueurs
age-q4 = tout âge
length-q4 = 20 minutes
mode-two = Deux joueurs
mode-two-help = Tous les deux, l’un contre l’autre.
mode-three = Trois joueurs
mode-three-help = Chacun pour soi.
mode-four = Quatre joueurs
mode-four-help = Table complète, chacun pour soi.
mode-partners = Deux paires
mode-partners-help = Quatre joueurs, ceux qui se font face sont partenaires. La ligne de l’un gagne pour les deux.
option-marbles = Billes de chacun
option-marbles-help = Combien de billes chacun pose avant de pouvoir les déplacer.
option-move_limit = Coups sans gagnant
option-move_limit-help = Après tant de coups, la manche est nulle.
option-stake = Mise
option-stake-help = Combien de points prend le gagnant d’une manche.
option-wins-q4 = Points pour gagner la partie
option-wins-q4-help = Le gagnant d’une manche prend la mise ; le premier à avoir tant de points gagne la partie.

# At the board

board-kind-marble = Bille
board-legal-moves-marble = Déplacez une de vos billes : { $cells }.
board-cube = Montrer le cube
board-cube-hide = Cacher le cube
board-cube-left = Tourner à gauche
board-cube-right = Tourner à droite
board-cube-up = Basculer vers le haut
board-cube-down = Basculer vers le bas
board-cube-loading = Le cube arrive…
board-cube-failed = Ce navigateur ne sait pas dessiner le cube.

# Moves in lists

move-marble = Plateau { $board }, { $cell }
move-marble-moves = Plateau { $board }, { $cell } vers plateau { $toBoard }, { $toCell }

# What it asks for

prompt-marble = Posez une bille sur n’importe quelle place libre.
prompt-marble-announce = Posez une bille. Quatre alignées ? Annoncez-le !
prompt-move-marble = Choisissez une de vos billes à déplacer.
prompt-move-marble-announce = Choisissez une bille à déplacer. Quatre alignées ? Annoncez-le !
prompt-marble-no-line = Il n’y a pas de ligne. Posez une bille.
prompt-move-marble-no-line = Il n’y a pas de ligne. Choisissez une bille à déplacer.
refused-move-marble = Choisissez d’abord une de vos billes.

# My games

match-wins-q4 = { $count ->
    [1] une manche
   *[other] au premier à { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
}
