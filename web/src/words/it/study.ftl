# Study and review.

study-title = Studio
study-colon = : { "" }
study-choose = Componi una posizione giocandola, torna indietro, prova altre mosse e chiedi quanto vale ciascuna.
study-start = Dall’inizio
study-first = All’inizio
study-back = Indietro
study-forward = Avanti
study-last = Alla fine
study-steps = Scorri le mosse
study-move-of = Mossa { $at } di { $length }
study-moves = Mosse
study-no-moves = Non si è ancora giocato nulla. Gioca sulla plancia, per tutti i giocatori.
study-move = Mossa
study-value = Valore
study-values = Quanto vale ogni mossa
study-show = Mostra i valori
study-hide = Nascondi i valori
study-explain = I valori compaiono sulla plancia e in un elenco: dimostrati dove si può, altrimenti stimati.
study-time = Pensa al massimo
study-seconds =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
study-moment = un attimo
study-thinking = Sto pensando, al massimo { $seconds ->
    [one] 1 secondo…
   *[other] { $seconds } secondi…
}
study-stop = Ferma
study-over = La manche è finita.
study-next-round = Avanti alla manche { $round }
study-by-hand = In questo gioco decide l’abilità delle mani. Nessuno può calcolarla, perciò non ci sono valori.
study-fewer = Mostra di meno
study-all = Mostra tutte le { $count } mosse
study-best-line = Il seguito migliore
study-play-line = Giocalo
study-pause = Pausa
study-source = Trovato in { $time } da: { $engine }. «In 7» conta le mosse di tutti i giocatori.
study-took = { NUMBER($seconds, maximumFractionDigits: 1) } s
study-at-once = meno di 0,1 s
study-by-device = Calcolato su questo dispositivo.
study-by-server = Calcolato dal server: questo dispositivo non è pronto.
study-engine-solver = risolutore esatto
study-engine-table = tabella del gioco risolto
study-engine-proof = dimostrazione salvata
study-engine-book = libro delle aperture
study-engine-alphabeta = calcolo dei seguiti
study-engine-threats = ricerca delle minacce
study-engine-mcts = prova di molte partite
study-engine-rules = regole
study-best = La migliore: { $move }. { $value }.
study-copy = Copia il link
study-copied = Il link è copiato
study-review = Analizza la partita
study-other = Un altro gioco
study-variations = Invece della mossa { $number }
study-tree-keys = Le frecce sinistra e destra scorrono le mosse, su e giù vanno ai tentativi alternativi, Canc elimina una mossa.
study-has-signs = con segni sulla plancia
study-sibling-before = Variante precedente
study-sibling-after = Variante successiva
study-promote = Sposta in su
study-promoted = La variante è salita.
study-promoted-main = Ora è il seguito principale.
study-delete = Elimina da qui
study-deleted =
    { $count ->
        [one] Eliminato: { $move }.
       *[other] Eliminato: { $move } e il seguito, in tutto { $count } mosse.
    }
study-restore = Ripristina
study-restored = Ripristinato.
study-remarks = Note su questa posizione
study-comment = Commento
study-signs = Metti segni sulla plancia
study-signs-done = Fatto, torna a giocare
study-signs-clear = Togli tutti i segni
study-signs-how = Tocca una casella per metterci il segno; lo stesso ancora una volta lo toglie.
study-sign-colour = Colore
study-sign-shape = Forma
sign-green = Verde
sign-red = Rosso
sign-blue = Blu
sign-amber = Ambra
sign-ring = Anello
sign-square = Quadrato
sign-triangle = Triangolo
sign-cross = Croce
study-save = Salva lo studio
study-link-too-long = Questo studio è troppo grande per un link. Salvalo in un file e manda quello.
study-chapters =
    { $count ->
        [one] Lo studio
       *[other] Lo studio: { $count } capitoli
    }
study-name = Nome dello studio
study-chapter = { $number }. { $game }
study-chapter-name = Nome di questo capitolo
study-chapter-add = Nuovo capitolo
study-chapter-added = Un capitolo nuovo, per ora vuoto.
study-chapter-remove = Elimina il capitolo
study-chapter-removed = Il capitolo è eliminato.
study-is-kept = Ogni modifica si conserva su questo dispositivo.
study-kept-when = Si conserva su questo dispositivo appena c’è più di una serie di mosse.
study-not-kept = Su questo dispositivo non c’è spazio per conservare lo studio. Salvalo in un file.
study-kept = I tuoi studi su questo dispositivo
study-kept-size =
    { $chapters ->
        [one] { $moves ->
            [one] una mossa
           *[other] { $moves } mosse
        }
       *[other] { $chapters } capitoli, { $moves } mosse
    }
study-forget = Elimina
study-forgotten = Eliminato: { $name }.
study-loaded = Lo studio è aperto.
study-play = Gioca da qui
study-play-side = Giochi come
study-play-not-here = Qui una partita si gioca solo dall’inizio.
study-play-later-round = Questa posizione appartiene a una manche successiva, e le precedenti qui non sono note. Apri l’intera partita per giocare da qui.
study-pictures = Immagini e carta
study-picture-svg = Immagine (SVG)
study-picture-png = Immagine (PNG)
study-picture-film = La manche come animazione
study-picture-saved = L’immagine è salvata.
study-print = Stampa un foglio
study-lay = Componi una posizione
study-lay-how = Scegli un pezzo e tocca le caselle in cui si trova. Poi il programma cerca le mosse che portano lì.
study-lay-piece = Pezzo
study-lay-erase = Togli
study-lay-turn = Di turno
study-lay-anybody = chiunque
study-lay-find = Cerca le mosse
study-lay-clear = Svuota la plancia
study-lay-cleared = La plancia è vuota.
study-lay-leave = Annulla
study-lay-searching = Sto cercando le mosse, al massimo dieci secondi…
study-lay-found =
    { $count ->
        [0] La plancia è vuota come all’inizio.
        [one] Trovata: una mossa porta lì.
       *[other] Trovate: { $count } mosse portano lì.
    }
