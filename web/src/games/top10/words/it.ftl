# On the shelf

game-top10 = Top 10
line-top10 = Sfila i tuoi gettoni da una griglia piena. Tieni quelli che erano in linea, e arriva a dieci prima degli altri.
players-top10 = 2 giocatori o squadre
age-top10 = da 6 anni
length-top10 = 20 minuti
mode-players = Riempitela voi
mode-players-help = Prima riempite la griglia a turno, riga per riga. Poi si comincia a sfilare.
mode-random = Riempita a caso
mode-random-help = La griglia è già piena. Si comincia subito a sfilare.
option-target-top10 = Gettoni per vincere
option-target-top10-help = Vince chi per primo ne conquista tanti.

# At the board

board-said-keeps =
    { $you ->
        [yes] Sfili dalla colonna { $column } e tieni il gettone.
       *[no] { $who } sfila dalla colonna { $column } e tiene il gettone.
    }
board-said-takes =
    { $you ->
        [yes] Sfili dalla colonna { $column }, senza linea.
       *[no] { $who } sfila dalla colonna { $column }, senza linea.
    }
board-ask-back = Rimetti il gettone dall’alto.
board-ask-again = Sfilane un altro.
board-kept =
    { $count ->
        [one] 1 gettone conquistato
       *[other] { $count } gettoni conquistati
    }

# What it asks for

prompt-fill = Riempi la riga: scegli una colonna libera.
prompt-pop-to-keep = Sfila un gettone da una linea. Vince chi arriva a { $goal ->
    [one] un gettone conquistato
   *[other] { $goal } gettoni conquistati
  }: ne hai { $have }.
prompt-pop-again = Conquistato! Sfilane un altro. Ne hai { $have } su { $goal }.
prompt-put-back = Nessuna linea: rimetti il gettone in un’altra colonna.
refused-fill = La colonna { $column } ha già il suo gettone in questa riga. Scegline una libera.
refused-put-back = Non nella colonna { $column }: è piena, o il gettone viene da lì.

# My games

match-target-top10 = si gioca a { $count ->
    [one] un gettone conquistato
   *[other] { $count } gettoni conquistati
  }
