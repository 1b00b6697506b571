# On the shelf

game-flip = Flip
line-flip = Lancia i gettoni su due vassoi, più in fretta che puoi, e annuncia la tua linea prima degli altri.
players-flip = 2 giocatori o squadre
age-flip = da 7 anni
length-flip = 5 minuti
mode-basic = La gara
mode-basic-help = Lanciate tutti e due insieme. Controlla quattro caselle in linea e annuncialo.
mode-championship = Campionato
mode-championship-help = Gare a punti: due per una linea sul vassoio in alto, uno su quello in basso.
mode-pro = Pro
mode-pro-help = Un lancio a testa, a turno, con gettoni speciali. Chi ha più gettoni in una casella la controlla.
option-powers = Gettoni speciali
option-powers-help = Quanti di ogni tipo ha un giocatore.

# Moves in lists

move-upper = vassoio in alto, { $cell }
move-lower = vassoio in basso, { $cell }
move-tray = su un vassoio, fuori dalle caselle
move-miss = fuori dai vassoi
move-row = La riga
move-column-out = La colonna
move-lands = { $who }, { $move }
move-double-chance = { $who }, doppia chance, { $move }
move-mega-bomb = { $who }, megabomba, { $move }
move-line-out = { $who }, via la linea, { $move }
move-cell-out = { $who }, via la casella, { $move }
move-thrown = { $who } ha lanciato
move-calls = { $who } annuncia una linea

# What it asks for

prompt-race = Più in fretta che puoi: quattro in linea su un vassoio.
prompt-race-call = Più in fretta che puoi. Quattro in linea? Annunciale!
prompt-throw = Lancia un gettone.
prompt-throw-again = Doppia chance: lancia ancora una volta.
prompt-clear-line = Scegli quale linea di caselle svuotare.
prompt-clear-cell = Scegli una casella da svuotare.

# flip
flip-table = Vassoi e lanciatori
flip-tray = { $tray ->
    [U] Vassoio in alto
   *[L] Vassoio in basso
  }
flip-cell = { $tray ->
    [U] in alto { $cell }
   *[L] in basso { $cell }
  }
flip-place-tray = su un vassoio, fuori dalle caselle
flip-place-miss = fuori dai vassoi
flip-cell-empty = { $name }: vuota
flip-cell-neutral = { $name }: di nessuno, { $count ->
    [one] un gettone
   *[other] { $count } gettoni
  }: { $tokens }
flip-cell-held = { $name }: { $player }, { $count ->
    [one] un gettone
   *[other] { $count } gettoni
  }: { $tokens }
flip-choose = Scegli { $name }
flip-launcher = Lanciatore: { $name }
flip-strip = Lanciatore: { $name }. { $keys } Premi ? per l’aiuto.
flip-left = { $count ->
    [0] nessun gettone rimasto
    [one] resta un gettone
   *[other] restano { $count } gettoni
  }
flip-kind = Gettone
flip-kind-N = Normale
flip-kind-2 = Doppia chance
flip-kind-M = Megabomba
flip-kind-L = Via la linea
flip-kind-C = Via la casella
flip-pull = Premi, tira, rilascia
flip-band = { $tray ->
    [U] Alto
   *[L] Basso
  }
flip-pull-help = Premi davanti a una colonna: sopra il tratteggio per il vassoio in alto, sotto per quello in basso. Più in alto premi, più il lancio è ripido; più tiri, più è forte; tirando di lato lo fai girare.
flip-part-side = Posizione
flip-part-turn = Direzione
flip-part-tilt = Inclinazione
flip-part-power = Forza
flip-aims-at = Mira { $place }
flip-aims-off = Mira fuori dai vassoi
flip-hand-aims-at = { $name } mira { $place }.
flip-hand-aims-off = { $name } mira fuori dai vassoi.
flip-throw = Lancia
flip-call = FORZA 4!
flip-keys = Tasti: A D o ← → spostano, Q E o «è» «+» girano, W X o ↑ ↓ inclinano; tieni premuto Spazio o Invio per la forza{ $calls ->
    [yes] ; il punto esclamativo, o Maiusc con uno dei due, annuncia.
   *[no] .
  }
