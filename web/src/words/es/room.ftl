# The room: what goes for every screen, settings, what can go wrong.

loading = Un momento…
navigation = Lugares
skip-to-content = Ir al contenido
mute = Quitar el sonido
home = Estantería
switch-language = Idioma

## What can go wrong

error-back = A la estantería
error-no_table = Esta mesa no existe, o su enlace ha caducado.
error-unreadable_table = Esta mesa ya no se puede leer. Tus otras mesas están bien.
error-too_many = ¡Vas demasiado rápido! Espera un momento y prueba otra vez.
error-unreachable = La sala no responde. ¿Sigue abierta?
not-loaded-title = No se ha podido cargar esta pantalla
not-loaded-help = Puede que la sala se haya actualizado mientras tanto, o que no responda. Tus partidas se conservan.
not-loaded-again = Volver a cargar la página
error-just_full = Alguien acaba de ocupar el último sitio libre. Puedes mirar.
error-full = En esta mesa ya no queda sitio.
error-seat_taken = Alguien ha sido más rápido: ese sitio está ocupado.
error-other_side = Ya juegas en otro bando.
error-round_over = La ronda ha terminado.
error-no_pause = La ronda siguiente ya ha empezado.
error-said_already = Los demás siguen mirando.
error-bad_interval = La pausa entre dos rondas va de 0 segundos (te espera) a 30 días.
error-stale = Alguien ha jugado en el mismo instante. Mira el tablero y prueba otra vez.
error-not_your_turn = Todavía no es tu turno.
error-illegal_move = Esa jugada no es posible ahora.
error-unreadable_move = Eso no es una jugada.
error-illegal_move-at = La jugada { $number }, «{ $token }», no se puede hacer ahí.
error-unreadable_move-at = La jugada { $number }, «{ $token }», no existe en este juego.
error-unreadable_text = No se puede leer ese texto. Pega jugadas, por ejemplo 444442, un enlace a una posición o una partida guardada.
error-bad_record = No se puede leer esta partida guardada: está modificada o cortada.
error-bad_study = No se puede leer este estudio: está modificado o cortado.
error-bad_given = Ninguna partida puede empezar con estas jugadas.
error-time_over = Se acabó el tiempo.
error-no_undo = Esa jugada ya no se puede retirar.
error-no_draw = El ordenador no acepta el empate.
error-no_offer = Esa propuesta ya no vale.
error-offer_open = Hay otra pregunta que aún espera respuesta.
error-match_on = La partida ya ha empezado.
error-match_over = La partida ha terminado.
error-seats_free = Todavía falta alguien.
error-bad_stake = La apuesta solo se puede cambiar antes de que empiece una ronda.
error-bad_start = En este juego, las reglas dicen quién empieza.
error-bad_option = Estas opciones no son compatibles.
error-bad_name = Un nombre ocupa una línea de 1 a 24 caracteres.
error-name_taken = Aquí alguien tiene un nombre que parece igual. Elige otro.
error-invisible_characters = Hay un carácter que nadie puede ver. Quítalo.
error-stacked_characters = Hay demasiados acentos en una letra. Quita alguno.
error-too_many_phrases = Un momento: eran muchas frases.
error-door_closed = El anfitrión ha cerrado la puerta: nadie más puede entrar a jugar ni a mirar.
error-removed = El anfitrión te ha pedido que dejes esta mesa. Puedes volver dentro de diez minutos.
error-rejected = El anfitrión ha dicho que no. Puedes volver a pedirlo dentro de un minuto.
error-asked_already = Ya se le ha preguntado al anfitrión.
error-agreed_already = Tú ya has dicho que sí; los demás siguen pensándolo.
error-ask_team = Pregunta antes a tu equipo: solo se abandona entre todos.
error-no_request = Esa petición ya no existe.
error-not_here = Esa persona ya se ha ido.
error-not_host = Solo el anfitrión puede hacerlo.
error-bad_text = Un comentario ocupa una línea de 140 caracteres como máximo.
error-not_kept = No se ha podido anotar. Prueba otra vez.
error-restarted = La sala ha tenido que reiniciarse. No se ha perdido nada: prueba otra vez.
error-failed = Algo ha fallado aquí. Prueba otra vez.
error-in_the_air = Todavía hay una ficha en el aire.
error-other = La sala no lo permite: { $message }
not-found-title = Aquí no hay nada
not-found-help = Quizá la dirección esté mal escrita, o la mesa a la que llevaba ya no exista.

