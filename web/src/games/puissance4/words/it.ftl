# On the shelf

game-puissance4 = Forza 4
line-puissance4 = Lascia cadere i tuoi gettoni e allineane quattro. «Fuori!», gettoni speciali e cinque in fila si combinano come vuoi.
players-puissance4 = 2 giocatori o squadre
age-puissance4 = da 6 anni
length-puissance4 = 10 minuti
mode-classic = Classico
mode-classic-help = Lascia cadere un gettone: scende fin dove può. Vince chi ne allinea quattro.
mode-pop_out = Fuori!
mode-pop_out-help = Nel tuo turno puoi invece sfilare uno dei tuoi gettoni dalla riga in basso. La colonna scende.
mode-power = Gettoni speciali
mode-power-help = Quattro dei tuoi gettoni hanno un potere: l’incudine schiaccia, il muro e il doppio portano un secondo gettone, il demolitore ne fa uscire uno.
mode-five = Cinque in fila
mode-five-help = Ai due lati ci sono pannelli con gettoni stampati, che valgono come giocati. Ora ce ne vogliono cinque.
option-ejected = Gettoni espulsi
option-ejected-help = Dove finiscono i gettoni espulsi dall’incudine e dal demolitore?
choice-ejected-back = Al proprietario
choice-ejected-out = Fuori dalla manche

# At the board

board-panel-left = pannello sinistro, riga { $row }
board-panel-right = pannello destro, riga { $row }
board-kind-anvil = Incudine
board-kind-wall = Muro
board-kind-double = Doppio
board-kind-breaker = Demolitore
board-said-power = { $who }: { $what } nella colonna { $column }, riga { $row }.
board-said-crushes =
    { $count ->
        [one] Un gettone è espulso.
       *[other] { $count } gettoni sono espulsi.
    }
board-said-declines =
    { $you ->
        [yes] Non giochi un secondo gettone.
       *[no] { $who } non gioca un secondo gettone.
    }
board-ask-wall = Ora un secondo gettone, oppure nessuno.
board-ask-double = Ora il tuo secondo gettone.
board-ask-breaker = Ora scegli un gettone dell’altro colore da far uscire.
board-legal-decline = Oppure nessun secondo gettone.
board-help-kinds-puissance4 = A, W, D, B scelgono incudine, muro, doppio, demolitore.
board-decline = Un solo gettone

# Moves in lists

move-anvil = Incudine, colonna { $column }
move-wall = Muro, colonna { $column }
move-double = Doppio, colonna { $column }
move-breaker = Demolitore, colonna { $column }
move-decline = Nessun secondo gettone

# What it asks for

prompt-drop-power = Lascia cadere un gettone, o scegli un gettone speciale.
prompt-drop-pop = Lascia cadere un gettone, o sfilane uno dei tuoi.
prompt-drop-power-pop = Lascia cadere un gettone, scegline uno speciale o sfilane uno tuo.
prompt-power = Scegli un gettone speciale e lascialo cadere.
prompt-power-pop = Lascia cadere un gettone speciale, o sfila uno dei tuoi gettoni.
prompt-pop = Sfila dal basso uno dei tuoi gettoni.
prompt-second-or-skip = Lascia cadere il tuo secondo gettone, o giocane uno solo.
prompt-second = Lascia cadere il tuo secondo gettone.
prompt-break-out = Scegli un gettone dell’altro colore nella riga in basso: uscirà.
refused-decline = Ora devi giocare un gettone.
refused-pop = Si può sfilare solo un tuo gettone della riga in basso.
refused-second-or-skip = La colonna { $column } è piena, oppure lì faresti linea: con questo gettone non si può.
refused-break-out = Scegli un gettone dell’altro colore nella riga in basso.
