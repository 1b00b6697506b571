# On the shelf

game-q4 = Q4
line-q4 = Biglie su quattro plance che, impilate, formano un cubo. Settantasei linee ti aspettano.
players-q4 = da 2 a 4 giocatori
age-q4 = tutte le età
length-q4 = 20 minuti
mode-two = Due giocatori
mode-two-help = Voi due, l’uno contro l’altro.
mode-three = Tre giocatori
mode-three-help = Ognuno per sé.
mode-four = Quattro giocatori
mode-four-help = Tavolo al completo, ognuno per sé.
mode-partners = Due coppie
mode-partners-help = Quattro giocatori: chi siede di fronte fa coppia. Una linea dell’uno vince per entrambi.
option-marbles = Biglie a testa
option-marbles-help = Quante biglie mette ogni giocatore prima di poterle spostare.
option-move_limit = Mosse senza vincitore
option-move_limit-help = Dopo tante mosse la manche finisce in pareggio.
option-stake = Posta
option-stake-help = Quanti punti prende chi vince una manche.
option-wins-q4 = Punti per vincere la partita
option-wins-q4-help = Chi vince una manche prende la posta; chi per primo ha tanti punti ha vinto la partita.

# At the board

board-kind-marble = Biglia
board-legal-moves-marble = Sposta una delle tue biglie: { $cells }.
board-cube = Mostra il cubo
board-cube-hide = Nascondi il cubo
board-cube-left = Gira a sinistra
board-cube-right = Gira a destra
board-cube-up = Inclina in su
board-cube-down = Inclina in giù
board-cube-loading = Arriva il cubo…
board-cube-failed = Questo browser non sa disegnare il cubo.

# Moves in lists

move-marble = Plancia { $board }, { $cell }
move-marble-moves = Dalla plancia { $board }, { $cell }, alla plancia { $toBoard }, { $toCell }

# What it asks for

prompt-marble = Metti una biglia in una casella libera qualsiasi.
prompt-marble-announce = Metti una biglia. Quattro in linea? Annunciale!
prompt-move-marble = Scegli una delle tue biglie da spostare.
prompt-move-marble-announce = Scegli una biglia da spostare. Quattro in linea? Annunciale!
prompt-marble-no-line = Non c’è nessuna linea. Metti una biglia.
prompt-move-marble-no-line = Non c’è nessuna linea. Scegli una biglia da spostare.
refused-move-marble = Scegli prima una delle tue biglie.

# My games

match-wins-q4 = { $count ->
    [one] una manche
   *[other] si gioca a { $count ->
    [one] un punto
   *[other] { $count } punti
  }
}
