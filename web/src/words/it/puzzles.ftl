puzzles-title = Problemi
puzzles-lead = In ogni posizione una sola mossa è giusta, ed è dimostrato. Trovala. Non c’è fretta.
error-no_puzzle = Questo problema non esiste. Forse il link è stato troncato.
error-bad_day = Un giorno si scrive così: 2026-11-18.
puzzles-daily = Problema del giorno
puzzles-daily-of = Problema del { $day }
puzzles-daily-lead = Lo stesso per tutti, fino a mezzanotte a Greenwich.
puzzles-choose = Scegli
puzzles-game = Gioco
puzzles-any-game = Tutti i giochi
puzzles-about = Di che cosa si tratta
puzzles-any-theme = Qualsiasi
puzzles-asked = Che cosa si chiede
puzzles-themes = Temi
puzzles-strength = Difficoltà
puzzles-easier = Più facile
puzzles-suits = Alla mia portata
puzzles-harder = Più difficile
puzzles-start = Dammi un problema
puzzles-count =
    { $count ->
        [one] C’è un problema così.
       *[other] Ci sono { $count } problemi così.
    }
puzzles-none = Non c’è ancora un problema così.
puzzle-kind-win = Vincere
puzzle-kind-quiet = Prima mossa tranquilla
puzzle-kind-power = Vincere con un potere
puzzle-kind-trap = Nessuna risposta sicura
puzzle-kind-announce = Annunciare una linea
puzzle-kind-throw = Vincere con un lancio
puzzle-kind-defence = L’unica difesa
puzzle-kind-draw = Salvare il pareggio
puzzle-kind-next = Fermare il prossimo
puzzle-kind-keep = Tenere più gettoni
puzzle-kind-score = Fare più punti
puzzle-task-win =
    { $count ->
        [one] { $who }: vinci con una mossa.
       *[other] { $who }: vinci in { $count } mosse.
    }
puzzle-task-quiet = { $who }: vinci in { $count } mosse. Si comincia con una mossa tranquilla.
puzzle-task-power =
    { $count ->
        [one] { $who }: vinci con una mossa di un pezzo che ha un potere. Quale pezzo, e dove?
       *[other] { $who }: vinci in { $count } mosse con un pezzo che ha un potere. Quale pezzo, e dove?
    }
puzzle-task-trap = { $who }: trova la mossa dopo la quale ogni risposta ti lascia vincere subito.
puzzle-task-announce = { $who }: c’è una linea da annunciare? Vinci subito.
puzzle-task-throw = { $who }: vinci in questo turno. Quale gettone, e dove?
puzzle-task-defence = { $who }: una sola mossa non perde. Trovala.
puzzle-task-draw = { $who }: una sola mossa salva il pareggio. Trovala.
puzzle-task-next = { $who }: non lasciar vincere chi viene dopo.
puzzle-task-keep = { $who }: conquista più gettoni che puoi in questo turno.
puzzle-task-score = { $who }: fai più punti che puoi, risposte comprese.
puzzle-task-lands = Ogni lancio cade dove miri.
puzzle-task-hidden = Nessuno vede questa plancia. Esplorala con i tasti o toccando le sue caselle.
puzzle-theme-moves =
    { $count ->
        [one] Una mossa da trovare
       *[other] { $count } mosse da trovare
    }
puzzle-theme-opening = All’inizio
puzzle-theme-middle = A metà
puzzle-theme-endgame = Alla fine
puzzle-theme-column = Una linea in una colonna
puzzle-theme-row = Una linea in una riga
puzzle-theme-slanted = Una diagonale
puzzle-theme-through-boards = Una linea attraverso più plance
puzzle-theme-two-threats = Due minacce insieme
puzzle-theme-quiet = Una prima mossa tranquilla
puzzle-theme-several = Tre o quattro giocatori
puzzle-do-place = si mette un pezzo
puzzle-do-move = si sposta un pezzo
puzzle-do-announce = si annuncia una linea
puzzle-do-decline = non si gioca nulla
puzzle-do-lands = si lancia un gettone
puzzle-do-clear-row = si svuota una riga
puzzle-do-clear-column = si svuota una colonna
puzzle-do-clear-cell = si svuota una casella
puzzle-title = { $game }: problema
puzzle-rated = Forza { $rating }
puzzle-right = { $move }: giusto. Continua.
puzzle-right-reply = { $move }: giusto. La risposta: { $reply } Tocca di nuovo a te.
puzzle-solved = { $move }: risolto!
puzzle-wrong = { $move }: non è questa. La risposta: { $reply }
puzzle-wrong-end = { $move }: non è questa.
puzzle-solution = La soluzione: { $line }
puzzle-again = Riprendi la mossa
puzzle-hint = Suggerimento
puzzle-hint-more = Un altro suggerimento
puzzle-hint-columns = Guarda le colonne { $columns }.
puzzle-hint-cells = Guarda qui: { $cells }.
puzzle-hint-anywhere = Non si tratta di un punto della plancia.
puzzle-hint-piece = Si tratta di questo: { $piece }.
puzzle-hint-piece-from = Si tratta di questo: { $piece }, da qui: { $cells }.
puzzle-hint-move = La mossa: { $move }.
puzzle-show = Mostra la soluzione
puzzle-next = Problema successivo
puzzle-study = Studialo
puzzle-share = Copia il link
puzzle-shared = Il link è copiato.
puzzle-choose = Tutti i problemi
puzzle-themes = Temi: { $themes }
puzzle-why = Che cosa fa la mossa
puzzle-counts = Con un suggerimento, una mossa sbagliata o la soluzione vale come non risolto. Ogni problema conta una volta.
puzzle-counted = La tua forza: { $rating } ({ $change })
puzzle-counted-before = Hai già incontrato questo problema, quindi non conta di nuovo.
solver-title = Tu
solver-none = Risolvi qualche problema e la tua forza apparirà qui.
solver-strength = Forza
solver-strength-is = { $rating }, più o meno { $deviation }
solver-run = Risolti di fila
solver-run-is = { $run }, al massimo { $longest }
solver-days = Giorni di fila
solver-count = Problemi
solver-kept = Conservato solo su questo dispositivo.
solver-plot = La tua forza dopo ogni problema: { $count } finora, da { $first } a { $last }, al massimo { $most }.
race-title = Una corsa contro il tempo
race-lead = { $minutes } minuti, e ogni problema è un po’ più difficile del precedente. Dopo { $most } mosse sbagliate è finita. La tua forza non cambia.
race-start = Via
race-stop = Ferma
race-score = { $solved } risolti, { $missed } su { $most } sbagliati
race-left = Restano { $seconds } secondi.
race-over =
    { $solved ->
        [one] La corsa è finita: { $solved } problema risolto.
       *[other] La corsa è finita: { $solved } problemi risolti.
    }
race-best = Il tuo meglio finora: { $best }
race-open = Corsa contro il tempo
