# Cells

board-comma = , { "" }
board-sign =
    { $colour ->
        [green] grün
        [red] rot
        [blue] blau
       *[amber] orangefarben
    }{ $shape ->
        [ring] er Ring
        [square] es Quadrat
        [triangle] es Dreieck
       *[cross] es Kreuz
    }
board-colon = : { "" }
board-and = { " und " }
board-empty = leer
board-you = Du
board-kind-of = { $kind } von { $who }
board-cell = Spalte { $column }, Zeile { $row }
board-cell-of = Brett { $part }, { $cell }
board-exit = Ausgang von Spalte { $column }
board-column = Spalte { $column }
board-row = Zeile { $row }
board-part = Brett { $part }
board-column-read = { $line } von { $side }: { $pieces }.
board-from-top = oben
board-from-bottom = unten
board-line-empty = { $line } ist leer.

# Pieces

board-kind-disc = Stein
board-kind-pop = Unten raus
board-kind-piece = Stein
board-kind-chosen = Gewählt: { $kind }.
board-left = noch { $count }

# What was played

board-said-drops = { $who }: Spalte { $column }, Zeile { $row }.
board-said-pushes-kind = { $who }: { $what } in Spalte { $column }.
board-said-kind = { $who }: { $what } auf { $where }.
board-said-token = { $who }: { $token }.
board-said-pops =
    { $you ->
        [yes] Du ziehst unten aus Spalte { $column } einen Stein: { $whose }.
       *[no] { $who } zieht unten aus Spalte { $column } einen Stein: { $whose }.
    }
board-said-marble = { $who }: { $where }.
board-said-moves = { $who }: von { $from } nach { $where }.
board-said-hidden =
    { $you ->
        [yes] Du hast gezogen.
       *[no] { $who } hat gezogen.
    }
board-said-calls =
    { $you ->
        [yes] Du sagst eine Reihe an.
       *[no] { $who } sagt eine Reihe an.
    }
board-said-no-line = Es gibt keine.
board-said-line = Reihe: { $cells }.
board-said-stake = Einsatz: { $stake }.
board-said-leaves =
    { $you ->
        [yes] Du gibst auf.
       *[no] { $who } gibt auf.
    }
