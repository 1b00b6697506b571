# What a move does: one sentence for each kind of fact. `who` is a player, `move` and `other` are moves,
# all others are cells; `first` and `last` are the ends of the line that is shown.

explain-line = Completa la línea de { $first } a { $last }.
explain-line-for = Completa una línea con la que gana { $who }.
explain-line-of = { $who } tiene la línea de { $first } a { $last }.
explain-unannounced = Nadie ha cantado la línea, así que aún no cuenta.
explain-announces = Canta la línea de { $first } a { $last }.
explain-announces-nothing = Canta una línea donde no la hay.
explain-misses-line = No canta la línea de { $first } a { $last }.
explain-misses = Aquí se escapa una victoria: { $move }.
explain-lets = Deja que { $who } gane enseguida: { $move }.
explain-opens = Abre la casilla de encima, { $cell }: ahí gana { $who }.
explain-stops = Impide que { $who } gane en la jugada siguiente: { $move }.
explain-only = La única jugada: tras cualquier otra, { $who } gana enseguida.
explain-threat = Amenaza con ganar en la jugada siguiente: { $move }.
explain-double = Crea dos amenazas a la vez: { $move } y { $other }. Solo se puede parar una.
explain-then = Amenaza con { $move }; una vez parada, gana esta: { $other }.
explain-above = Amenaza con { $move }; la ficha que la para deja sitio a la línea siguiente justo encima: { $cell }.
explain-squeeze = Responda lo que responda { $who }, enseguida llega una victoria.
explain-trap = { $who } no debe jugar en { $below }: entonces ganaría la casilla de encima, { $cell }.
explain-spoils = Renuncia a una amenaza: ahora { $who } puede ocupar { $cell }.
explain-zugzwang = Gana contando: antes de { $below } vienen otras { $count } casillas libres, un número par. Así que al final { $who } tiene que jugar ahí, y la casilla justo encima, { $cell }, gana.
explain-zugzwang-now = Ahora { $who } tiene que jugar en { $below }, y la casilla justo encima, { $cell }, gana.
explain-sequence = Gana con una amenaza tras otra, en { $count } jugadas como máximo.
explain-scores =
    { $count ->
        [one] Suma { $count } punto.
       *[other] Suma { $count } puntos.
    }
explain-scores-for =
    { $count ->
        [one] Hace que { $who } sume { $count } punto.
       *[other] Hace que { $who } sume { $count } puntos.
    }
explain-lets-score =
    { $count ->
        [one] Deja que { $who } sume { $count } punto enseguida: { $move }.
       *[other] Deja que { $who } sume { $count } puntos enseguida: { $move }.
    }
explain-apart = Separa { $count } piezas que { $who } tenía en una línea.
explain-keeps =
    { $count ->
        [one] La ficha estaba en una línea y se gana: { $count } hasta ahora.
       *[other] La ficha estaba en una línea y se gana: { $count } hasta ahora.
    }
explain-keeps-last = La ficha estaba en una línea y se gana: era la última que hacía falta.
explain-misses-disc = Se escapa una ficha: la de la casilla { $cell } estaba en una línea y se podía ganar.
explain-lines-up = Hace una línea de { $count }, de { $first } a { $last }.
explain-breaks = Rompe una línea: { $who } ya no puede ganar la ficha de la casilla { $cell }.
explain-lets-keep =
    { $count ->
        [one] Deja que { $who } gane { $count } ficha que está en una línea abajo.
       *[other] Deja que { $who } elija entre { $count } fichas que están en una línea abajo.
    }
explain-harmless =
    { $count ->
        [one] Deja { $count } sola jugada sin peligro: { $who } tiene que encontrarla.
       *[other] Deja { $count } jugadas sin peligro: { $who } tiene que encontrarlas.
    }
explain-no-harmless = No deja ninguna jugada sin peligro: ponga lo que ponga { $who }, después se puede completar una figura.
explain-only-harmless = La única jugada sin peligro: tras cualquier otra se puede completar una figura enseguida.
