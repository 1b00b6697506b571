# Étude et analyse d’une partie.

study-title = Étude
study-colon = { " : " }
study-choose = Composez une position en la jouant, revenez en arrière, essayez autre chose et demandez ce que vaut chaque coup.
study-start = Depuis le début
study-first = Au début
study-back = Reculer
study-forward = Avancer
study-last = À la fin
study-steps = Parcourir les coups
study-move-of = Coup { $at } sur { $length }
study-moves = Coups
study-no-moves = Rien n’a encore été joué. Jouez sur le plateau, pour tous les camps.
study-move = Coup
study-value = Valeur
study-values = Ce que vaut chaque coup
study-show = Montrer les valeurs
study-hide = Cacher les valeurs
study-explain = Les valeurs apparaissent sur le plateau et dans une liste : prouvées quand c’est possible, sinon estimées.
study-time = Réfléchir au plus
study-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
study-moment = un instant
study-thinking = Réflexion, { $seconds } secondes au plus…
study-stop = Arrêter
study-over = La manche est finie.
study-next-round = Passer à la manche { $round }
study-by-hand = Ce jeu se décide par l’adresse. Personne ne peut le calculer, il n’y a donc pas de valeurs.
study-fewer = En montrer moins
study-all = Montrer les { $count } coups
study-best-line = La meilleure suite
study-play-line = La jouer
study-pause = Pause
study-source = Trouvé par { $engine } en { $time }. « En 7 » compte les coups de tous les joueurs.
study-took = { NUMBER($seconds, maximumFractionDigits: 1) } s
study-at-once = moins de 0,1 s
study-by-device = Calculé sur cet appareil.
study-by-server = Calculé par le serveur : cet appareil n’est pas prêt.
study-engine-solver = le solveur exact
study-engine-table = une table du jeu résolu
study-engine-proof = une preuve gardée
study-engine-book = le livre des ouvertures
study-engine-alphabeta = le calcul des suites
study-engine-threats = la recherche de menaces
study-engine-mcts = l’essai de nombreuses parties
study-engine-rules = les règles
study-best = Meilleur coup : { $move }. { $value }.
study-copy = Copier le lien
study-copied = Le lien est copié
study-review = Analyser cette partie
study-other = Un autre jeu
study-variations = Au lieu du coup { $number }
study-tree-keys = Les flèches gauche et droite parcourent les coups, haut et bas mènent aux essais à la place, Suppr efface un coup.
study-has-signs = avec des signes sur le plateau
study-sibling-before = Variante précédente
study-sibling-after = Variante suivante
study-promote = Faire monter
study-promoted = La variante est montée.
study-promoted-main = C’est maintenant la suite principale.
study-delete = Effacer à partir d’ici
study-deleted =
    { $count ->
        [1] Effacé : { $move }.
       *[other] Effacés : { $move } et la suite, { $count } coups en tout.
    }
study-restore = Rétablir
study-restored = C’est rétabli.
study-remarks = Notes sur cette position
study-comment = Commentaire
study-signs = Poser des signes sur le plateau
study-signs-done = Terminé, continuer à jouer
study-signs-clear = Enlever tous les signes
study-signs-how = Touchez une case pour y poser le signe ; le même encore une fois l’enlève.
study-sign-colour = Couleur
study-sign-shape = Forme
sign-green = Vert
sign-red = Rouge
sign-blue = Bleu
sign-amber = Ambre
sign-ring = Anneau
sign-square = Carré
sign-triangle = Triangle
sign-cross = Croix
study-save = Enregistrer l’étude
study-link-too-long = Cette étude est trop grande pour un lien. Enregistrez un fichier et envoyez-le.
study-chapters =
    { $count ->
        [1] L’étude
       *[other] L’étude : { $count } chapitres
    }
study-name = Nom de l’étude
study-chapter = { $number }. { $game }
study-chapter-name = Nom de ce chapitre
study-chapter-add = Nouveau chapitre
study-chapter-added = Un nouveau chapitre, encore vide.
study-chapter-remove = Effacer ce chapitre
study-chapter-removed = Le chapitre est effacé.
study-is-kept = Chaque changement est gardé sur cet appareil.
study-kept-when = Elle est gardée sur cet appareil dès qu’il y a plus d’une seule suite de coups.
study-not-kept = Cet appareil n’a plus de place pour garder l’étude. Enregistrez un fichier.
study-kept = Vos études sur cet appareil
study-kept-size =
    { $chapters ->
        [1] { $moves ->
            [1] un coup
           *[other] { $moves } coups
        }
       *[other] { $chapters } chapitres, { $moves } coups
    }
study-forget = Effacer
study-forgotten = Effacé : { $name }.
study-loaded = L’étude est ouverte.
study-play = Jouer à partir d’ici
study-play-side = Vous jouez
study-play-not-here = Ici, une partie ne se joue que depuis son début.
study-play-later-round = Cette position appartient à une manche suivante, dont les précédentes ne sont pas connues ici. Ouvrez toute la partie pour jouer à partir d’elle.
study-pictures = Images et papier
study-picture-svg = Image (SVG)
study-picture-png = Image (PNG)
study-picture-film = La manche en image animée
study-picture-saved = L’image est enregistrée.
study-print = Imprimer une feuille
study-lay = Composer une position
study-lay-how = Choisissez une pièce et touchez les cases où elle se trouve. Le programme cherche ensuite des coups qui y mènent.
study-lay-piece = Pièce
study-lay-erase = Enlever
study-lay-turn = Au tour de
study-lay-anybody = n’importe qui
study-lay-find = Chercher les coups
study-lay-clear = Vider le plateau
study-lay-cleared = Le plateau est vide.
study-lay-leave = Annuler
study-lay-searching = Recherche des coups, dix secondes au plus…
study-lay-found =
    { $count ->
        [0] Le plateau est vide comme au début.
        [1] Trouvé : un coup y mène.
       *[other] Trouvé : { $count } coups y mènent.
    }
