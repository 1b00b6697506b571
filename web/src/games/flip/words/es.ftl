# On the shelf

game-flip = Flip
line-flip = Lanza fichas a dos bandejas, tan deprisa como puedas, y canta tu línea antes que nadie.
players-flip = 2 jugadores o equipos
age-flip = desde 7 años
length-flip = 5 minutos
mode-basic = La carrera
mode-basic-help = Los dos lanzáis a la vez. Controla cuatro casillas en línea y cántalo.
mode-championship = Campeonato
mode-championship-help = Carreras por puntos: dos por una línea en la bandeja de arriba, uno en la de abajo.
mode-pro = Pro
mode-pro-help = Un lanzamiento cada cual, por turnos, con fichas especiales. Quien tenga más fichas en una casilla la controla.
option-powers = Fichas especiales
option-powers-help = Cuántas de cada tipo tiene un jugador.

# Moves in lists

move-upper = bandeja de arriba, { $cell }
move-lower = bandeja de abajo, { $cell }
move-tray = en una bandeja, fuera de las casillas
move-miss = fuera de las bandejas
move-row = La fila
move-column-out = La columna
move-lands = { $who }, { $move }
move-double-chance = { $who }, doble tiro, { $move }
move-mega-bomb = { $who }, megabomba, { $move }
move-line-out = { $who }, fuera línea, { $move }
move-cell-out = { $who }, fuera casilla, { $move }
move-thrown = { $who } ha lanzado
move-calls = { $who } canta línea

# What it asks for

prompt-race = Tan deprisa como puedas: cuatro en línea en una bandeja.
prompt-race-call = Tan deprisa como puedas. ¿Cuatro en línea? ¡Cántalas!
prompt-throw = Lanza una ficha.
prompt-throw-again = Doble tiro: lanza otra vez.
prompt-clear-line = Elige qué línea de casillas se vacía.
prompt-clear-cell = Elige una casilla para vaciarla.

# flip
flip-table = Bandejas y lanzadores
flip-tray = { $tray ->
    [U] Bandeja de arriba
   *[L] Bandeja de abajo
  }
flip-cell = { $tray ->
    [U] arriba { $cell }
   *[L] abajo { $cell }
  }
flip-place-tray = en una bandeja, fuera de las casillas
flip-place-miss = fuera de las bandejas
flip-cell-empty = { $name }: vacía
flip-cell-neutral = { $name }: de nadie, { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }: { $tokens }
flip-cell-held = { $name }: { $player }, { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }: { $tokens }
flip-choose = Elegir { $name }
flip-launcher = Lanzador: { $name }
flip-strip = Lanzador: { $name }. { $keys } Pulsa ? para ver la ayuda.
flip-left = { $count ->
    [0] no quedan fichas
    [one] queda una ficha
   *[other] quedan { $count } fichas
  }
flip-kind = Ficha
flip-kind-N = Normal
flip-kind-2 = Doble tiro
flip-kind-M = Megabomba
flip-kind-L = Fuera línea
flip-kind-C = Fuera casilla
flip-pull = Pulsa, tira y suelta
flip-band = { $tray ->
    [U] Arriba
   *[L] Abajo
  }
flip-pull-help = Pulsa delante de una columna: por encima de la raya para la bandeja de arriba, por debajo para la de abajo. Cuanto más arriba pulses, más empinado es el lanzamiento; cuanto más tires, más fuerte; si tiras hacia un lado, gira.
flip-part-side = Posición
flip-part-turn = Dirección
flip-part-tilt = Inclinación
flip-part-power = Fuerza
flip-aims-at = Apunta { $place }
flip-aims-off = Apunta fuera de las bandejas
flip-hand-aims-at = { $name } apunta { $place }.
flip-hand-aims-off = { $name } apunta fuera de las bandejas.
flip-throw = Lanzar
flip-call = ¡CONECTA 4!
flip-keys = Teclas: A D o ← → mueven, Q E o «`» «+» giran, W X o ↑ ↓ inclinan; mantén pulsado Espacio o Intro para la fuerza{ $calls ->
    [yes] ; el signo de exclamación, o Mayús con una de las dos, canta.
   *[no] .
  }
flip-keys-left = Teclas: A D mueven, Q E giran, W X inclinan; mantén pulsado Espacio para la fuerza{ $calls ->
    [yes] ; Mayús y Espacio cantan.
   *[no] .
  }
flip-keys-right = Teclas: ← → mueven, «`» y «+» giran, ↑ ↓ inclinan; mantén pulsado Intro para la fuerza{ $calls ->
    [yes] ; Mayús e Intro cantan.
   *[no] .
  }
