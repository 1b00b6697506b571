# Cells

board-comma = , { "" }
board-sign =
    { $shape ->
        [ring] anillo
        [square] cuadrado
        [triangle] triángulo
       *[cross] cruz
    } de color { $colour ->
        [green] verde
        [red] rojo
        [blue] azul
       *[amber] ámbar
    }
board-colon = : { "" }
board-and = { " y " }
board-empty = vacía
board-you = Tú
board-kind-of = { $kind } de color { $who }
board-cell = columna { $column }, fila { $row }
board-cell-of = tablero { $part }, { $cell }
board-exit = salida de la columna { $column }
board-column = Columna { $column }
board-row = Fila { $row }
board-part = Tablero { $part }
board-column-read = { $line }, desde { $side }: { $pieces }.
board-from-top = arriba
board-from-bottom = abajo
board-line-empty = { $line }: nada.

# Pieces

board-kind-disc = Ficha
board-kind-pop = Sacar
board-kind-piece = Pieza
board-kind-chosen = En la mano: { $kind }.
board-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}

# What was played

board-said-drops = { $who }: columna { $column }, fila { $row }.
board-said-pushes-kind = { $who }: { $what } en la columna { $column }.
board-said-kind = { $who }: { $what } en { $where }.
board-said-token = { $who }: { $token }.
board-said-pops =
    { $you ->
        [yes] Sacas una ficha de color { $whose } de la columna { $column }.
       *[no] { $who } saca una ficha de color { $whose } de la columna { $column }.
    }
board-said-marble = { $who }: { $where }.
board-said-moves = { $who }: de { $from } a { $where }.
board-said-hidden =
    { $you ->
        [yes] Has jugado.
       *[no] { $who } ha jugado.
    }
board-said-calls =
    { $you ->
        [yes] Cantas línea.
       *[no] { $who } canta línea.
    }
board-said-no-line = No hay ninguna.
board-said-line = Línea: { $cells }.
board-said-stake = Apuesta: { $stake }.
board-said-leaves =
    { $you ->
        [yes] Abandonas.
       *[no] { $who } abandona.
    }
board-said-starts =
    { $you ->
        [yes] Empiezas tú.
       *[no] { $who } empieza.
    }
board-said-new = Tablero nuevo.
board-said-back = Jugada retirada.

# Whose turn

board-turn =
    { $you ->
        [yes] Te toca.
       *[no] { $who } tiene el turno.
    }
board-turn-yours =
    { $you ->
        [yes] Te toca.
       *[no] { $who }, te toca.
    }
board-turn-goes-on =
    { $you ->
        [yes] Sigues tú.
       *[no] { $who } sigue.
    }
board-ask-on = No hay ninguna línea. Sigue jugando.
board-won =
    { $you ->
        [yes] Ganas { $reason }.
       *[no] { $who } gana { $reason }.
    }
board-won-together =
    { $you ->
        [yes] { $who } ganáis { $reason }.
       *[no] { $who } ganan { $reason }.
    }
board-drawn = Empate { $reason }.
board-reason-line = con una línea
board-reason-pattern = con una figura
board-reason-target = por llegar a la meta
board-reason-blocked = porque nadie puede jugar
board-reason-full = porque ya no quedan piezas
board-reason-repetition = por repetición
board-reason-limit = tras la última jugada
board-reason-last = por falta de rivales
board-reason-rounds = tras la última ronda
board-reason-resignation = por abandono
board-reason-time = por tiempo
board-reason-agreement = de común acuerdo

# Read aloud

board-legal-none = Ahora no puedes jugar nada.
board-legal-moves = Mueve una de tus piezas: { $cells }.
board-legal-places =
    { $count ->
        [one] Una casilla libre.
       *[other] { $count } casillas libres.
    }
board-legal-call = O canta línea.
board-last-none = Aún no se ha jugado nada.
board-score = { $who }: { $score }.
board-score-none = No se cuentan puntos.
board-clock =
    { $who }: { $minutes ->
        [0] { "" }
        [one] 1 minuto { "" }
       *[other] { $minutes } minutos { "" }
    }{ $seconds ->
        [one] 1 segundo.
       *[other] { $seconds } segundos.
    }
board-clock-none = Se juega sin reloj.
board-lifted = En la mano: { $where }. Elige dónde ponerla, o Esc.
board-put-down = Devuelta a su sitio.
board-cannot = Aquí no se puede.
board-cannot-full = La columna { $column } está llena.
board-cannot-column = En la columna { $column } no se puede jugar nada ahora.
board-cannot-kind = { $kind }: ahora no se puede.
board-cannot-taken = Aquí no se puede: { $there }.
board-not-your-turn = No es tu turno.
board-help =
    Las flechas mueven, Intro juega. O esta casilla, C columna, R fila, V todo el tablero, L última jugada,
    M qué se puede jugar, P de quién es el turno, S puntuación, T relojes, I escribir una jugada.
    Coma y punto van atrás y adelante por las jugadas.
board-help-lines = X lee las líneas que pasan por esta casilla, H las amenazas.
board-describes = Pulsa ? para ver la ayuda.
board-help-columns = Las cifras juegan en una columna.
board-help-pops = X y luego una cifra, o Mayús con una cifra, saca una ficha.
board-help-kinds = Estas teclas eligen una pieza: { $kinds }.
board-help-call =
    { $shared ->
        [yes] Cada cual canta con su propio botón, después del tablero. El signo de exclamación, o Mayús e Intro, canta a la vez que juega.
       *[no] El signo de exclamación canta; Mayús e Intro cantan a la vez que juegan.
    }
board-call-with-on = La próxima jugada se hace cantando línea.
board-call-with-off = La próxima jugada se hace sin cantar.

# Lines

board-lines-unknown = Las líneas de este juego no se leen en voz alta.
board-lines-through =
    { $count ->
        [one] Una línea pasa por { $where }.
       *[other] { $count } líneas pasan por { $where }.
    }
board-lines-one = De { $from } a { $to }: { $pieces }.
board-lines-empty =
    { $all ->
        [yes] No hay nada más.
       *[no] { $empty ->
            [one] Otra está vacía por lo demás.
           *[other] Otras { $empty } están vacías por lo demás.
        }
    }
board-threat =
    { $you ->
        [yes] Solo te falta { $cell }, con { $others }.
       *[no] { $who }: solo falta { $cell }, con { $others }.
    }
board-threats-none = A nadie le falta una sola casilla.

# Looking back

board-past = Jugada { $at } de { $length }.
board-past-start = Antes de la primera jugada.
board-past-now = De vuelta al presente.
board-past-leave = Volver al presente
board-past-first = Estás mirando atrás. Esc lleva al presente.
board-past-unknown = Aquí no se conocen las jugadas anteriores.

# Controls

board-grid = Tablero
board-tray = Tus piezas
board-moves = Jugadas posibles
board-moves-from = Mover { $cell }
board-call = ¡Tengo línea!
board-call-of = ¡{ $name } tiene línea!
board-call-wait = { $name } puede cantar línea con una jugada, o al empezar su turno.
board-call-with = Cantar con esta jugada
board-type = Escribir una jugada
board-type-play = Jugar
board-type-unknown = «{ $text }» no se puede jugar ahora.

# By touch
