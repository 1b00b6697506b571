welcome = { $game }. Escribe una jugada, o «ayuda».
which-game = ¿Qué juego?
no-such-game = No hay ningún juego «{ $word }». Escribe su número o su nombre.
to-move = Le toca al jugador { $player }.
to-move-both = Los dos pueden actuar.
played = Jugador { $player }: { $token }.
happened = { $token }.
round-won = La ronda { $round } es para: jugador { $winners } ({ $reason }). Puntuación { $scores }.
round-drawn = La ronda { $round } acaba en empate ({ $reason }). Puntuación { $scores }.
match-won = Victoria: jugador { $winners } ({ $reason }). Puntuación { $scores }.
match-drawn = Empate ({ $reason }). Puntuación { $scores }.
both-winners = { $first } y { $second }
score = Puntuación { $scores }. En la mano { $hand }.
moves = Jugadas: { $moves }
no-moves = Aún no se ha hecho ninguna jugada.
legal = { $count ->
    [one] Una jugada: { $tokens }
   *[other] { $count } jugadas: { $tokens }
}
illegal = { $token } no se puede jugar ahora. Escribe «jugadas» para saber qué se puede.
unreadable = { $token } no es una jugada de este juego. Una jugada se escribe, por ejemplo, { $like }.
over = La partida ha terminado. Escribe «retirar», «guardar» o «salir».
undone = Retirada: { $token }.
nothing-to-undo = No hay nada que retirar.
saved = Guardado en { $file }.
not-saved = No se ha podido guardar en { $file }: { $why }. La partida sigue.
resumed = { $count ->
    [one] Se sigue tras una jugada.
   *[other] Se sigue tras { $count } jugadas.
}
nothing-to-resume = No hay ninguna partida que seguir.
goodbye = Hasta pronto. Para seguir más tarde: quatuor play --resume
blindfolded = Nadie ve el tablero. Escribe «palpar» y una casilla, por ejemplo «palpar b3».
feel-empty = { $place }: vacía.
feel-solid = { $place }: maciza, altura { $height }.
feel-holed = { $place }: hueca, altura { $height }.
feel-where = Escribe «palpar» y una casilla de a1 a d4.
help = Una jugada se escribe, por ejemplo, { $like }. Además: tablero, jugadas, puntos, partida, retirar, guardar ARCHIVO, ayuda, salir.
reason-line = una línea
reason-pattern = una figura
reason-target = puntos suficientes
reason-blocked = nadie puede jugar
reason-full = todas las piezas están puestas
reason-repetition = la misma posición por tercera vez
reason-limit = el límite de jugadas
reason-last = no queda nadie más en juego
reason-rounds = se han jugado todas las rondas
player = el jugador { $player }
puzzle-title = { $game }, problema { $id }, fuerza { $rating }.
puzzle-win = Eres el jugador { $player }: gana en { $plies ->
    [one] una media jugada
   *[other] { $plies } medias jugadas
} como máximo.
puzzle-quiet = Eres el jugador { $player }: gana en { $plies ->
    [one] una media jugada
   *[other] { $plies } medias jugadas
} como máximo. Empieza con una jugada tranquila.
puzzle-trap = Eres el jugador { $player }: tras una sola jugada, cualquier respuesta te deja ganar enseguida. Encuéntrala.
puzzle-power = Eres el jugador { $player }: gana en { $plies ->
    [one] una media jugada
   *[other] { $plies } medias jugadas
} como máximo, con una ficha especial.
puzzle-announce = Eres el jugador { $player }: ¿hay alguna línea que cantar? Gana ya.
puzzle-throw = Eres el jugador { $player }: gana en este turno. ¿Qué ficha, y dónde?
puzzle-sure = Cada lanzamiento cae donde apuntas.
puzzle-defence = Eres el jugador { $player }: una sola jugada no pierde en { $plies ->
    [one] una media jugada
   *[other] { $plies } medias jugadas
}. Encuéntrala.
puzzle-draw = Eres el jugador { $player }: una sola jugada salva el empate. Encuéntrala.
puzzle-next = Eres el jugador { $player }: no dejes ganar al siguiente.
puzzle-keep = Eres el jugador { $player }: gana todas las fichas que puedas en este turno.
puzzle-score = Eres el jugador { $player }: gana todos los puntos que puedas en { $plies ->
    [one] una media jugada
   *[other] { $plies } medias jugadas
}, contando las respuestas.
puzzle-right = { $token }: correcto. La respuesta: { $reply }. Sigue.
puzzle-go-on = { $token }: correcto. Sigue con tu turno.
puzzle-solved = { $token }: ¡resuelto! Escribe «siguiente» o «salir».
puzzle-wrong = { $token } no es la jugada: después { $line }. Prueba otra vez.
puzzle-wrong-end = { $token } no es la jugada. Prueba otra vez.
puzzle-over = Este problema está resuelto. Escribe «siguiente» o «salir».
puzzle-solution = Solución: { $line }. Escribe «siguiente» o «salir».
puzzle-last = Era el último problema.
puzzle-help = Una jugada se escribe, por ejemplo, { $like }. Además: pista, tarea, tablero, jugadas, palpar, solución, siguiente, ayuda, salir.
puzzle-goodbye = { $count ->
    [one] Hasta pronto. Has resuelto un problema.
   *[other] Hasta pronto. Has resuelto { $count } problemas.
}
hint-columns = Mira las columnas { $columns }.
hint-cells = Mira { $cells }.
hint-think = No se trata de un solo punto del tablero.
hint-kind = Se trata de esto: { $kind }.
hint-from = Se trata de esto: { $kind }, desde { $cells }.
hint-move = La jugada es { $token }.
piece-piece = una pieza
piece-disc = una ficha
piece-marble = una canica
piece-token = una ficha normal
piece-pop = sacar una ficha
piece-anvil = el yunque
piece-wall = el muro
piece-double = el doble
piece-breaker = el demoledor
piece-bonus = la pieza bonus
piece-solid = una pieza maciza
piece-holed = una pieza hueca
piece-double-solid = una doble, cara maciza arriba
piece-double-holed = una doble, cara hueca arriba
piece-double-chance = el doble tiro
piece-mega-bomb = la megabomba
piece-line-out = la ficha «fuera línea»
piece-cell-out = la ficha «fuera casilla»
piece-place = se pone una pieza
piece-move = se mueve una pieza
piece-announce = cantar
piece-decline = sin segunda ficha
piece-lands = un lanzamiento
piece-clear-row = vaciar la fila
piece-clear-column = vaciar la columna
piece-clear-cell = vaciar una casilla

# What may be typed: several words for one thing are separated by commas. The English ones always work.

command-board = tablero
command-legal = jugadas
command-score = puntos
command-moves = partida
command-undo = retirar
command-save = guardar
command-feel = palpar
command-help = ayuda
command-quit = salir
command-hint = pista
command-solution = solución, solucion
command-next = siguiente
command-task = tarea
