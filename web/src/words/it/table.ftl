## The table

table-title = { $game } – tavolo
table-title-turn = Tocca a te – { $game }
table-given =
    { $count ->
        [one] Questa partita comincia con una mossa già data.
       *[other] Questa partita comincia con { $count } mosse già date.
    }
seat-free = Posto libero
seat-you = tu
seat-left = ha abbandonato
seat-away = assente
seat-computer = Computer ({ $level })
the-computer = Il computer
the-computer-within = il computer
seat-turn = di turno
seat-up = prossimo turno: { $name }
seat-hire = Computer
seat-dismiss = Manda via
player-number = Giocatore { $player }
colour-red = Rosso
colour-yellow = Giallo
colour-blue = Blu
colour-green = Verde
colour-amber = Ambra
colour-orange = Arancione
colour-sky = Celeste
colour-lemon = Limone
colour-pink = Rosa

turn-yours = Tocca a te
turn-of = { $name } è di turno
turn-thinking = { $name } sta pensando…
turn-race = Lancia!
score-of = { $name }: { $score }
score-goal = si vince a { $goal }
round-number = Manche { $round }
clock-of = { $name }: tempo rimasto
clock-low = { $name }: { $seconds ->
    [one] resta solo 1 secondo.
   *[other] restano solo { $seconds } secondi.
}
moves-title = Mosse
moves-none = Ancora nessuna mossa.
stake-now = Posta: { $stake }

waiting-title = In attesa di un avversario
waiting-help = Manda questo link. La partita comincia appena tutti i posti sono occupati.
waiting-copy = Copia il link
waiting-copied = Copiato
waiting-share = Condividi…
waiting-link = Link a questo tavolo
waiting-alone = Questo link si apre solo su questo computer. Per far entrare altri dispositivi, avvia la sala con «{ $command }».
waiting-qr = Codice QR del link
waiting-begin = Comincia
waiting-begin-help = Ci siamo tutti.
waiting-host = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}

join-title = C’è un invito per te
join-help = { $game }: prendi posto, oppure guarda.
join-sit = Prendi posto
join-watch = Guarda soltanto
watching = Stai guardando.
watchers = { $count ->
    [0] Nessuno guarda
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}

offer-undo = Ritira la mossa
offer-draw = { $rounds ->
    [one] Proponi il pareggio
   *[many] Proponi il pareggio finale
}
offer-draw-sure = { $rounds ->
    [one] Proporre il pareggio? Così non vince nessuno.
   *[many] Proporre il pareggio per tutta la partita, non solo per questa manche?
}
offer-draw-yes = Proponi
offer-draw-by = Propone { $name }
offer-rematch = Gioca ancora
offer-stake = Cambia la posta
offer-resign = { $rounds ->
    [one] Abbandona
   *[many] Abbandona la partita
}
offer-resign-sure = { $rounds ->
    [one] Vuoi davvero abbandonare?
   *[many] Abbandonare tutta la partita, non solo questa manche?
}
offer-resign-alone = { $rounds ->
    [one] Abbandonare? Gli altri continuano.
   *[many] Abbandonare tutta la partita? Gli altri continuano.
}
offer-resign-yes = Abbandona
offer-resign-by = Abbandona { $name }
offer-resign-no = Continua
offer-waiting-undo = Hai chiesto di ritirare una mossa.
offer-waiting-draw = { $rounds ->
    [one] Hai proposto il pareggio.
   *[many] Hai proposto il pareggio per tutta la partita.
}
offer-waiting-rematch = Hai chiesto un’altra partita.
offer-waiting-stake = Hai proposto una posta di { $value }.
offer-asked-undo = { $name } vorrebbe ritirare una mossa.
offer-asked-draw = { $rounds ->
    [one] { $name } propone il pareggio.
   *[many] { $name } propone il pareggio per tutta la partita.
}
offer-asked-rematch = { $name } vorrebbe giocare ancora.
offer-asked-stake = { $name } propone una posta di { $value }.
offer-accept = D’accordo
offer-decline = No, grazie
offer-withdraw = Lascia stare

