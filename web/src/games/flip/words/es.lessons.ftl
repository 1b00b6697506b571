# The lessons of flip.

lesson-flip-throw-title = Dos bandejas
lesson-flip-throw-text = Dos bandejas de cuatro casillas por cuatro, una encima de otra. Los dos jugadores lanzan sus 21 fichas a la vez, tan deprisa como pueden: pulsa en tu lanzador, arriba para la bandeja de arriba y abajo para la de abajo, tira y suelta. Aquí eliges tú dónde cae la ficha.
lesson-flip-throw-task = Haz caer una ficha roja en cualquier casilla.
lesson-flip-throw-well = Los lanzamientos de verdad van a su aire.

lesson-flip-top-title = Manda la de encima
lesson-flip-top-text = En una casilla caben todas las fichas que se quiera, en el orden en que cayeron, y se quedan donde están. La de encima controla la casilla.
lesson-flip-top-task = Amarillo controla b2 en la bandeja de arriba. Quítasela.
lesson-flip-top-well = Ahora la tuya está encima: la casilla es tuya.

lesson-flip-call-title = Canta tu línea
lesson-flip-call-text = Quien controla cuatro casillas en línea en una bandeja lo canta y gana. Cada bandeja tiene diez líneas; ninguna une las dos.
lesson-flip-call-task = Completa la diagonal de la bandeja de arriba y canta.
lesson-flip-call-well = Cantada a tiempo: gana Rojo.

lesson-flip-air-title = En el aire
lesson-flip-air-text = Lo cantado se decide cuando han caído todas las fichas que estaban en el aire. Si quien cantó conserva entonces una línea, gana; si no, se sigue jugando.
lesson-flip-air-task = Rojo ha cantado, pero tu ficha amarilla sigue volando. ¿Dónde tiene que caer?
lesson-flip-air-well = Has tomado una casilla de la línea: lo cantado queda en nada.

lesson-flip-miss-title = Fuera de las bandejas
lesson-flip-miss-text = Una ficha que cae fuera de las bandejas se puede volver a lanzar enseguida. La que se queda en una bandeja sin encontrar casilla está fuera durante esta ronda.
lesson-flip-miss-task = Haz caer una ficha roja fuera de las bandejas.
lesson-flip-miss-well = Vuelve a estar en la mano. En la bandeja se habría perdido.

lesson-flip-wrong-title = Cantar de más
lesson-flip-wrong-text = Cantar en falso no cuesta nada. Si se han lanzado todas las fichas y no hay línea, la ronda se repite; una línea ya hecha espera a que la canten.
lesson-flip-wrong-task = Canta, aunque no haya línea.
lesson-flip-wrong-well = No pasa nada, y se sigue jugando.

lesson-flip-points-title = Campeonato
lesson-flip-points-text = Rondas por puntos: una línea en la bandeja de arriba vale 2, en la de abajo 1, y solo cuenta la mejor. Una ronda sin línea no puntúa. Se gana con 5.
lesson-flip-points-task = Completa la línea que vale más y canta.
lesson-flip-points-well = Dos puntos por la bandeja de arriba.

lesson-flip-majority-title = Pro: la mayoría
lesson-flip-majority-text = En pro se lanza una ficha por turnos. Quien tenga más en una casilla la controla; si hay las mismas, no es de nadie. Una línea cierra la ronda al momento y puntúa como en el campeonato. Se gana con 3; una ficha fuera de las bandejas está fuera hasta la ronda siguiente.
lesson-flip-majority-task = La casilla a1 de la bandeja de arriba está igualada. Inclínala a tu favor.
lesson-flip-majority-well = Dos contra una: la línea es tuya, dos puntos.

lesson-flip-chance-title = Doble tiro
lesson-flip-chance-text = Algunas fichas tienen un poder; aquí cada cual tiene una de cada tipo. El poder actúa cuando la ficha cae en una casilla. Tras un doble tiro lanzas otra ficha enseguida.
lesson-flip-chance-task = Lanza el doble tiro a cualquier casilla.
lesson-flip-chance-well = Sigue siendo tu turno.

lesson-flip-bomb-title = Megabomba
lesson-flip-bomb-text = Retira todas las fichas de las casillas de alrededor, ocho como máximo, en su bandeja; su propia casilla no se toca.
lesson-flip-bomb-task = Lanza la megabomba de modo que se vacíen cinco casillas.
lesson-flip-bomb-well = Las casillas alrededor de b2 están vacías.

lesson-flip-lineout-title = Fuera línea
lesson-flip-lineout-text = Retira todas las fichas de su fila o de su columna, a tu elección, incluida su propia casilla.
lesson-flip-lineout-task = Lánzala a b2 en la bandeja de arriba y elige después la fila o la columna.
lesson-flip-lineout-well = Esa línea está vacía, y la propia ficha también ha desaparecido.

lesson-flip-cellout-title = Fuera casilla
lesson-flip-cellout-text = Retira todas las fichas de una de las casillas de alrededor, a tu elección.
lesson-flip-cellout-task = Lánzala junto a c1 en la bandeja de arriba y vacía esa casilla.
lesson-flip-cellout-well = La ficha amarilla está fuera hasta la ronda siguiente.
