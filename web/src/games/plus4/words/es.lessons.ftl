# The lessons of plus4.

lesson-plus4-push-title = Empujar por arriba
lesson-plus4-push-text = Cuatro columnas de cuatro. Empuja una pieza por arriba en una columna: ocupa la casilla más alta, y todo lo que hay en la columna baja una.
lesson-plus4-push-task = Empuja tu pieza en la columna 1 y mira cómo bajan las demás.
lesson-plus4-push-well = La tuya está arriba; las demás han bajado una casilla.

lesson-plus4-out-title = Fuera por abajo
lesson-plus4-out-text = Una columna nunca está llena: una quinta pieza empuja fuera la de más abajo, que vuelve a la mano de su dueño. Sin piezas en la mano, pasas.
lesson-plus4-out-task = En la columna 1 hay cuatro. Empuja una quinta.
lesson-plus4-out-well = La pieza roja de más abajo ha salido y vuelve a la mano de Rojo.

lesson-plus4-line-title = Una línea de cuatro
lesson-plus4-line-text = Una columna, una fila o una de las dos diagonales largas, con las cuatro casillas de tu color: diez líneas en total. En el juego básico gana la primera línea.
lesson-plus4-line-task = Le toca a Rojo. Completa una línea.
lesson-plus4-line-well = Cuatro en la columna: gana Rojo.

lesson-plus4-gift-title = Un regalo
lesson-plus4-gift-text = Una línea cuenta para el dueño de su color, sea quien sea el que empujó. Mira dos veces antes de empujar.
lesson-plus4-gift-task = Le toca a Azul. Busca el descuido que le regala la partida a Rojo.
lesson-plus4-gift-well = Azul ha empujado, gana Rojo.

lesson-plus4-both-title = Las dos a la vez
lesson-plus4-both-text = Si al empujar se completa una línea de cada color, en el juego básico es empate. Antes de empezar puedes elegir otra cosa.
lesson-plus4-both-task = Completa una línea de los dos colores.
lesson-plus4-both-well = Una línea cada uno: empate.

lesson-plus4-bonus-title = La pieza bonus
lesson-plus4-bonus-text = En la rejilla sin fin y en el juego por rondas, cada cual tiene además una pieza bonus, más clara y con una estrella. Se empuja como cualquier otra, cuando está en la mano. Una línea que contiene la pieza bonus de su dueño vale dos.
lesson-plus4-bonus-task = Completa la columna alrededor de tu pieza bonus.
lesson-plus4-bonus-well = Una línea con la pieza bonus: dos puntos.

lesson-plus4-endless-title = La rejilla sin fin
lesson-plus4-endless-text = Cada línea nueva da un punto a su dueño, y la rejilla nunca se vacía. Una línea que solo sigue ahí no da más puntos. Gana quien llegue antes a 11 puntos.
lesson-plus4-endless-task = Tienes una columna llena. Empuja en ella otra vez tu color y mira la puntuación.
lesson-plus4-endless-well = Estaba completa antes y lo está ahora: ningún punto nuevo.

lesson-plus4-rounds-title = Por rondas
lesson-plus4-rounds-text = La primera línea cierra la ronda: un punto, o dos si contiene la pieza bonus y esta ya estaba antes del último empujón.
lesson-plus4-rounds-task = Termina la línea que contiene tu pieza bonus.
lesson-plus4-rounds-well = Dos puntos: la pieza bonus ya estaba en la línea.

lesson-plus4-next-title = La ronda siguiente
lesson-plus4-next-text = Tras una ronda, la rejilla se vacía. La siguiente la empieza quien haya puntuado menos; si hay empate a puntos, quien no había empezado. Gana quien llegue antes a 11 puntos, o quien tenga más tras las rondas acordadas.
lesson-plus4-next-task = Gana la ronda y mira quién empieza.
lesson-plus4-next-well = Azul ha puntuado menos y empieza la segunda ronda.

lesson-plus4-again-title = Dar vueltas
lesson-plus4-again-text = La misma posición por tercera vez cierra la ronda: es empate o, en la rejilla sin fin, gana quien tenga más puntos. En el juego por rondas nadie recibe puntos.
lesson-plus4-again-task = Los dos no paran de empujar en la columna 1. Hazlo una vez más.
lesson-plus4-again-well = La tercera vez: empate.
