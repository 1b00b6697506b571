# L’étagère : jeux, façons de jouer, options, tables ouvertes.

## L’étagère

shelf-title = À quoi joue-t-on ?
shelf-lead = Six jeux où aligner quatre pions n’est qu’un début. Choisissez, et un clic plus tard vous jouez.
shelf-lobby = Jouer avec quelqu’un qui attend
shelf-modes = Façons de jouer

game-puissance4 = Puissance 4
game-top10 = Top 10
game-plus4 = Plus 4
game-q4 = Q4
game-flip = Flip
game-foursenses = Four Senses

line-puissance4 = Lâchez vos pions et alignez-en quatre. Dehors, pions Power et cinq à la suite se combinent librement.
line-top10 = Retirez vos pions d’une grille pleine. Gardez ceux qui étaient alignés, et soyez le premier à en avoir dix.
line-plus4 = Poussez des pions par le haut. Ils descendent, sortent par le bas et reviennent.
line-q4 = Des billes sur quatre plateaux qui s’empilent en cube. Soixante-seize lignes vous attendent.
line-flip = Lancez vos jetons sur deux plateaux, le plus vite possible, et annoncez votre ligne en premier.
line-foursenses = Empilez des pièces reconnues au toucher : semblables, au même niveau, ou en escalier.

players-puissance4 = 2 joueurs ou équipes
players-top10 = 2 joueurs ou équipes
players-plus4 = 2 joueurs ou équipes
players-q4 = 2 à 4 joueurs
players-flip = 2 joueurs ou équipes
players-foursenses = 2 ou 3 joueurs

age-puissance4 = dès 6 ans
age-top10 = dès 6 ans
age-plus4 = tout âge
age-q4 = tout âge
age-flip = dès 7 ans
age-foursenses = dès 8 ans

length-puissance4 = 10 minutes
length-top10 = 20 minutes
length-plus4 = 5 à 30 minutes
length-q4 = 20 minutes
length-flip = 5 minutes
length-foursenses = 10 à 20 minutes

fact-players = Joueurs
fact-age = Âge
fact-length = Durée

## Façons de jouer

mode-classic = Classique
mode-classic-help = Lâchez un pion, il tombe aussi bas que possible. Quatre alignés gagnent.
mode-pop_out = Dehors !
mode-pop_out-help = À votre tour, vous pouvez aussi retirer un de vos pions de la rangée du bas. La colonne descend.
mode-power = Pions Power
mode-power-help = Quatre de vos pions ont un pouvoir : l’enclume écrase, le mur et le double apportent un second pion, le casseur en fait sortir un.
mode-five = Cinq à la suite
mode-five-help = Des planches de pions imprimés se dressent des deux côtés et comptent comme joués. Il en faut cinq.
mode-combine = Combiner
mode-combine-help = Activez-en autant que vous voulez : huit jeux dans une boîte.
mode-players = Remplir ensemble
mode-players-help = Vous remplissez d’abord la grille chacun à votre tour, rangée par rangée. Puis on retire.
mode-random = Remplie au hasard
mode-random-help = La grille est déjà pleine. On retire tout de suite.
mode-elementary = Première ligne
mode-elementary-help = La première ligne de quatre gagne.
mode-endless = Grille sans fin
mode-endless-help = Chaque nouvelle ligne marque. La grille n’est jamais vidée ; un pion bonus double la ligne.
mode-rounds = En manches
mode-rounds-help = Une ligne finit la manche et marque. On vide la grille, et celui qui a moins marqué recommence.
mode-two = Deux joueurs
mode-two-help = Tous les deux, l’un contre l’autre.
mode-three = Trois joueurs
mode-three-help = Chacun pour soi.
mode-four = Quatre joueurs
mode-four-help = Table complète, chacun pour soi.
mode-partners = Deux paires
mode-partners-help = Quatre joueurs, ceux qui se font face sont partenaires. La ligne de l’un gagne pour les deux.
mode-senses-two = Deux joueurs
mode-senses-two-help = Une manche décide.
mode-senses-three = Trois joueurs
mode-senses-three-help = Trois manches aux points ; celui qui est assis avant le gagnant n’a rien.
mode-blindfold = Les yeux bandés
mode-blindfold-help = Personne ne voit le plateau. À votre tour, vous le touchez : sons, mots, vibrations.
mode-basic = La course
mode-basic-help = Tous deux lancent en même temps. Contrôlez quatre cases alignées et annoncez-le.
mode-championship = Championnat
mode-championship-help = Des courses aux points : deux pour une ligne en haut, un pour une ligne en bas.
mode-pro = Pro
mode-pro-help = Un lancer chacun son tour, avec des jetons à pouvoir. Qui a le plus de jetons dans une case la contrôle.

## Commencer

