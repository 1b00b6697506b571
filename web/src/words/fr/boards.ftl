# Les cases

board-comma = , { "" }
board-colon = { " : " }
board-and = { " et " }
board-empty = vide
board-you = Vous
board-bonus-of = bonus { $who }
board-felt-solid = plein hauteur { $height }
board-felt-holed = creux hauteur { $height }
board-cell = colonne { $column }, rangée { $row }
board-cell-of = plateau { $plate }, { $cell }
board-panel-left = panneau gauche, rangée { $row }
board-panel-right = panneau droit, rangée { $row }
board-exit = sortie de la colonne { $column }
board-column = Colonne { $column }
board-row = Rangée { $row }
board-plate = Plateau { $plate }
board-column-read = { $line }, depuis le { $side } : { $pieces }.
board-from-top = haut
board-from-bottom = bas
board-line-empty = { $line } : rien.

# Les pièces

board-kind-disc = Pion
board-kind-anvil = Enclume
board-kind-wall = Mur
board-kind-double = Double
board-kind-breaker = Casseur
board-kind-pop = Faire sortir
board-kind-piece = Pièce
board-kind-bonus = Pièce bonus
board-kind-marble = Bille
board-kind-s = Plein
board-kind-h = Creux
board-kind-ds = Double, face pleine dessus
board-kind-dh = Double, face creuse dessus
board-kind-chosen = En main : { $kind }.
board-left = il en reste { $count }

# Ce qui a été joué

board-said-drops = { $who } : colonne { $column }, rangée { $row }.
board-said-power = { $who } : { $what } dans la colonne { $column }, rangée { $row }.
board-said-crushes =
    { $count ->
        [one] Un pion est éjecté.
       *[other] { $count } pions sont éjectés.
    }
board-said-pops =
    { $you ->
        [yes] Vous faites sortir un pion { $whose } de la colonne { $column }.
       *[no] { $who } fait sortir un pion { $whose } de la colonne { $column }.
    }
board-said-keeps =
    { $you ->
        [yes] Vous retirez un pion de la colonne { $column } et le gardez.
       *[no] { $who } retire un pion de la colonne { $column } et le garde.
    }
board-said-takes =
    { $you ->
        [yes] Vous retirez un pion de la colonne { $column }, sans ligne.
       *[no] { $who } retire un pion de la colonne { $column }, sans ligne.
    }
board-said-pushes = { $who } : colonne { $column }.
board-said-bonus = { $who } : pièce bonus dans la colonne { $column }.
board-said-falls-out = Une pièce tombe : { $what }.
board-said-marble = { $who } : { $where }.
board-said-moves = { $who } : { $from }, vers { $where }.
board-said-place = { $who } : { $place } est { $what }.
board-said-hidden =
    { $you ->
        [yes] Vous avez joué.
       *[no] { $who } a joué.
    }
board-said-declines =
    { $you ->
        [yes] Vous renoncez au deuxième pion.
       *[no] { $who } renonce au deuxième pion.
    }
board-said-calls =
    { $you ->
        [yes] Vous annoncez une ligne.
       *[no] { $who } annonce une ligne.
    }
board-said-no-line = Il n’y en a pas.
board-said-line = Ligne : { $cells }.
board-said-stake = Mise : { $stake }.
board-said-leaves =
    { $you ->
        [yes] Vous abandonnez.
       *[no] { $who } abandonne.
    }
board-said-starts =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
board-said-new = Nouveau plateau.
board-said-back = Coup repris.

# À qui le tour

board-turn =
    { $you ->
        [yes] À vous de jouer.
       *[no] { $who } joue.
    }
board-turn-yours =
    { $you ->
        [yes] À vous de jouer.
       *[no] { $who }, à vous de jouer.
    }
board-turn-goes-on =
    { $you ->
        [yes] Vous continuez.
       *[no] { $who } continue.
    }
board-ask-wall = Encore un pion, ou renoncez.
board-ask-double = Votre deuxième pion, maintenant.
board-ask-breaker = Choisissez un pion adverse à faire sortir.
board-ask-back = Remettez le pion par le haut.
board-ask-again = Retirez-en encore un.
board-ask-on = Il n’y a pas de ligne. Continuez.
board-won =
    { $you ->
        [yes] Vous gagnez { $reason }.
       *[no] { $who } gagne { $reason }.
    }
board-won-together =
    { $you ->
        [yes] { $who } gagnez { $reason }.
       *[no] { $who } gagnent { $reason }.
    }
board-drawn = Partie nulle { $reason }.
board-reason-line = avec une ligne
board-reason-pattern = avec un motif
board-reason-target = en atteignant le but
board-reason-blocked = parce que personne ne peut jouer
board-reason-full = parce que tout est posé
board-reason-repetition = par répétition
board-reason-limit = après le dernier coup
board-reason-last = faute d’adversaire
board-reason-rounds = après la dernière manche
board-reason-resignation = par abandon
board-reason-time = au temps
board-reason-agreement = d’un commun accord

