## The shelf

shelf-title = ¿A qué jugamos?
shelf-lead = { $games ->
    [6] Seis
   *[other] { $games }
} juegos en los que alinear cuatro piezas es solo el principio. Elige uno y en un clic estarás jugando.
shelf-lobby = Jugar con alguien que espera
shelf-modes = Formas de jugar

fact-players = Jugadores
fact-players-count = { $most ->
    [0] { $least } jugadores
   *[other] de { $least } a { $most } jugadores
}
fact-age = Edad
fact-length = Duración

## Ways to play

mode-combine = Combinar
mode-combine-help = Activa todas las variantes que quieras: ocho juegos en una caja.

## Starting to play

play-title = Jugar
play-computer = Contra el ordenador
play-computer-help = Se empieza enseguida.
play-here = En esta pantalla
play-here-help = Os vais pasando el tablero.
play-link = Con un enlace
play-link-help = Envía el enlace o muestra el código QR.
play-link-none = Esta sala vive solo en tu navegador. Para jugar con un enlace hace falta un servidor.
play-link-elsewhere = Abre la sala en { $host }.
opening-table = Se está poniendo la mesa. La primera vez puede tardar un minuto.
play-name = Tu nombre
level-title = ¿Qué fuerza tiene el ordenador?
level-first = Novato
level-first-help = Para quien juega por primera vez, a los seis años o a los sesenta: juega donde le apetece y se le escapa mucho.
level-easy = Fácil
level-easy-help = Para quien acaba de aprender las reglas: detiene la mayoría de las líneas que ve venir.
level-medium = Medio
level-medium-help = Para toda la familia: piensa algunas jugadas por delante y a veces se le escapa una diagonal.
level-hard = Difícil
level-hard-help = Para quien juega a menudo: prepara sus jugadas y se le escapa poco; algo más contra varios rivales.
level-expert = Experto
level-expert-help = Para jugadores de club: calcula a fondo y, contra un solo rival, no se le escapa nada.
level-strongest = El más fuerte
level-strongest-help = Para quien quiere saber la verdad: perfecto donde el juego está resuelto. Puede pensar unos segundos.
learn-the-rules = Aprender las reglas

## Options

options-more = Más opciones
house-mark = Regla de la casa
house-help = Aquí las reglas impresas no dicen nada. Nosotros jugamos así, si no eliges otra cosa.

option-both_lines = Dos líneas a la vez
option-both_lines-help = Una jugada completa una línea de cada color. ¿Quién gana?
choice-both_lines-mover = Quien ha jugado
choice-both_lines-opponent = El rival
choice-both_lines-draw = Nadie
option-target = Puntos para ganar
option-target-help = Gana quien llegue antes a esa cifra.
option-claims = Cantar línea
option-claims-help = ¿Una línea gana por sí sola, o solo cuando alguien dice «¡Tengo línea!»?
choice-claims-auto = Las líneas ganan por sí solas
choice-claims-announce = Solo si se cantan
option-wrong_claim = Cantar en falso
option-wrong_claim-help = Alguien canta una línea que no existe. ¿Qué le cuesta?
choice-wrong_claim-pass = Un turno
choice-wrong_claim-none = Nada
choice-wrong_claim-lose = La ronda
option-wins = Rondas para ganar la partida
option-wins-help = Como en el marcador de la caja: quien antes gane tantas rondas ha ganado la partida.
option-start = ¿Quién empieza?
option-start-help = Después, por turnos.
start-lot = A suertes
option-later = Rondas siguientes
option-later-help = ¿Quién las empieza?
later-alternating = Por turnos
later-loser = Quien ha perdido
option-clock = Reloj
option-clock-help = Cuánto tiempo tiene cada cual.
clock-none = Sin reloj
clock-blitz = 3 minutos por jugador
clock-five = 5 minutos por jugador, más 5 segundos por turno
clock-move = 30 segundos por turno
clock-day = Un día por turno
option-interval = Entre dos rondas
option-interval-help = Cuánto tiempo se puede mirar el final de una ronda.
interval-usual = Según el reloj
interval-wait = Hasta que todos sigan
interval-ten = 10 segundos como máximo
interval-half = 30 segundos como máximo
interval-minute = Un minuto como máximo
option-pause = Esperar a quien no está
option-pause-help = Los relojes se paran mientras alguien ha perdido la conexión.
option-teams = Equipos
option-teams-help = Varias personas llevan un bando y hacen sus turnos en rotación.
option-approval = Yo decido quién entra en un equipo
option-approval-help = Quien quiera entrar en un equipo te pregunta antes.
option-alone = Uno habla por el equipo
option-alone-help = Cualquiera puede abandonar o aceptar por todo su equipo, sin preguntar.
option-hints = Pistas
option-hints-help = Quien tiene el turno puede pedir una pista, paso a paso. Lo sabe todo el que se sienta.
option-public = Mesa abierta
option-public-help = Cualquiera puede encontrar esta mesa en la lista y jugar o mirar.

## Open tables

lobby-title = Mesas abiertas
lobby-lead = Mesas en las que cualquiera puede jugar o mirar.
lobby-empty = Ahora mismo no espera nadie. Abre tú una mesa, elige «Mesa abierta» y aparecerá aquí.
lobby-join = Jugar
lobby-watch = Mirar
lobby-free = { $free ->
    [0] completa
    [one] 1 sitio libre
   *[other] { $free } sitios libres
}
