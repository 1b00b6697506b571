# On the shelf

game-puissance4 = Conecta 4
line-puissance4 = Deja caer tus fichas y alinea cuatro. «¡Fuera!», fichas especiales y cinco en raya se combinan como quieras.
players-puissance4 = 2 jugadores o equipos
age-puissance4 = desde 6 años
length-puissance4 = 10 minutos
mode-classic = Clásico
mode-classic-help = Deja caer una ficha: baja hasta donde puede. Gana quien alinee cuatro.
mode-pop_out = ¡Fuera!
mode-pop_out-help = En tu turno también puedes sacar una de tus fichas de la fila de abajo. La columna baja.
mode-power = Fichas especiales
mode-power-help = Cuatro de tus fichas tienen un poder: el yunque aplasta, el muro y el doble traen una segunda ficha, el demoledor hace salir una.
mode-five = Cinco en raya
mode-five-help = A los dos lados hay paneles con fichas impresas que cuentan como jugadas. Ahora hacen falta cinco.
option-ejected = Fichas expulsadas
option-ejected-help = ¿Adónde van las fichas que expulsan el yunque y el demoledor?
choice-ejected-back = A su dueño
choice-ejected-out = Fuera de la ronda

# At the board

board-panel-left = panel izquierdo, fila { $row }
board-panel-right = panel derecho, fila { $row }
board-kind-anvil = Yunque
board-kind-wall = Muro
board-kind-double = Doble
board-kind-breaker = Demoledor
board-said-power = { $who }: { $what } en la columna { $column }, fila { $row }.
board-said-crushes =
    { $count ->
        [one] Una ficha queda expulsada.
       *[other] { $count } fichas quedan expulsadas.
    }
board-said-declines =
    { $you ->
        [yes] No juegas segunda ficha.
       *[no] { $who } no juega segunda ficha.
    }
board-ask-wall = Ahora una segunda ficha, o ninguna.
board-ask-double = Ahora tu segunda ficha.
board-ask-breaker = Ahora elige una ficha del otro color para que salga.
board-legal-decline = O ninguna segunda ficha.
board-help-kinds-puissance4 = A, W, D, B eligen yunque, muro, doble, demoledor.
board-decline = Solo una ficha

# Moves in lists

move-anvil = Yunque, columna { $column }
move-wall = Muro, columna { $column }
move-double = Doble, columna { $column }
move-breaker = Demoledor, columna { $column }
move-decline = Sin segunda ficha

# What it asks for

prompt-drop-power = Deja caer una ficha, o elige una ficha especial.
prompt-drop-pop = Deja caer una ficha, o saca una de las tuyas.
prompt-drop-power-pop = Deja caer una ficha, elige una especial o saca una de las tuyas.
prompt-power = Elige una ficha especial y déjala caer.
prompt-power-pop = Deja caer una ficha especial, o saca una de tus fichas.
prompt-pop = Saca por abajo una de tus fichas.
prompt-second-or-skip = Deja caer tu segunda ficha, o juega solo una.
prompt-second = Deja caer tu segunda ficha.
prompt-break-out = Elige una ficha del otro color en la fila de abajo: saldrá.
refused-decline = Ahora tienes que jugar una ficha.
refused-pop = Solo se puede sacar una ficha tuya de la fila de abajo.
refused-second-or-skip = La columna { $column } está llena, o ahí harías línea: con esta ficha no se puede.
refused-break-out = Elige una ficha del otro color en la fila de abajo.
