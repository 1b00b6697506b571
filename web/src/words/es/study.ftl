# Study and review.

study-title = Estudio
study-colon = : { "" }
study-choose = Compón una posición jugándola, vuelve atrás, prueba otras jugadas y pregunta cuánto vale cada una.
study-start = Desde el principio
study-first = Al principio
study-back = Atrás
study-forward = Adelante
study-last = Al final
study-steps = Recorrer las jugadas
study-move-of = Jugada { $at } de { $length }
study-moves = Jugadas
study-no-moves = Aún no se ha jugado nada. Juega en el tablero, por todos los jugadores.
study-move = Jugada
study-value = Valor
study-values = Cuánto vale cada jugada
study-show = Mostrar los valores
study-hide = Ocultar los valores
study-explain = Los valores aparecen en el tablero y en una lista: demostrados donde es posible; si no, estimados.
study-time = Pensar como máximo
study-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
study-moment = un momento
study-thinking = Pensando, { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
} como máximo…
study-stop = Parar
study-over = La ronda ha terminado.
study-next-round = Pasar a la ronda { $round }
study-by-hand = En este juego decide la destreza de las manos. Nadie puede calcularla, así que no hay valores.
study-fewer = Mostrar menos
study-all = Mostrar las { $count } jugadas
study-best-line = La mejor continuación
study-play-line = Jugarla
study-pause = Pausa
study-source = Encontrado en { $time } por: { $engine }. «En 7» cuenta las jugadas de todos los jugadores.
study-took = { NUMBER($seconds, maximumFractionDigits: 1) } s
study-at-once = menos de 0,1 s
study-by-device = Calculado en este dispositivo.
study-by-server = Calculado por el servidor: este dispositivo no está listo.
study-engine-solver = solución exacta
study-engine-table = tabla del juego resuelto
study-engine-proof = demostración guardada
study-engine-book = libro de aperturas
study-engine-alphabeta = cálculo de continuaciones
study-engine-threats = búsqueda de amenazas
study-engine-mcts = ensayo de muchas partidas
study-engine-rules = reglas
study-best = La mejor: { $move }. { $value }.
study-copy = Copiar el enlace
study-copied = El enlace está copiado
study-review = Analizar la partida
study-other = Otro juego
study-variations = En vez de la jugada { $number }
study-tree-keys = Las flechas izquierda y derecha recorren las jugadas, arriba y abajo van a lo que se probó en su lugar, Supr borra una jugada.
study-has-signs = con marcas en el tablero
study-sibling-before = Variante anterior
study-sibling-after = Variante siguiente
study-promote = Subirla
study-promoted = La variante ha subido.
study-promoted-main = Ahora es la continuación principal.
study-delete = Borrar desde aquí
study-deleted =
    { $count ->
        [one] Borrado: { $move }.
       *[other] Borrado: { $move } y lo que seguía, { $count } jugadas en total.
    }
study-restore = Recuperar
study-restored = Recuperado.
study-remarks = Notas sobre esta posición
study-comment = Comentario
study-signs = Poner marcas en el tablero
study-signs-done = Listo, seguir jugando
study-signs-clear = Quitar todas las marcas
study-signs-how = Toca una casilla para poner ahí la marca; la misma otra vez la quita.
study-sign-colour = Color
study-sign-shape = Forma
sign-green = Verde
sign-red = Rojo
sign-blue = Azul
sign-amber = Ámbar
sign-ring = Anillo
sign-square = Cuadrado
sign-triangle = Triángulo
sign-cross = Cruz
study-save = Guardar el estudio
study-link-too-long = Este estudio es demasiado grande para un enlace. Guárdalo en un archivo y envíalo.
study-chapters =
    { $count ->
        [one] El estudio
       *[other] El estudio: { $count } capítulos
    }
study-name = Nombre del estudio
study-chapter = { $number }. { $game }
study-chapter-name = Nombre de este capítulo
study-chapter-add = Nuevo capítulo
study-chapter-added = Un capítulo nuevo, vacío de momento.
study-chapter-remove = Borrar este capítulo
study-chapter-removed = El capítulo está borrado.
study-is-kept = Cada cambio se conserva en este dispositivo.
study-kept-when = Se conserva en este dispositivo en cuanto haya más de una serie de jugadas.
study-not-kept = En este dispositivo no hay espacio para conservar el estudio. Guárdalo en un archivo.
study-kept = Tus estudios en este dispositivo
study-kept-size =
    { $chapters ->
        [one] { $moves ->
            [one] una jugada
           *[other] { $moves } jugadas
        }
       *[other] { $chapters } capítulos, { $moves } jugadas
    }
study-forget = Borrar
study-forgotten = Borrado: { $name }.
study-loaded = El estudio está abierto.
study-play = Jugar desde aquí
study-play-side = Juegas como
study-play-not-here = Aquí una partida solo se juega desde el principio.
study-play-later-round = Esta posición pertenece a una ronda posterior, y aquí no se conocen las anteriores. Abre la partida entera para jugar desde ella.
study-pictures = Imágenes y papel
study-picture-svg = Imagen (SVG)
study-picture-png = Imagen (PNG)
study-picture-film = La ronda como animación
study-picture-saved = La imagen está guardada.
study-print = Imprimir una hoja
study-lay = Componer una posición
study-lay-how = Elige una pieza y toca las casillas donde está. Después, el programa busca jugadas que lleven ahí.
study-lay-piece = Pieza
study-lay-erase = Quitar
study-lay-turn = Le toca a
study-lay-anybody = cualquiera
study-lay-find = Buscar las jugadas
study-lay-clear = Vaciar el tablero
study-lay-cleared = El tablero está vacío.
study-lay-leave = Cancelar
study-lay-searching = Buscando jugadas, diez segundos como máximo…
study-lay-found =
    { $count ->
        [0] El tablero está vacío como al principio.
        [one] Encontrada: una jugada lleva ahí.
       *[other] Encontradas: { $count } jugadas llevan ahí.
    }
