# Puzzles: chosen, solved, and what is known of whoever solves them.

puzzles-title = Problemas
puzzles-lead = En cada posición una sola jugada es la buena, y está demostrado. Encuéntrala, sin prisa.
error-no_puzzle = Este problema no existe. Puede que el enlace se haya cortado.
error-bad_day = Un día se escribe así: 2026-11-18.

# Choosing

puzzles-daily = Problema del día
puzzles-daily-of = Problema del { $day }
puzzles-daily-lead = El mismo para todo el mundo, hasta la medianoche de Greenwich.
puzzles-choose = Elegir
puzzles-game = Juego
puzzles-any-game = Todos los juegos
puzzles-about = De qué trata
puzzles-any-theme = Cualquier cosa
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

# What is asked

puzzle-kind-win = Ganar
puzzle-kind-quiet = Primera jugada tranquila
puzzle-kind-power = Ganar con una pieza especial
puzzle-kind-trap = No dejar respuesta segura
puzzle-kind-announce = Cantar una línea
puzzle-kind-throw = Ganar con un lanzamiento
puzzle-kind-defence = La única defensa
puzzle-kind-draw = Salvar el empate
puzzle-kind-next = Frenar al jugador siguiente
puzzle-kind-keep = Quedarse con más fichas
puzzle-kind-score = Sumar más puntos
puzzle-task-win =
    { $count ->
        [one] { $who }: gana con una jugada.
       *[other] { $who }: gana en { $count } jugadas.
    }
puzzle-task-quiet = { $who }: gana en { $count } jugadas. La primera es tranquila.
puzzle-task-power =
    { $count ->
        [one] { $who }: gana con una jugada de una pieza especial. ¿Qué pieza y dónde?
       *[other] { $who }: gana en { $count } jugadas con una pieza especial. ¿Qué pieza y dónde?
    }
puzzle-task-trap = { $who }: encuentra la jugada tras la que cualquier respuesta te deja ganar al momento.
puzzle-task-announce = { $who }: ¿hay una línea que cantar? Gana ya.
puzzle-task-throw = { $who }: gana en este turno. ¿Qué ficha y dónde?
puzzle-task-defence = { $who }: una sola jugada no pierde. Encuéntrala.
puzzle-task-draw = { $who }: una sola jugada salva el empate. Encuéntrala.
puzzle-task-next = { $who }: no dejes ganar al jugador siguiente.
puzzle-task-keep = { $who }: quédate con todas las fichas que puedas en este turno.
puzzle-task-score = { $who }: gana todos los puntos que puedas, contando las respuestas.
puzzle-task-lands = Cada lanzamiento cae donde apuntas.
puzzle-task-hidden = Nadie ve este tablero. Recórrelo con las teclas o tocando sus casillas.

# Themes

puzzle-theme-moves =
    { $count ->
        [one] Una jugada por encontrar
       *[other] { $count } jugadas por encontrar
    }
puzzle-theme-opening = Al principio
puzzle-theme-middle = A la mitad
puzzle-theme-endgame = Al final
puzzle-theme-column = Una línea en columna
puzzle-theme-row = Una línea en fila
puzzle-theme-slanted = Una línea en diagonal
puzzle-theme-through-boards = Una línea a través de varios tableros
puzzle-theme-two-threats = Dos amenazas a la vez
puzzle-theme-far = Una jugada en el otro lado del tablero
puzzle-theme-zugzwang = Zugzwang: cualquier respuesta perjudica
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

# Solving

