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
overlooked-title = Ce qui vous échappe souvent
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

## Des parties dans des fichiers

copies-title = Des parties dans des fichiers
copies-lead = Ouvrez une partie enregistrée ici ou ailleurs : continuez-la, ou revoyez-la.
copies-lead-kept = Vos parties ne sont que dans ce navigateur. Enregistrez-les de temps en temps, ou pour continuer sur un autre appareil : ouvrez-y le fichier.
copies-open = Ouvrir un fichier
copies-save-all = Enregistrer toutes mes parties
copies-save = Enregistrer
copies-running = { $count ->
    [one] { $count } coup, en cours
   *[other] { $count } coups, en cours
  }
copies-over = { $count ->
    [one] { $count } coup, terminée
   *[other] { $count } coups, terminée
  }
copies-play-on = Continuer
copies-nothing = Il n’y avait aucune partie dedans.
copies-added = { $count ->
    [one] { $count } partie est nouvelle ici.
   *[other] { $count } parties sont nouvelles ici.
  }
copies-continued = { $count ->
    [one] { $count } partie continue comme là-bas.
   *[other] { $count } parties continuent comme là-bas.
  }
copies-known = { $count ->
    [one] { $count } était déjà ici.
   *[other] { $count } étaient déjà ici.
  }
copies-different = { $count ->
    [one] { $count } a été continuée ici et là-bas : elle reste comme ici.
   *[other] { $count } ont été continuées ici et là-bas : elles restent comme ici.
  }
copies-unreadable = { $count ->
    [one] { $count } est illisible : le fichier a été modifié, ou vient d’une version plus récente.
   *[other] { $count } sont illisibles : le fichier a été modifié, ou vient d’une version plus récente.
  }
error-bad_backup = Ce fichier est illisible : il a été modifié ou coupé. Rien n’en a été repris.
error-whole_room = Ce fichier contient toutes les parties d’une salle dans un navigateur. Il ne s’ouvre que dans une telle salle ; ici, on ouvre des parties une à une.
error-hidden = Cette partie se joue les yeux bandés : elle pourra être enregistrée quand elle sera finie.
error-not_begun = Aucune partie n’y a encore commencé.

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
