welcome = { $game }. Scrivi una mossa, o «aiuto».
which-game = Quale gioco?
no-such-game = Non c’è nessun gioco «{ $word }». Scrivi il suo numero o il suo nome.
to-move = Tocca al giocatore { $player }.
to-move-both = Possono agire tutti e due.
played = Giocatore { $player }: { $token }.
happened = { $token }.
round-won = La manche { $round } va a: giocatore { $winners } ({ $reason }). Punteggio { $scores }.
round-drawn = La manche { $round } finisce in pareggio ({ $reason }). Punteggio { $scores }.
match-won = Vittoria: giocatore { $winners } ({ $reason }). Punteggio { $scores }.
match-drawn = Pareggio ({ $reason }). Punteggio { $scores }.
both-winners = { $first } e { $second }
score = Punteggio { $scores }. In mano { $hand }.
moves = Mosse: { $moves }
no-moves = Non è ancora stata giocata nessuna mossa.
legal = { $count ->
    [one] Una mossa: { $tokens }
   *[other] { $count } mosse: { $tokens }
}
illegal = { $token } ora non si può giocare. Scrivi «mosse» per sapere che cosa si può.
unreadable = { $token } non è una mossa di questo gioco. Una mossa si scrive per esempio { $like }.
over = La partita è finita. Scrivi «ritira», «salva» o «esci».
undone = Ritirata: { $token }.
nothing-to-undo = Non c’è nulla da ritirare.
saved = Salvato in { $file }.
not-saved = Impossibile salvare in { $file }: { $why }. La partita continua.
resumed = { $count ->
    [one] Si riprende dopo una mossa.
   *[other] Si riprende dopo { $count } mosse.
}
nothing-to-resume = Non c’è nessuna partita da riprendere.
goodbye = A presto. Per continuare più tardi: quatuor play --resume
blindfolded = Nessuno vede la plancia. Scrivi «tasta» e una casella, per esempio «tasta b3».
feel-empty = { $place }: vuota.
feel-solid = { $place }: pieno, altezza { $height }.
feel-holed = { $place }: cavo, altezza { $height }.
feel-where = Scrivi «tasta» e una casella da a1 a d4.
help = Una mossa si scrive per esempio { $like }. Inoltre: plancia, mosse, punti, partita, ritira, salva FILE, aiuto, esci.
reason-line = una linea
reason-pattern = una figura
reason-target = abbastanza punti
reason-blocked = nessuno può giocare
reason-full = tutti i pezzi sono giocati
reason-repetition = la stessa posizione per la terza volta
reason-limit = il limite di mosse
reason-last = nessun altro è rimasto in gioco
reason-rounds = tutte le manche sono giocate
player = il giocatore { $player }
puzzle-title = { $game }, problema { $id }, forza { $rating }.
puzzle-win = Sei il giocatore { $player }: vinci entro { $plies ->
    [one] una semimossa
   *[other] { $plies } semimosse
}.
puzzle-quiet = Sei il giocatore { $player }: vinci entro { $plies ->
    [one] una semimossa
   *[other] { $plies } semimosse
}. Si comincia con una mossa tranquilla.
puzzle-trap = Sei il giocatore { $player }: dopo una sola mossa, qualunque risposta ti lascia vincere subito. Trovala.
puzzle-power = Sei il giocatore { $player }: vinci entro { $plies ->
    [one] una semimossa
   *[other] { $plies } semimosse
}, con un gettone speciale.
puzzle-announce = Sei il giocatore { $player }: c’è una linea da annunciare? Vinci subito.
puzzle-throw = Sei il giocatore { $player }: vinci in questo turno. Quale gettone, e dove?
puzzle-sure = Ogni lancio cade dove miri.
puzzle-defence = Sei il giocatore { $player }: una sola mossa non perde entro { $plies ->
    [one] una semimossa
   *[other] { $plies } semimosse
}. Trovala.
puzzle-draw = Sei il giocatore { $player }: una sola mossa salva il pareggio. Trovala.
puzzle-next = Sei il giocatore { $player }: non lasciar vincere chi viene dopo.
puzzle-keep = Sei il giocatore { $player }: conquista più gettoni che puoi in questo turno.
puzzle-score = Sei il giocatore { $player }: guadagna più punti che puoi entro { $plies ->
    [one] una semimossa
   *[other] { $plies } semimosse
}, risposte comprese.
puzzle-right = { $token }: giusto. La risposta: { $reply }. Continua.
puzzle-go-on = { $token }: giusto. Continua il tuo turno.
puzzle-solved = { $token }: risolto! Scrivi «avanti» o «esci».
puzzle-wrong = { $token } non è la mossa giusta: poi { $line }. Riprova.
puzzle-wrong-end = { $token } non è la mossa giusta. Riprova.
puzzle-over = Questo problema è risolto. Scrivi «avanti» o «esci».
puzzle-solution = Soluzione: { $line }. Scrivi «avanti» o «esci».
puzzle-last = Era l’ultimo problema.
puzzle-help = Una mossa si scrive per esempio { $like }. Inoltre: suggerimento, compito, plancia, mosse, tasta, soluzione, avanti, aiuto, esci.
puzzle-goodbye = { $count ->
    [one] A presto. Hai risolto un problema.
   *[other] A presto. Hai risolto { $count } problemi.
}
hint-columns = Guarda le colonne { $columns }.
hint-cells = Guarda { $cells }.
hint-think = Non si tratta di un solo punto della plancia.
hint-kind = Si tratta di questo: { $kind }.
hint-from = Si tratta di questo: { $kind }, da { $cells }.
hint-move = La mossa è { $token }.
piece-piece = un pezzo
piece-disc = un gettone
piece-marble = una biglia
piece-token = un gettone normale
piece-pop = sfilare un gettone
piece-anvil = l’incudine
piece-wall = il muro
piece-double = il doppio
piece-breaker = il demolitore
piece-bonus = il pezzo bonus
piece-solid = un pezzo pieno
piece-holed = un pezzo cavo
piece-double-solid = un doppio, faccia piena in alto
piece-double-holed = un doppio, faccia cava in alto
piece-double-chance = la doppia chance
piece-mega-bomb = la megabomba
piece-line-out = il gettone «via la linea»
piece-cell-out = il gettone «via la casella»
piece-place = si mette un pezzo
piece-move = si sposta un pezzo
piece-announce = annunciare
piece-decline = nessun secondo gettone
piece-lands = un lancio
piece-clear-row = svuotare la riga
piece-clear-column = svuotare la colonna
piece-clear-cell = svuotare una casella

# What may be typed: several words for one thing are separated by commas. The English ones always work.

command-board = plancia
command-legal = mosse
command-score = punti
command-moves = partita
command-undo = ritira
command-save = salva
command-feel = tasta
command-help = aiuto
command-quit = esci
command-hint = suggerimento
command-solution = soluzione
command-next = avanti
command-task = compito
