# What a move does: one sentence for each kind of fact. `who` is a player, `move` and `other` are moves,
# all others are cells; `first` and `last` are the ends of the line that is shown.

explain-line = Maakt de lijn van { $first } tot { $last } af.
explain-line-for = Maakt een lijn af voor { $who }: daarmee wint { $who }.
explain-line-of = { $who } heeft de lijn van { $first } tot { $last }.
explain-unannounced = De lijn is niet gemeld, dus hij telt nog niet.
explain-announces = Meldt de lijn van { $first } tot { $last }.
explain-announces-nothing = Meldt een lijn waar er geen is.
explain-misses-line = Meldt de lijn van { $first } tot { $last } niet.
explain-misses = Hier wordt winst gemist: { $move }.
explain-lets = Laat { $who } meteen winnen: { $move }.
explain-opens = Opent het vakje erboven: { $who } wint daar, op { $cell }.
explain-stops = Voorkomt dat { $who } hierna wint: { $move }.
explain-only = De enige zet: na elke andere wint { $who } meteen.
explain-threat = Dreigt hierna te winnen: { $move }.
explain-double = Dreigt dubbel: { $move } en { $other }. Slechts één daarvan is tegen te houden.
explain-then = Dreigt met { $move }; wordt dat tegengehouden, dan wint dit: { $other }.
explain-above = Dreigt met { $move }; de schijf die dat tegenhoudt, maakt plaats voor de volgende lijn vlak erboven, op { $cell }.
explain-squeeze = Wat { $who } ook antwoordt, de winst volgt meteen.
explain-trap = { $who } mag { $below } niet spelen: anders wint het vakje erboven, { $cell }.
explain-spoils = Geeft een dreiging op: { $who } kan nu { $cell } nemen.
explain-zugzwang = Wint door te tellen: { $count } andere vrije vakjes komen vóór { $below }, een even aantal. Dus moet { $who } daar uiteindelijk spelen, en { $cell } vlak erboven wint.
explain-zugzwang-now = { $who } moet nu { $below } spelen, en { $cell } vlak erboven wint.
explain-sequence = Wint met de ene dreiging na de andere, in hoogstens { $count } zetten.
explain-scores =
    { $count ->
        [one] Levert { $count } punt op.
       *[other] Levert { $count } punten op.
    }
explain-scores-for =
    { $count ->
        [one] Levert { $count } punt op voor { $who }.
       *[other] Levert { $count } punten op voor { $who }.
    }
explain-lets-score =
    { $count ->
        [one] Laat { $who } meteen { $count } punt scoren: { $move }.
       *[other] Laat { $who } meteen { $count } punten scoren: { $move }.
    }
explain-apart = Schuift { $count } stukken van { $who } uit elkaar die op één lijn lagen.
explain-keeps =
    { $count ->
        [one] De schijf lag in een lijn en wordt bewaard: tot nu toe { $count }.
       *[other] De schijf lag in een lijn en wordt bewaard: tot nu toe { $count }.
    }
explain-keeps-last = De schijf lag in een lijn en wordt bewaard: het was de laatste die nog nodig was.
explain-misses-disc = Er wordt een schijf gemist: die op { $cell } lag in een lijn en had bewaard kunnen worden.
explain-lines-up = Maakt een lijn van { $count }, van { $first } tot { $last }.
explain-breaks = Verbreekt een lijn van { $who }: de schijf op { $cell } kan niet meer worden bewaard.
explain-lets-keep =
    { $count ->
        [one] Laat { $who } { $count } schijf bewaren die onderaan in een lijn ligt.
       *[other] Laat { $who } kiezen uit { $count } schijven die onderaan in een lijn liggen.
    }
explain-harmless =
    { $count ->
        [one] Laat { $who } { $count } veilige zet.
       *[other] Laat { $who } { $count } veilige zetten.
    }
explain-no-harmless = Laat { $who } geen veilige zet: wat er nu ook wordt neergelegd, daarna kan een patroon worden afgemaakt.
explain-only-harmless = De enige veilige zet: na elke andere kan meteen een patroon worden afgemaakt.