flip-wait-flying = Hay una ficha en el aire
flip-wait-choice = Elige antes qué hace la ficha
flip-hand-of = { $name } lanza ahora
flip-round-over = La ronda ha terminado
flip-over = La partida ha terminado
flip-none-left = No quedan fichas
flip-your-throw = { $you ->
    [yes] Te toca lanzar.
   *[no] { $name } lanza.
  }
flip-air = { $count ->
    [0] Nada en el aire
    [one] Una ficha en el aire:
   *[other] { $count } fichas en el aire:
  }
flip-choose-line = ¿Qué línea se vacía?
flip-row = Vaciar la fila
flip-col = Vaciar la columna
flip-choose-cell = Elige la casilla que se vacía.
flip-target = Casilla objetivo: { $place }
flip-landed = { $who }: { $place }.
flip-launched = { $name } ha lanzado.
flip-call-won = { $you ->
    [yes] ¡Cantas Conecta 4!
   *[no] ¡{ $who } canta Conecta 4!
  }
flip-call-waits = { $you ->
    [yes] ¡Cantas Conecta 4! Deciden las fichas en el aire.
   *[no] ¡{ $who } canta Conecta 4! Deciden las fichas en el aire.
  }
flip-call-wrong = { $you ->
    [yes] Cantas Conecta 4, pero no tienes línea. Se sigue jugando.
   *[no] { $who } canta Conecta 4, pero no tiene línea. Se sigue jugando.
  }
flip-call-undone = { $you ->
    [yes] Lo que cantaste ya no vale: la línea está rota.
   *[no] { $who }: lo cantado ya no vale, la línea está rota.
  }
flip-removed = { $you ->
    [yes] Has vaciado casillas.
   *[no] { $who } ha vaciado casillas.
  }
flip-read-cell = { $cell } { $whose }{ $count ->
    [one] {""}
   *[other] {" "}con { $count } fichas
  }
flip-read-nobody = de nadie
flip-read-tray = { $name }: { $cells }.
flip-read-empty = { $name }: vacía.
flip-read-column = { $tray ->
    [U] Bandeja de arriba, columna { $column }
   *[L] Bandeja de abajo, columna { $column }
  }
flip-read-row = { $tray ->
    [U] Bandeja de arriba, fila { $row }
   *[L] Bandeja de abajo, fila { $row }
  }
flip-may-throw = { $count ->
    [one] Puedes lanzar: queda una ficha.
   *[other] Puedes lanzar: quedan { $count } fichas.
  }
flip-no-call = Ahora no hay nada que cantar.
flip-help = O la puntería, C y R la columna y la fila a las que apuntas, V las dos bandejas, L la última ficha caída, M qué puedes hacer, P de quién es el turno, S puntuación, T relojes. Coma y punto van atrás y adelante por los lanzamientos, Esc lleva al presente.
flip-past = Lanzamiento { $at } de { $length }.
flip-past-start = Antes del primer lanzamiento.
flip-read-none = Aún no ha caído nada.
flip-deep = En tres dimensiones
flip-replay = Ver otra vez
flip-replay-play = Reproducir
flip-replay-pause = Pausa
flip-replay-speed = Velocidad
flip-replay-moment = Segundo { $now } de { $end }
flip-replay-close = Volver a la partida

# In puzzles

board-kind-token = Ficha
