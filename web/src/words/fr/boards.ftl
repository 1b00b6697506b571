# Les cases

board-comma = , { "" }
board-sign =
    { $shape ->
        [ring] anneau
        [square] carré
        [triangle] triangle
       *[cross] croix
    } { $colour ->
        [green] vert
        [red] rouge
        [blue] bleu
       *[amber] ambre
    }
board-colon = { " : " }
board-empty = vide
board-you = Vous
board-kind-of = { $kind } { $who }
board-cell = colonne { $column }, rangée { $row }
board-cell-of = plateau { $part }, { $cell }
board-exit = sortie de la colonne { $column }
board-column = Colonne { $column }
board-row = Rangée { $row }
board-part = Plateau { $part }
board-column-read = { $line }, depuis le { $side } : { $pieces }.
board-from-top = haut
board-from-bottom = bas
board-line-empty = { $line } : rien.

# Les pièces

board-kind-disc = Pion
board-kind-pop = Faire sortir
board-kind-piece = Pièce
board-kind-chosen = En main : { $kind }.
board-left = il en reste { $count }

# Ce qui a été joué

board-said-drops = { $who } : colonne { $column }, rangée { $row }.
board-said-pushes-kind = { $who } : { $what } dans la colonne { $column }.
board-said-kind = { $who } : { $what } en { $where }.
board-said-token = { $who } : { $token }.
board-said-pops =
    { $you ->
        [yes] Vous faites sortir un pion { $whose } de la colonne { $column }.
       *[no] { $who } fait sortir un pion { $whose } de la colonne { $column }.
    }
board-said-marble = { $who } : { $where }.
board-said-moves = { $who } : { $from }, vers { $where }.
board-said-hidden =
    { $you ->
        [yes] Vous avez joué.
       *[no] { $who } a joué.
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
board-reason-pattern = avec une figure
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
board-legal-moves = Déplacez une de vos pièces : { $cells }.
board-legal-places =
    { $count ->
        [1] Une place libre.
       *[other] { $count } places libres.
    }
board-legal-call = Ou annoncez une ligne.
board-last-none = Rien n’a encore été joué.
board-score = { $who } : { $score }.
board-score-none = Personne ne compte les points.
board-clock =
    { $who } : { $minutes ->
        [0] { "" }
        [1] 1 minute { "" }
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
board-help-kinds = Ces touches choisissent une pièce : { $kinds }.
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
            [1] Une autre ne porte rien de plus.
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
board-moves = Coups possibles
board-moves-from = Déplacer { $cell }
board-call = J’ai une ligne !
board-call-of = { $name } a une ligne !
board-call-wait = { $name } peut annoncer une ligne avec un coup, ou au début de son tour.
board-call-with = Annoncer avec ce coup
board-type = Écrire un coup
board-type-play = Jouer
board-type-unknown = « { $text } » ne peut pas être joué maintenant.

# Au toucher
