# On the shelf

game-flip = Flip
line-flip = Lancez vos jetons sur deux plateaux, le plus vite possible, et annoncez votre ligne en premier.
players-flip = 2 joueurs ou équipes
age-flip = dès 7 ans
length-flip = 5 minutes
mode-basic = La course
mode-basic-help = Tous deux lancent en même temps. Contrôlez quatre cases alignées et annoncez-le.
mode-championship = Championnat
mode-championship-help = Des courses aux points : deux pour une ligne en haut, un pour une ligne en bas.
mode-pro = Pro
mode-pro-help = Un lancer chacun son tour, avec des jetons à pouvoir. Qui a le plus de jetons dans une case la contrôle.
option-powers = Jetons à pouvoir
option-powers-help = Combien de chaque sorte pour chacun.

# Moves in lists

move-upper = plateau du haut { $cell }
move-lower = plateau du bas { $cell }
move-tray = sur un plateau, hors des cases
move-miss = à côté des plateaux
move-row = La rangée
move-column-out = La colonne
move-lands = { $who }, { $move }
move-double-chance = { $who }, double chance, { $move }
move-mega-bomb = { $who }, méga bombe, { $move }
move-line-out = { $who }, ligne dehors, { $move }
move-cell-out = { $who }, case dehors, { $move }
move-thrown = { $who } a lancé
move-calls = { $who } annonce une ligne

# What it asks for

prompt-race = Aussi vite que possible : quatre alignés sur un plateau.
prompt-race-call = Aussi vite que possible. Quatre alignés ? Annoncez-le !
prompt-throw = Lancez un jeton.
prompt-throw-again = Double chance : lancez encore une fois.
prompt-clear-line = Choisissez la ligne de cases à vider.
prompt-clear-cell = Choisissez une case à vider.

# flip
flip-table = Plateaux et lanceurs
flip-tray = { $tray ->
    [U] Plateau du haut
   *[L] Plateau du bas
  }
flip-cell = { $tray ->
    [U] haut { $cell }
   *[L] bas { $cell }
  }
flip-place-tray = sur un plateau, hors des cases
flip-place-miss = à côté des plateaux
flip-cell-empty = { $name } : vide
flip-cell-neutral = { $name } : à personne, { $count ->
    [1] un jeton
   *[other] { $count } jetons
  } : { $tokens }
flip-cell-held = { $name } : à { $player }, { $count ->
    [1] un jeton
   *[other] { $count } jetons
  } : { $tokens }
flip-choose = Choisir { $name }
flip-launcher = Lanceur : { $name }
flip-strip = Lanceur : { $name }. { $keys } Touche « ? » pour l’aide.
flip-left = { $count ->
    [0] plus un seul jeton
    [1] encore un jeton
   *[other] encore { $count } jetons
  }
flip-kind = Jeton
flip-kind-N = Ordinaire
flip-kind-2 = Double chance
flip-kind-M = Méga bombe
flip-kind-L = Ligne dehors
flip-kind-C = Case dehors
flip-pull = Appuyez, tirez, relâchez
flip-band = { $tray ->
    [U] Haut
   *[L] Bas
  }
flip-pull-help = Appuyez devant une colonne, au-dessus du trait pour le plateau du haut, au-dessous pour celui du bas. Plus vous appuyez haut, plus le tir est raide ; plus vous tirez loin, plus il est fort ; tirer de côté le fait tourner.
flip-part-side = Place
flip-part-turn = Direction
flip-part-tilt = Inclinaison
flip-part-power = Force
flip-aims-at = Vise { $place }
flip-aims-off = Vise à côté des plateaux
flip-hand-aims-at = { $name } vise { $place }.
flip-hand-aims-off = { $name } vise à côté des plateaux.
flip-throw = Lancer
flip-call = PUISSANCE 4 !
flip-keys = Touches : Q D ou ← → déplacent, A E ou « ^ » « $ » tournent, Z X ou ↑ ↓ inclinent (clavier AZERTY) ; tenez Espace ou Entrée pour la force{ $calls ->
    [yes]  ; le point d’exclamation, ou Maj avec l’une des deux, annonce.
   *[no] .
  }
