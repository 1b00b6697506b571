# The lessons of puissance4.

lesson-puissance4-drop-title = Cae una ficha
lesson-puissance4-drop-text = Tú juegas con el rojo, tu rival con el amarillo, 21 fichas cada uno. En tu turno, deja caer una ficha en una columna donde quede sitio. Baja hasta donde puede y se posa sobre lo que haya.
lesson-puissance4-drop-task = Deja caer una ficha en cualquier columna.
lesson-puissance4-drop-well = Se ha posado en lo alto de su columna. Ahora le tocaría a Amarillo.

lesson-puissance4-line-title = Cuatro en línea
lesson-puissance4-line-text = Gana quien antes tenga cuatro fichas de su color seguidas: en una fila, en una columna o en diagonal. Más de cuatro valen igual.
lesson-puissance4-line-task = Le toca a Rojo. Completa cuatro en una fila.
lesson-puissance4-line-well = Cuatro en una fila: gana Rojo.

lesson-puissance4-slant-title = La diagonal
lesson-puissance4-slant-text = Las diagonales son las líneas que más fácilmente se escapan. Hace falta la altura justa en cada columna.
lesson-puissance4-slant-task = Rojo tiene tres en diagonal. Busca la cuarta casilla.
lesson-puissance4-slant-well = Escaleras arriba, un peldaño por columna: cuatro en diagonal.

lesson-puissance4-full-title = Una columna llena
lesson-puissance4-full-text = Seis fichas llenan una columna. Después ya no entra nada.
lesson-puissance4-full-task = La columna 4 está llena. Deja caer tu ficha en otro lugar.
lesson-puissance4-full-well = Eso es: quedan seis columnas.

lesson-puissance4-draw-title = No gana nadie
lesson-puissance4-draw-text = Cuando la rejilla está llena y nadie tiene línea, la ronda acaba en empate.
lesson-puissance4-draw-task = Queda un hueco. Llénalo.
lesson-puissance4-draw-well = Las 42 fichas están dentro y no hay línea: empate.

lesson-puissance4-pop-title = ¡Fuera!
lesson-puissance4-pop-text = Con esta opción, en vez de dejar caer una ficha, puedes sacar una de las tuyas de la fila de abajo. La columna baja una casilla y la ficha vuelve a tu mano.
lesson-puissance4-pop-task = Rojo gana sacando una ficha. ¿Cuál?
lesson-puissance4-pop-well = La columna ha bajado y la segunda fila se ha completado.

lesson-puissance4-both-title = Dos líneas a la vez
lesson-puissance4-both-text = Al sacar una ficha puede completarse una línea de cada color. Regla de la casa: entonces gana quien ha jugado. Antes de empezar puedes elegir otra cosa.
lesson-puissance4-both-task = Saca una ficha roja de modo que los dos colores tengan línea.
lesson-puissance4-both-well = Los dos colores tienen cuatro, pero ha jugado Rojo: gana Rojo.

lesson-puissance4-again-title = Dar vueltas
lesson-puissance4-again-text = Cuando las fichas pueden salir, una posición puede repetirse. Si la misma posición aparece por tercera vez y le toca al mismo jugador, la ronda acaba en empate.
lesson-puissance4-again-task = La rejilla vacía ya ha estado aquí dos veces. Haz que vuelva una tercera.
lesson-puissance4-again-well = Por tercera vez la misma: empate.

lesson-puissance4-five-title = Cinco, con paneles
lesson-puissance4-five-text = Con esta opción hacen falta cinco. A cambio, a cada lado hay un panel con seis fichas impresas; nunca se mueven y cuentan para su color.
lesson-puissance4-five-task = Rojo tiene tres. Aprovecha una ficha impresa del borde.
lesson-puissance4-five-well = Cuatro tuyas y una impresa son cinco.

lesson-puissance4-anvil-title = El yunque
lesson-puissance4-anvil-text = Cuatro de tus fichas tienen un poder, una vez por ronda cada una y una por turno como máximo. El yunque expulsa todo lo que tiene debajo en su columna y cae hasta el fondo. Las líneas se miran después.
lesson-puissance4-anvil-task = Gana con el yunque.
lesson-puissance4-anvil-well = La columna 4 se ha vaciado y la fila de abajo es tuya.

lesson-puissance4-wall-title = El muro
lesson-puissance4-wall-text = Si el muro hace línea, ganas. Si no, puedes añadir una ficha normal, o ninguna. Esa segunda ficha no puede completar una línea tuya.
lesson-puissance4-wall-task = Deja caer el muro en la columna 5, y después una ficha, o ninguna. ¿Qué columnas están cerradas?
lesson-puissance4-wall-well = Estaban cerradas las columnas 2 y 6: ahí la ficha habría completado cuatro.

lesson-puissance4-double-title = El doble
lesson-puissance4-double-text = Si el doble hace línea, ganas. Si no, tienes que añadir una ficha normal, si puedes, y todo cuenta.
lesson-puissance4-double-task = Gana en un turno con el doble y una segunda ficha.
lesson-puissance4-double-well = Dos fichas en un turno: nadie podía pararlo.

lesson-puissance4-breaker-title = El demoledor
lesson-puissance4-breaker-text = Si el demoledor hace línea, ganas. Si no, elige una ficha del otro color en la fila de abajo: se saca y su columna baja. Si no hay ninguna, se acabó tu turno.
lesson-puissance4-breaker-task = Haz salir la ficha amarilla que te impide ganar.
lesson-puissance4-breaker-well = La columna ha bajado y tu ficha ha quedado en línea.

lesson-puissance4-ejected-title = Expulsada, no perdida
lesson-puissance4-ejected-text = Las fichas que expulsan el yunque o el demoledor vuelven a sus dueños como fichas normales, incluso una ficha especial ya usada. También podéis acordar que queden fuera de la ronda.
lesson-puissance4-ejected-task = Deja caer el yunque en la columna 4 y mira las fichas en la mano.
lesson-puissance4-ejected-well = Dos fichas rojas y una amarilla han vuelto a la mano.

lesson-puissance4-combine-title = Combinar
lesson-puissance4-combine-text = «¡Fuera!», fichas especiales y cinco en raya se combinan como quieras: ocho juegos en una caja.
lesson-puissance4-combine-task = Están activadas las tres. Juega lo que quieras.
lesson-puissance4-combine-well = Sacar fichas, fichas especiales y paneles a la vez: elige tu mezcla al preparar una mesa.

lesson-puissance4-match-title = Una partida
lesson-puissance4-match-text = Jugad hasta que alguien haya ganado las rondas acordadas: cinco, según la caja. Los jugadores empiezan por turnos.
lesson-puissance4-match-task = Gana esta ronda.
lesson-puissance4-match-well = Una ronda para Rojo. La siguiente la empieza Amarillo.
