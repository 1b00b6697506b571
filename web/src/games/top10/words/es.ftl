# On the shelf

game-top10 = Top 10
line-top10 = Saca tus fichas de una rejilla llena. Quédate con las que estaban en línea y llega a diez antes que nadie.
players-top10 = 2 jugadores o equipos
age-top10 = desde 6 años
length-top10 = 20 minutos
mode-players = Llenarla entre todos
mode-players-help = Primero llenáis la rejilla por turnos, fila a fila. Después se empieza a sacar.
mode-random = Llena al azar
mode-random-help = La rejilla ya está llena. Se empieza a sacar enseguida.
option-target-top10 = Fichas para ganar
option-target-top10-help = Gana quien antes consiga tantas fichas.

# At the board

board-said-keeps =
    { $you ->
        [yes] Sacas de la columna { $column } y te quedas la ficha.
       *[no] { $who } saca de la columna { $column } y se queda la ficha.
    }
board-said-takes =
    { $you ->
        [yes] Sacas de la columna { $column }, sin línea.
       *[no] { $who } saca de la columna { $column }, sin línea.
    }
board-ask-back = Devuelve la ficha por arriba.
board-ask-again = Saca otra.
board-kept =
    { $count ->
        [one] 1 ficha ganada
       *[other] { $count } fichas ganadas
    }

# What it asks for

prompt-fill = Llena la fila: elige una columna libre.
prompt-pop-to-keep = Saca una ficha de una línea. Gana quien llegue a { $goal ->
    [one] una ficha ganada
   *[other] { $goal } fichas ganadas
  }: tienes { $have }.
prompt-pop-again = ¡Ganada! Saca otra. Tienes { $have } de { $goal }.
prompt-put-back = No hay línea: devuelve la ficha a otra columna.
refused-fill = La columna { $column } ya tiene su ficha en esta fila. Elige una libre.
refused-put-back = En la columna { $column } no: está llena, o la ficha viene de ahí.

# My games

match-target-top10 = se juega a { $count ->
    [one] una ficha ganada
   *[other] { $count } fichas ganadas
  }
