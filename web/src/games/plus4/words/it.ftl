# On the shelf

game-plus4 = Plus 4
line-plus4 = Spingi i pezzi dall’alto. Scendono, escono in basso e tornano.
players-plus4 = 2 giocatori o squadre
age-plus4 = tutte le età
length-plus4 = da 5 a 30 minuti
mode-elementary = Prima linea
mode-elementary-help = Vince chi fa per primo una linea di quattro.
mode-endless = Griglia infinita
mode-endless-help = Ogni nuova linea dà punti. La griglia non si svuota mai; con un pezzo bonus una linea vale doppio.
mode-rounds = A manche
mode-rounds-help = Una linea chiude la manche e dà punti. La griglia si svuota e ricomincia chi ne ha fatti meno.
option-rounds_max = Massimo di manche
option-rounds_max-help = Dopo tante manche vince chi ha più punti. Vuoto: si gioca finché qualcuno ne ha abbastanza.
option-discs = Pezzi a testa
option-discs-help = Quanti pezzi normali ha ogni giocatore.

# At the board

board-bonus-of = bonus { $who }
board-kind-bonus = Pezzo bonus
board-said-pushes = { $who }: colonna { $column }.
board-said-falls-out = Esce un pezzo: { $what }.
board-help-kinds-plus4 = B sceglie il pezzo bonus; Maiusc con una cifra lo spinge.

# Moves in lists

move-bonus = Pezzo bonus, colonna { $column }

# What it asks for

prompt-push = Spingi un pezzo dall’alto.
prompt-push-bonus = Spingi dall’alto un pezzo o il tuo pezzo bonus.
prompt-bonus = Spingi dall’alto il tuo pezzo bonus.
