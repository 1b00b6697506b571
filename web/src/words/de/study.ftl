# Study and review.

study-title = Studie
study-colon = : { "" }
study-choose = Spiel eine beliebige Stellung aufs Brett, nimm Züge zurück, probier andere aus und frag, was jeder wert ist.
study-start = Von vorn
study-first = Zum Anfang
study-back = Zurück
study-forward = Vor
study-last = Zum Ende
study-steps = Schritte durch die Züge
study-move-of = Zug { $at } von { $length }
study-moves = Züge
study-no-moves = Noch ist nichts gespielt. Spiel auf dem Brett, für beide Seiten.
study-move = Zug
study-value = Wert
study-values = Was jeder Zug wert ist
study-show = Werte zeigen
study-hide = Werte verbergen
study-explain = Die Werte erscheinen auf dem Brett und in einer Liste: bewiesen, wo es geht, sonst geschätzt.
study-time = Bedenkzeit höchstens
study-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
study-moment = einen Moment
study-thinking = Denkt nach, höchstens { $seconds } Sekunden …
study-stop = Anhalten
study-over = Die Runde ist zu Ende.
study-next-round = Weiter zu Runde { $round }
study-by-hand = In diesem Spiel entscheidet die Geschicklichkeit. Ausrechnen kann das niemand, deshalb gibt es keine Werte.
study-fewer = Weniger zeigen
study-all = Alle { $count } Züge zeigen
study-best-line = Die beste Fortsetzung
study-play-line = Vorspielen
study-pause = Pause
study-source = Gefunden durch { $engine } in { $time }. „In 7“ zählt die Züge aller Spieler.
study-took = { NUMBER($seconds, maximumFractionDigits: 1) } s
study-at-once = weniger als 0,1 s
study-by-device = Auf diesem Gerät berechnet.
study-by-server = Vom Server berechnet: Dieses Gerät ist nicht bereit.
study-engine-solver = den exakten Löser
study-engine-table = eine Tabelle des gelösten Spiels
study-engine-proof = einen gespeicherten Beweis
study-engine-book = das Eröffnungsbuch
study-engine-alphabeta = Vorausrechnen
study-engine-threats = die Suche nach Drohungen
study-engine-mcts = Ausprobieren vieler Partien
study-engine-rules = die Regeln
study-best = Am besten: { $move }. { $value }.
study-copy = Link kopieren
study-copied = Der Link ist kopiert
study-review = Diese Partie analysieren
study-other = Anderes Spiel
study-variations = Statt Zug { $number }
study-tree-keys = Pfeil links und rechts gehen durch die Züge, auf und ab zu dem, was stattdessen versucht wurde; Entf löscht einen Zug.
study-has-signs = mit Zeichen auf dem Brett
study-sibling-before = Vorige Variante
study-sibling-after = Nächste Variante
study-promote = Nach oben
study-promoted = Die Variante ist nach oben gerückt.
study-promoted-main = Das ist jetzt die Hauptvariante.
study-delete = Ab hier löschen
study-deleted =
    { $count ->
        [one] Gelöscht: { $move }.
       *[other] Gelöscht: { $move } und was folgte, insgesamt { $count } Züge.
    }
study-restore = Zurückholen
study-restored = Alles ist wieder da.
study-remarks = Notizen zu dieser Stellung
study-comment = Kommentar
study-signs = Zeichen aufs Brett setzen
study-signs-done = Fertig, weiterspielen
study-signs-clear = Alle Zeichen entfernen
study-signs-how = Tipp ein Feld an, um das Zeichen zu setzen; dasselbe noch einmal entfernt es.
study-sign-colour = Farbe
study-sign-shape = Form
sign-green = Grün
sign-red = Rot
sign-blue = Blau
sign-amber = Orange
sign-ring = Ring
sign-square = Quadrat
sign-triangle = Dreieck
sign-cross = Kreuz
study-save = Studie speichern
study-link-too-long = Diese Studie ist zu groß für einen Link. Speichere sie als Datei und verschick die.
study-chapters =
    { $count ->
        [one] Die Studie
       *[other] Die Studie: { $count } Kapitel
    }
