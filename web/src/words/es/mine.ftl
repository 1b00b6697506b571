## What a table plays

join-by = { $name } te invita
invitation-variant = Variante
invitation-length = La partida
invitation-clock = Reloj
invitation-options = Además
clock-own-sudden = { $time } por jugador{ $increment ->
    [0] {""}
    [one] , más un segundo por turno
   *[other] , más { $increment } segundos por turno
}
clock-own-move = { $time } por turno
clock-own-correspondence = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
}
match-one = una ronda
match-wins = se juega a { $count ->
    [one] una ronda ganada
   *[other] { $count } rondas ganadas
}
match-target = se juega a { $count ->
    [one] un punto
   *[other] { $count } puntos
  }
match-rounds_max = { $count ->
    [one] una ronda como máximo
   *[other] { $count } rondas como máximo
}
match-mode-senses-two = una ronda
match-mode-senses-three = tres rondas a puntos
match-mode-blindfold = una ronda
lobby-host = Invita { $name }

## My games

link-mine = Partidas
mine-count = { $count ->
    [one] 1 te espera
   *[other] { $count } te esperan
}
mine-title = Mis partidas
mine-lead = Todas las mesas en las que juegas, en este navegador.
overlooked-title = Lo que sueles pasar por alto
mine-empty = Aquí aún no has jugado.
mine-waiting = Te esperan
mine-playing = En juego
mine-finished = Terminadas
mine-continue = Sigue donde lo dejaste
mine-all = Todas mis partidas
mine-against = con { $names }
mine-computer = el ordenador ({ $level })
mine-alone = en esta pantalla
mine-gathering = a la espera de jugadores
mine-substituted = otra persona tiene tu sitio
mine-won = Has ganado
mine-lost = Has perdido
mine-draw = Empate
mine-go-on = Seguir
mine-open = Abrir
mine-leave-sure = ¿Dejar { $game }? Esta partida desaparecerá de la lista.
mine-left = Has dejado { $game }.
mine-review = Repasar la partida

## Games as files

copies-title = Partidas en archivos
copies-lead = Abre una partida que hayas guardado aquí o en otro lugar: síguela o repásala.
copies-lead-kept = Tus partidas están solo en este navegador. Guárdalas de vez en cuando, o para seguir en otro dispositivo: abre allí el archivo.
copies-open = Abrir un archivo
copies-save-all = Guardar todas mis partidas
copies-save = Guardar
copies-running = { $count ->
    [one] una jugada, en curso
   *[other] { $count } jugadas, en curso
  }
copies-over = { $count ->
    [one] una jugada, terminada
   *[other] { $count } jugadas, terminada
  }
copies-play-on = Seguir
copies-nothing = Dentro no había ninguna partida.
copies-added = { $count ->
    [one] Una partida es nueva aquí.
   *[other] { $count } partidas son nuevas aquí.
  }
copies-continued = { $count ->
    [one] Una partida sigue como en el archivo.
   *[other] { $count } partidas siguen como en el archivo.
  }
copies-known = { $count ->
    [one] Una ya estaba aquí.
   *[other] { $count } ya estaban aquí.
  }
copies-different = { $count ->
    [one] Una se ha seguido tanto aquí como en el archivo: queda como está aquí.
   *[other] { $count } se han seguido tanto aquí como en el archivo: quedan como están aquí.
  }
copies-unreadable = { $count ->
    [one] Una no se puede leer: el archivo está modificado o viene de una versión más nueva.
   *[other] { $count } no se pueden leer: el archivo está modificado o viene de una versión más nueva.
  }
error-bad_backup = No se puede leer este archivo: está modificado o cortado. No se ha tomado nada de él.
error-whole_room = Este archivo contiene todas las partidas de una sala en el navegador de alguien. Solo se abre en una sala así; aquí se abren partidas sueltas.
error-hidden = Esta partida se juega a ciegas: se podrá guardar cuando termine.
error-not_begun = Allí no ha empezado aún ninguna partida.

## Who is away

news-substituted-computer = { $name } ha puesto un ordenador en el sitio de { $absent }.
news-substituted-free = { $name } ha dejado libre el sitio de { $absent }.
absence-wait = { $name } no está. Se puede sustituir dentro de { $seconds } s.
absence-now = { $name } no está. ¿Dar su sitio?
absence-away = { $name } no está
absence-wait-on = Esperar
absence-computer = Ordenador
absence-free = Liberar el sitio
absence-lost-computer = Mientras no estabas, { $by } ha puesto un ordenador en tu sitio.
absence-lost-free = Mientras no estabas, { $by } ha dejado libre tu sitio.
absence-back = Recuperar mi sitio
absence-sit = Sentarse
absence-seat = Hay un sitio libre.
error-too_soon = Un poco de paciencia: puede volver en cualquier momento.
error-not_away = Ya ha vuelto.
error-not_yours_to_give = Solo quienes juegan aquí pueden ceder el sitio.
error-no_match = Esa partida no se ha jugado en esta mesa.
