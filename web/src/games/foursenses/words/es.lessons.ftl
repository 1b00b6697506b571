# The lessons of foursenses.

lesson-foursenses-pieces-title = Piezas de todos
lesson-foursenses-pieces-text = Las 24 piezas son de todos los jugadores: ocho macizas y ocho huecas, de un piso, y ocho dobles. Nadie tiene color: lo que tú construyes puede terminarlo el siguiente. Si todas las piezas están puestas y nadie ha ganado, es empate.
lesson-foursenses-pieces-task = Elige una pieza y ponla en una casilla vacía.
lesson-foursenses-pieces-well = Ahora es de todos.

lesson-foursenses-double-title = Las dobles
lesson-foursenses-double-text = Una doble tiene dos pisos, maciza por una cara y hueca por la otra. Tú eliges qué cara queda arriba.
lesson-foursenses-double-task = Pon una doble en b2, con la cara hueca arriba.
lesson-foursenses-double-well = Dos pisos, hueca por arriba.

lesson-foursenses-stack-title = Apilar
lesson-foursenses-stack-text = Una pieza va en una casilla vacía o sobre una sola pieza de un piso. Así que una casilla está completa con dos pisos, o con tres si hay una doble sobre una sencilla. Solo cuenta la cima: su cara y su altura.
lesson-foursenses-stack-task = Construye una casilla de tres pisos.
lesson-foursenses-stack-well = Una doble sobre una sencilla: tres pisos, y ahí ya no cabe nada.

lesson-foursenses-alike-title = Cuatro iguales
lesson-foursenses-alike-text = Cuatro cimas con la misma cara ganan, en una fila, una columna o una diagonal larga, a cualquier altura.
lesson-foursenses-alike-task = En la fila 1 hay tres cimas huecas. Completa la fila.
lesson-foursenses-alike-well = Cuatro cimas huecas: has ganado.

lesson-foursenses-level-title = Cuatro a la par
lesson-foursenses-level-text = También ganan cuatro cimas a la misma altura, sean cuales sean sus caras.
lesson-foursenses-level-task = Columna b: tres casillas tienen dos pisos. Construye la cuarta.
lesson-foursenses-level-well = Las cuatro a la misma altura.

lesson-foursenses-stairs-title = Una escalera
lesson-foursenses-stairs-text = Tres casillas vecinas en línea, también en las diagonales cortas, con alturas 1, 2, 3, subiendo o bajando.
lesson-foursenses-stairs-task = a1 tiene un piso, b2 dos. Construye el tercer peldaño.
lesson-foursenses-stairs-well = Uno, dos, tres: una escalera.

lesson-foursenses-announce-title = Cántala
lesson-foursenses-announce-text = Podéis acordar que una figura solo gane si alguien la canta: al poner una pieza, o al empezar un turno antes de hacer nada más.
lesson-foursenses-announce-task = Termina la escalera y cántala al poner la pieza.
lesson-foursenses-announce-well = Vista, cantada, ganada.

lesson-foursenses-rob-title = Birlada
lesson-foursenses-rob-text = Si quien hizo una figura no se da cuenta, el derecho pasa al jugador siguiente.
lesson-foursenses-rob-task = El jugador 2 hizo una escalera y no dijo nada. ¡Cántala!
lesson-foursenses-rob-well = La has visto tú antes: ganas con ella.

lesson-foursenses-wrong-title = No hay nada
lesson-foursenses-wrong-text = Cantar en falso cuesta el turno: este si aún no se ha jugado nada; si no, el siguiente. Podéis acordar que no cueste nada, o que cueste la ronda.
lesson-foursenses-wrong-task = No hay ninguna figura. Canta una de todos modos.
lesson-foursenses-wrong-well = Una sonrisa, y se acabó tu turno.

lesson-foursenses-blind-title = Al tacto
lesson-foursenses-blind-text = El juego está pensado para jugar a ciegas: nadie ve el tablero. En tu turno palpas las casillas que quieras, con palabras, sonidos y, donde la haya, vibración. Después juegas.
lesson-foursenses-blind-task = Palpa el tablero a oscuras y pon después una pieza.
lesson-foursenses-blind-well = Ese es el juego tal como está pensado.

lesson-foursenses-three-title = Tres jugadores
lesson-foursenses-three-text = Entre tres se juegan tres rondas, y cada cual empieza una. Quien gana una ronda recibe 5 puntos; quien se sienta justo antes, 0; el tercero, 3. ¡Así que cuidado con lo que dejas al siguiente! Gana quien tenga más puntos.
lesson-foursenses-three-task = Gana la ronda para el jugador 1.
lesson-foursenses-three-well = 5 para ti, 3 para el jugador 2, nada para el jugador 3, que lo ha permitido.

lesson-foursenses-extra-title = Un punto más
lesson-foursenses-extra-text = Una figura doble da un punto más a quien gana: cuatro cimas iguales y a la vez a la misma altura, o una escalera cuyas tres cimas tienen la misma cara.
lesson-foursenses-extra-task = Construye una escalera de tres cimas macizas.
lesson-foursenses-extra-well = 5 y 1 más.
