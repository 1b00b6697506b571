# On the shelf

game-foursenses = Four Senses
line-foursenses = Impila pezzi che riconosci al tatto: uguali, alla stessa altezza, o a scala.
players-foursenses = 2 o 3 giocatori
age-foursenses = da 8 anni
length-foursenses = da 10 a 20 minuti
mode-senses-two = Due giocatori
mode-senses-two-help = Decide una sola manche.
mode-senses-three = Tre giocatori
mode-senses-three-help = Tre manche a punti; chi siede subito prima di chi vince non prende nulla.
mode-blindfold = Alla cieca
mode-blindfold-help = Nessuno vede la plancia. Nel tuo turno la tasti: con i suoni, le parole, la vibrazione.

# At the board

board-felt-solid = pieno, altezza { $height }
board-felt-holed = cavo, altezza { $height }
board-kind-solid = Pieno
board-kind-holed = Cavo
board-kind-double-solid = Doppio, faccia piena in alto
board-kind-double-holed = Doppio, faccia cava in alto
board-said-place = { $who }: { $place }, { $what }.
board-help-kinds-foursenses = Da 1 a 4 si sceglie pieno, cavo, doppio pieno in alto, doppio cavo in alto.
board-blind = Nessuno vede questa plancia. Tastala con un dito, il mouse o le frecce.
board-blind-wait = Aspetta il tuo turno, poi tasta la plancia.
board-blind-there = { $place }: { $what }.
board-blind-place = Metti { $kind } in { $place }
board-blind-choose = Prima tasta una casella.
board-blind-keys =
    Le frecce tastano una casella, O la tasta di nuovo, Invio ci mette il pezzo. P di chi è il turno, S punteggio,
    T orologi. Colonna, riga, plancia, ultima mossa e mosse precedenti restano nascoste.
board-hidden =
    { $what ->
        [column] La colonna è nascosta.
        [row] La riga è nascosta.
        [last] L’ultima mossa è nascosta.
        [legal] Quello che si può giocare è nascosto.
        [lines] Le linee sono nascoste.
        [threats] Le minacce sono nascoste.
        [past] Le mosse precedenti sono nascoste.
       *[board] La plancia è nascosta.
    } Tasta la plancia con le frecce.

# Moves in lists

move-solid = Pieno in { $cell }
move-holed = Cavo in { $cell }
move-double-solid = Doppio in { $cell }, faccia piena in alto
move-double-holed = Doppio in { $cell }, faccia cava in alto

# What it asks for

prompt-piece = Scegli un pezzo, poi la sua casella.
prompt-piece-announce = Scegli un pezzo, poi la sua casella. Una figura? Annunciala!
prompt-piece-no-pattern = Non c’è nessuna figura. Scegli un pezzo, poi la sua casella.