## Settings

settings-title = Ajustes
settings-lead = Solo valen en este navegador.
settings-language = Idioma
language-auto = Como el navegador
settings-theme = Aspecto
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
settings-colours = Piezas en colores que todo el mundo distingue
settings-colours-help = Las formas de las piezas están siempre ahí.
settings-motion = Movimiento
motion-auto = Como el dispositivo
motion-full = Las piezas se mueven
motion-reduced = Sin movimiento
settings-sound = Sonidos
settings-place = Los sonidos indican el lugar
settings-place-help = Izquierda o derecha, agudo o grave: oyes dónde se ha parado una pieza, y de quién es.
settings-vibration = Vibración
settings-blind = Ayuda para jugar sin ver
settings-blind-help = Jugadas escritas, el tablero como texto y cada aviso por escrito.
settings-terse = Avisos cortos
settings-terse-help = No se dice de quién es el turno cuando pasa como siempre.
settings-device = Que este dispositivo calcule cuando estudio
settings-device-help = Los valores y los análisis se calculan entonces aquí, sin coste para el servidor. La primera vez se cargan unos megabytes; mientras tanto responde el servidor.
settings-device-none = Esta sala no permite que tu dispositivo calcule cuando estudias.
settings-name = Tu nombre
settings-name-help = Los demás lo ven en la mesa.

link-lobby = Mesas
link-learn = Aprender
link-puzzles = Problemas
link-study = Estudiar

## Names for those who have none

animal-1 = Nutria
animal-2 = Zorro
animal-3 = Garza
animal-4 = Tejón
animal-5 = Lince
animal-6 = Petirrojo
animal-7 = Erizo
animal-8 = Delfín
animal-9 = Búho
animal-10 = Ardilla
animal-11 = Pingüino
animal-12 = Panda

## A room in the browser itself

tab-app = Juegos en los que alinear cuatro piezas es solo el principio. No necesitan red.
tab-opening = La sala se está abriendo. La primera vez tarda un poco.
tab-offline = Esta sala funciona sin red. Tus partidas se quedan en este navegador.
tab-offline-most = Esta sala funciona sin red, menos { $games }: basta con abrirlo una vez. Tus partidas se quedan en este navegador.
tab-extra-loading = Se está cargando lo que este juego necesita además. La primera vez tarda un poco.
tab-extra-missing = Este juego necesita archivos que aún no están aquí. Empezará solo en cuanto vuelva la red.
tab-making = Se está calculando una tabla de todas las posiciones de este juego, una sola vez para este dispositivo.
tab-elsewhere = Esta sala está abierta en otra pestaña. Seguirá aquí en cuanto se cierre la otra.
tab-failed = No se ha podido abrir la sala en este navegador.
tab-restarting = La sala se ha parado y está volviendo a arrancar. Nada de lo jugado se pierde.
tab-open-again = Reintentar
tab-full = En este dispositivo no queda espacio: las jugadas no se pueden guardar, así que no cuentan. Libera espacio y sigue después.
tab-newer = Hay una versión nueva.
tab-newer-soon = Tras la ronda
tab-newer-now = Usarla ya
tab-install = Instalar
tab-device = En este dispositivo
tab-kept = Está todo: la sala funciona sin red.
tab-not-kept = La sala necesita la red hasta que todos sus archivos estén aquí. Solo se conservan con https.
tab-install-app = La sala está instalada.
tab-install-button = Como aplicación, la sala tiene su propio icono y toda la pantalla.
tab-install-share = Como aplicación, la sala tiene su propio icono y este dispositivo conserva tus partidas para siempre: abre el menú Compartir y elige «Añadir a pantalla de inicio».
tab-install-menu = Como aplicación, la sala tiene su propio icono: busca «Instalar» o «Añadir a pantalla de inicio» en el menú de tu navegador. No todos los navegadores pueden.
