# What a move does: one sentence for each kind of fact. `who` is a player, `move` and `other` are moves,
# all others are cells; `first` and `last` are the ends of the line that is shown.

explain-line = Vollendet die Reihe von { $first } bis { $last }.
explain-line-for = Vollendet eine Reihe für { $who }: Damit gewinnt { $who }.
explain-line-of = { $who } hat die Reihe von { $first } bis { $last }.
explain-unannounced = Die Reihe ist nicht angesagt, sie zählt also noch nicht.
explain-announces = Sagt die Reihe von { $first } bis { $last } an.
explain-announces-nothing = Sagt eine Reihe an, wo es keine gibt.
explain-misses-line = Sagt die Reihe von { $first } bis { $last } nicht an.
explain-misses = Verpasst einen Sieg: { $move }.
explain-lets = Lässt { $who } sofort gewinnen: { $move }.
explain-opens = Öffnet das Feld darüber: { $who } gewinnt dort, auf { $cell }.
explain-stops = Hindert { $who } daran, als Nächstes zu gewinnen: { $move }.
explain-only = Der einzige Zug: Nach jedem anderen gewinnt { $who } sofort.
explain-threat = Droht, als Nächstes zu gewinnen: { $move }.
explain-double = Droht zweifach: { $move } und { $other }. Nur eines davon lässt sich verhindern.
explain-then = Droht mit { $move }; wird das verhindert, gewinnt dies: { $other }.
explain-above = Droht mit { $move }; der Stein, der das verhindert, macht Platz für die nächste Reihe gleich darüber, auf { $cell }.
explain-squeeze = Was { $who } auch antwortet, der Sieg folgt sofort.
explain-trap = { $who } darf { $below } nicht spielen: Sonst gewinnt das Feld darüber, { $cell }.
explain-spoils = Gibt eine Drohung auf: { $who } kann jetzt { $cell } nehmen.
explain-zugzwang = Gewinnt durch Abzählen: { $count } andere freie Felder kommen vor { $below }, eine gerade Zahl. Deshalb muss { $who } am Ende dort spielen, und { $cell } gleich darüber gewinnt.
explain-zugzwang-now = { $who } muss jetzt { $below } spielen, und { $cell } gleich darüber gewinnt.
explain-sequence = Gewinnt durch eine Drohung nach der anderen, in höchstens { $count } Zügen.
explain-scores =
    { $count ->
        [one] Bringt { $count } Punkt.
       *[other] Bringt { $count } Punkte.
    }
explain-scores-for =
    { $count ->
        [one] Bringt { $count } Punkt für { $who }.
       *[other] Bringt { $count } Punkte für { $who }.
    }
explain-lets-score =
    { $count ->
        [one] Lässt { $who } sofort { $count } Punkt holen: { $move }.
       *[other] Lässt { $who } sofort { $count } Punkte holen: { $move }.
    }
explain-apart = Schiebt { $count } Steine von { $who } auseinander, die in einer Reihe lagen.
explain-keeps =
    { $count ->
        [one] Der Stein lag in einer Reihe und wird behalten: bisher { $count }.
       *[other] Der Stein lag in einer Reihe und wird behalten: bisher { $count }.
    }
explain-keeps-last = Der Stein lag in einer Reihe und wird behalten: Es war der letzte, der noch fehlte.
explain-misses-disc = Ein Stein wird übersehen: Der auf { $cell } lag in einer Reihe und hätte behalten werden können.
explain-lines-up = Bildet eine Reihe von { $count }, von { $first } bis { $last }.
explain-breaks = Zerstört eine Reihe von { $who }: Der Stein auf { $cell } kann nicht mehr behalten werden.
explain-lets-keep =
    { $count ->
        [one] Lässt { $who } { $count } Stein behalten, der unten in einer Reihe liegt.
       *[other] Lässt { $who } unter { $count } Steinen wählen, die unten in einer Reihe liegen.
    }
explain-harmless =
    { $count ->
        [one] Lässt { $who } { $count } harmlosen Zug.
       *[other] Lässt { $who } { $count } harmlose Züge.
    }
explain-no-harmless = Lässt { $who } keinen harmlosen Zug: Was jetzt auch gesetzt wird, danach lässt sich ein Muster vollenden.
explain-only-harmless = Der einzige harmlose Zug: Nach jedem anderen lässt sich sofort ein Muster vollenden.
