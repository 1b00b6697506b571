# On the shelf

game-puissance4 = Vier gewinnt
line-puissance4 = Wirf deine Steine ein und bring vier in eine Reihe. „Unten raus“, Powersteine und „Fünf in einer Reihe“ lassen sich frei kombinieren.
players-puissance4 = 2 Spieler oder Teams
age-puissance4 = ab 6
length-puissance4 = 10 Minuten
mode-classic = Klassisch
mode-classic-help = Wirf einen Stein ein, er fällt, so weit er kann. Vier in einer Reihe gewinnen.
mode-pop_out = Unten raus
mode-pop_out-help = Statt einen Stein einzuwerfen, darfst du einen deiner Steine aus der untersten Zeile ziehen. Die Spalte rutscht nach.
mode-power = Powersteine
mode-power-help = Vier deiner Steine haben besondere Kräfte: Der Amboss räumt ab, Mauer und Doppel bringen einen zweiten Stein, der Brecher bricht einen heraus.
mode-five = Fünf in einer Reihe
mode-five-help = An beiden Seiten stehen Tafeln mit aufgedruckten Steinen, die mitzählen. Dafür braucht es fünf.
option-ejected = Hinausgeworfene Steine
option-ejected-help = Was wird aus Steinen, die Amboss und Brecher hinauswerfen?
choice-ejected-back = Zurück in den Vorrat
choice-ejected-out = Raus für diese Runde

# At the board

board-panel-left = linke Tafel, Zeile { $row }
board-panel-right = rechte Tafel, Zeile { $row }
board-kind-anvil = Amboss
board-kind-wall = Mauer
board-kind-double = Doppel
board-kind-breaker = Brecher
board-said-power = { $who }: { $what } in Spalte { $column }, Zeile { $row }.
board-said-crushes =
    { $count ->
        [one] Ein Stein fliegt hinaus.
       *[other] { $count } Steine fliegen hinaus.
    }
board-said-declines =
    { $you ->
        [yes] Du nimmst keinen zweiten Stein.
       *[no] { $who } nimmt keinen zweiten Stein.
    }
board-ask-wall = Jetzt ein zweiter Stein oder keiner.
board-ask-double = Jetzt dein zweiter Stein.
board-ask-breaker = Wähle jetzt einen Stein der anderen Farbe, der herausbricht.
board-legal-decline = Oder kein zweiter Stein.
board-help-kinds-puissance4 = A, W, D, B wählen Amboss, Mauer, Doppel, Brecher.
board-decline = Kein zweiter Stein

# Moves in lists

move-anvil = Amboss, Spalte { $column }
move-wall = Mauer, Spalte { $column }
move-double = Doppel, Spalte { $column }
move-breaker = Brecher, Spalte { $column }
move-decline = Kein zweiter Stein

# What it asks for

prompt-drop-power = Wirf einen Stein ein oder wähle einen Powerstein.
prompt-drop-pop = Wirf einen Stein ein oder zieh einen deiner Steine unten heraus.
prompt-drop-power-pop = Wirf einen Stein ein, wähle einen Powerstein oder zieh einen heraus.
prompt-power = Wähle einen Powerstein und wirf ihn ein.
prompt-power-pop = Wirf einen Powerstein ein oder zieh einen deiner Steine unten heraus.
prompt-pop = Zieh einen deiner Steine unten heraus.
prompt-second-or-skip = Wirf deinen zweiten Stein ein oder keinen.
prompt-second = Wirf deinen zweiten Stein ein.
prompt-break-out = Wähle unten einen Stein der anderen Farbe: Er bricht heraus.
refused-decline = Jetzt musst du einen Stein einwerfen.
refused-pop = Nur deine eigenen Steine in der untersten Zeile kannst du herausziehen.
refused-second-or-skip = Spalte { $column } ist voll, oder du bekämst dort eine Reihe: Das darf dieser Stein nicht.
refused-break-out = Wähle einen Stein der anderen Farbe in der untersten Zeile.
