# Puzzles: chosen, solved, and what is known of whoever solves them.

puzzles-title = Puzzels
puzzles-lead = In elke stelling is één zet goed, en dat is bewezen. Zoek hem. Er is geen haast bij.
error-no_puzzle = Deze puzzel bestaat niet. Misschien is de link afgekapt.
error-bad_day = Een dag schrijf je hier zo: 2026-11-18.

# Choosing

puzzles-daily = Puzzel van de dag
puzzles-daily-of = Puzzel van { $day }
puzzles-daily-lead = Voor iedereen dezelfde, tot middernacht in Greenwich.
puzzles-choose = Kiezen
puzzles-game = Spel
puzzles-any-game = Alle spellen
puzzles-about = Waar het om gaat
puzzles-any-theme = Maakt niet uit
puzzles-asked = Wat er gevraagd wordt
puzzles-themes = Thema’s
puzzles-strength = Hoe moeilijk
puzzles-easier = Makkelijker
puzzles-suits = Even sterk als ik
puzzles-harder = Moeilijker
puzzles-start = Geef me een puzzel
puzzles-count =
    { $count ->
        [one] Er is één zo’n puzzel.
       *[other] Er zijn { $count } van zulke puzzels.
    }
puzzles-none = Zo’n puzzel is er nog niet.

# What is asked

puzzle-kind-win = Winnen
puzzle-kind-quiet = Stille eerste zet
puzzle-kind-power = Winnen met een bijzonder stuk
puzzle-kind-trap = Geen veilig antwoord laten
puzzle-kind-announce = Een lijn melden
puzzle-kind-throw = Winnen met een worp
puzzle-kind-defence = De enige verdediging
puzzle-kind-draw = Het gelijkspel redden
puzzle-kind-next = De volgende tegenhouden
puzzle-kind-keep = De meeste schijven bewaren
puzzle-kind-score = De meeste punten halen
puzzle-task-win =
    { $count ->
        [one] { $who }: win met één zet.
       *[other] { $who }: win in { $count } zetten.
    }
puzzle-task-quiet = { $who }: win in { $count } zetten. Het begint met een stille.
puzzle-task-power =
    { $count ->
        [one] { $who }: win met één zet van een bijzonder stuk. Welk stuk, en waarheen?
       *[other] { $who }: win in { $count } zetten met een bijzonder stuk. Welk stuk, en waarheen?
    }
puzzle-task-trap = { $who }: zoek de zet waarna elk antwoord je meteen laat winnen.
puzzle-task-announce = { $who }: valt er een lijn te melden? Win meteen.
puzzle-task-throw = { $who }: win deze beurt. Welke fiche, en waarheen?
puzzle-task-defence = { $who }: maar één zet verliest niet. Zoek hem.
puzzle-task-draw = { $who }: maar één zet redt het gelijkspel. Zoek hem.
puzzle-task-next = { $who }: laat de volgende niet winnen.
puzzle-task-keep = { $who }: bewaar deze beurt zoveel schijven als je kunt.
puzzle-task-score = { $who }: haal de meeste punten, antwoorden meegeteld.
puzzle-task-lands = Elke worp komt terecht waar je mikt.
puzzle-task-hidden = Niemand ziet dit bord. Voel het met de toetsen of door de vakjes aan te raken.

# Themes

puzzle-theme-moves =
    { $count ->
        [one] Eén zet te vinden
       *[other] { $count } zetten te vinden
    }
puzzle-theme-opening = Aan het begin
puzzle-theme-middle = In het midden
puzzle-theme-endgame = Aan het einde
puzzle-theme-column = Een verticale lijn
puzzle-theme-row = Een horizontale lijn
puzzle-theme-slanted = Een diagonale lijn
puzzle-theme-through-boards = Een lijn door meerdere borden
puzzle-theme-two-threats = Twee dreigingen tegelijk
puzzle-theme-far = Een zet aan de andere kant van het bord
puzzle-theme-zugzwang = Zetdwang: elk antwoord doet kwaad
puzzle-theme-quiet = Een stille eerste zet
puzzle-theme-several = Drie of vier spelers
puzzle-do-place = er wordt een stuk neergelegd
puzzle-do-move = er wordt een stuk verplaatst
puzzle-do-announce = er wordt een lijn gemeld
puzzle-do-decline = er wordt niets gespeeld
puzzle-do-lands = er wordt een fiche gegooid
puzzle-do-clear-row = een rij wordt leeggemaakt
puzzle-do-clear-column = een kolom wordt leeggemaakt
puzzle-do-clear-cell = een vakje wordt leeggemaakt