study-lay-floating = { $where } : rien n’y tient la pièce.
study-lay-impossible = Aucune suite de coups permis ne mène à cette position. C’est prouvé.
study-lay-not_found =
    { $positions ->
        [1] Aucun coup trouvé qui y mène. Cela ne prouve pas qu’il n’y en ait pas.
       *[other] Parmi { $positions } positions, aucune n’y mène. Cela ne prouve pas qu’il n’y en ait pas.
    }
study-by-solver =
    { $looked ->
        [yes] solveur exact, de son livre ou de sa mémoire
       *[no] solveur exact
    }
study-by-table = table du jeu résolu
study-by-proof = preuve gardée
study-by-alphabeta = calculé d’avance
study-by-threats = recherche de menaces
study-by-mcts = essayé
study-by-rules = les règles
study-work-depth =
    { $depth ->
        [1] profondeur d’un coup
       *[other] profondeur de { $depth } coups
    }
study-work-nodes =
    { $count ->
        [1] une position
       *[other] { $count } positions
    }
study-work-games =
    { $count ->
        [1] une partie
       *[other] { $count } parties
    }

study-note-win = gagne
study-note-win-in = gagne { $plies }
study-note-draw = nul
study-note-draw-in = nul
study-note-loss = perd
study-note-loss-in = perd { $plies }
study-note-guess = ~{ $percent } %
study-note-unknown = ?
study-win = Gagne
study-win-in = Gagne en { $plies }
study-win-within = Gagne en { $plies } au plus
study-draw = Partie nulle
study-loss = Perd
study-loss-in = Perd en { $plies }
study-loss-within = Perd en { $plies } au plus
study-estimate = Environ { $percent } % (estimation)
study-unknown = On ne sait pas
study-at-least-draw = au moins nul
study-at-least-win = gagné
study-at-most-draw = au mieux nul
study-at-most-loss = perdu
study-explained-of = Ce que fait { $move }

record-title = Parties enregistrées et liens
record-save = Enregistrer un fichier
record-copy = Copier le texte
record-copied = La partie est copiée
record-file = Ouvrir un fichier
record-paste = Ou coller une partie, des coups ou un lien
record-help = Par exemple 444442, un lien de cette page ou un de connect4.gamesolver.org.
record-load = Ouvrir
record-loaded =
    { $count ->
        [1] Ouverte : un coup.
       *[other] Ouverte : { $count } coups.
    }

review-title = Analyse de partie
review-lead = Ouvrez une partie enregistrée pour voir où elle a basculé.
review-start = Analyser la partie
review-again = Recommencer l’analyse
review-progress = { $done } coups regardés sur { $total }…
review-stopped = Arrêté. { $done } coups ont été regardés sur { $total }.
review-done = Les { $total } coups ont été regardés.
review-hidden = Cette partie se joue encore les yeux bandés. L’analyse s’ouvrira quand elle sera finie.
review-graph = Le cours de la partie
review-graph-two = Au-dessus du milieu, l’avantage est à { $one } ; en dessous, à { $two }.
review-graph-many = La situation vue par le joueur dont c’était le tour.
review-legend-proved = Prouvé
review-legend-guess = Estimé
review-legend-turn = Moment décisif
review-legend-now = Le coup affiché
review-player-of = { $name } ({ $colour })
review-rounds = Manches de la partie
review-copy = Copier le lien vers ce coup
review-table = La même chose en tableau
review-player = Joueur
review-played = Joué
review-before = Situation
review-left = Après le coup
review-turns = Moments décisifs
review-no-turns = Aucun coup n’a rien lâché.
review-turn-win_to_draw = Coup { $number }, { $who } : { $played } laisse échapper le gain, la partie devient nulle. { $best } gagnait.
review-turn-win_to_loss = Coup { $number }, { $who } : { $played } change un gain en perte. { $best } gagnait.
review-turn-draw_to_loss = Coup { $number }, { $who } : { $played } perd. { $best } gardait la partie nulle.
review-turn-mistake = Coup { $number }, { $who } : { $played } semble une erreur (estimation). { $best } paraissait meilleur.
review-settled = Tout était joué dès le coup { $number }.
review-try = Essayer autrement
review-value-here = Avant ce coup : { $value }
review-best-here = Le meilleur était { $move }.

practise-start =
    { $count ->
        [one] S’exercer sur ses erreurs : { $count } position
       *[other] S’exercer sur ses erreurs : { $count } positions
    }
practise-title = S’exercer sur ses erreurs
practise-number = { $number } sur { $count }.
practise-task-win = Un seul coup garde le gain. Lequel ?
practise-task-draw = Un seul coup garde la nulle. Lequel ?
practise-task-estimate = D’après l’estimation, un coup est nettement meilleur que tous les autres. Lequel ?
practise-right = C’est le coup !
practise-wrong = Pas celui-là. Voyez ce qu’il fait.
practise-shown = C’était ce coup :
practise-again = Réessayer
practise-show = Montrer le coup
practise-next = Position suivante
practise-end = Retour à l’analyse
practise-done = C’est tout : { $right } sur { $count } au premier essai.
