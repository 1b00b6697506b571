# On the shelf

game-plus4 = Plus 4
line-plus4 = Schieb Steine oben ein. Sie sinken, fallen unten heraus und kommen wieder.
players-plus4 = 2 Spieler oder Teams
age-plus4 = jedes Alter
length-plus4 = 5 bis 30 Minuten
mode-elementary = Erste Reihe
mode-elementary-help = Wer zuerst eine Viererreihe hat, gewinnt.
mode-endless = Endloses Gitter
mode-endless-help = Jede neue Reihe bringt Punkte. Das Gitter wird nie geleert; mit dem Bonusstein zählt eine Reihe doppelt.
mode-rounds = In Runden
mode-rounds-help = Eine Reihe beendet die Runde und bringt Punkte. Das Gitter wird geleert, und wer weniger geholt hat, beginnt wieder.
option-rounds_max = Runden höchstens
option-rounds_max-help = Nach so vielen Runden gewinnt, wer mehr Punkte hat. Leer: Es geht weiter, bis jemand genug hat.
option-discs = Steine pro Spieler
option-discs-help = Wie viele gewöhnliche Steine jeder hat.

# At the board

board-bonus-of = Bonusstein, { $who }
board-kind-bonus = Bonusstein
board-said-pushes = { $who }: Spalte { $column }.
board-said-falls-out = Unten fällt heraus: { $what }.
board-help-kinds-plus4 = B wählt den Bonusstein; Umschalt mit einer Ziffer schiebt ihn ein.

# Moves in lists

move-bonus = Bonusstein, Spalte { $column }

# What it asks for

prompt-push = Schieb oben einen Stein ein.
prompt-push-bonus = Schieb oben einen Stein oder deinen Bonusstein ein.
prompt-bonus = Schieb oben deinen Bonusstein ein.
