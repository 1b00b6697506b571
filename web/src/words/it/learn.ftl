# Learn: the rules of every game, one lesson each, in our own words.

learn-title = Impara
learn-lead = Scegli un gioco. Per ogni regola c’è una piccola plancia su cui provarla.
learn-lessons = Lezioni
learn-lesson-of = Lezione { $number } di { $count }
learn-count =
    { $count ->
        [one] Una lezione
       *[other] { $count } lezioni
    }
learn-task = Prova tu
learn-again = Non proprio. Guarda che cosa è successo, poi riprova.
learn-retry = Riprova
learn-once-more = Ancora una volta
learn-next = Lezione successiva
learn-previous = Lezione precedente
learn-finished = Era l’ultima lezione. Ora conosci tutto il gioco.
learn-play = Gioca
learn-house = Regola della casa: le regole stampate non lo dicono, noi giochiamo così.
learn-solved = fatta
learn-contents = Tutte le lezioni
learn-close = Chiudi
learn-well = Ben fatto!
learn-other-tray = Sul vassoio, fuori dalle caselle
learn-other-miss = Fuori dai vassoi
learn-other-call = Annuncia!
learn-other-row = La riga
learn-other-col = La colonna
