puzzles-title = Problemas
puzzles-lead = En cada posición una sola jugada es correcta, y está demostrado. Encuéntrala. No hay prisa.
error-no_puzzle = Ese problema no existe. Puede que el enlace esté cortado.
error-bad_day = Un día se escribe así: 2026-11-18.
puzzles-daily = Problema del día
puzzles-daily-of = Problema del { $day }
puzzles-daily-lead = El mismo para todos, hasta la medianoche de Greenwich.
puzzles-choose = Elegir
puzzles-game = Juego
puzzles-any-game = Todos los juegos
puzzles-about = De qué trata
puzzles-any-theme = Cualquiera
puzzles-asked = Qué se pide
puzzles-themes = Temas
puzzles-strength = Dificultad
puzzles-easier = Más fácil
puzzles-suits = A mi nivel
puzzles-harder = Más difícil
puzzles-start = Dame un problema
puzzles-count =
    { $count ->
        [one] Hay un problema así.
       *[other] Hay { $count } problemas así.
    }
puzzles-none = Todavía no hay ningún problema así.
puzzle-kind-win = Ganar
puzzle-kind-quiet = Primera jugada tranquila
puzzle-kind-power = Ganar con un poder
puzzle-kind-trap = Sin respuesta segura
puzzle-kind-announce = Cantar una línea
puzzle-kind-throw = Ganar con un lanzamiento
puzzle-kind-defence = La única defensa
puzzle-kind-draw = Salvar el empate
puzzle-kind-next = Frenar al siguiente
puzzle-kind-keep = Quedarse con más fichas
puzzle-kind-score = Sumar más puntos
puzzle-task-win =
    { $count ->
        [one] { $who }: gana con una jugada.
       *[other] { $who }: gana en { $count } jugadas.
    }
puzzle-task-quiet = { $who }: gana en { $count } jugadas. Empieza con una tranquila.
puzzle-task-power =
    { $count ->
        [one] { $who }: gana con una jugada de una pieza que tiene un poder. ¿Qué pieza, y dónde?
       *[other] { $who }: gana en { $count } jugadas con una pieza que tiene un poder. ¿Qué pieza, y dónde?
    }
puzzle-task-trap = { $who }: encuentra la jugada tras la cual cualquier respuesta te deja ganar enseguida.
puzzle-task-announce = { $who }: ¿hay una línea que cantar? Gana enseguida.
puzzle-task-throw = { $who }: gana en este turno. ¿Qué ficha, y dónde?
puzzle-task-defence = { $who }: una sola jugada no pierde. Encuéntrala.
puzzle-task-draw = { $who }: una sola jugada salva el empate. Encuéntrala.
puzzle-task-next = { $who }: no dejes ganar al siguiente.
puzzle-task-keep = { $who }: quédate con todas las fichas que puedas en este turno.
puzzle-task-score = { $who }: consigue los máximos puntos, respuestas incluidas.
puzzle-task-lands = Cada lanzamiento cae donde apuntas.
puzzle-task-hidden = Nadie ve este tablero. Explóralo con las teclas o tocando sus casillas.
puzzle-theme-moves =
    { $count ->
        [one] Una jugada por encontrar
       *[other] { $count } jugadas por encontrar
    }
puzzle-theme-opening = Al principio
puzzle-theme-middle = A la mitad
puzzle-theme-endgame = Al final
puzzle-theme-column = Una línea en una columna
puzzle-theme-row = Una línea en una fila
puzzle-theme-slanted = Una diagonal
puzzle-theme-through-boards = Una línea a través de varios tableros
puzzle-theme-two-threats = Dos amenazas a la vez
puzzle-theme-quiet = Una primera jugada tranquila
puzzle-theme-several = Tres o cuatro jugadores
puzzle-do-place = se coloca una pieza
puzzle-do-move = se mueve una pieza
puzzle-do-announce = se canta una línea
puzzle-do-decline = no se juega nada
puzzle-do-lands = se lanza una ficha
puzzle-do-clear-row = se vacía una fila
puzzle-do-clear-column = se vacía una columna
puzzle-do-clear-cell = se vacía una casilla
puzzle-title = { $game }: problema
puzzle-rated = Fuerza { $rating }
puzzle-right = { $move }: correcto. Sigue.
puzzle-right-reply = { $move }: correcto. La respuesta: { $reply } Te toca otra vez.
puzzle-solved = { $move }: ¡resuelto!
puzzle-wrong = { $move }: esa no es. La respuesta: { $reply }
puzzle-wrong-end = { $move }: esa no es.
puzzle-solution = La solución: { $line }
puzzle-again = Deshacer
puzzle-hint = Pista
puzzle-hint-more = Otra pista
puzzle-hint-columns = Mira las columnas { $columns }.
puzzle-hint-cells = Mira aquí: { $cells }.
puzzle-hint-anywhere = No se trata de un lugar del tablero.
puzzle-hint-piece = Se trata de esto: { $piece }.
puzzle-hint-piece-from = Se trata de esto: { $piece }, desde aquí: { $cells }.
puzzle-hint-move = La jugada: { $move }.
puzzle-show = Mostrar la solución
puzzle-next = Problema siguiente
puzzle-study = Estudiarlo
puzzle-share = Copiar el enlace
puzzle-shared = El enlace está copiado.
puzzle-choose = Todos los problemas
puzzle-themes = Temas: { $themes }
puzzle-why = Qué hace la jugada
puzzle-counts = Con una pista, una jugada errónea o la solución cuenta como no resuelto. Cada problema cuenta una vez.
puzzle-counted = Tu fuerza: { $rating } ({ $change })
puzzle-counted-before = Ya conocías este problema, así que no cuenta de nuevo.
solver-title = Tú
solver-none = Resuelve unos cuantos problemas y aquí verás tu fuerza.
solver-strength = Fuerza
solver-strength-is = { $rating }, más o menos { $deviation }
solver-run = Resueltos seguidos
solver-run-is = { $run }, como máximo { $longest }
solver-days = Días seguidos
solver-count = Problemas
solver-kept = Se guarda solo en este dispositivo.
solver-plot = Tu fuerza después de cada problema: { $count } hasta ahora, de { $first } a { $last }, como máximo { $most }.
race-title = Una carrera contra el tiempo
race-lead = { $minutes } minutos, y cada problema es un poco más difícil que el anterior. Tras { $most } jugadas erróneas se acaba. Tu fuerza no cambia.
race-start = Empezar
race-stop = Parar
race-score = { $solved } resueltos, { $missed } de { $most } errores
race-left = Quedan { $seconds } segundos.
race-over =
    { $solved ->
        [one] La carrera ha terminado: { $solved } problema resuelto.
       *[other] La carrera ha terminado: { $solved } problemas resueltos.
    }
race-best = Tu mejor marca: { $best }
race-open = Carrera contra el tiempo
