## The table

table-title = { $game } – mesa
table-title-turn = Te toca – { $game }
table-given =
    { $count ->
        [one] Esta partida empieza con una jugada ya dada.
       *[other] Esta partida empieza con { $count } jugadas ya dadas.
    }
seat-free = Sitio libre
seat-you = tú
seat-left = ha abandonado
seat-away = ausente
seat-computer = Ordenador ({ $level })
the-computer = El ordenador
the-computer-within = el ordenador
seat-turn = le toca
seat-up = siguiente turno: { $name }
seat-hire = Ordenador
seat-dismiss = Quitar
player-number = Jugador { $player }
colour-red = Rojo
colour-yellow = Amarillo
colour-blue = Azul
colour-green = Verde
colour-amber = Ámbar
colour-orange = Naranja
colour-sky = Celeste
colour-lemon = Limón
colour-pink = Rosa

turn-yours = Te toca
turn-of = { $name } tiene el turno
turn-thinking = { $name } está pensando…
turn-race = ¡Lanza!
score-of = { $name }: { $score }
score-goal = se gana con { $goal }
round-number = Ronda { $round }
clock-of = { $name }: tiempo restante
clock-low = { $name }: { $seconds ->
    [one] solo queda 1 segundo.
   *[other] solo quedan { $seconds } segundos.
}
moves-title = Jugadas
moves-none = Aún no hay jugadas.
stake-now = Apuesta: { $stake }

waiting-title = Esperando rival
waiting-help = Envía este enlace. La partida empieza en cuanto todos los sitios estén ocupados.
waiting-copy = Copiar el enlace
waiting-copied = Copiado
waiting-share = Compartir…
waiting-link = Enlace a esta mesa
waiting-alone = Este enlace solo se abre en este ordenador. Para que entren otros dispositivos, abre la sala con «{ $command }».
waiting-qr = Código QR del enlace
waiting-begin = Empezar
waiting-begin-help = Ya está todo el mundo.
waiting-host = { $count ->
    [one] Aún queda un sitio libre.
   *[other] Aún quedan { $count } sitios libres.
}

join-title = Tienes una invitación
join-help = { $game }: siéntate o mira.
join-sit = Sentarse
join-watch = Solo mirar
watching = Estás mirando.
watchers = { $count ->
    [0] Nadie está mirando
    [one] 1 persona está mirando
   *[other] { $count } personas están mirando
}

offer-undo = Retirar jugada
offer-draw = { $rounds ->
    [one] Proponer empate
   *[many] Proponer empatar la partida
}
offer-draw-sure = { $rounds ->
    [one] ¿Proponer empate? Así no gana nadie.
   *[many] ¿Proponer empate en toda la partida, no solo en esta ronda?
}
offer-draw-yes = Proponer
offer-draw-by = Lo propone { $name }
offer-rematch = Jugar otra vez
offer-stake = Cambiar la apuesta
offer-resign = { $rounds ->
    [one] Abandonar
   *[many] Abandonar la partida
}
offer-resign-sure = { $rounds ->
    [one] ¿Seguro que quieres abandonar?
   *[many] ¿Abandonar toda la partida, no solo esta ronda?
}
offer-resign-alone = { $rounds ->
    [one] ¿Abandonar? Los demás siguen jugando.
   *[many] ¿Abandonar toda la partida? Los demás siguen jugando.
}
offer-resign-yes = Abandonar
offer-resign-by = Abandona { $name }
offer-resign-no = Seguir
offer-waiting-undo = Has pedido retirar una jugada.
offer-waiting-draw = { $rounds ->
    [one] Has propuesto empate.
   *[many] Has propuesto empate en toda la partida.
}
offer-waiting-rematch = Has pedido otra partida.
offer-waiting-stake = Has propuesto una apuesta de { $value }.
offer-asked-undo = { $name } quiere retirar una jugada.
offer-asked-draw = { $rounds ->
    [one] { $name } propone empate.
   *[many] { $name } propone empate en toda la partida.
}
offer-asked-rematch = { $name } quiere jugar otra vez.
offer-asked-stake = { $name } propone una apuesta de { $value }.
offer-accept = De acuerdo
offer-decline = No, gracias
offer-withdraw = Déjalo