play-title = Jouer
play-computer = Contre l’ordinateur
play-computer-help = On commence tout de suite.
play-here = Sur cet écran
play-here-help = On se passe le plateau.
play-link = Avec un lien
play-link-help = Envoyez le lien ou montrez le code QR.
opening-table = On dresse la table. La toute première fois, cela peut prendre une minute.
play-name = Votre nom
level-title = De quelle force est l’ordinateur ?
level-first = Première partie
level-first-help = Pour une première partie, à six ans ou à soixante : joue où il lui plaît et rate beaucoup de choses.
level-easy = Facile
level-easy-help = Pour qui vient d’apprendre les règles : arrête la plupart des lignes qu’il voit venir.
level-medium = Moyen
level-medium-help = Pour toute la famille : pense quelques coups à l’avance, oublie parfois une diagonale.
level-hard = Difficile
level-hard-help = Pour qui joue souvent : prépare ses coups et oublie peu ; davantage face à plusieurs adversaires.
level-expert = Expert
level-expert-help = Pour les joueurs de club : calcule loin et ne manque rien face à un seul adversaire.
level-strongest = Le plus fort
level-strongest-help = Pour qui veut savoir : parfait partout où le jeu est résolu. Réfléchit parfois quelques secondes.
learn-the-rules = Apprendre les règles

## Options

options-more = Plus d’options
house-mark = Règle maison
house-help = La règle imprimée n’en dit rien. La salle joue ainsi, sauf si vous choisissez autrement.

option-both_lines = Deux lignes à la fois
option-both_lines-help = Un coup complète une ligne de chaque couleur. Qui gagne ?
choice-both_lines-mover = Celui qui a joué
choice-both_lines-opponent = L’autre
choice-both_lines-draw = Personne
option-ejected = Pions éjectés
option-ejected-help = Que deviennent les pions éjectés par l’enclume et le casseur ?
choice-ejected-back = Rendus à leur propriétaire
choice-ejected-out = Hors de la manche
option-target = Points pour gagner
option-target-help = Le premier à en avoir autant gagne.
option-target-top10 = Pions pour gagner
option-target-top10-help = Le premier à avoir gardé tant de pions gagne.
option-rounds_max = Manches au plus
option-rounds_max-help = Après tant de manches, celui qui a le plus de points gagne. Vide : jusqu’à ce que quelqu’un en ait assez.
option-discs = Pions de chacun
option-discs-help = Combien de pions ordinaires chacun possède.
option-marbles = Billes de chacun
option-marbles-help = Combien de billes chacun pose avant de pouvoir les déplacer.
option-claims = Annonces
option-claims-help = Une ligne gagne-t-elle d’elle-même, ou seulement quand on dit « J’ai une ligne ! » ?
choice-claims-auto = Les lignes gagnent d’elles-mêmes
choice-claims-announce = Seulement annoncées
option-wrong_claim = Une annonce fausse
option-wrong_claim-help = Quelqu’un annonce une ligne qui n’existe pas. Que perd-il ?
choice-wrong_claim-pass = Un tour
choice-wrong_claim-none = Rien
choice-wrong_claim-lose = La manche
option-move_limit = Coups sans gagnant
option-move_limit-help = Après tant de coups, la manche est nulle.
option-stake = Mise
option-stake-help = Combien de points prend le gagnant d’une manche.
option-powers = Jetons à pouvoir
option-powers-help = Combien de chaque sorte pour chacun.
option-wins = Manches pour gagner
option-wins-help = Comme sur la réglette de la boîte : le premier à gagner tant de manches gagne la partie.
option-wins-q4 = Points pour gagner la partie
option-wins-q4-help = Le gagnant d’une manche prend la mise ; le premier à avoir tant de points gagne la partie.
option-start = Qui commence ?
option-start-help = Ensuite, chacun son tour.
start-lot = Tiré au sort
option-later = Manches suivantes
option-later-help = Qui les commence ?
later-alternating = Chacun son tour
later-loser = Celui qui a perdu
option-clock = Pendule
option-clock-help = De combien de temps chacun dispose.
clock-none = Sans pendule
clock-blitz = 3 minutes chacun
clock-five = 5 minutes chacun, plus 5 secondes par tour
clock-move = 30 secondes par tour
clock-day = Un jour par tour
option-interval = Entre deux manches
option-interval-help = Combien de temps chacun peut regarder la fin d’une manche.
interval-usual = Selon la pendule
interval-wait = Jusqu’à ce que tous continuent
interval-ten = 10 secondes au plus
interval-half = 30 secondes au plus
interval-minute = Une minute au plus
option-pause = Attendre les absents
option-pause-help = Les pendules s’arrêtent quand quelqu’un perd la connexion.
option-teams = Équipes
option-teams-help = Plusieurs personnes tiennent un camp et jouent à tour de rôle.
option-approval = Je choisis qui rejoint une équipe
option-approval-help = Qui veut rejoindre une équipe vous le demande d’abord.
option-alone = Un seul parle pour l’équipe
option-alone-help = Chacun peut abandonner ou accepter pour toute son équipe, sans demander.
option-public = Table ouverte
option-public-help = Tout le monde peut trouver cette table dans la liste, s’y asseoir ou regarder.

## Tables ouvertes

lobby-title = Tables ouvertes
lobby-lead = Des tables où chacun peut s’asseoir ou regarder.
lobby-empty = Personne n’attend en ce moment. Ouvrez une table vous-même, choisissez « Table ouverte », et elle sera ici.
lobby-join = S’asseoir
lobby-watch = Regarder
lobby-free = { $free ->
    [0] complète
    [one] 1 place libre
   *[other] { $free } places libres
}