# À haute voix

board-legal-none = Vous ne pouvez rien jouer pour l’instant.
board-legal-places =
    { $count ->
        [one] Une place libre.
       *[other] { $count } places libres.
    }
board-legal-moves = Déplacez une de vos billes : { $cells }.
board-legal-decline = Ou renoncez.
board-legal-call = Ou annoncez une ligne.
board-last-none = Rien n’a encore été joué.
board-score = { $who } : { $score }.
board-score-none = Personne ne compte les points.
board-clock =
    { $who } : { $minutes ->
        [0] { "" }
        [one] 1 minute { "" }
       *[other] { $minutes } minutes { "" }
    }{ $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
board-clock-none = Il n’y a pas de pendule.
board-lifted = Bille prise : { $where }. Choisissez où la poser, ou Échap.
board-put-down = Reposée.
board-cannot = Impossible ici.
board-cannot-full = La colonne { $column } est pleine.
board-cannot-column = Rien ne se joue dans la colonne { $column } pour l’instant.
board-cannot-kind = { $kind } : impossible pour l’instant.
board-cannot-taken = Impossible ici : { $there }.
board-not-your-turn = Ce n’est pas votre tour.
board-help =
    Les flèches déplacent, Entrée joue. O cette case, C colonne, R rangée, V tout le plateau,
    L dernier coup, M ce qui peut être joué, P à qui le tour, S score, T pendules,
    I écrire un coup. Virgule et point-virgule reculent et avancent dans les coups.
board-help-lines = X lit les lignes qui passent par cette case, H ce qui menace.
board-describes = Touche « ? » pour l’aide.
board-help-columns = Les chiffres jouent une colonne.
board-help-pops = X puis un chiffre, ou Maj et un chiffre, fait sortir un pion.
board-help-powers = A, W, D, B choisissent enclume, mur, double, casseur.
board-help-bonus = B choisit la pièce bonus ; Maj et un chiffre la pousse.
board-help-senses = 1 à 4 choisissent plein, creux, double plein dessus, double creux dessus.
board-help-call =
    { $shared ->
        [yes] Chacun annonce avec son propre bouton, après le plateau. Le point d’exclamation, ou Maj et Entrée, annonce avec le coup.
       *[no] Le point d’exclamation annonce ; Maj et Entrée annoncent avec le coup.
    }
board-call-with-on = Le prochain coup annonce une ligne.
board-call-with-off = Le prochain coup se joue sans annonce.

# Les lignes

board-lines-unknown = Les lignes de ce jeu ne sont pas lues.
board-lines-through =
    { $count ->
        [one] Une ligne passe par { $where }.
       *[other] { $count } lignes passent par { $where }.
    }
board-lines-one = De { $from } à { $to } : { $pieces }.
board-lines-empty =
    { $all ->
        [yes] Elles ne portent rien d’autre.
       *[no] { $empty ->
            [one] Une autre ne porte rien de plus.
           *[other] { $empty } autres ne portent rien de plus.
        }
    }
board-threat =
    { $you ->
        [yes] Il ne vous manque que { $cell }, avec { $others }.
       *[no] { $who } n’a plus besoin que de { $cell }, avec { $others }.
    }
board-threats-none = Il ne manque une seule case à personne.

# Revoir les coups

board-past = Coup { $at } sur { $length }.
board-past-start = Avant le premier coup.
board-past-now = Retour au présent.
board-past-leave = Revenir au présent
board-past-first = Vous regardez un coup passé. Échap ramène au présent.
board-past-unknown = Les coups précédents ne sont pas connus ici.

# Commandes

board-grid = Plateau
board-tray = Vos pièces
board-decline = Renoncer
board-call = J’ai une ligne !
board-call-of = { $name } a une ligne !
board-call-wait = { $name } peut annoncer une ligne avec un coup, ou au début de son tour.
board-call-with = Annoncer avec ce coup
board-type = Écrire un coup
board-type-play = Jouer
board-type-unknown = « { $text } » ne peut pas être joué maintenant.
board-kept =
    { $count ->
        [one] 1 pion gardé
       *[other] { $count } pions gardés
    }

# Le cube

board-cube = Montrer le cube
board-cube-hide = Cacher le cube
board-cube-left = Tourner à gauche
board-cube-right = Tourner à droite
board-cube-up = Basculer vers le haut
board-cube-down = Basculer vers le bas
board-cube-loading = Le cube arrive…
board-cube-failed = Ce navigateur ne sait pas dessiner le cube.

# Au toucher

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