study-lay-floating = { $where }: ahí nada sostiene la pieza.
study-lay-impossible = Ninguna serie de jugadas permitidas lleva a esta posición. Está demostrado.
study-lay-not_found =
    { $positions ->
        [one] No se han encontrado jugadas que lleven ahí. Eso no demuestra que no las haya.
       *[other] Entre { $positions } posiciones no se ha encontrado ninguna que lleve ahí. Eso no demuestra que no la haya.
    }
study-by-solver =
    { $looked ->
        [yes] solución exacta, de su libro o de su memoria
       *[no] solución exacta
    }
study-by-table = tabla del juego resuelto
study-by-proof = demostración guardada
study-by-alphabeta = calculado de antemano
study-by-threats = búsqueda de amenazas
study-by-mcts = ensayado
study-by-rules = las reglas
study-work-depth =
    { $depth ->
        [one] con una jugada de profundidad
       *[other] con { $depth } jugadas de profundidad
    }
study-work-nodes =
    { $count ->
        [one] una posición
       *[other] { $count } posiciones
    }
study-work-games =
    { $count ->
        [one] una partida
       *[other] { $count } partidas
    }

study-note-win = gana
study-note-win-in = gana { $plies }
study-note-draw = empate
study-note-draw-in = empate
study-note-loss = pierde
study-note-loss-in = pierde { $plies }
study-note-guess = ~{ $percent } %
study-note-unknown = ?
study-win = Gana
study-win-in = Gana en { $plies }
study-win-within = Gana en { $plies } como máximo
study-draw = Empate
study-loss = Pierde
study-loss-in = Pierde en { $plies }
study-loss-within = Pierde en { $plies } como máximo
study-estimate = Alrededor del { $percent } % (estimación)
study-unknown = No se sabe
study-at-least-draw = al menos empate
study-at-least-win = victoria
study-at-most-draw = como mucho empate
study-at-most-loss = derrota
study-explained-of = Qué hace { $move }

record-title = Partidas guardadas y enlaces
record-save = Guardar en un archivo
record-copy = Copiar como texto
record-copied = La partida está copiada
record-file = Abrir un archivo
record-paste = O pega una partida, jugadas o un enlace
record-help = Por ejemplo 444442, un enlace de esta página o uno de connect4.gamesolver.org.
record-load = Abrir
record-loaded =
    { $count ->
        [one] Abierta: una jugada.
       *[other] Abierta: { $count } jugadas.
    }

review-title = Análisis
review-lead = Abre una partida guardada para ver dónde se decidió.
review-start = Analizar la partida
review-again = Analizar otra vez
review-progress = Jugadas examinadas: { $done } de { $total }…
review-stopped = Parado. Jugadas examinadas: { $done } de { $total }.
review-done = Se han examinado las { $total } jugadas.
review-hidden = Esta partida se está jugando todavía a ciegas. El análisis se abrirá cuando termine.
review-graph = El curso de la partida
review-graph-two = Por encima del medio llevaba ventaja { $one }; por debajo, { $two }.
review-graph-many = La situación del jugador que tenía el turno.
review-legend-proved = Demostrado
review-legend-guess = Estimado
review-legend-turn = Momento decisivo
review-legend-now = La jugada mostrada
review-player-of = { $name } ({ $colour })
review-rounds = Rondas de la partida
review-copy = Copiar el enlace a esta jugada
review-table = Lo mismo en una tabla
review-player = Jugador
review-played = Jugado
review-before = Antes
review-left = Tras la jugada
review-turns = Momentos decisivos
review-no-turns = Ninguna jugada regaló nada.
review-turn-win_to_draw = Jugada { $number }, { $who }: { $played } dejó escapar la victoria, ahora es empate. { $best } habría ganado.
review-turn-win_to_loss = Jugada { $number }, { $who }: { $played } convirtió una victoria en derrota. { $best } habría ganado.
review-turn-draw_to_loss = Jugada { $number }, { $who }: { $played } pierde. { $best } habría mantenido el empate.
review-turn-mistake = Jugada { $number }, { $who }: según la estimación, { $played } fue un error. { $best } parecía mejor.
review-settled = Todo estaba decidido desde la jugada { $number }.
review-try = Probar de otra forma
review-value-here = Antes de esta jugada: { $value }
review-best-here = La mejor era { $move }.

practise-start =
    { $count ->
        [one] Practica con tus errores: { $count } posición
       *[other] Practica con tus errores: { $count } posiciones
    }
practise-title = Practica con tus errores
practise-number = { $number } de { $count }.
practise-task-win = Una sola jugada conserva la victoria. ¿Cuál?
practise-task-draw = Una sola jugada conserva el empate. ¿Cuál?
practise-task-estimate = Según la estimación, una jugada es claramente mejor que todas las demás. ¿Cuál?
practise-right = ¡Esa es la jugada!
practise-wrong = Esa no. Mira lo que pasa.
practise-shown = La jugada era esta:
practise-again = Reintentar
practise-show = Mostrar la jugada
practise-next = Posición siguiente
practise-end = Volver al análisis
practise-done = Eso es todo: { $right } de { $count } a la primera.
