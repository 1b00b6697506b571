# Problèmes : choisis, résolus, et ce que l’on sait de qui les résout.

puzzles-title = Problèmes
puzzles-lead = Dans chaque position un seul coup est juste, et c’est prouvé. Trouvez-le. Rien ne presse.
error-no_puzzle = Ce problème n’existe pas. Le lien a peut-être été coupé.
error-bad_day = Un jour s’écrit comme 2026-11-18.

# Choisir

puzzles-daily = Problème du jour
puzzles-daily-of = Problème du { $day }
puzzles-daily-lead = Le même pour tout le monde, jusqu’à minuit à Greenwich.
puzzles-choose = Choisir
puzzles-game = Jeu
puzzles-any-game = Tous les jeux
puzzles-about = De quoi il s’agit
puzzles-any-theme = N’importe
puzzles-asked = Ce qui est demandé
puzzles-themes = Thèmes
puzzles-strength = Difficulté
puzzles-easier = Plus facile
puzzles-suits = À ma force
puzzles-harder = Plus difficile
puzzles-start = Donnez-moi un problème
puzzles-count =
    { $count ->
        [one] Il y a { $count } problème de ce genre.
       *[other] Il y a { $count } problèmes de ce genre.
    }
puzzles-none = Il n’y a pas encore de problème de ce genre.

# Ce qui est demandé

puzzle-kind-win = Gagner
puzzle-kind-quiet = Premier coup tranquille
puzzle-kind-power = Gagner avec un pouvoir
puzzle-kind-trap = Ne laisser aucune réponse sûre
puzzle-kind-announce = Annoncer une ligne
puzzle-kind-throw = Gagner par un lancer
puzzle-kind-defence = La seule défense
puzzle-kind-draw = Sauver la nulle
puzzle-kind-next = Arrêter le joueur suivant
puzzle-kind-keep = Garder le plus de pions
puzzle-kind-score = Marquer le plus
puzzle-task-win =
    { $count ->
        [1] { $who } : gagnez en un coup.
       *[other] { $who } : gagnez en { $count } coups.
    }
puzzle-task-quiet = { $who } : gagnez en { $count } coups. Cela commence par un coup tranquille.
puzzle-task-power =
    { $count ->
        [1] { $who } : gagnez en un coup avec une pièce qui a un pouvoir. Laquelle, et où ?
       *[other] { $who } : gagnez en { $count } coups avec une pièce qui a un pouvoir. Laquelle, et où ?
    }
puzzle-task-trap = { $who } : trouvez le coup après lequel toute réponse vous laisse gagner aussitôt.
puzzle-task-announce = { $who } : y a-t-il une ligne à annoncer ? Gagnez tout de suite.
puzzle-task-throw = { $who } : gagnez à ce tour. Quel jeton, et où ?
puzzle-task-defence = { $who } : un seul coup ne perd pas. Trouvez-le.
puzzle-task-draw = { $who } : un seul coup sauve la nulle. Trouvez-le.
puzzle-task-next = { $who } : ne laissez pas gagner le joueur suivant.
puzzle-task-keep = { $who } : gardez le plus de pions possible à ce tour.
puzzle-task-score = { $who } : gagnez le plus de points, réponses comprises.
puzzle-task-lands = Chaque lancer tombe où vous visez.
puzzle-task-hidden = Personne ne voit ce plateau. Touchez ses places, au clavier ou du doigt.

# Thèmes

puzzle-theme-moves =
    { $count ->
        [1] Un coup à trouver
       *[other] { $count } coups à trouver
    }
puzzle-theme-opening = Au début
puzzle-theme-middle = Au milieu
puzzle-theme-endgame = À la fin
puzzle-theme-column = Une ligne en colonne
puzzle-theme-row = Une ligne en rangée
puzzle-theme-slanted = Une diagonale
puzzle-theme-through-boards = Une ligne à travers plusieurs plateaux
puzzle-theme-two-threats = Deux menaces à la fois
puzzle-theme-far = Un coup de l’autre côté du plateau
puzzle-theme-zugzwang = Zugzwang : toute réponse fait du tort
puzzle-theme-quiet = Un premier coup tranquille
puzzle-theme-several = Trois ou quatre joueurs
puzzle-do-place = on pose une pièce
puzzle-do-move = on déplace une pièce
puzzle-do-announce = on annonce une ligne
puzzle-do-decline = on ne joue rien
puzzle-do-lands = on lance un jeton
puzzle-do-clear-row = on vide une rangée
puzzle-do-clear-column = on vide une colonne
puzzle-do-clear-cell = on vide une case

