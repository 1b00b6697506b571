# Cells

board-comma = , { "" }
board-sign =
    { $shape ->
        [ring] { $colour ->
            [green] groene ring
            [red] rode ring
            [blue] blauwe ring
           *[amber] oranje ring
        }
        [square] { $colour ->
            [green] groen vierkant
            [red] rood vierkant
            [blue] blauw vierkant
           *[amber] oranje vierkant
        }
        [triangle] { $colour ->
            [green] groene driehoek
            [red] rode driehoek
            [blue] blauwe driehoek
           *[amber] oranje driehoek
        }
       *[cross] { $colour ->
            [green] groen kruis
            [red] rood kruis
            [blue] blauw kruis
           *[amber] oranje kruis
        }
    }
board-colon = : { "" }
board-and = { " en " }
board-empty = leeg
board-you = Jij
board-kind-of = { $kind } van { $who }
board-cell = kolom { $column }, rij { $row }
board-cell-of = bord { $part }, { $cell }
board-exit = uitgang van kolom { $column }
board-column = Kolom { $column }
board-row = Rij { $row }
board-part = Bord { $part }
board-column-read = { $line } van { $side }: { $pieces }.
board-from-top = boven
board-from-bottom = onderen
board-line-empty = { $line } is leeg.

# Pieces

board-kind-disc = Schijf
board-kind-pop = Eruit
board-kind-piece = Stuk
board-kind-chosen = Gekozen: { $kind }.
board-left = nog { $count }

# What was played

board-said-drops = { $who }: kolom { $column }, rij { $row }.
board-said-pushes-kind = { $who }: { $what } in kolom { $column }.
board-said-kind = { $who }: { $what } op { $where }.
board-said-token = { $who }: { $token }.
board-said-pops =
    { $you ->
        [yes] Je haalt onderaan een schijf uit kolom { $column }: { $whose }.
       *[no] { $who } haalt onderaan een schijf uit kolom { $column }: { $whose }.
    }
board-said-marble = { $who }: { $where }.
board-said-moves = { $who }: van { $from } naar { $where }.
board-said-hidden =
    { $you ->
        [yes] Je hebt gespeeld.
       *[no] { $who } heeft gespeeld.
    }
board-said-calls =
    { $you ->
        [yes] Je meldt een lijn.
       *[no] { $who } meldt een lijn.
    }
board-said-no-line = Er is er geen.
board-said-line = Lijn: { $cells }.
board-said-stake = Inzet: { $stake }.
board-said-leaves =
    { $you ->
        [yes] Je geeft op.
       *[no] { $who } geeft op.
    }
board-said-starts =
    { $you ->
        [yes] Je begint.
       *[no] { $who } begint.
    }
board-said-new = Een nieuw bord.
board-said-back = Teruggenomen.

# Whose turn

board-turn =
    { $you ->
        [yes] Jouw beurt.
       *[no] { $who } is aan de beurt.
    }
board-turn-yours =
    { $you ->
        [yes] Jouw beurt.
       *[no] { $who }, jouw beurt.
    }
board-turn-goes-on =
    { $you ->
        [yes] Je speelt verder.
       *[no] { $who } speelt verder.
    }
board-ask-on = Er is geen lijn. Speel verder.
board-won =
    { $you ->
        [yes] Je wint { $reason }.
       *[no] { $who } wint { $reason }.
    }
board-won-together =
    { $you ->
        [yes] { $who }, jullie winnen { $reason }.
       *[no] { $who } winnen { $reason }.
    }
board-drawn = Gelijkspel { $reason }.
board-reason-line = met een lijn
board-reason-pattern = met een patroon
board-reason-target = door het doel te halen
board-reason-blocked = omdat niemand meer kan spelen
board-reason-full = omdat alle stukken liggen
board-reason-repetition = door herhaling
board-reason-limit = na de laatste zet
board-reason-last = omdat er niemand anders over is
board-reason-rounds = na de laatste ronde
board-reason-resignation = door opgave
board-reason-time = op tijd
board-reason-agreement = in onderling overleg

