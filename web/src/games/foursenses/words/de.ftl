# On the shelf

game-foursenses = Four Senses
line-foursenses = Staple Steine, die du ertasten kannst: gleich, gleich hoch oder als Treppe.
players-foursenses = 2 oder 3 Spieler
age-foursenses = ab 8
length-foursenses = 10 bis 20 Minuten
mode-senses-two = Zwei Spieler
mode-senses-two-help = Eine Runde entscheidet.
mode-senses-three = Drei Spieler
mode-senses-three-help = Drei Runden um Punkte; wer vor dem Sieger sitzt, geht leer aus.
mode-blindfold = Augen verbunden
mode-blindfold-help = Niemand sieht das Brett. Wenn du dran bist, ertastest du es: mit Tönen, Worten, Vibration.

# At the board

board-felt-solid = massiv { $height ->
        [1] eine Stufe hoch
        [2] zwei Stufen hoch
        [3] drei Stufen hoch
       *[other] { $height } Stufen hoch
    }
board-felt-holed = hohl { $height ->
        [1] eine Stufe hoch
        [2] zwei Stufen hoch
        [3] drei Stufen hoch
       *[other] { $height } Stufen hoch
    }
board-kind-solid = Massiv
board-kind-holed = Hohl
board-kind-double-solid = Doppelt, massiv oben
board-kind-double-holed = Doppelt, hohl oben
board-said-place = { $who }: { $place } ist { $what }.
board-help-kinds-foursenses = 1 bis 4 wählen massiv, hohl, doppelt massiv oben, doppelt hohl oben.
board-blind = Niemand sieht dieses Brett. Ertaste es mit dem Finger, der Maus oder den Pfeiltasten.
board-blind-wait = Warte, bis du dran bist, dann ertaste das Brett.
board-blind-there = { $place }: { $what }.
board-blind-place = { $kind } auf { $place } setzen
board-blind-choose = Ertaste zuerst ein Feld.
board-blind-keys =
    Pfeiltasten ertasten ein Feld, O ertastet es noch einmal, Enter setzt den Stein dorthin. P wer dran ist, S Punkte,
    T Uhren. Spalte, Zeile, Brett, letzter Zug und frühere Züge bleiben verborgen.
board-hidden =
    { $what ->
        [column] Die Spalte ist verborgen.
        [row] Die Zeile ist verborgen.
        [last] Der letzte Zug ist verborgen.
        [legal] Was möglich ist, bleibt verborgen.
        [lines] Die Reihen sind verborgen.
        [threats] Die Drohungen sind verborgen.
        [past] Die früheren Züge sind verborgen.
       *[board] Das Brett ist verborgen.
    } Ertaste es mit den Pfeiltasten.

# Moves in lists

move-solid = Massiv auf { $cell }
move-holed = Hohl auf { $cell }
move-double-solid = Doppelt auf { $cell }, massiv oben
move-double-holed = Doppelt auf { $cell }, hohl oben

# What it asks for

prompt-piece = Wähle einen Stein, dann sein Feld.
prompt-piece-announce = Wähle einen Stein, dann sein Feld. Ein Muster? Sag es an!
prompt-piece-no-pattern = Es gibt kein Muster. Wähle einen Stein, dann sein Feld.
