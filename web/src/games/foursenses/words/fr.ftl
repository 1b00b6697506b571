# On the shelf

game-foursenses = Four Senses
line-foursenses = Empilez des pièces reconnues au toucher : semblables, au même niveau, ou en escalier.
players-foursenses = 2 ou 3 joueurs
age-foursenses = dès 8 ans
length-foursenses = 10 à 20 minutes
mode-senses-two = Deux joueurs
mode-senses-two-help = Une manche décide.
mode-senses-three = Trois joueurs
mode-senses-three-help = Trois manches aux points ; celui qui est assis avant le gagnant n’a rien.
mode-blindfold = Les yeux bandés
mode-blindfold-help = Personne ne voit le plateau. À votre tour, vous le touchez : sons, mots, vibrations.

# At the board

board-felt-solid = plein hauteur { $height }
board-felt-holed = troué hauteur { $height }
board-kind-solid = Plein
board-kind-holed = Troué
board-kind-double-solid = Double, face pleine dessus
board-kind-double-holed = Double, face trouée dessus
board-said-place = { $who } : { $place } est { $what }.
board-help-kinds-foursenses = 1 à 4 choisissent plein, troué, double plein dessus, double troué dessus.
board-blind = Personne ne voit ce plateau. Explorez-le du doigt, à la souris ou avec les flèches.
board-blind-wait = Attendez votre tour, puis explorez le plateau.
board-blind-there = { $place } : { $what }.
board-blind-place = Poser { $kind } sur { $place }
board-blind-choose = Touchez d’abord une place.
board-blind-keys =
    Les flèches touchent une place, O la touche encore, Entrée y pose la pièce. P à qui le tour,
    S score, T pendules. Colonne, rangée, plateau, dernier coup et coups précédents restent cachés.
board-hidden =
    { $what ->
        [column] La colonne est cachée.
        [row] La rangée est cachée.
        [last] Le dernier coup est caché.
        [legal] Ce qui peut être joué est caché.
        [lines] Les lignes sont cachées.
        [threats] Les menaces sont cachées.
        [past] Les coups précédents sont cachés.
       *[board] Le plateau est caché.
    } Touchez-le avec les flèches.

# Moves in lists

move-solid = Plein en { $cell }
move-holed = Troué en { $cell }
move-double-solid = Double en { $cell }, face pleine dessus
move-double-holed = Double en { $cell }, face trouée dessus

# What it asks for

prompt-piece = Choisissez une pièce, puis sa place.
prompt-piece-announce = Choisissez une pièce, puis sa place. Une figure ? Annoncez-la !
prompt-piece-no-pattern = Il n’y a pas de figure. Choisissez une pièce, puis sa place.