# Solving

puzzle-title = { $game }: puzzel
puzzle-rated = Moeilijkheid { $rating }
puzzle-right = { $move }: goed. Ga verder.
puzzle-right-reply = { $move }: goed. Het antwoord: { $reply } Weer jouw beurt.
puzzle-solved = { $move }: opgelost!
puzzle-wrong = { $move }: die niet. Het antwoord: { $reply }
puzzle-wrong-end = { $move }: die niet.
puzzle-solution = De oplossing: { $line }
puzzle-again = Terugnemen
puzzle-hint = Hint
puzzle-hint-more = Nog een hint
puzzle-hint-columns = Kijk naar de kolommen { $columns }.
puzzle-hint-cells = Kijk hier: { $cells }.
puzzle-hint-anywhere = Het gaat niet om één plek op het bord.
puzzle-hint-piece = Het gaat hierom: { $piece }.
puzzle-hint-piece-from = Het gaat hierom: { $piece }, vanaf hier: { $cells }.
puzzle-hint-move = De zet: { $move }.
puzzle-show = Oplossing tonen
puzzle-next = Volgende puzzel
puzzle-study = Als studie
puzzle-share = Link kopiëren
puzzle-shared = De link is gekopieerd.
puzzle-choose = Alle puzzels
puzzle-themes = Thema’s: { $themes }
puzzle-why = Wat de zet doet
puzzle-counts = Een hint, een foute zet of de oplossing telt als niet opgelost. Elke puzzel telt één keer.
puzzle-counted = Jouw speelsterkte: { $rating } ({ $change })
puzzle-counted-before = Deze puzzel ken je al, dus hij telt niet nog een keer.

# What is known of the solver

solver-title = Jij
solver-none = Los een paar puzzels op, dan staat hier je speelsterkte.
solver-strength = Speelsterkte
solver-strength-is = { $rating }, plus of min { $deviation }
solver-run = Achter elkaar opgelost
solver-run-is = { $run }, hoogstens { $longest }
solver-days = Dagen achter elkaar
solver-count = Puzzels
solver-kept = Alleen op dit apparaat bewaard.
solver-plot = Jouw speelsterkte na elke puzzel: tot nu toe { $count }, van { $first } tot { $last }, hoogstens { $most }.

# Wat over het hoofd wordt gezien

overlooked-lead = Jouw fouten in partijen die helemaal geanalyseerd zijn, en gemiste puzzels, per thema.
overlooked-none = Er is nog niets bekend. Analyseer een van je partijen helemaal, of los puzzels op: wat je over het hoofd ziet, wordt hier geteld.
overlooked-games =
    { $games ->
        [one] { $games } keer in je partijen
       *[other] { $games } keer in je partijen
    }
overlooked-puzzles =
    { $puzzles ->
        [one] { $puzzles } puzzel gemist
       *[other] { $puzzles } puzzels gemist
    }
overlooked-practise = Hierop oefenen

# A race against time

race-title = Race tegen de klok
race-lead = { $minutes } minuten, en elke puzzel is iets moeilijker dan de vorige. Na { $most } foute zetten is het voorbij. Je speelsterkte verandert niet.
race-start = Start
race-stop = Stoppen
race-score = { $solved } opgelost, { $missed } van { $most } fout
race-left = Nog { $seconds } seconden.
race-over =
    { $solved ->
        [one] De race is voorbij: { $solved } puzzel opgelost.
       *[other] De race is voorbij: { $solved } puzzels opgelost.
    }
race-best = Tot nu toe je beste: { $best }
race-open = Race tegen de klok

# Mikken

course-open = { $game }: mikken
course-lead = Laat een fiche in het gemarkeerde vakje landen. Voor elk doel zijn er drie fiches: raak met het eerste geeft drie sterren, met het tweede twee, met het derde één. Het bord is bij elke worp leeg; het toeval speelt een beetje mee, zoals in het spel.
course-targets = Doelen
course-target =
    { $count ->
        [0] Doel { $number }: geen sterren
        [one] Doel { $number }: één ster
       *[other] Doel { $number }: { $count } sterren
    }
course-total = { $stars } van { $most } sterren
course-hit =
    { $count ->
        [one] Raak! Eén ster.
       *[other] Raak! { $count } sterren.
    }
course-missed-left =
    { $count ->
        [one] Mis. Nog één fiche.
       *[other] Mis. Nog { $count } fiches.
    }
course-missed = Mis, en geen fiches meer.
course-again = Opnieuw
course-next = Volgend doel
