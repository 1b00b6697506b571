# On the shelf

game-foursenses = Four Senses
line-foursenses = Apila piezas que reconoces al tacto: iguales, a la misma altura o en escalera.
players-foursenses = 2 o 3 jugadores
age-foursenses = desde 8 años
length-foursenses = de 10 a 20 minutos
mode-senses-two = Dos jugadores
mode-senses-two-help = Decide una sola ronda.
mode-senses-three = Tres jugadores
mode-senses-three-help = Tres rondas a puntos; quien se sienta justo antes del ganador no recibe nada.
mode-blindfold = A ciegas
mode-blindfold-help = Nadie ve el tablero. En tu turno lo palpas: con sonidos, palabras y vibración.

# At the board

board-felt-solid = maciza, altura { $height }
board-felt-holed = hueca, altura { $height }
board-kind-solid = Maciza
board-kind-holed = Hueca
board-kind-double-solid = Doble, cara maciza arriba
board-kind-double-holed = Doble, cara hueca arriba
board-said-place = { $who }: { $place }, { $what }.
board-help-kinds-foursenses = Del 1 al 4 se elige maciza, hueca, doble maciza arriba, doble hueca arriba.
board-blind = Nadie ve este tablero. Pálpalo con un dedo, el ratón o las flechas.
board-blind-wait = Espera tu turno y después palpa el tablero.
board-blind-there = { $place }: { $what }.
board-blind-place = Poner { $kind } en { $place }
board-blind-choose = Palpa antes una casilla.
board-blind-keys =
    Las flechas palpan una casilla, O la palpa otra vez, Intro pone ahí la pieza. P de quién es el turno, S puntuación,
    T relojes. Columna, fila, tablero, última jugada y jugadas anteriores quedan ocultas.
board-hidden =
    { $what ->
        [column] La columna está oculta.
        [row] La fila está oculta.
        [last] La última jugada está oculta.
        [legal] Lo que se puede jugar está oculto.
        [lines] Las líneas están ocultas.
        [threats] Las amenazas están ocultas.
        [past] Las jugadas anteriores están ocultas.
       *[board] El tablero está oculto.
    } Palpa el tablero con las flechas.

# Moves in lists

move-solid = Maciza en { $cell }
move-holed = Hueca en { $cell }
move-double-solid = Doble en { $cell }, cara maciza arriba
move-double-holed = Doble en { $cell }, cara hueca arriba

# What it asks for

prompt-piece = Elige una pieza y después su casilla.
prompt-piece-announce = Elige una pieza y después su casilla. ¿Una figura? ¡Cántala!
prompt-piece-no-pattern = No hay ninguna figura. Elige una pieza y después su casilla.
