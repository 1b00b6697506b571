# On the shelf

game-q4 = Q4
line-q4 = Kugeln auf vier Brettern, die sich zum Würfel stapeln. Sechsundsiebzig Reihen warten.
players-q4 = 2 bis 4 Spieler
age-q4 = jedes Alter
length-q4 = 20 Minuten
mode-two = Zwei Spieler
mode-two-help = Ihr beide gegeneinander.
mode-three = Drei Spieler
mode-three-help = Jeder für sich.
mode-four = Vier Spieler
mode-four-help = Ein voller Tisch, jeder für sich.
mode-partners = Zwei Paare
mode-partners-help = Vier Spieler; wer sich gegenübersitzt, spielt zusammen. Die Reihe des einen gewinnt für beide.
option-marbles = Kugeln pro Spieler
option-marbles-help = Wie viele Kugeln jeder setzt, bevor versetzt wird.
option-move_limit = Züge ohne Sieger
option-move_limit-help = Nach so vielen Zügen endet die Runde unentschieden.
option-stake = Einsatz
option-stake-help = Wie viele Punkte eine gewonnene Runde bringt.
option-wins-q4 = Punkte zum Sieg
option-wins-q4-help = Wer eine Runde gewinnt, bekommt den Einsatz; wer zuerst so viele Punkte hat, gewinnt die Partie.

# At the board

board-kind-marble = Kugel
board-legal-moves-marble = Versetze eine deiner Kugeln: { $cells }.
board-cube = Würfel zeigen
board-cube-hide = Würfel verbergen
board-cube-left = Nach links drehen
board-cube-right = Nach rechts drehen
board-cube-up = Nach oben kippen
board-cube-down = Nach unten kippen
board-cube-loading = Der Würfel kommt …
board-cube-failed = Dieser Browser kann den Würfel nicht zeichnen.

# Moves in lists

move-marble = Brett { $board }, { $cell }
move-marble-moves = Brett { $board }, { $cell } nach Brett { $toBoard }, { $toCell }

# What it asks for

prompt-marble = Setz eine Kugel auf ein beliebiges freies Feld.
prompt-marble-announce = Setz eine Kugel. Vier in einer Reihe? Sag sie an!
prompt-move-marble = Wähle eine deiner Kugeln zum Versetzen.
prompt-move-marble-announce = Wähle eine Kugel zum Versetzen. Vier in einer Reihe? Sag sie an!
prompt-marble-no-line = Es gibt keine Reihe. Setz eine Kugel.
prompt-move-marble-no-line = Es gibt keine Reihe. Wähle eine Kugel zum Versetzen.
refused-move-marble = Wähle zuerst eine deiner eigenen Kugeln.

# My games

match-wins-q4 = { $count ->
    [one] eine Runde
   *[other] bis jemand { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  } hat
}