study-lay-floating = { $where }: lì nulla regge il pezzo.
study-lay-impossible = Nessuna serie di mosse consentite porta a questa posizione. È dimostrato.
study-lay-not_found =
    { $positions ->
        [one] Non si sono trovate mosse che portano lì. Questo non dimostra che non ce ne siano.
       *[other] Tra { $positions } posizioni non se n’è trovata nessuna che porti lì. Questo non dimostra che non ce ne siano.
    }
study-by-solver =
    { $looked ->
        [yes] risolutore esatto, dal suo libro o dalla sua memoria
       *[no] risolutore esatto
    }
study-by-table = tabella del gioco risolto
study-by-proof = dimostrazione salvata
study-by-alphabeta = calcolato in anticipo
study-by-threats = ricerca delle minacce
study-by-mcts = provato
study-by-rules = le regole
study-work-depth =
    { $depth ->
        [one] a una mossa di profondità
       *[other] a { $depth } mosse di profondità
    }
study-work-nodes =
    { $count ->
        [one] una posizione
       *[other] { $count } posizioni
    }
study-work-games =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }

study-note-win = vince
study-note-win-in = vince { $plies }
study-note-draw = pari
study-note-draw-in = pari
study-note-loss = perde
study-note-loss-in = perde { $plies }
study-note-guess = ~{ $percent }%
study-note-unknown = ?
study-win = Vince
study-win-in = Vince in { $plies }
study-win-within = Vince al massimo in { $plies }
study-draw = Pareggio
study-loss = Perde
study-loss-in = Perde in { $plies }
study-loss-within = Perde al massimo in { $plies }
study-estimate = Circa { $percent }% (stima)
study-unknown = Non si sa
study-at-least-draw = almeno il pareggio
study-at-least-win = vittoria
study-at-most-draw = al massimo il pareggio
study-at-most-loss = sconfitta
study-explained-of = Che cosa fa { $move }

record-title = Partite salvate e link
record-save = Salva in un file
record-copy = Copia come testo
record-copied = La partita è copiata
record-file = Apri un file
record-paste = Oppure incolla una partita, mosse o un link
record-help = Per esempio 444442, un link di questa pagina o uno di connect4.gamesolver.org.
record-load = Apri
record-loaded =
    { $count ->
        [one] Aperta: una mossa.
       *[other] Aperta: { $count } mosse.
    }

review-title = Analisi
review-lead = Apri una partita salvata per vedere dove si è decisa.
review-start = Analizza la partita
review-again = Rifai l’analisi
review-progress = Mosse esaminate: { $done } su { $total }…
review-stopped = Fermata. Mosse esaminate: { $done } su { $total }.
review-done = Tutte le { $total } mosse sono state esaminate.
review-hidden = Questa partita si sta ancora giocando alla cieca. L’analisi si aprirà quando sarà finita.
review-graph = L’andamento della partita
review-graph-two = Sopra la metà era in vantaggio { $one }, sotto { $two }.
review-graph-many = Com’era la situazione per il giocatore di turno.
review-legend-proved = Dimostrato
review-legend-guess = Stimato
review-legend-turn = Momento decisivo
review-legend-now = La mossa mostrata
review-player-of = { $name } ({ $colour })
review-rounds = Manche della partita
review-copy = Copia il link a questa mossa
review-table = Lo stesso in una tabella
review-player = Giocatore
review-played = Giocato
review-before = Com’era
review-left = Dopo la mossa
review-turns = Momenti decisivi
review-no-turns = Nessuna mossa ha regalato nulla.
review-turn-win_to_draw = Mossa { $number }, { $who }: { $played } lascia sfuggire la vittoria, ora è pareggio. { $best } vinceva.
review-turn-win_to_loss = Mossa { $number }, { $who }: { $played } cambia una vittoria in una sconfitta. { $best } vinceva.
review-turn-draw_to_loss = Mossa { $number }, { $who }: { $played } perde. { $best } teneva il pareggio.
review-turn-mistake = Mossa { $number }, { $who }: { $played } sembra un errore (stima). { $best } pareva migliore.
review-settled = Tutto era deciso dalla mossa { $number } in poi.
review-try = Prova diversamente
review-value-here = Prima di questa mossa: { $value }
review-best-here = La migliore era { $move }.

practise-start =
    { $count ->
        [one] Esercitati sui tuoi errori: { $count } posizione
       *[other] Esercitati sui tuoi errori: { $count } posizioni
    }
practise-title = Esercitati sui tuoi errori
practise-number = { $number } di { $count }.
practise-task-win = Una sola mossa conserva la vittoria. Quale?
practise-task-draw = Una sola mossa conserva il pareggio. Quale?
practise-task-estimate = Secondo la stima, una mossa è nettamente migliore di tutte le altre. Quale?
practise-right = È la mossa giusta!
practise-wrong = Non questa. Guarda che cosa succede.
practise-shown = Era questa la mossa:
practise-again = Riprova
practise-show = Mostra la mossa
practise-next = Prossima posizione
practise-end = Torna all’analisi
practise-done = È tutto: { $right } su { $count } al primo tentativo.
