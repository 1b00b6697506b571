puzzles-title = Rätsel
puzzles-lead = In jeder Stellung ist ein Zug richtig, und das ist bewiesen. Finde ihn. Es eilt nicht.
error-no_puzzle = Dieses Rätsel gibt es nicht. Vielleicht ist der Link abgeschnitten.
error-bad_day = Ein Tag wird so geschrieben: 2026-11-18.
puzzles-daily = Rätsel des Tages
puzzles-daily-of = Rätsel vom { $day }
puzzles-daily-lead = Für alle dasselbe, bis Mitternacht in Greenwich.
puzzles-choose = Auswählen
puzzles-game = Spiel
puzzles-any-game = Alle Spiele
puzzles-about = Worum es geht
puzzles-any-theme = Beliebig
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
puzzle-kind-win = Gewinnen
puzzle-kind-quiet = Stiller erster Zug
puzzle-kind-power = Mit einer Kraft gewinnen
puzzle-kind-trap = Keine sichere Antwort lassen
puzzle-kind-announce = Eine Reihe ansagen
puzzle-kind-throw = Mit einem Wurf gewinnen
puzzle-kind-defence = Die einzige Abwehr
puzzle-kind-draw = Das Unentschieden retten
puzzle-kind-next = Den Nächsten aufhalten
puzzle-kind-keep = Am meisten behalten
puzzle-kind-score = Am meisten punkten
puzzle-task-win =
    { $count ->
        [one] { $who }: Gewinn mit einem Zug.
       *[other] { $who }: Gewinn in { $count } Zügen.
    }
puzzle-task-quiet = { $who }: Gewinn in { $count } Zügen. Es beginnt mit einem stillen Zug.
puzzle-task-power =
    { $count ->
        [one] { $who }: Gewinn mit einem Zug eines Steins, der eine Kraft hat. Welcher Stein, und wohin?
       *[other] { $who }: Gewinn in { $count } Zügen mit einem Stein, der eine Kraft hat. Welcher Stein, und wohin?
    }
puzzle-task-trap = { $who }: Finde den Zug, nach dem du auf jede Antwort sofort gewinnst.
puzzle-task-announce = { $who }: Gibt es eine Reihe anzusagen? Gewinn sofort.
puzzle-task-throw = { $who }: Gewinn in diesem Zug. Welcher Chip, und wohin?
puzzle-task-defence = { $who }: Nur ein Zug verliert nicht. Finde ihn.
puzzle-task-draw = { $who }: Nur ein Zug rettet das Unentschieden. Finde ihn.
puzzle-task-next = { $who }: Lass den Nächsten nicht gewinnen.
puzzle-task-keep = { $who }: Behalte in diesem Zug so viele Steine, wie du kannst.
puzzle-task-score = { $who }: Hol die meisten Punkte, Antworten mitgerechnet.
puzzle-task-lands = Jeder Wurf landet, wohin du zielst.
puzzle-task-hidden = Niemand sieht dieses Brett. Ertaste es mit den Tasten oder indem du seine Felder berührst.
puzzle-theme-moves =
    { $count ->
        [one] Ein Zug zu finden
       *[other] { $count } Züge zu finden
    }
puzzle-theme-opening = Am Anfang
puzzle-theme-middle = In der Mitte
puzzle-theme-endgame = Am Ende
puzzle-theme-column = Eine Reihe in einer Spalte
puzzle-theme-row = Eine Reihe in einer Zeile
puzzle-theme-slanted = Eine Diagonale
puzzle-theme-through-boards = Eine Reihe durch mehrere Bretter
puzzle-theme-two-threats = Zwei Drohungen auf einmal
puzzle-theme-quiet = Ein stiller erster Zug
puzzle-theme-several = Drei oder vier Spieler
puzzle-do-place = ein Stein wird gesetzt
puzzle-do-move = ein Stein wird versetzt
puzzle-do-announce = eine Reihe wird angesagt
puzzle-do-decline = nichts wird gespielt
puzzle-do-lands = ein Chip wird geworfen
puzzle-do-clear-row = eine Zeile wird geleert
puzzle-do-clear-column = eine Spalte wird geleert
puzzle-do-clear-cell = ein Feld wird geleert
puzzle-title = { $game }: Rätsel
puzzle-rated = Stärke { $rating }
puzzle-right = { $move }: richtig. Weiter.
puzzle-right-reply = { $move }: richtig. Die Antwort: { $reply } Du bist wieder dran.
puzzle-solved = { $move }: gelöst!
puzzle-wrong = { $move }: das ist er nicht. Die Antwort: { $reply }
puzzle-wrong-end = { $move }: das ist er nicht.
puzzle-solution = Die Lösung: { $line }
puzzle-again = Zurücknehmen
puzzle-hint = Tipp
puzzle-hint-more = Noch ein Tipp
puzzle-hint-columns = Sieh dir die Spalten { $columns } an.
puzzle-hint-cells = Schau hier: { $cells }.
puzzle-hint-anywhere = Es geht nicht um eine Stelle des Bretts.
puzzle-hint-piece = Darum geht es: { $piece }.
puzzle-hint-piece-from = Darum geht es: { $piece }, von hier: { $cells }.
puzzle-hint-move = Der Zug: { $move }.
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-study = In der Studie ansehen
puzzle-share = Link kopieren
puzzle-shared = Der Link ist kopiert.
puzzle-choose = Alle Rätsel
puzzle-themes = Themen: { $themes }
puzzle-why = Was der Zug bewirkt
puzzle-counts = Mit einem Tipp, einem falschen Zug oder der Lösung gilt es als nicht gelöst. Jedes Rätsel zählt einmal.
puzzle-counted = Deine Stärke: { $rating } ({ $change })
puzzle-counted-before = Dieses Rätsel kennst du schon, darum zählt es nicht noch einmal.
solver-title = Du
solver-none = Löse ein paar Rätsel, dann steht hier deine Stärke.
solver-strength = Stärke
solver-strength-is = { $rating }, plus oder minus { $deviation }
solver-run = Hintereinander gelöst
solver-run-is = { $run }, höchstens { $longest }
solver-days = Tage hintereinander
solver-count = Rätsel
solver-kept = Nur auf diesem Gerät gespeichert.
solver-plot = Deine Stärke nach jedem Rätsel: bisher { $count }, von { $first } bis { $last }, höchstens { $most }.
race-title = Ein Rennen gegen die Zeit
race-lead = { $minutes } Minuten, und jedes Rätsel ist etwas schwerer als das vorige. Nach { $most } falschen Zügen ist es vorbei. Deine Stärke ändert sich nicht.
race-start = Los
race-stop = Anhalten
race-score = { $solved } gelöst, { $missed } von { $most } falsch
race-left = Noch { $seconds } Sekunden.
race-over =
    { $solved ->
        [one] Das Rennen ist vorbei: { $solved } Rätsel gelöst.
       *[other] Das Rennen ist vorbei: { $solved } Rätsel gelöst.
    }
race-best = Dein bestes bisher: { $best }
race-open = Rennen gegen die Zeit
