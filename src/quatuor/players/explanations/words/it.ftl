# What a move does: one sentence for each kind of fact. `who` is a player, `move` and `other` are moves,
# all others are cells; `first` and `last` are the ends of the line that is shown.

explain-line = Completa la linea da { $first } a { $last }.
explain-line-for = Completa una linea con cui vince { $who }.
explain-line-of = { $who } ha la linea da { $first } a { $last }.
explain-unannounced = La linea non è annunciata, quindi non conta ancora.
explain-announces = Annuncia la linea da { $first } a { $last }.
explain-announces-nothing = Annuncia una linea dove non ce n’è.
explain-misses-line = Non annuncia la linea da { $first } a { $last }.
explain-misses = Qui sfugge una vittoria: { $move }.
explain-lets = Lascia che { $who } vinca subito: { $move }.
explain-opens = Apre la casella sopra, { $cell }: lì vince { $who }.
explain-stops = Impedisce che { $who } vinca alla mossa dopo: { $move }.
explain-only = L’unica mossa: dopo qualsiasi altra, { $who } vince subito.
explain-threat = Minaccia di vincere alla mossa dopo: { $move }.
explain-double = Fa due minacce insieme: { $move } e { $other }. Se ne può fermare solo una.
explain-then = Minaccia { $move }; una volta fermata, vince questa: { $other }.
explain-above = Minaccia { $move }; il gettone che la ferma fa posto alla linea successiva proprio sopra: { $cell }.
explain-squeeze = Qualunque cosa risponda { $who }, segue subito una vittoria.
explain-trap = { $who } non deve giocare in { $below }: poi vincerebbe la casella sopra, { $cell }.
explain-spoils = Rinuncia a una minaccia: ora { $who } può prendere { $cell }.
explain-zugzwang = Vince contando: { $count } altre caselle libere vengono prima di { $below }, un numero pari. Così alla fine { $who } deve giocare lì, e la casella proprio sopra, { $cell }, vince.
explain-zugzwang-now = Ora { $who } deve giocare in { $below }, e la casella proprio sopra, { $cell }, vince.
explain-sequence = Vince con una minaccia dopo l’altra, al massimo in { $count } mosse.
explain-scores =
    { $count ->
        [one] Segna { $count } punto.
       *[other] Segna { $count } punti.
    }
explain-scores-for =
    { $count ->
        [one] Fa sì che { $who } segni { $count } punto.
       *[other] Fa sì che { $who } segni { $count } punti.
    }
explain-lets-score =
    { $count ->
        [one] Lascia che { $who } segni subito { $count } punto: { $move }.
       *[other] Lascia che { $who } segni subito { $count } punti: { $move }.
    }
explain-apart = Separa { $count } pezzi che { $who } aveva in una linea.
explain-keeps =
    { $count ->
        [one] Il gettone era in una linea e si conquista: finora { $count }.
       *[other] Il gettone era in una linea e si conquista: finora { $count }.
    }
explain-keeps-last = Il gettone era in una linea e si conquista: era l’ultimo che serviva.
explain-misses-disc = Sfugge un gettone: quello della casella { $cell } era in una linea e si poteva conquistare.
explain-lines-up = Fa una linea di { $count }, da { $first } a { $last }.
explain-breaks = Rompe una linea: { $who } non può più conquistare il gettone della casella { $cell }.
explain-lets-keep =
    { $count ->
        [one] Lascia che { $who } conquisti { $count } gettone che è in una linea in basso.
       *[other] Lascia che { $who } scelga tra { $count } gettoni che sono in una linea in basso.
    }
explain-harmless =
    { $count ->
        [one] Lascia { $count } sola mossa innocua: deve trovarla { $who }.
       *[other] Lascia { $count } mosse innocue: deve trovarle { $who }.
    }
explain-no-harmless = Non lascia nessuna mossa innocua: qualunque cosa metta ora { $who }, dopo si può completare una figura.
explain-only-harmless = L’unica mossa innocua: dopo qualsiasi altra si può completare subito una figura.
