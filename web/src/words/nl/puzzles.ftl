puzzles-title = Puzzels
puzzles-lead = In elke stelling is één zet goed, en dat is bewezen. Vind hem. Er is geen haast.
error-no_puzzle = Deze puzzel bestaat niet. Misschien is de link afgekapt.
error-bad_day = Een dag schrijf je zo: 2026-11-18.
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
puzzles-suits = Zo sterk als ik
puzzles-harder = Moeilijker
puzzles-start = Geef me een puzzel
puzzles-count =
    { $count ->
        [one] Er is één zo’n puzzel.
       *[other] Er zijn { $count } van zulke puzzels.
    }
puzzles-none = Zo’n puzzel is er nog niet.
puzzle-kind-win = Winnen
puzzle-kind-quiet = Stille eerste zet
puzzle-kind-power = Winnen met een kracht
puzzle-kind-trap = Geen veilig antwoord laten
puzzle-kind-announce = Een lijn melden
puzzle-kind-throw = Winnen met een worp
puzzle-kind-defence = De enige verdediging
puzzle-kind-draw = Het gelijkspel redden
puzzle-kind-next = De volgende tegenhouden
puzzle-kind-keep = Het meest bewaren
puzzle-kind-score = Het meest scoren
puzzle-task-win =
    { $count ->
        [one] { $who }: win met één zet.
       *[other] { $who }: win in { $count } zetten.
    }
puzzle-task-quiet = { $who }: win in { $count } zetten. Het begint met een stille.
puzzle-task-power =
    { $count ->
        [one] { $who }: win met één zet van een stuk dat een kracht heeft. Welk stuk, en waar?
       *[other] { $who }: win in { $count } zetten met een stuk dat een kracht heeft. Welk stuk, en waar?
    }
puzzle-task-trap = { $who }: vind de zet waarna je op elk antwoord meteen wint.
puzzle-task-announce = { $who }: is er een lijn te melden? Win meteen.
puzzle-task-throw = { $who }: win deze beurt. Welk fiche, en waar?
puzzle-task-defence = { $who }: maar één zet verliest niet. Vind hem.
puzzle-task-draw = { $who }: maar één zet redt het gelijkspel. Vind hem.
puzzle-task-next = { $who }: laat de volgende speler niet winnen.
puzzle-task-keep = { $who }: bewaar deze beurt zo veel schijven als je kunt.
puzzle-task-score = { $who }: haal de meeste punten, antwoorden meegeteld.
puzzle-task-lands = Elke worp komt terecht waar je mikt.
puzzle-task-hidden = Niemand ziet dit bord. Voel het met de toetsen of door de vakjes aan te raken.
puzzle-theme-moves =
    { $count ->
        [one] Eén zet te vinden
       *[other] { $count } zetten te vinden
    }
puzzle-theme-opening = In het begin
puzzle-theme-middle = In het midden
puzzle-theme-endgame = Aan het eind
puzzle-theme-column = Een lijn in een kolom
puzzle-theme-row = Een lijn in een rij
puzzle-theme-slanted = Een diagonaal
puzzle-theme-through-boards = Een lijn door meer borden
puzzle-theme-two-threats = Twee dreigingen tegelijk
puzzle-theme-quiet = Een stille eerste zet
puzzle-theme-several = Drie of vier spelers
puzzle-do-place = er wordt een stuk geplaatst
puzzle-do-move = er wordt een stuk verplaatst
puzzle-do-announce = er wordt een lijn gemeld
puzzle-do-decline = er wordt niets gespeeld
puzzle-do-lands = er wordt een fiche gegooid
puzzle-do-clear-row = er wordt een rij leeggemaakt
puzzle-do-clear-column = er wordt een kolom leeggemaakt
puzzle-do-clear-cell = er wordt een vakje leeggemaakt
puzzle-title = { $game }: puzzel
puzzle-rated = Sterkte { $rating }
puzzle-right = { $move }: goed. Ga door.
puzzle-right-reply = { $move }: goed. Het antwoord: { $reply } Jij weer.
puzzle-solved = { $move }: opgelost!
puzzle-wrong = { $move }: die is het niet. Het antwoord: { $reply }
puzzle-wrong-end = { $move }: die is het niet.
puzzle-solution = De oplossing: { $line }
puzzle-again = Terugnemen
puzzle-hint = Hint
puzzle-hint-more = Nog een hint
puzzle-hint-columns = Kijk naar de kolommen { $columns }.
puzzle-hint-cells = Kijk hier: { $cells }.
puzzle-hint-anywhere = Het gaat niet om één plek van het bord.
puzzle-hint-piece = Het gaat hierom: { $piece }.
puzzle-hint-piece-from = Het gaat hierom: { $piece }, van hier: { $cells }.
puzzle-hint-move = De zet: { $move }.
puzzle-show = Oplossing tonen
puzzle-next = Volgende puzzel
puzzle-study = Bestuderen
puzzle-share = Link kopiëren
puzzle-shared = De link is gekopieerd.
puzzle-choose = Alle puzzels
puzzle-themes = Thema’s: { $themes }
puzzle-why = Wat de zet doet
puzzle-counts = Met een hint, een foute zet of de oplossing telt hij als niet opgelost. Elke puzzel telt één keer.
puzzle-counted = Je sterkte: { $rating } ({ $change })
puzzle-counted-before = Deze puzzel heb je al gezien, dus hij telt niet opnieuw.
solver-title = Jij
solver-none = Los een paar puzzels op, dan staat hier je sterkte.
solver-strength = Sterkte
solver-strength-is = { $rating }, plus of min { $deviation }
solver-run = Achter elkaar opgelost
solver-run-is = { $run }, hoogstens { $longest }
solver-days = Dagen achter elkaar
solver-count = Puzzels
solver-kept = Alleen op dit apparaat bewaard.
solver-plot = Je sterkte na elke puzzel: { $count } tot nu toe, van { $first } tot { $last }, hoogstens { $most }.
race-title = Een race tegen de tijd
race-lead = { $minutes } minuten, en elke puzzel is iets moeilijker dan de vorige. Na { $most } foute zetten is het voorbij. Je sterkte verandert niet.
race-start = Start
race-stop = Stop
race-score = { $solved } opgelost, { $missed } van { $most } fout
race-left = Nog { $seconds } seconden.
race-over =
    { $solved ->
        [one] De race is voorbij: { $solved } puzzel opgelost.
       *[other] De race is voorbij: { $solved } puzzels opgelost.
    }
race-best = Je beste tot nu toe: { $best }
race-open = Race tegen de tijd