flip-keys-left = Touches (AZERTY) : Q D déplacent, A E tournent, Z X inclinent ; tenez Espace pour la force{ $calls ->
    [yes]  ; Maj et Espace annoncent.
   *[no] .
  }
flip-keys-right = Touches (AZERTY) : ← → déplacent, « ^ » et « $ » tournent, ↑ ↓ inclinent ; tenez Entrée pour la force{ $calls ->
    [yes]  ; Maj et Entrée annoncent.
   *[no] .
  }
flip-wait-flying = Un jeton est en l’air
flip-wait-choice = Choisissez d’abord l’effet du jeton
flip-hand-of = { $name } lance
flip-round-over = La manche est finie
flip-over = La partie est finie
flip-none-left = Plus de jetons
flip-your-throw = { $you ->
    [yes] À vous de lancer.
   *[no] { $name } lance.
  }
flip-air = { $count ->
    [0] Rien en l’air
    [1] Un jeton en l’air :
   *[other] { $count } jetons en l’air :
  }
flip-choose-line = Quelle ligne vider ?
flip-row = Vider la rangée
flip-col = Vider la colonne
flip-choose-cell = Choisissez la case à vider.
flip-target = Cible : { $place }
flip-landed = { $who } : { $place }.
flip-launched = { $name } a lancé.
flip-call-won = { $you ->
    [yes] Vous annoncez Puissance 4 !
   *[no] { $who } annonce Puissance 4 !
  }
flip-call-waits = { $you ->
    [yes] Vous annoncez Puissance 4 ! Les jetons en l’air décident.
   *[no] { $who } annonce Puissance 4 ! Les jetons en l’air décident.
  }
flip-call-wrong = { $you ->
    [yes] Vous annoncez Puissance 4, mais sans ligne. Le jeu continue.
   *[no] { $who } annonce Puissance 4, mais sans ligne. Le jeu continue.
  }
flip-call-undone = { $you ->
    [yes] Votre annonce est annulée : la ligne est rompue.
   *[no] { $who } : annonce annulée, la ligne est rompue.
  }
flip-removed = { $you ->
    [yes] Vous avez vidé des cases.
   *[no] { $who } a vidé des cases.
  }
flip-read-cell = { $cell } { $whose }{ $count ->
    [1] {""}
   *[other] {" "}avec { $count } jetons
  }
flip-read-nobody = à personne
flip-read-tray = { $name } : { $cells }.
flip-read-empty = { $name } : vide.
flip-read-column = { $tray ->
    [U] Plateau du haut, colonne { $column }
   *[L] Plateau du bas, colonne { $column }
  }
flip-read-row = { $tray ->
    [U] Plateau du haut, rangée { $row }
   *[L] Plateau du bas, rangée { $row }
  }
flip-may-throw = { $count ->
    [1] Vous pouvez lancer : encore un jeton.
   *[other] Vous pouvez lancer : encore { $count } jetons.
  }
flip-no-call = Rien à annoncer pour l’instant.
flip-help = O la visée, C et R la colonne et la rangée visées, V les deux plateaux, L le dernier jeton posé, M ce que vous pouvez faire, P à qui le tour, S score, T pendules. Virgule et point-virgule reculent et avancent dans les lancers, Échap ramène au présent.
flip-past = Lancer { $at } sur { $length }.
flip-past-start = Avant le premier lancer.
flip-read-none = Rien n’est encore tombé.
flip-deep = En trois dimensions
flip-replay = Revoir
flip-replay-play = Lecture
flip-replay-pause = Pause
flip-replay-speed = Vitesse
flip-replay-moment = Seconde { $now } sur { $end }
flip-replay-close = Retour à la partie

# In puzzles

board-kind-token = Jeton