puzzle-title = { $game }: problema
puzzle-rated = Dificultad { $rating }
puzzle-right = { $move }: bien. Sigue.
puzzle-right-reply = { $move }: bien. La respuesta: { $reply } Te toca otra vez.
puzzle-solved = { $move }: ¡resuelto!
puzzle-wrong = { $move }: esa no. La respuesta: { $reply }
puzzle-wrong-end = { $move }: esa no.
puzzle-solution = La solución: { $line }
puzzle-again = Retirar la jugada
puzzle-hint = Pista
puzzle-hint-more = Otra pista
puzzle-hint-columns = Mira las columnas { $columns }.
puzzle-hint-cells = Mira aquí: { $cells }.
puzzle-hint-anywhere = No se trata de un solo lugar del tablero.
puzzle-hint-piece = Se trata de esto: { $piece }.
puzzle-hint-piece-from = Se trata de esto: { $piece }, desde aquí: { $cells }.
puzzle-hint-move = La jugada: { $move }.
puzzle-show = Ver la solución
puzzle-next = Problema siguiente
puzzle-study = Estudiarlo
puzzle-share = Copiar el enlace
puzzle-shared = El enlace está copiado.
puzzle-choose = Todos los problemas
puzzle-themes = Temas: { $themes }
puzzle-why = Qué hace la jugada
puzzle-counts = Una pista, una jugada equivocada o la solución: el problema cuenta como no resuelto. Cada problema cuenta una vez.
puzzle-counted = Tu fuerza: { $rating } ({ $change })
puzzle-counted-before = Ya conoces este problema, así que no vuelve a contar.

# What is known of the solver

solver-title = Tú
solver-none = Resuelve unos cuantos problemas y aquí verás tu fuerza.
solver-strength = Fuerza
solver-strength-is = { $rating }, con un margen de { $deviation }
solver-run = Resueltos seguidos
solver-run-is = { $run }, como máximo { $longest }
solver-days = Días seguidos
solver-count = Problemas
solver-kept = Guardado solo en este dispositivo.
solver-plot = Tu fuerza después de cada problema: { $count } hasta ahora, de { $first } a { $last }, como máximo { $most }.

# Lo que se pasa por alto

overlooked-lead = Tus errores en partidas analizadas hasta el final y los problemas fallados, según su tema.
overlooked-none = Todavía no se sabe nada. Analiza una de tus partidas hasta el final o resuelve problemas: aquí se cuenta lo que pasas por alto.
overlooked-games =
    { $games ->
        [one] { $games } vez en tus partidas
       *[other] { $games } veces en tus partidas
    }
overlooked-puzzles =
    { $puzzles ->
        [one] { $puzzles } problema fallado
       *[other] { $puzzles } problemas fallados
    }
overlooked-practise = Practicar esto

# A race against time

race-title = Carrera contrarreloj
race-lead = { $minutes } minutos, y cada problema es un poco más difícil que el anterior. Con { $most } jugadas equivocadas se acaba. Tu fuerza no cambia.
race-start = Empezar
race-stop = Parar
race-score =
    { $solved ->
        [one] { $solved } resuelto
       *[other] { $solved } resueltos
    }, fallos: { $missed } de { $most }
race-left = Quedan { $seconds } segundos.
race-over =
    { $solved ->
        [one] La carrera ha terminado: { $solved } problema resuelto.
       *[other] La carrera ha terminado: { $solved } problemas resueltos.
    }
race-best = Tu mejor resultado: { $best }
race-open = Carrera contrarreloj

# Tiro al blanco

course-open = { $game }: tiro al blanco
course-lead = Deja una ficha en la casilla marcada. Hay tres fichas para cada blanco: acertar con la primera da tres estrellas, con la segunda dos, con la tercera una. El tablero está vacío en cada lanzamiento; el azar influye un poco, como en el juego.
course-targets = Blancos
course-target =
    { $count ->
        [0] Blanco { $number }: ninguna estrella
        [one] Blanco { $number }: una estrella
       *[other] Blanco { $number }: { $count } estrellas
    }
course-total = { $stars } de { $most } estrellas
course-hit =
    { $count ->
        [one] ¡Acierto! Una estrella.
       *[other] ¡Acierto! { $count } estrellas.
    }
course-missed-left =
    { $count ->
        [one] Fallo. Queda una ficha.
       *[other] Fallo. Quedan { $count } fichas.
    }
course-missed = Fallo, y no quedan fichas.
course-again = Otra vez
course-next = Blanco siguiente
