# Puzzles: chosen, solved, and what is known of whoever solves them.

puzzles-title = Rätsel
puzzles-lead = In jeder Stellung ist ein Zug richtig, und das ist bewiesen. Finde ihn. Du hast alle Zeit der Welt.
error-no_puzzle = Dieses Rätsel gibt es nicht. Vielleicht wurde der Link abgeschnitten.
error-bad_day = Einen Tag schreibt man hier so: 2026-11-18.

# Choosing

puzzles-daily = Rätsel des Tages
puzzles-daily-of = Rätsel vom { $day }
puzzles-daily-lead = Für alle dasselbe, bis Mitternacht in Greenwich.
puzzles-choose = Wählen
puzzles-game = Spiel
puzzles-any-game = Alle Spiele
puzzles-about = Worum es geht
puzzles-any-theme = Egal
puzzles-asked = Was gefragt ist
puzzles-themes = Themen
puzzles-strength = Wie schwer
puzzles-easier = Leichter
puzzles-suits = So stark wie ich
puzzles-harder = Schwerer
puzzles-start = Gib mir ein Rätsel
puzzles-count =
    { $count ->
        [one] Es gibt ein solches Rätsel.
       *[other] Es gibt { $count } solche Rätsel.
    }
puzzles-none = So ein Rätsel gibt es noch nicht.

# What is asked

puzzle-kind-win = Gewinnen
puzzle-kind-quiet = Stiller erster Zug
puzzle-kind-power = Mit besonderem Stein gewinnen
puzzle-kind-trap = Keine sichere Antwort lassen
puzzle-kind-announce = Eine Reihe ansagen
puzzle-kind-throw = Mit einem Wurf gewinnen
puzzle-kind-defence = Die einzige Verteidigung
puzzle-kind-draw = Das Unentschieden retten
puzzle-kind-next = Den Nächsten aufhalten
puzzle-kind-keep = Die meisten Steine behalten
puzzle-kind-score = Die meisten Punkte holen
puzzle-task-win =
    { $count ->
        [one] { $who }: Gewinne mit einem Zug.
       *[other] { $who }: Gewinne in { $count } Zügen.
    }
puzzle-task-quiet = { $who }: Gewinne in { $count } Zügen. Es beginnt mit einem stillen.
puzzle-task-power =
    { $count ->
        [one] { $who }: Gewinne mit einem Zug eines besonderen Steins. Welcher Stein, und wohin?
       *[other] { $who }: Gewinne in { $count } Zügen mit einem besonderen Stein. Welcher Stein, und wohin?
    }
puzzle-task-trap = { $who }: Finde den Zug, nach dem dich jede Antwort sofort gewinnen lässt.
puzzle-task-announce = { $who }: Gibt es eine Reihe anzusagen? Gewinne sofort.
puzzle-task-throw = { $who }: Gewinne in diesem Zug. Welcher Chip, und wohin?
puzzle-task-defence = { $who }: Nur ein Zug verliert nicht. Finde ihn.
puzzle-task-draw = { $who }: Nur ein Zug rettet das Unentschieden. Finde ihn.
puzzle-task-next = { $who }: Lass den Nächsten nicht gewinnen.
puzzle-task-keep = { $who }: Behalte in diesem Zug so viele Steine, wie du kannst.
puzzle-task-score = { $who }: Hol die meisten Punkte, Antworten mitgezählt.
puzzle-task-lands = Jeder Wurf landet, wo du hinzielst.
puzzle-task-hidden = Niemand sieht dieses Brett. Ertaste es mit den Tasten oder indem du seine Felder berührst.

# Themes

puzzle-theme-moves =
    { $count ->
        [one] Ein Zug zu finden
       *[other] { $count } Züge zu finden
    }
puzzle-theme-opening = Am Anfang
puzzle-theme-middle = In der Mitte
puzzle-theme-endgame = Am Ende
puzzle-theme-column = Eine senkrechte Reihe
puzzle-theme-row = Eine waagerechte Reihe
puzzle-theme-slanted = Eine diagonale Reihe
puzzle-theme-through-boards = Eine Reihe durch mehrere Bretter
puzzle-theme-two-threats = Zwei Drohungen zugleich
puzzle-theme-far = Ein Zug auf der anderen Seite des Bretts
puzzle-theme-zugzwang = Zugzwang: Jede Antwort schadet
puzzle-theme-quiet = Ein stiller erster Zug
puzzle-theme-several = Drei oder vier Spieler
puzzle-do-place = ein Stein wird gesetzt
puzzle-do-move = ein Stein wird versetzt
puzzle-do-announce = eine Reihe wird angesagt
puzzle-do-decline = nichts wird gespielt
puzzle-do-lands = ein Chip wird geworfen
puzzle-do-clear-row = eine Zeile wird geräumt
puzzle-do-clear-column = eine Spalte wird geräumt
puzzle-do-clear-cell = ein Feld wird geräumt

