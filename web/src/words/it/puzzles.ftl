# Puzzles: chosen, solved, and what is known of whoever solves them.

puzzles-title = Problemi
puzzles-lead = In ogni posizione una sola mossa è giusta, ed è dimostrato. Trovala, senza fretta.
error-no_puzzle = Questo problema non esiste. Forse il link è stato tagliato.
error-bad_day = Un giorno si scrive così: 2026-11-18.

# Choosing

puzzles-daily = Problema del giorno
puzzles-daily-of = Problema del { $day }
puzzles-daily-lead = Lo stesso per tutti, fino alla mezzanotte di Greenwich.
puzzles-choose = Scegli
puzzles-game = Gioco
puzzles-any-game = Tutti i giochi
puzzles-about = Di che cosa si tratta
puzzles-any-theme = Qualsiasi cosa
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

# What is asked

puzzle-kind-win = Vincere
puzzle-kind-quiet = Prima mossa tranquilla
puzzle-kind-power = Vincere con un pezzo speciale
puzzle-kind-trap = Non lasciare risposte sicure
puzzle-kind-announce = Annunciare una linea
puzzle-kind-throw = Vincere con un lancio
puzzle-kind-defence = L’unica difesa
puzzle-kind-draw = Salvare il pareggio
puzzle-kind-next = Fermare il giocatore dopo
puzzle-kind-keep = Conquistare più gettoni
puzzle-kind-score = Segnare più punti
puzzle-task-win =
    { $count ->
        [one] { $who }: vinci con una mossa.
       *[other] { $who }: vinci in { $count } mosse.
    }
puzzle-task-quiet = { $who }: vinci in { $count } mosse. La prima è tranquilla.
puzzle-task-power =
    { $count ->
        [one] { $who }: vinci con una mossa di un pezzo speciale. Quale pezzo, e dove?
       *[other] { $who }: vinci in { $count } mosse con un pezzo speciale. Quale pezzo, e dove?
    }
puzzle-task-trap = { $who }: trova la mossa dopo la quale ogni risposta ti fa vincere subito.
puzzle-task-announce = { $who }: c’è una linea da annunciare? Vinci subito.
puzzle-task-throw = { $who }: vinci in questo turno. Quale gettone, e dove?
puzzle-task-defence = { $who }: una sola mossa non perde. Trovala.
puzzle-task-draw = { $who }: una sola mossa salva il pareggio. Trovala.
puzzle-task-next = { $who }: non far vincere il giocatore dopo di te.
puzzle-task-keep = { $who }: conquista più gettoni che puoi in questo turno.
puzzle-task-score = { $who }: guadagna più punti possibile, contando le risposte.
puzzle-task-lands = Ogni lancio cade dove miri.
puzzle-task-hidden = Nessuno vede questa plancia. Esplorala con i tasti o toccando le sue caselle.

# Themes

puzzle-theme-moves =
    { $count ->
        [one] Una mossa da trovare
       *[other] { $count } mosse da trovare
    }
puzzle-theme-opening = All’inizio
puzzle-theme-middle = A metà
puzzle-theme-endgame = Alla fine
puzzle-theme-column = Una linea in colonna
puzzle-theme-row = Una linea in riga
puzzle-theme-slanted = Una linea in diagonale
puzzle-theme-through-boards = Una linea attraverso più plance
puzzle-theme-two-threats = Due minacce insieme
puzzle-theme-far = Una mossa dall’altra parte della plancia
puzzle-theme-zugzwang = Zugzwang: ogni risposta fa danno
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

# Solving

