# The lessons of top10.

lesson-top10-fill-title = Llenar la rejilla
lesson-top10-fill-text = Primero llenáis juntos la rejilla, una ficha cada uno por turnos, fila a fila desde abajo. Una fila tiene que estar completa antes de empezar la siguiente. Las líneas aún no cuentan.
lesson-top10-fill-task = Pon una ficha en una casilla libre de la fila de abajo.
lesson-top10-fill-well = Del cuatro al siete: solo estaban abiertas las casillas vacías de esta fila.

lesson-top10-keep-title = En línea: te la quedas
lesson-top10-keep-text = La rejilla está llena y empieza Rojo. Saca una de tus fichas de la fila de abajo. Si justo antes estaba en una línea de cuatro o más de tu color, te la quedas: un punto.
lesson-top10-keep-task = Saca una ficha roja que esté en una línea.
lesson-top10-keep-well = Es tuya: un punto. Y te sigue tocando a ti.

lesson-top10-on-title = Y otra vez
lesson-top10-on-text = Tras una ficha ganada sacas otra; tienes que hacerlo mientras tengas una ficha en la fila de abajo.
lesson-top10-on-task = Ya has ganado una. Gana una segunda.
lesson-top10-on-well = Dos puntos en un turno.

lesson-top10-back-title = Sin línea: se devuelve
lesson-top10-back-text = Una ficha que no estaba en ninguna línea vuelve a entrar por arriba: en cualquier columna con sitio, pero no en aquella de la que viene, salvo que ninguna otra tenga sitio. Así termina tu turno.
lesson-top10-back-task = Saca una ficha que no esté en ninguna línea y devuélvela.
lesson-top10-back-well = Está otra vez en la rejilla, y le toca a Amarillo.

lesson-top10-ten-title = A por las diez
lesson-top10-ten-text = Quien haya ganado diez fichas gana al momento. Aquí, para abreviar, bastan dos.
lesson-top10-ten-task = Consigue tu segunda ficha y gana.
lesson-top10-ten-well = Ha bastado. En una ronda de verdad hacen falta diez.

lesson-top10-end-title = Pasar, y el final
lesson-top10-end-text = Si no tienes ninguna ficha en la fila de abajo, pierdes el turno. Si no la tenéis ninguno de los dos, o la misma posición aparece por tercera vez, gana quien tenga más fichas ganadas; con las mismas es empate.
lesson-top10-end-task = Saca cualquier ficha roja y mira cómo queda la fila de abajo.
lesson-top10-end-well = Lo que baja decide quién puede seguir sacando. Mantén abajo fichas tuyas.
