# On the shelf

game-q4 = Q4
line-q4 = Canicas en cuatro tableros que, apilados, forman un cubo. Te esperan setenta y seis líneas.
players-q4 = de 2 a 4 jugadores
age-q4 = todas las edades
length-q4 = 20 minutos
mode-two = Dos jugadores
mode-two-help = Vosotros dos, uno contra otro.
mode-three = Tres jugadores
mode-three-help = Cada cual por su cuenta.
mode-four = Cuatro jugadores
mode-four-help = La mesa llena, cada cual por su cuenta.
mode-partners = Dos parejas
mode-partners-help = Cuatro jugadores: quien está enfrente es tu pareja. Una línea de cualquiera de los dos gana para ambos.
option-marbles = Canicas por jugador
option-marbles-help = Cuántas canicas pone cada jugador antes de poder moverlas.
option-move_limit = Jugadas sin ganador
option-move_limit-help = Tras tantas jugadas, la ronda acaba en empate.
option-stake = Apuesta
option-stake-help = Cuántos puntos se lleva quien gana una ronda.
option-wins-q4 = Puntos para ganar la partida
option-wins-q4-help = Quien gana una ronda se lleva la apuesta; quien antes tenga tantos puntos ha ganado la partida.

# At the board

board-kind-marble = Canica
board-legal-moves-marble = Mueve una de tus canicas: { $cells }.
board-cube = Mostrar el cubo
board-cube-hide = Ocultar el cubo
board-cube-left = Girar a la izquierda
board-cube-right = Girar a la derecha
board-cube-up = Inclinar hacia arriba
board-cube-down = Inclinar hacia abajo
board-cube-loading = Ya viene el cubo…
board-cube-failed = Este navegador no sabe dibujar el cubo.

# Moves in lists

move-marble = Tablero { $board }, { $cell }
move-marble-moves = Del tablero { $board }, { $cell }, al tablero { $toBoard }, { $toCell }

# What it asks for

prompt-marble = Pon una canica en cualquier casilla libre.
prompt-marble-announce = Pon una canica. ¿Cuatro en línea? ¡Cántalas!
prompt-move-marble = Elige una de tus canicas para moverla.
prompt-move-marble-announce = Elige una canica para moverla. ¿Cuatro en línea? ¡Cántalas!
prompt-marble-no-line = No hay ninguna línea. Pon una canica.
prompt-move-marble-no-line = No hay ninguna línea. Elige una canica para moverla.
refused-move-marble = Elige antes una de tus canicas.

# My games

match-wins-q4 = { $count ->
    [one] una ronda
   *[other] se juega a { $count ->
    [one] un punto
   *[other] { $count } puntos
  }
}