result-win = { $name } vince
result-wins = { $names } vincono
result-you-win = Hai vinto!
result-draw = Pareggio
result-round-you-win = Hai vinto la manche!
result-round-win = { $name } vince la manche
result-round-draw = La manche finisce in pareggio
reason-line = con una linea
reason-pattern = con una figura
reason-target = raggiungendo il traguardo
reason-blocked = nessuno può muovere
reason-full = la plancia è piena
reason-repetition = la stessa posizione si è presentata tre volte
reason-limit = raggiunto il limite di mosse
reason-last = per mancanza di avversari
reason-resignation = per abbandono
reason-time = il tempo è scaduto
reason-agreement = di comune accordo
reason-rounds = ai punti, dopo l’ultima manche
after-turning = Riprova da lì
after-undo = Ritira quella mossa
after-easier = Un livello più facile
after-harder = Un livello più difficile
result-kind = . Ben giocato!
next-round = Prossima manche
next-waiting = In attesa di { $names }…
result-review = Rivedi la partita
result-shelf = Un altro gioco

phrases-title = Di’ qualcosa
phrase-hello = Ciao!
phrase-luck = Buona fortuna!
phrase-nice = Bella mossa!
phrase-oops = Ops!
phrase-thinking = Ci penso…
phrase-thanks = Grazie!
phrase-again = Un’altra?
phrase-bye = A presto!
remark-answer = Rispondi
remark-close = Chiudi
said = { $name }: { $text }

leave-table = Lascia il tavolo
leave-sure = Lasciare tutta la partita? Il tuo posto si libera.
leave-alone = Lasciare tutta la partita? Gli altri continuano senza di te.
leave-yes = Lascia
leave-no = Resta
link-lost = La connessione è caduta. Non si è perso nulla: tutte le mosse fatte sono salve, e stiamo riprovando.
link-back = La connessione è tornata.

## News at the table

news-game = { $game }.
news-you-are = Sei { $colour }.
news-looking-on = Stai guardando.
news-played =
    { $count ->
        [one] È stata giocata una mossa.
       *[other] Sono state giocate { $count } mosse.
    }
news-turn = { $turn }.
news-sat = { $name } prende posto.
news-left = { $name } ha lasciato il tavolo.
news-left-on = { $name } ha lasciato il tavolo; { $others } continuano a giocare.
news-resigned-on = { $name } abbandona; { $others } continuano a giocare.
news-flagged-on = { $name } ha finito il tempo; { $others } continuano a giocare.
news-away = { $name } ha perso la connessione.
news-back = { $name } è di nuovo qui.
news-ready = { $name } aspetta la prossima manche.
news-declined = { $name } dice no, grazie.
news-declined-you = Dici no, grazie.
news-withdrawn = { $name } ritira la proposta.
news-withdrawn-you = Ritiri la proposta.
count-rounds = Manche vinte
count-points = Punti
count-kept = Gettoni conquistati
count-matches = Partite vinte

## What the host decides, and teams

host-title = Chi c’è al tavolo
host-close = Chiudi la porta
host-open = Apri la porta
host-open-help = La porta è aperta: chi ha il link può giocare o guardare.
host-closed-help = La porta è chiusa: nessun altro può entrare a giocare o a guardare.
host-remove = Chiedi a { $name } di uscire
host-remove-sure = Chiedere a { $name } di uscire? Potrà tornare fra dieci minuti.
host-remove-yes = Sì, grazie
host-remove-no = No, può restare
news-removed = { $name } ha dovuto lasciare il tavolo.
news-closed = La porta è chiusa: nessun altro può entrare a giocare o a guardare.
news-opened = La porta è di nuovo aperta.
news-admitted = { $name } è ora in una squadra.
request-asked = { $name } vorrebbe giocare per { $colour }.
request-yes = Sì, entra
request-no = Non stavolta
request-waiting = È stato chiesto a chi ospita se puoi giocare. Intanto stai guardando.
request-rejected = Chi ospita ha risposto: non stavolta. Puoi guardare.
turned-away-door_closed = La porta è chiusa
turned-away-removed = Hai lasciato il tavolo
offer-waiting-resign = Hai chiesto alla tua squadra se abbandonare.
offer-team-resign = { $name } vorrebbe abbandonare. D’accordo?
offer-team-draw = { $name } vorrebbe proporre il pareggio. D’accordo?
offer-team-rematch = { $name } vorrebbe giocare ancora. D’accordo?
offer-team-stake = { $name } vorrebbe proporre una posta di { $value }. D’accordo?
phrases-mute = Silenzia { $name }
phrases-unmute = Riattiva { $name }
phrases-muted = Non senti più { $name }.
phrases-unmuted = Senti di nuovo { $name }.

hint-first = Suggerimento
hint-more = Altro suggerimento
hint-thinking = Sto pensando…
hint-where = Guarda qui: { $where }.
hint-piece = Prendi questo pezzo: { $piece }.
hint-move = Una buona mossa: { $move }.
hint-why = Perché
invitation-hints = Suggerimenti
invitation-hints-allowed = tutti possono chiederne