study-name = Name der Studie
study-chapter = { $number }. { $game }
study-chapter-name = Name dieses Kapitels
study-chapter-add = Neues Kapitel
study-chapter-added = Ein neues Kapitel, noch leer.
study-chapter-remove = Dieses Kapitel löschen
study-chapter-removed = Das Kapitel ist gelöscht.
study-is-kept = Jede Änderung wird auf diesem Gerät gespeichert.
study-kept-when = Sie wird auf diesem Gerät gespeichert, sobald sie mehr als eine einzige Zugfolge enthält.
study-not-kept = Auf diesem Gerät ist kein Platz für die Studie. Speichere sie als Datei.
study-kept = Deine Studien auf diesem Gerät
study-kept-size =
    { $chapters ->
        [one] { $moves ->
            [one] ein Zug
           *[other] { $moves } Züge
        }
       *[other] { $chapters } Kapitel, { $moves } Züge
    }
study-forget = Löschen
study-forgotten = Gelöscht: { $name }.
study-loaded = Die Studie ist offen.
study-play = Von hier weiterspielen
study-play-side = Du spielst
study-play-not-here = Hier lässt sich eine Partie nur von Anfang an spielen.
study-play-later-round = Diese Stellung gehört zu einer späteren Runde, deren frühere hier nicht bekannt sind. Öffne die ganze Partie, um von hier weiterzuspielen.
study-pictures = Bilder und Papier
study-picture-svg = Bild (SVG)
study-picture-png = Bild (PNG)
study-picture-film = Die Runde als bewegtes Bild
study-picture-saved = Das Bild ist gespeichert.
study-print = Blatt drucken
study-lay = Stellung aufbauen
study-lay-how = Wähle einen Stein und tipp die Felder an, auf denen er liegt. Dann sucht das Programm Züge, die dorthin führen.
study-lay-piece = Stein
study-lay-erase = Wegnehmen
study-lay-turn = Am Zug
study-lay-anybody = egal wer
study-lay-find = Züge suchen
study-lay-clear = Brett leeren
study-lay-cleared = Das Brett ist leer.
study-lay-leave = Abbrechen
study-lay-searching = Sucht Züge, höchstens zehn Sekunden …
study-lay-found =
    { $count ->
        [0] Das Brett ist leer wie am Anfang.
        [one] Gefunden: Ein Zug führt dorthin.
       *[other] Gefunden: { $count } Züge führen dorthin.
    }
study-lay-floating = { $where }: Dort hat der Stein keinen Halt.
study-lay-impossible = Keine erlaubten Züge führen zu dieser Stellung. Das ist bewiesen.
study-lay-not_found =
    { $positions ->
        [one] Es fanden sich keine Züge, die dorthin führen. Das beweist nicht, dass es keine gibt.
       *[other] Unter { $positions } Stellungen fand sich keine, die dorthin führt. Das beweist nicht, dass es keine gibt.
    }
study-by-solver =
    { $looked ->
        [yes] exakter Löser, aus Buch oder Gedächtnis
       *[no] exakter Löser
    }
study-by-table = Tabelle des gelösten Spiels
study-by-proof = gespeicherter Beweis
study-by-alphabeta = vorausgerechnet
study-by-threats = Suche nach Drohungen
study-by-mcts = ausprobiert
study-by-rules = die Regeln
study-work-depth =
    { $depth ->
        [one] einen Zug tief
       *[other] { $depth } Züge tief
    }
study-work-nodes =
    { $count ->
        [one] eine Stellung
       *[other] { $count } Stellungen
    }
study-work-games =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }

