# Cells

board-comma = , { "" }
board-sign =
    { $shape ->
        [ring] anello
        [square] quadrato
        [triangle] triangolo
       *[cross] croce
    } di colore { $colour ->
        [green] verde
        [red] rosso
        [blue] blu
       *[amber] ambra
    }
board-colon = : { "" }
board-and = { " e " }
board-empty = vuota
board-you = Tu
board-kind-of = { $kind }, { $who }
board-cell = colonna { $column }, riga { $row }
board-cell-of = plancia { $part }, { $cell }
board-exit = uscita della colonna { $column }
board-column = Colonna { $column }
board-row = Riga { $row }
board-part = Plancia { $part }
board-column-read = { $line } { $side }: { $pieces }.
board-from-top = dall’alto
board-from-bottom = dal basso
board-line-empty = { $line }: niente.

# Pieces

board-kind-disc = Gettone
board-kind-pop = Sfila
board-kind-piece = Pezzo
board-kind-chosen = In mano: { $kind }.
board-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}

# What was played

board-said-drops = { $who }: colonna { $column }, riga { $row }.
board-said-pushes-kind = { $who }: { $what } nella colonna { $column }.
board-said-kind = { $who }: { $what } in { $where }.
board-said-token = { $who }: { $token }.
board-said-pops =
    { $you ->
        [yes] Sfili un gettone { $whose } dalla colonna { $column }.
       *[no] { $who } sfila un gettone { $whose } dalla colonna { $column }.
    }
board-said-marble = { $who }: { $where }.
board-said-moves = { $who }: da { $from } a { $where }.
board-said-hidden =
    { $you ->
        [yes] Hai giocato.
       *[no] { $who } ha giocato.
    }
board-said-calls =
    { $you ->
        [yes] Annunci una linea.
       *[no] { $who } annuncia una linea.
    }
board-said-no-line = Non ce n’è nessuna.
board-said-line = Linea: { $cells }.
board-said-stake = Posta: { $stake }.
board-said-leaves =
    { $you ->
        [yes] Abbandoni.
       *[no] { $who } abbandona.
    }
board-said-starts =
    { $you ->
        [yes] Cominci tu.
       *[no] { $who } comincia.
    }
board-said-new = Plancia nuova.
board-said-back = Mossa ritirata.

# Whose turn

board-turn =
    { $you ->
        [yes] Tocca a te.
       *[no] { $who } è di turno.
    }
board-turn-yours =
    { $you ->
        [yes] Tocca a te.
       *[no] { $who }, tocca a te.
    }
board-turn-goes-on =
    { $you ->
        [yes] Continui tu.
       *[no] { $who } continua.
    }
board-ask-on = Non c’è nessuna linea. Continua.
board-won =
    { $you ->
        [yes] Vinci { $reason }.
       *[no] { $who } vince { $reason }.
    }
board-won-together =
    { $you ->
        [yes] { $who } vincete { $reason }.
       *[no] { $who } vincono { $reason }.
    }
board-drawn = Pareggio { $reason }.
board-reason-line = con una linea
board-reason-pattern = con una figura
board-reason-target = raggiungendo il traguardo
board-reason-blocked = perché nessuno può giocare
board-reason-full = perché tutti i pezzi sono giocati
board-reason-repetition = per ripetizione
board-reason-limit = dopo l’ultima mossa
board-reason-last = per mancanza di avversari
board-reason-rounds = dopo l’ultima manche
board-reason-resignation = per abbandono
board-reason-time = perché il tempo è scaduto
board-reason-agreement = di comune accordo

# Read aloud

board-legal-none = Ora non puoi giocare nulla.
board-legal-moves = Sposta uno dei tuoi pezzi: { $cells }.
board-legal-places =
    { $count ->
        [one] Una casella libera.
       *[other] { $count } caselle libere.
    }
board-legal-call = Oppure annuncia una linea.
board-last-none = Non si è ancora giocato nulla.
board-score = { $who }: { $score }.
board-score-none = Non si contano punti.
board-clock =
    { $who }: { $minutes ->
        [0] { "" }
        [one] 1 minuto { "" }
       *[other] { $minutes } minuti { "" }
    }{ $seconds ->
        [one] 1 secondo.
       *[other] { $seconds } secondi.
    }
board-clock-none = Si gioca senza orologio.
board-lifted = In mano: { $where }. Scegli dove metterla, oppure Esc.
board-put-down = Rimessa a posto.
board-cannot = Qui non si può.
board-cannot-full = La colonna { $column } è piena.
board-cannot-column = Nella colonna { $column } ora non si può giocare nulla.
board-cannot-kind = { $kind }: ora non si può.
board-cannot-taken = Qui non si può: { $there }.
board-not-your-turn = Non è il tuo turno.
board-help =
    Le frecce spostano, Invio gioca. O questa casella, C colonna, R riga, V tutta la plancia, L ultima mossa,
    M che cosa si può giocare, P di chi è il turno, S punteggio, T orologi, I scrivi una mossa.
    Virgola e punto vanno indietro e avanti tra le mosse.
board-help-lines = X legge le linee che passano per questa casella, H le minacce.
board-describes = Premi ? per l’aiuto.
board-help-columns = Le cifre giocano in una colonna.
board-help-pops = X e poi una cifra, oppure Maiusc con una cifra, sfila un gettone.
board-help-kinds = Questi tasti scelgono un pezzo: { $kinds }.
board-help-call =
    { $shared ->
        [yes] Ognuno annuncia con il proprio pulsante dopo la plancia. Il punto esclamativo, o Maiusc e Invio, annuncia insieme alla mossa.
       *[no] Il punto esclamativo annuncia; Maiusc e Invio annunciano insieme alla mossa.
    }
board-call-with-on = La prossima mossa si gioca annunciando una linea.
board-call-with-off = La prossima mossa si gioca senza annuncio.

# Lines

board-lines-unknown = Le linee di questo gioco non si leggono ad alta voce.
board-lines-through =
    { $count ->
        [one] Una linea passa per { $where }.
       *[other] { $count } linee passano per { $where }.
    }
board-lines-one = Da { $from } a { $to }: { $pieces }.
board-lines-empty =
    { $all ->
        [yes] Non c’è altro.
       *[no] { $empty ->
            [one] Un’altra per il resto è vuota.
           *[other] Altre { $empty } per il resto sono vuote.
        }
    }
board-threat =
    { $you ->
        [yes] Ti manca solo { $cell }, con { $others }.
       *[no] { $who }: manca solo { $cell }, con { $others }.
    }
board-threats-none = A nessuno manca una sola casella.

# Looking back

board-past = Mossa { $at } di { $length }.
board-past-start = Prima della prima mossa.
board-past-now = Si torna al presente.
board-past-leave = Torna al presente
board-past-first = Stai guardando indietro. Esc riporta al presente.
board-past-unknown = Le mosse precedenti qui non sono note.

# Controls

board-grid = Plancia
board-tray = I tuoi pezzi
board-moves = Mosse possibili
board-moves-from = Sposta { $cell }
board-call = Ho una linea!
board-call-of = { $name } ha una linea!
board-call-wait = { $name } può annunciare una linea con una mossa, o all’inizio del proprio turno.
board-call-with = Annuncia con questa mossa
board-type = Scrivi una mossa
board-type-play = Gioca
board-type-unknown = «{ $text }» ora non si può giocare.

# By touch