# Read aloud

board-legal-none = Je kunt nu niets spelen.
board-legal-moves = Verplaats een van je stukken: { $cells }.
board-legal-places =
    { $count ->
        [one] Eén vrij vakje.
       *[other] { $count } vrije vakjes.
    }
board-legal-call = Of meld een lijn.
board-last-none = Er is nog niets gespeeld.
board-score = { $who }: { $score }.
board-score-none = Er worden geen punten geteld.
board-clock =
    { $who }: { $minutes ->
        [0] { "" }
        [one] 1 minuut { "" }
       *[other] { $minutes } minuten { "" }
    }{ $seconds ->
        [one] 1 seconde.
       *[other] { $seconds } seconden.
    }
board-clock-none = Er loopt geen klok.
board-lifted = Opgepakt: { $where }. Kies waar hij heen gaat, of druk op Esc.
board-put-down = Teruggelegd.
board-cannot = Kan hier niet.
board-cannot-full = Kolom { $column } is vol.
board-cannot-column = In kolom { $column } kan nu niets.
board-cannot-kind = { $kind }: kan nu niet.
board-cannot-taken = Kan hier niet: { $there }.
board-not-your-turn = Je bent niet aan de beurt.
board-help =
    Pijltjes bewegen, Enter speelt. O dit vakje, C kolom, R rij, V het hele bord, L laatste zet,
    M wat mogelijk is, P wie aan de beurt is, S score, T klokken, I een zet typen.
    Komma en punt gaan terug en vooruit door de zetten.
board-help-lines = X leest de lijnen door dit vakje voor, H wat er dreigt.
board-describes = Druk op ? voor hulp.
board-help-columns = Cijfers spelen een kolom.
board-help-pops = X en dan een cijfer, of Shift met een cijfer, haalt er onderaan een schijf uit.
board-help-kinds = Deze toetsen kiezen een stuk: { $kinds }.
board-help-call =
    { $shared ->
        [yes] Iedereen heeft na het bord een eigen knop om te melden. Uitroepteken, of Shift met Enter, meldt met de zet.
       *[no] Uitroepteken meldt; Shift met Enter meldt met de zet.
    }
board-call-with-on = De volgende zet meldt een lijn.
board-call-with-off = De volgende zet meldt niets.

# Lines

board-lines-unknown = De lijnen van dit spel worden niet voorgelezen.
board-lines-through =
    { $count ->
        [one] Eén lijn door { $where }.
       *[other] { $count } lijnen door { $where }.
    }
board-lines-one = { $from } tot { $to }: { $pieces }.
board-lines-empty =
    { $all ->
        [yes] Verder ligt er niets op.
       *[no] { $empty ->
            [one] Op nog één lijn ligt verder niets.
           *[other] Op nog { $empty } lijnen ligt verder niets.
        }
    }
board-threat =
    { $you ->
        [yes] Je hebt alleen { $cell } nog nodig, met { $others }.
       *[no] { $who } heeft alleen { $cell } nog nodig, met { $others }.
    }
board-threats-none = Niemand heeft nog maar één vakje nodig.

# Looking back

board-past = Zet { $at } van { $length }.
board-past-start = Voor de eerste zet.
board-past-now = Terug in het heden.
board-past-leave = Terug naar nu
board-past-first = Je bekijkt een eerdere zet. Esc brengt je terug naar nu.
board-past-unknown = De eerdere zetten zijn hier niet bekend.

# Controls

board-grid = Bord
board-tray = Jouw stukken
board-moves = Mogelijke zetten
board-moves-from = { $cell } verplaatsen
board-call = Ik heb een lijn!
board-call-of = { $name } heeft een lijn!
board-call-wait = { $name } kan een lijn melden met een zet, of aan het begin van de eigen beurt.
board-call-with = Melden met deze zet
board-type = Typ een zet
board-type-play = Spelen
board-type-unknown = “{ $text }” kan nu niet.

# By touch