# Solving

puzzle-title = { $game }: Rätsel
puzzle-rated = Schwierigkeit { $rating }
puzzle-right = { $move }: richtig. Weiter.
puzzle-right-reply = { $move }: richtig. Die Antwort: { $reply } Du bist wieder dran.
puzzle-solved = { $move }: gelöst!
puzzle-wrong = { $move }: der nicht. Die Antwort: { $reply }
puzzle-wrong-end = { $move }: der nicht.
puzzle-solution = Die Lösung: { $line }
puzzle-again = Zurücknehmen
puzzle-hint = Tipp
puzzle-hint-more = Noch ein Tipp
puzzle-hint-columns = Schau auf die Spalten { $columns }.
puzzle-hint-cells = Schau hierhin: { $cells }.
puzzle-hint-anywhere = Es geht nicht um eine bestimmte Stelle des Bretts.
puzzle-hint-piece = Es geht darum: { $piece }.
puzzle-hint-piece-from = Es geht darum: { $piece }, von hier: { $cells }.
puzzle-hint-move = Der Zug: { $move }.
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-study = Als Studie
puzzle-share = Link kopieren
puzzle-shared = Der Link ist kopiert.
puzzle-choose = Alle Rätsel
puzzle-themes = Themen: { $themes }
puzzle-why = Was der Zug bewirkt
puzzle-counts = Ein Tipp, ein falscher Zug oder die Lösung zählt als nicht gelöst. Jedes Rätsel zählt einmal.
puzzle-counted = Deine Spielstärke: { $rating } ({ $change })
puzzle-counted-before = Dieses Rätsel kennst du schon, deshalb zählt es nicht noch einmal.

# What is known of the solver

solver-title = Du
solver-none = Löse ein paar Rätsel, dann steht hier deine Spielstärke.
solver-strength = Spielstärke
solver-strength-is = { $rating }, plus oder minus { $deviation }
solver-run = Gelöst am Stück
solver-run-is = { $run }, höchstens { $longest }
solver-days = Tage am Stück
solver-count = Rätsel
solver-kept = Nur auf diesem Gerät gespeichert.
solver-plot = Deine Spielstärke nach jedem Rätsel: bisher { $count }, von { $first } bis { $last }, höchstens { $most }.

# Was übersehen wird

overlooked-lead = Deine Fehler in Partien, die zu Ende analysiert wurden, und verpasste Rätsel, nach ihrem Thema.
overlooked-none = Noch ist nichts bekannt. Analysiere eine deiner Partien zu Ende oder löse Rätsel: Was du übersiehst, wird hier gezählt.
overlooked-games =
    { $games ->
        [one] { $games }-mal in deinen Partien
       *[other] { $games }-mal in deinen Partien
    }
overlooked-puzzles =
    { $puzzles ->
        [one] { $puzzles } Rätsel verpasst
       *[other] { $puzzles } Rätsel verpasst
    }
overlooked-practise = Das üben

# A race against time

race-title = Wettlauf gegen die Uhr
race-lead = { $minutes } Minuten, und jedes Rätsel ist etwas schwerer als das davor. Nach { $most } falschen Zügen ist Schluss. Deine Spielstärke ändert sich nicht.
race-start = Los
race-stop = Anhalten
race-score = { $solved } gelöst, { $missed } von { $most } falsch
race-left = Noch { $seconds } Sekunden.
race-over =
    { $solved ->
        [one] Der Wettlauf ist zu Ende: { $solved } Rätsel gelöst.
       *[other] Der Wettlauf ist zu Ende: { $solved } Rätsel gelöst.
    }
race-best = Bisher am besten: { $best }
race-open = Wettlauf gegen die Uhr

# Zielwerfen

course-open = { $game }: Zielwerfen
course-lead = Wirf einen Chip in das markierte Feld. Für jedes Ziel gibt es drei Chips: Ein Treffer mit dem ersten bringt drei Sterne, mit dem zweiten zwei, mit dem dritten einen. Bei jedem Wurf ist das Brett leer; der Zufall spielt ein wenig mit, wie im Spiel.
course-targets = Ziele
course-target =
    { $count ->
        [0] Ziel { $number }: kein Stern
        [one] Ziel { $number }: ein Stern
       *[other] Ziel { $number }: { $count } Sterne
    }
course-total = { $stars } von { $most } Sternen
course-hit =
    { $count ->
        [one] Treffer! Ein Stern.
       *[other] Treffer! { $count } Sterne.
    }
course-missed-left =
    { $count ->
        [one] Daneben. Noch ein Chip.
       *[other] Daneben. Noch { $count } Chips.
    }
course-missed = Daneben, und keine Chips mehr.
course-again = Noch einmal
course-next = Nächstes Ziel
