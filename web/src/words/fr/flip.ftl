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
    [one] un jeton
   *[other] { $count } jetons
  } : { $tokens }
flip-cell-held = { $name } : à { $player }, { $count ->
    [one] un jeton
   *[other] { $count } jetons
  } : { $tokens }
flip-choose = Choisir { $name }
flip-launcher = Lanceur de { $name }
flip-strip = Lanceur de { $name }. { $keys } O dit la visée, V les plateaux, L le dernier jeton posé.
flip-left = { $count ->
    [one] encore un jeton
   *[other] encore { $count } jetons
  }
flip-kind = Jeton
flip-kind-N = Ordinaire
flip-kind-2 = Double chance
flip-kind-M = Méga bombe
flip-kind-L = Ligne out
flip-kind-C = Case out
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
flip-throw = Lancer
flip-call = PUISSANCE 4 !
flip-keys = Touches : Q D ou ← → déplacent, A E ou « ; » « : » tournent, Z S ou ↑ ↓ inclinent (clavier AZERTY) ; tenez Espace ou Entrée pour la force{ $calls ->
    [yes]  ; C ou P annonce.
   *[no] .
  }
flip-keys-left = Touches (AZERTY) : Q D déplacent, A E tournent, Z S inclinent ; tenez Espace pour la force{ $calls ->
    [yes]  ; C annonce.
   *[no] .
  }
flip-keys-right = Touches (AZERTY) : ← → déplacent, point-virgule et deux-points tournent, ↑ ↓ inclinent ; tenez Entrée pour la force{ $calls ->
    [yes]  ; P annonce.
   *[no] .
  }
flip-wait-flying = Un jeton est en l’air
flip-wait-choice = Choisissez d’abord l’effet du jeton
flip-hand-of = C’est à { $name } de lancer
flip-round-over = La manche est finie
flip-over = La partie est finie
flip-none-left = Plus de jetons
flip-your-throw = À { $name } de lancer.
flip-air = { $count ->
    [0] Rien en l’air
    [one] Un jeton en l’air :
   *[other] { $count } jetons en l’air :
  }
flip-choose-line = Quelle ligne vider ?
flip-row = Vider la rangée
flip-col = Vider la colonne
flip-choose-cell = Choisissez la case à vider.
flip-landed = { $player } : { $place }.
flip-launched = { $name } a lancé.
flip-call-won = { $name } annonce Puissance 4 !
flip-call-waits = { $name } annonce Puissance 4 ! Les jetons en l’air décident.
flip-call-wrong = { $name } annonce Puissance 4, mais sans ligne. Le jeu continue.
flip-call-undone = L’annonce de { $name } est annulée : la ligne est rompue.
flip-removed = { $name } a vidé des cases.
flip-read-cell = { $cell } { $whose }{ $count ->
    [one] {""}
   *[other] {" "}avec { $count } jetons
  }
flip-read-nobody = à personne
flip-read-tray = { $name } : { $cells }.
flip-read-empty = { $name } : vide.
flip-read-none = Rien n’est encore tombé.
flip-deep = En trois dimensions
flip-replay = Revoir
flip-replay-play = Lecture
flip-replay-pause = Pause
flip-replay-speed = Vitesse
flip-replay-moment = Seconde { $now } sur { $end }
flip-replay-close = Retour à la partie