study-note-win = Sieg
study-note-win-in = Sieg { $plies }
study-note-draw = gleich
study-note-draw-in = gleich
study-note-loss = Verlust
study-note-loss-in = Verlust { $plies }
study-note-guess = ~{ $percent } %
study-note-unknown = ?
study-win = Gewinnt
study-win-in = Gewinnt in { $plies }
study-win-within = Gewinnt in höchstens { $plies }
study-draw = Unentschieden
study-loss = Verliert
study-loss-in = Verliert in { $plies }
study-loss-within = Verliert in höchstens { $plies }
study-estimate = Etwa { $percent } % (geschätzt)
study-unknown = Nicht bekannt
study-at-least-draw = mindestens unentschieden
study-at-least-win = gewonnen
study-at-most-draw = höchstens unentschieden
study-at-most-loss = verloren
study-explained-of = Was { $move } bewirkt

record-title = Partien und Links
record-save = Als Datei speichern
record-copy = Als Text kopieren
record-copied = Die Partie ist kopiert
record-file = Datei laden
record-paste = Oder füge eine Partie, Züge oder einen Link ein
record-help = Zum Beispiel 444442, ein Link von dieser Seite oder einer von connect4.gamesolver.org.
record-load = Laden
record-loaded =
    { $count ->
        [one] Geladen: ein Zug.
       *[other] Geladen: { $count } Züge.
    }

review-title = Analyse
review-lead = Lade eine gespeicherte Partie und sieh, wo sie gekippt ist.
review-start = Partie analysieren
review-again = Neu analysieren
review-progress = { $done } von { $total } Zügen angesehen …
review-stopped = Angehalten. { $done } von { $total } Zügen sind angesehen.
review-done = Alle { $total } Züge sind angesehen.
review-hidden = Diese Partie läuft noch mit verbundenen Augen. Die Analyse öffnet sich, wenn sie zu Ende ist.
review-graph = Der Verlauf der Partie
review-graph-two = Über der Mitte stand { $one } besser, darunter { $two }.
review-graph-many = Wie gut es jeweils für den Spieler stand, der am Zug war.
review-legend-proved = Bewiesen
review-legend-guess = Geschätzt
review-legend-turn = Wendepunkt
review-legend-now = Der Zug auf dem Brett
review-player-of = { $name } ({ $colour })
review-rounds = Runden der Partie
review-copy = Link zu diesem Zug kopieren
review-table = Dasselbe als Tabelle
review-player = Spieler
review-played = Gespielt
review-before = Es stand
review-left = Danach
review-turns = Wendepunkte
review-no-turns = Kein Zug hat etwas verschenkt.
review-turn-win_to_draw = Zug { $number }, { $who }: { $played } verschenkt den Sieg, jetzt ist es unentschieden. { $best } hätte gewonnen.
review-turn-win_to_loss = Zug { $number }, { $who }: { $played } macht aus einem Sieg eine Niederlage. { $best } hätte gewonnen.
review-turn-draw_to_loss = Zug { $number }, { $who }: { $played } verliert. { $best } hätte das Unentschieden gehalten.
review-turn-mistake = Zug { $number }, { $who }: { $played } war nach Schätzung ein Fehler. { $best } sah besser aus.
review-settled = Ab Zug { $number } war alles entschieden.
review-try = Anders versuchen
review-value-here = Vor diesem Zug: { $value }
review-best-here = Am besten war { $move }.

practise-start =
    { $count ->
        [one] Eigene Fehler üben: { $count } Stellung
       *[other] Eigene Fehler üben: { $count } Stellungen
    }
practise-title = Eigene Fehler üben
practise-number = { $number } von { $count }.
practise-task-win = Nur ein Zug hält den Sieg fest. Welcher?
practise-task-draw = Nur ein Zug hält das Unentschieden. Welcher?
practise-task-estimate = Nach Schätzung ist ein Zug deutlich besser als alle anderen. Welcher?
practise-right = Das ist der Zug!
practise-wrong = Der nicht. Sieh, was er bewirkt.
practise-shown = Das war der Zug:
practise-again = Neuer Versuch
practise-show = Zug zeigen
practise-next = Nächste Stellung
practise-end = Zurück zur Analyse
practise-done = Das waren alle: { $right } von { $count } beim ersten Versuch.
