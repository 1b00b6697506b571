# On the shelf

game-plus4 = Plus 4
line-plus4 = Empuja piezas por arriba. Bajan, salen por abajo y vuelven.
players-plus4 = 2 jugadores o equipos
age-plus4 = todas las edades
length-plus4 = de 5 a 30 minutos
mode-elementary = Primera línea
mode-elementary-help = Gana quien antes haga una línea de cuatro.
mode-endless = Rejilla sin fin
mode-endless-help = Cada línea nueva puntúa. La rejilla nunca se vacía; con una pieza bonus, la línea vale el doble.
mode-rounds = Por rondas
mode-rounds-help = Una línea cierra la ronda y puntúa. La rejilla se vacía y vuelve a empezar quien haya puntuado menos.
option-rounds_max = Máximo de rondas
option-rounds_max-help = Tras tantas rondas, gana quien tenga más puntos. Vacío: se juega hasta que alguien tenga bastantes.
option-discs = Piezas por jugador
option-discs-help = Cuántas piezas normales tiene cada jugador.

# At the board

board-bonus-of = bonus { $who }
board-kind-bonus = Pieza bonus
board-said-pushes = { $who }: columna { $column }.
board-said-falls-out = Sale una pieza: { $what }.
board-help-kinds-plus4 = B elige la pieza bonus; Mayús con una cifra la empuja.

# Moves in lists

move-bonus = Pieza bonus, columna { $column }

# What it asks for

prompt-push = Empuja una pieza por arriba.
prompt-push-bonus = Empuja por arriba una pieza o tu pieza bonus.
prompt-bonus = Empuja por arriba tu pieza bonus.
