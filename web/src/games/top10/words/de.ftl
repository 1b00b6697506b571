# On the shelf

game-top10 = Top 10
line-top10 = Zieh deine Steine aus einem vollen Gitter und behalte, was in einer Reihe lag. Wer zuerst zehn hat, gewinnt.
players-top10 = 2 Spieler oder Teams
age-top10 = ab 6
length-top10 = 20 Minuten
mode-players = Selbst füllen
mode-players-help = Erst füllt ihr abwechselnd das Gitter, Zeile für Zeile. Dann wird gezogen.
mode-random = Zufällig gefüllt
mode-random-help = Das Gitter ist schon voll. Das Ziehen beginnt sofort.
option-target-top10 = Steine zum Sieg
option-target-top10-help = Wer zuerst so viele Steine behalten hat, gewinnt.

# At the board

board-said-keeps =
    { $you ->
        [yes] Du ziehst aus Spalte { $column } und behältst den Stein.
       *[no] { $who } zieht aus Spalte { $column } und behält den Stein.
    }
board-said-takes =
    { $you ->
        [yes] Du ziehst aus Spalte { $column }, ohne Reihe.
       *[no] { $who } zieht aus Spalte { $column }, ohne Reihe.
    }
board-ask-back = Wirf den Stein oben wieder ein.
board-ask-again = Zieh noch einen heraus.
board-kept =
    { $count ->
        [one] 1 Stein behalten
       *[other] { $count } Steine behalten
    }

# What it asks for

prompt-fill = Füll die Zeile: Wähle eine freie Spalte.
prompt-pop-to-keep = Zieh einen Stein aus einer Reihe. Sieg mit { $goal ->
    [one] einem behaltenen Stein
   *[other] { $goal } behaltenen Steinen
  }: Du hast { $have }.
prompt-pop-again = Behalten! Zieh noch einen heraus. Du hast { $have } von { $goal }.
prompt-put-back = Keine Reihe: Wirf den Stein in eine andere Spalte ein.
refused-fill = Spalte { $column } hat in dieser Zeile schon ihren Stein. Wähle eine freie.
refused-put-back = Nicht in Spalte { $column }: Sie ist voll, oder der Stein kam von dort.

# My games

match-target-top10 = bis jemand { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  } behalten hat