result-win = { $name } gana
result-wins = { $names } ganan
result-you-win = ¡Has ganado!
result-draw = Empate
result-round-you-win = ¡Has ganado la ronda!
result-round-win = { $name } gana la ronda
result-round-draw = La ronda acaba en empate
reason-line = con una línea
reason-pattern = con una figura
reason-target = por llegar a la meta
reason-blocked = nadie puede jugar
reason-full = el tablero está lleno
reason-repetition = la misma posición ha salido tres veces
reason-limit = se ha llegado al límite de jugadas
reason-last = por falta de rivales
reason-resignation = por abandono
reason-time = se acabó el tiempo
reason-agreement = de común acuerdo
reason-rounds = por puntos, tras la última ronda
after-turning = Reintentar desde ahí
after-undo = Retirar esa jugada
after-easier = Un nivel más fácil
after-harder = Un nivel más difícil
result-kind = . ¡Bien jugado!
next-round = Ronda siguiente
next-waiting = Esperando a { $names }…
result-review = Repasar la partida
result-shelf = Otro juego

phrases-title = Decir algo
phrase-hello = ¡Hola!
phrase-luck = ¡Suerte!
phrase-nice = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-thinking = Déjame pensar…
phrase-thanks = ¡Gracias!
phrase-again = ¿Otra?
phrase-bye = ¡Hasta luego!
remark-answer = Responder
remark-close = Cerrar
said = { $name }: { $text }

leave-table = Dejar la mesa
leave-sure = ¿Dejar toda la partida? Tu sitio quedará libre.
leave-alone = ¿Dejar toda la partida? Los demás siguen sin ti.
leave-yes = Dejarla
leave-no = Quedarme
link-lost = Se ha perdido la conexión. Nada más se ha perdido: todas las jugadas hechas se conservan y seguimos intentándolo.
link-back = La conexión ha vuelto.

## News at the table

news-game = { $game }.
news-you-are = Eres { $colour }.
news-looking-on = Estás mirando.
news-played =
    { $count ->
        [one] Se ha hecho una jugada.
       *[other] Se han hecho { $count } jugadas.
    }
news-turn = { $turn }.
news-sat = { $name } se ha sentado.
news-left = { $name } ha dejado la mesa.
news-left-on = { $name } ha dejado la mesa; { $others } siguen jugando.
news-resigned-on = { $name } abandona; { $others } siguen jugando.
news-flagged-on = { $name } se ha quedado sin tiempo; { $others } siguen jugando.
news-away = { $name } ha perdido la conexión.
news-back = { $name } ha vuelto.
news-ready = { $name } espera la ronda siguiente.
news-declined = { $name } dice que no, gracias.
news-declined-you = Dices que no, gracias.
news-withdrawn = { $name } retira la propuesta.
news-withdrawn-you = Retiras la propuesta.
count-rounds = Rondas ganadas
count-points = Puntos
count-kept = Fichas ganadas
count-matches = Partidas ganadas

## What the host decides, and teams

host-title = Personas en la mesa
host-close = Cerrar la puerta
host-open = Abrir la puerta
host-open-help = La puerta está abierta: quien tenga el enlace puede jugar o mirar.
host-closed-help = La puerta está cerrada: nadie más puede entrar a jugar ni a mirar.
host-remove = Pedir a { $name } que salga
host-remove-sure = ¿Pedir a { $name } que salga? Podrá volver dentro de diez minutos.
host-remove-yes = Sí, por favor
host-remove-no = No, que se quede
news-removed = { $name } ha tenido que dejar la mesa.
news-closed = La puerta está cerrada: nadie más puede entrar a jugar ni a mirar.
news-opened = La puerta vuelve a estar abierta.
news-admitted = { $name } se ha unido a un equipo.
request-asked = { $name } quiere jugar con { $colour }.
request-yes = Adelante
request-no = Esta vez no
request-waiting = Se ha preguntado al anfitrión si puedes jugar. Mientras tanto, estás mirando.
request-rejected = El anfitrión ha respondido: esta vez no. Puedes mirar.
turned-away-door_closed = La puerta está cerrada
turned-away-removed = Has dejado la mesa
offer-waiting-resign = Has preguntado a tu equipo si conviene abandonar.
offer-team-resign = { $name } quiere abandonar. ¿De acuerdo?
offer-team-draw = { $name } quiere proponer empate. ¿De acuerdo?
offer-team-rematch = { $name } quiere jugar otra vez. ¿De acuerdo?
offer-team-stake = { $name } quiere proponer una apuesta de { $value }. ¿De acuerdo?
phrases-mute = Silenciar a { $name }
phrases-unmute = Volver a oír a { $name }
phrases-muted = Ya no oyes a { $name }.
phrases-unmuted = Vuelves a oír a { $name }.

hint-first = Pista
hint-more = Otra pista
hint-thinking = Pensando…
hint-where = Mira aquí: { $where }.
hint-piece = Usa esta pieza: { $piece }.
hint-move = Una buena jugada: { $move }.
hint-why = Por qué
invitation-hints = Pistas
invitation-hints-allowed = todo el mundo puede pedirlas
