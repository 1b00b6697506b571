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
