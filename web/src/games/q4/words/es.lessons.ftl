# The lessons of q4.

lesson-q4-place-title = Cuatro tableros
lesson-q4-place-text = Cuatro tableros de cuatro casillas por cuatro, uno al lado de otro. Apílalos con la imaginación, del 1 al 4: forman un cubo. Por turnos, cada cual pone una canica de su color en cualquier casilla libre.
lesson-q4-place-task = Pon una canica donde quieras.
lesson-q4-place-well = Tienes abiertas todas las casillas de todos los tableros.

lesson-q4-flat-title = En un tablero
lesson-q4-flat-text = Cuatro canicas de tu color en una fila, una columna o una diagonal de un tablero ganan.
lesson-q4-flat-task = Rojo tiene tres en el tablero 2. Busca la cuarta casilla.
lesson-q4-flat-well = Una diagonal en un solo tablero.

lesson-q4-pillar-title = Recto hacia arriba
lesson-q4-pillar-text = La misma casilla en los cuatro tableros también es una línea: un pilar que atraviesa el cubo.
lesson-q4-pillar-task = Completa el pilar.
lesson-q4-pillar-well = La misma casilla, en cuatro pisos.

lesson-q4-stairs-title = Escaleras
lesson-q4-stairs-text = Una línea puede subir: un tablero más arriba y una casilla más allá, cuatro veces.
lesson-q4-stairs-task = Rojo sube por la fila 2. ¿Dónde está el último peldaño?
lesson-q4-stairs-well = De a2 abajo hasta d2 arriba.

lesson-q4-corner-title = Por el centro
lesson-q4-corner-text = Cuatro líneas van de esquina a esquina atravesando el cubo. En total hay 76 líneas.
lesson-q4-corner-task = Completa la línea de esquina a esquina.
lesson-q4-corner-well = De la esquina más baja a la más alta.

lesson-q4-move-title = Después se mueven
lesson-q4-move-text = Cuando todos han puesto sus canicas (normalmente doce por jugador; aquí, cuatro), se mueven: toma una de las tuyas y ponla en otra casilla libre, donde quieras. Nunca una ajena, nunca dos. Quien se queda antes sin canicas pasa mientras tanto.
lesson-q4-move-task = Mueve una canica roja para completar una línea.
lesson-q4-move-well = Una canica, a cualquier distancia.

lesson-q4-announce-title = Cántala
lesson-q4-announce-text = Podéis acordar que una línea solo gane si su dueño la canta: con una jugada, o al empezar un turno antes de hacer nada más.
lesson-q4-announce-task = Completa el pilar y cántalo con la jugada.
lesson-q4-announce-well = Vista, cantada, ganada.

lesson-q4-late-title = Más vale tarde
lesson-q4-late-text = Una línea que se te escapó sigue siendo tuya la próxima vez, si nadie gana antes. Nadie puede cantarla por ti.
lesson-q4-late-task = Tu línea ya está ahí. Cántala antes de mover.
lesson-q4-late-well = Llevaba ahí un buen rato.

lesson-q4-wrong-title = Demasiado pronto
lesson-q4-wrong-text = Cantar en falso cuesta el turno: este si aún no se ha jugado nada; si no, el siguiente. Podéis acordar que no cueste nada, o incluso que cueste la ronda.
lesson-q4-wrong-task = Aquí no hay ninguna línea. Canta una de todos modos.
lesson-q4-wrong-well = Has perdido el turno; le toca a Azul.

lesson-q4-more-title = Tres o cuatro
lesson-q4-more-text = Pueden jugar tres o cuatro, cada cual por su cuenta. Gana una línea de tu color.
lesson-q4-more-task = Rojo, Azul y Verde han puesto una cada uno. Le toca otra vez a Rojo.
lesson-q4-more-well = Ahora Azul, después Verde.

lesson-q4-partners-title = En parejas
lesson-q4-partners-text = Entre cuatro, los jugadores 1 y 3 pueden jugar contra 2 y 4. Cada cual conserva su color, y una línea tiene que ser de un solo color; gana para los dos de la pareja.
lesson-q4-partners-task = Completa la línea de Rojo, para Rojo y para Verde.
lesson-q4-partners-well = La línea de Rojo gana también para Verde.

lesson-q4-stake-title = La apuesta
lesson-q4-stake-text = Quien gana una ronda se lleva la apuesta. Puedes cambiarla antes de cada ronda.
lesson-q4-stake-task = Esta ronda vale tres. Gánala.
lesson-q4-stake-well = Tres puntos para Rojo.

lesson-q4-limit-title = Sin final a la vista
lesson-q4-limit-text = Cien jugadas sin ganador son empate; aquí, para abreviar, dos. La misma posición por tercera vez también es empate.
lesson-q4-limit-task = Haz la última jugada.
lesson-q4-limit-well = Nadie ha encontrado una línea: empate.
