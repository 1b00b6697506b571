## Ce que joue une table

join-by = { $name } vous invite
invitation-variant = Variante
invitation-length = La partie
invitation-clock = Pendule
invitation-options = En plus
clock-own-sudden = { $time } chacun{ $increment ->
    [0] {""}
   *[other] , plus { $increment } secondes par tour
}
clock-own-move = { $time } par tour
clock-own-correspondence = { $days ->
    [1] Un jour par tour
   *[other] { $days } jours par tour
}
match-one = une manche
match-wins = au premier qui gagne { $count } manches
match-target = au premier à { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
match-rounds_max = { $count } manches au plus
match-mode-senses-two = une manche
match-mode-senses-three = trois manches aux points
match-mode-blindfold = une manche
lobby-host = { $name } invite

## Mes parties

link-mine = Mes parties
mine-count = { $count ->
    [1] 1 vous attend
   *[other] { $count } vous attendent
}
mine-title = Mes parties
mine-lead = Toutes les tables où vous êtes assis, dans ce navigateur.
mine-empty = Vous n’avez pas encore joué ici.
mine-waiting = On vous attend
mine-playing = En cours
mine-finished = Terminées
mine-continue = Reprendre où vous en étiez
mine-all = Toutes mes parties
mine-against = avec { $names }
mine-computer = l’ordinateur ({ $level })
mine-alone = sur cet écran
mine-gathering = en attente de joueurs
mine-substituted = quelqu’un d’autre a pris votre place
mine-won = Vous avez gagné
mine-lost = Vous avez perdu
mine-draw = Partie nulle
mine-go-on = Reprendre
mine-open = Ouvrir
mine-leave-sure = Quitter { $game } ? Cette partie disparaîtra de la liste.
mine-left = Vous avez quitté { $game }.
mine-review = Revoir la partie

## Les absents

news-substituted-computer = { $name } a mis un ordinateur à la place de { $absent }.
news-substituted-free = { $name } a libéré la place de { $absent }.
absence-wait = { $name } est absent. Remplaçable dans { $seconds } s.
absence-now = { $name } est absent. Donner sa place ?
absence-away = { $name } est absent
absence-wait-on = Attendre
absence-computer = Ordinateur
absence-free = Libérer la place
absence-lost-computer = Pendant votre absence, { $by } a mis un ordinateur à votre place.
absence-lost-free = Pendant votre absence, { $by } a libéré votre place.
absence-back = Reprendre ma place
absence-sit = S’asseoir
absence-seat = Une place est libre.
error-too_soon = Un peu de patience : la personne peut revenir d’un instant à l’autre.
error-not_away = La personne est déjà revenue.
error-not_yours_to_give = Seuls ceux qui jouent ici peuvent donner la place.
error-no_match = Cette partie n’a pas été jouée à cette table.
