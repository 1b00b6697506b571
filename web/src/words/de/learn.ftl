# Learn: the rules of every game, one lesson each, in our own words.

learn-title = Lernen
learn-lead = Wähle ein Spiel. Zu jeder Regel gibt es ein kleines Brett, auf dem du sie ausprobieren kannst.
learn-lessons = Lektionen
learn-lesson-of = Lektion { $number } von { $count }
learn-count =
    { $count ->
        [one] Eine Lektion
       *[other] { $count } Lektionen
    }
learn-task = Jetzt du
learn-again = Noch nicht ganz. Sieh dir an, was passiert ist, und versuch es noch einmal.
learn-retry = Neuer Versuch
learn-once-more = Noch einmal
learn-next = Nächste Lektion
learn-previous = Vorige Lektion
learn-finished = Das war die letzte Lektion. Du kennst jetzt das ganze Spiel.
learn-play = Spielen
learn-house = Hausregel: Die gedruckte Regel lässt das offen, hier wird so gespielt.
learn-solved = geschafft
learn-contents = Alle Lektionen
learn-close = Schließen
learn-well = Gut gemacht!
learn-other-tray = Auf der Ebene, in keinem Feld
learn-other-miss = Neben den Ebenen
learn-other-call = Ansagen!
learn-other-row = Die Zeile
learn-other-col = Die Spalte