# Résoudre

puzzle-title = { $game } : problème
puzzle-rated = Force { $rating }
puzzle-right = { $move } : juste. Continuez.
puzzle-right-reply = { $move } : juste. La réponse : { $reply } À vous de nouveau.
puzzle-solved = { $move } : résolu !
puzzle-wrong = { $move } : pas celui-là. La réponse : { $reply }
puzzle-wrong-end = { $move } : pas celui-là.
puzzle-solution = La solution : { $line }
puzzle-again = Reprendre le coup
puzzle-hint = Indice
puzzle-hint-more = Encore un indice
puzzle-hint-columns = Regardez les colonnes { $columns }.
puzzle-hint-cells = Regardez ici : { $cells }.
puzzle-hint-anywhere = Il ne s’agit pas d’un seul endroit du plateau.
puzzle-hint-piece = Il s’agit de ceci : { $piece }.
puzzle-hint-piece-from = Il s’agit de ceci : { $piece }, depuis ici : { $cells }.
puzzle-hint-move = Le coup : { $move }.
puzzle-show = Montrer la solution
puzzle-next = Problème suivant
puzzle-study = L’étudier
puzzle-share = Copier le lien
puzzle-shared = Le lien est copié.
puzzle-choose = Tous les problèmes
puzzle-themes = Thèmes : { $themes }
puzzle-why = Ce que fait le coup
puzzle-counts = Un indice, un coup faux ou la solution : le problème compte comme non résolu. Chaque problème compte une fois.
puzzle-counted = Votre force : { $rating } ({ $change })
puzzle-counted-before = Vous connaissez déjà ce problème, il ne compte donc plus.

# Ce que l’on sait de vous

solver-title = Vous
solver-none = Résolvez quelques problèmes, et votre force s’affichera ici.
solver-strength = Force
solver-strength-is = { $rating }, à { $deviation } près
solver-run = Résolus de suite
solver-run-is = { $run }, au mieux { $longest }
solver-days = Jours de suite
solver-count = Problèmes
solver-kept = Gardé sur cet appareil seulement.
solver-plot = Votre force après chaque problème : { $count } jusqu’ici, de { $first } à { $last }, au plus { $most }.

# Ce que l’on ne voit pas

overlooked-lead = Vos erreurs dans les parties analysées jusqu’au bout et les problèmes manqués, selon leur thème.
overlooked-none = On n’en sait encore rien. Analysez une de vos parties jusqu’au bout, ou résolvez des problèmes : ce qui vous échappe est compté ici.
overlooked-games =
    { $games ->
        [one] { $games } fois dans vos parties
       *[other] { $games } fois dans vos parties
    }
overlooked-puzzles =
    { $puzzles ->
        [one] { $puzzles } problème manqué
       *[other] { $puzzles } problèmes manqués
    }
overlooked-practise = S’y exercer

# La course contre la montre

race-title = Course contre la montre
race-lead = { $minutes } minutes, et chaque problème est un peu plus difficile que le précédent. Après { $most } coups faux, c’est fini. Votre force ne change pas.
race-start = Commencer
race-stop = Arrêter
race-score =
    { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    }, { $missed } sur { $most } faux
race-left = Encore { $seconds } secondes.
race-over =
    { $solved ->
        [one] La course est finie : { $solved } problème résolu.
       *[other] La course est finie : { $solved } problèmes résolus.
    }
race-best = Votre meilleur résultat : { $best }
race-open = Course contre la montre

# Tir sur cible

course-open = { $game } : tir sur cible
course-lead = Posez un jeton dans la case marquée. Vous avez trois jetons par cible : toucher avec le premier rapporte trois étoiles, avec le deuxième deux, avec le troisième une. Le plateau est vide à chaque lancer ; le hasard joue un peu, comme dans le jeu.
course-targets = Cibles
course-target =
    { $count ->
        [0] Cible { $number } : aucune étoile
        [1] Cible { $number } : une étoile
       *[other] Cible { $number } : { $count } étoiles
    }
course-total = { $stars } sur { $most } étoiles
course-hit =
    { $count ->
        [1] Touché ! Une étoile.
       *[other] Touché ! { $count } étoiles.
    }
course-missed-left =
    { $count ->
        [1] Manqué. Encore un jeton.
       *[other] Manqué. Encore { $count } jetons.
    }
course-missed = Manqué, et plus un seul jeton.
course-again = Réessayer
course-next = Cible suivante