flip-keys-left = Tasti: A D spostano, Q E girano, W X inclinano; tieni premuto Spazio per la forza{ $calls ->
    [yes] ; Maiusc e Spazio annunciano.
   *[no] .
  }
flip-keys-right = Tasti: ← → spostano, «è» e «+» girano, ↑ ↓ inclinano; tieni premuto Invio per la forza{ $calls ->
    [yes] ; Maiusc e Invio annunciano.
   *[no] .
  }
flip-wait-flying = C’è un gettone in aria
flip-wait-choice = Prima scegli che cosa fa il gettone
flip-hand-of = { $name } lancia ora
flip-round-over = La manche è finita
flip-over = La partita è finita
flip-none-left = Nessun gettone rimasto
flip-your-throw = { $you ->
    [yes] Tocca a te lanciare.
   *[no] { $name } lancia.
  }
flip-air = { $count ->
    [0] Nulla in aria
    [one] Un gettone in aria:
   *[other] { $count } gettoni in aria:
  }
flip-choose-line = Quale linea svuotare?
flip-row = Svuota la riga
flip-col = Svuota la colonna
flip-choose-cell = Scegli la casella da svuotare.
flip-target = Bersaglio: { $place }
flip-landed = { $who }: { $place }.
flip-launched = { $name } ha lanciato.
flip-call-won = { $you ->
    [yes] Annunci Forza 4!
   *[no] { $who } annuncia Forza 4!
  }
flip-call-waits = { $you ->
    [yes] Annunci Forza 4! Decidono i gettoni in aria.
   *[no] { $who } annuncia Forza 4! Decidono i gettoni in aria.
  }
flip-call-wrong = { $you ->
    [yes] Annunci Forza 4, ma non hai nessuna linea. Si continua.
   *[no] { $who } annuncia Forza 4, ma senza nessuna linea. Si continua.
  }
flip-call-undone = { $you ->
    [yes] Il tuo annuncio non vale più: la linea è rotta.
   *[no] { $who }: annuncio annullato, la linea è rotta.
  }
flip-removed = { $you ->
    [yes] Hai svuotato delle caselle.
   *[no] { $who } ha svuotato delle caselle.
  }
flip-read-cell = { $cell } { $whose }{ $count ->
    [one] {""}
   *[other] {" "}con { $count } gettoni
  }
flip-read-nobody = di nessuno
flip-read-tray = { $name }: { $cells }.
flip-read-empty = { $name }: vuoto.
flip-read-column = { $tray ->
    [U] Vassoio in alto, colonna { $column }
   *[L] Vassoio in basso, colonna { $column }
  }
flip-read-row = { $tray ->
    [U] Vassoio in alto, riga { $row }
   *[L] Vassoio in basso, riga { $row }
  }
flip-may-throw = { $count ->
    [one] Puoi lanciare: resta un gettone.
   *[other] Puoi lanciare: restano { $count } gettoni.
  }
flip-no-call = Ora non c’è nulla da annunciare.
flip-help = O la mira, C e R la colonna e la riga a cui miri, V i due vassoi, L l’ultimo gettone caduto, M che cosa puoi fare, P di chi è il turno, S punteggio, T orologi. Virgola e punto vanno indietro e avanti tra i lanci, Esc riporta al presente.
flip-past = Lancio { $at } di { $length }.
flip-past-start = Prima del primo lancio.
flip-read-none = Non è ancora caduto nulla.
flip-deep = In tre dimensioni
flip-replay = Rivedi
flip-replay-play = Avvia
flip-replay-pause = Pausa
flip-replay-speed = Velocità
flip-replay-moment = Secondo { $now } di { $end }
flip-replay-close = Torna alla partita

# In puzzles

board-kind-token = Gettone