board-said-starts =
    { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
board-said-new = Ein neues Brett.
board-said-back = Zurückgenommen.

# Whose turn

board-turn =
    { $you ->
        [yes] Du bist dran.
       *[no] { $who } ist dran.
    }
board-turn-yours =
    { $you ->
        [yes] Du bist dran.
       *[no] { $who }, du bist dran.
    }
board-turn-goes-on =
    { $you ->
        [yes] Du bist weiter dran.
       *[no] { $who } ist weiter dran.
    }
board-ask-on = Es gibt keine Reihe. Spiel weiter.
board-won =
    { $you ->
        [yes] Du gewinnst { $reason }.
       *[no] { $who } gewinnt { $reason }.
    }
board-won-together =
    { $you ->
        [yes] { $who }, ihr gewinnt { $reason }.
       *[no] { $who } gewinnen { $reason }.
    }
board-drawn = Unentschieden { $reason }.
board-reason-line = mit einer Reihe
board-reason-pattern = mit einem Muster
board-reason-target = mit der nötigen Punktzahl
board-reason-blocked = ohne mögliche Züge
board-reason-full = nach dem letzten Stein
board-reason-repetition = durch Wiederholung
board-reason-limit = nach dem letzten Zug
board-reason-last = ohne weitere Gegner
board-reason-rounds = nach der letzten Runde
board-reason-resignation = durch Aufgabe
board-reason-time = durch Zeitablauf
board-reason-agreement = nach Vereinbarung

# Read aloud

board-legal-none = Du kannst gerade nichts spielen.
board-legal-moves = Versetze einen deiner Steine: { $cells }.
board-legal-places =
    { $count ->
        [one] Ein freies Feld.
       *[other] { $count } freie Felder.
    }
board-legal-call = Oder sag eine Reihe an.
board-last-none = Noch ist nichts gespielt.
board-score = { $who }: { $score }.
board-score-none = Hier werden keine Punkte gezählt.
board-clock =
    { $who }: { $minutes ->
        [0] { "" }
        [one] 1 Minute { "" }
       *[other] { $minutes } Minuten { "" }
    }{ $seconds ->
        [one] 1 Sekunde.
       *[other] { $seconds } Sekunden.
    }
board-clock-none = Es läuft keine Uhr.
board-lifted = Genommen: { $where }. Wähle das Zielfeld, oder drück Esc.
board-put-down = Zurückgelegt.
board-cannot = Hier nicht möglich.
board-cannot-full = Spalte { $column } ist voll.
board-cannot-column = In Spalte { $column } geht gerade nichts.
board-cannot-kind = { $kind }: gerade nicht möglich.
board-cannot-taken = Hier nicht möglich: { $there }.
board-not-your-turn = Du bist nicht dran.
board-help =
    Pfeiltasten bewegen, Enter spielt. O dieses Feld, C Spalte, R Zeile, V ganzes Brett, L letzter Zug,
    M was möglich ist, P wer dran ist, S Punkte, T Uhren, I Zug eintippen.
    Komma und Punkt gehen in den Zügen zurück und vor.
board-help-lines = X liest die Reihen durch dieses Feld vor, H was droht.
board-describes = Hilfe mit der Taste „?“.
board-help-columns = Ziffern spielen eine Spalte.
board-help-pops = X und dann eine Ziffer, oder Umschalt mit einer Ziffer, zieht einen Stein unten heraus.
board-help-kinds = Diese Tasten wählen einen Stein: { $kinds }.
board-help-call =
    { $shared ->
        [yes] Jeder hat nach dem Brett einen eigenen Knopf zum Ansagen. Ausrufezeichen, oder Umschalt und Enter, sagt mit dem Zug an.
       *[no] Ausrufezeichen sagt an; Umschalt und Enter sagen mit dem Zug an.
    }
board-call-with-on = Der nächste Zug sagt eine Reihe an.
board-call-with-off = Der nächste Zug sagt nichts an.

# Lines

board-lines-unknown = Die Reihen dieses Spiels werden nicht vorgelesen.
board-lines-through =
    { $count ->
        [one] Eine Reihe durch { $where }.
       *[other] { $count } Reihen durch { $where }.
    }
board-lines-one = { $from } bis { $to }: { $pieces }.
board-lines-empty =
    { $all ->
        [yes] Sonst liegt nichts darauf.
       *[no] { $empty ->
            [one] Auf einer weiteren liegt sonst nichts.
           *[other] Auf { $empty } weiteren liegt sonst nichts.
        }
    }
board-threat =
    { $you ->
        [yes] Du brauchst nur noch { $cell }, mit { $others }.
       *[no] { $who } braucht nur noch { $cell }, mit { $others }.
    }
board-threats-none = Niemand braucht nur noch ein Feld.

# Looking back

board-past = Zug { $at } von { $length }.
board-past-start = Vor dem ersten Zug.
board-past-now = Zurück in der Gegenwart.
board-past-leave = Zurück zur Gegenwart
board-past-first = Du siehst einen früheren Zug. Esc führt zur Gegenwart.
board-past-unknown = Die früheren Züge sind hier nicht bekannt.

# Controls

board-grid = Brett
board-tray = Deine Steine
board-moves = Mögliche Züge
board-moves-from = { $cell } versetzen
board-call = Ich habe eine Reihe!
board-call-of = { $name } hat eine Reihe!
board-call-wait = { $name } kann eine Reihe mit einem Zug ansagen, oder am Anfang eines eigenen Zugs.
board-call-with = Mit dem Zug ansagen
board-type = Zug eintippen
board-type-play = Spielen
board-type-unknown = „{ $text }“ geht gerade nicht.

# By touch