puzzle-title = { $game }: problema
puzzle-rated = Difficoltà { $rating }
puzzle-right = { $move }: giusto. Continua.
puzzle-right-reply = { $move }: giusto. La risposta: { $reply } Tocca di nuovo a te.
puzzle-solved = { $move }: risolto!
puzzle-wrong = { $move }: non questa. La risposta: { $reply }
puzzle-wrong-end = { $move }: non questa.
puzzle-solution = La soluzione: { $line }
puzzle-again = Ritira la mossa
puzzle-hint = Suggerimento
puzzle-hint-more = Ancora un suggerimento
puzzle-hint-columns = Guarda le colonne { $columns }.
puzzle-hint-cells = Guarda qui: { $cells }.
puzzle-hint-anywhere = Non si tratta di un solo punto della plancia.
puzzle-hint-piece = Si tratta di questo: { $piece }.
puzzle-hint-piece-from = Si tratta di questo: { $piece }, da qui: { $cells }.
puzzle-hint-move = La mossa: { $move }.
puzzle-show = Mostra la soluzione
puzzle-next = Prossimo problema
puzzle-study = Studialo
puzzle-share = Copia il link
puzzle-shared = Il link è copiato.
puzzle-choose = Tutti i problemi
puzzle-themes = Temi: { $themes }
puzzle-why = Che cosa fa la mossa
puzzle-counts = Un suggerimento, una mossa sbagliata o la soluzione: il problema conta come non risolto. Ogni problema conta una volta.
puzzle-counted = La tua forza: { $rating } ({ $change })
puzzle-counted-before = Conosci già questo problema, quindi non conta di nuovo.

# What is known of the solver

solver-title = Tu
solver-none = Risolvi qualche problema, e qui comparirà la tua forza.
solver-strength = Forza
solver-strength-is = { $rating }, più o meno { $deviation }
solver-run = Risolti di fila
solver-run-is = { $run }, al massimo { $longest }
solver-days = Giorni di fila
solver-count = Problemi
solver-kept = Conservato solo su questo dispositivo.
solver-plot = La tua forza dopo ogni problema: finora { $count }, da { $first } a { $last }, al massimo { $most }.

# Che cosa sfugge

overlooked-lead = I tuoi errori nelle partite analizzate fino in fondo e i problemi mancati, secondo il tema.
overlooked-none = Non si sa ancora nulla. Analizza una tua partita fino in fondo o risolvi problemi: qui si conta ciò che ti sfugge.
overlooked-games =
    { $games ->
        [one] { $games } volta nelle tue partite
       *[other] { $games } volte nelle tue partite
    }
overlooked-puzzles =
    { $puzzles ->
        [one] { $puzzles } problema mancato
       *[other] { $puzzles } problemi mancati
    }
overlooked-practise = Esercitati su questo

# A race against time

race-title = Corsa contro il tempo
race-lead = { $minutes } minuti, e ogni problema è un po’ più difficile del precedente. Dopo { $most } mosse sbagliate è finita. La tua forza non cambia.
race-start = Comincia
race-stop = Ferma
race-score =
    { $solved ->
        [one] { $solved } risolto
       *[other] { $solved } risolti
    }, errori: { $missed } su { $most }
race-left = Ancora { $seconds } secondi.
race-over =
    { $solved ->
        [one] La corsa è finita: { $solved } problema risolto.
       *[other] La corsa è finita: { $solved } problemi risolti.
    }
race-best = Il tuo risultato migliore: { $best }
race-open = Corsa contro il tempo

# Lancio al bersaglio

course-open = { $game }: lancio al bersaglio
course-lead = Fa’ cadere un gettone nella casella segnata. Ci sono tre gettoni per ogni bersaglio: un centro con il primo vale tre stelle, con il secondo due, con il terzo una. A ogni lancio la plancia è vuota; il caso conta un poco, come nel gioco.
course-targets = Bersagli
course-target =
    { $count ->
        [0] Bersaglio { $number }: nessuna stella
        [one] Bersaglio { $number }: una stella
       *[other] Bersaglio { $number }: { $count } stelle
    }
course-total = { $stars } stelle su { $most }
course-hit =
    { $count ->
        [one] Centro! Una stella.
       *[other] Centro! { $count } stelle.
    }
course-missed-left =
    { $count ->
        [one] Mancato. Resta un gettone.
       *[other] Mancato. Restano { $count } gettoni.
    }
course-missed = Mancato, e nessun gettone rimasto.
course-again = Ancora
course-next = Bersaglio successivo
