# Learn: the rules of every game, one lesson each, in our own words.

learn-title = Aprender
learn-lead = Elige un juego. Cada regla tiene un tablero pequeño para probarla.
learn-lessons = Lecciones
learn-lesson-of = Lección { $number } de { $count }
learn-count =
    { $count ->
        [one] Una lección
       *[other] { $count } lecciones
    }
learn-task = Pruébalo
learn-again = Casi. Mira lo que ha pasado y prueba otra vez.
learn-retry = Reintentar
learn-once-more = Otra vez
learn-next = Lección siguiente
learn-previous = Lección anterior
learn-finished = Era la última lección. Ya conoces todo el juego.
learn-play = A jugar
learn-house = Regla de la casa: las reglas impresas no lo aclaran; nosotros jugamos así.
learn-solved = hecha
learn-contents = Todas las lecciones
learn-close = Cerrar
learn-well = ¡Muy bien!
learn-other-tray = En la bandeja, fuera de las casillas
learn-other-miss = Fuera de las bandejas
learn-other-call = ¡Canta!
learn-other-row = La fila
learn-other-col = La columna
