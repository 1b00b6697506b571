# On the shelf

game-top10 = Top 10
line-top10 = Haal je schijven uit een vol raster en bewaar wat in een lijn lag. Wie er het eerst tien heeft, wint.
players-top10 = 2 spelers of teams
age-top10 = vanaf 6
length-top10 = 20 minuten
mode-players = Zelf vullen
mode-players-help = Eerst vullen jullie om de beurt het raster, rij voor rij. Daarna haal je er schijven uit.
mode-random = Willekeurig gevuld
mode-random-help = Het raster is al vol. Je haalt er meteen schijven uit.
option-target-top10 = Schijven om te winnen
option-target-top10-help = Wie als eerste zoveel schijven heeft bewaard, wint.

# At the board

board-said-keeps =
    { $you ->
        [yes] Je haalt een schijf uit kolom { $column } en bewaart hem.
       *[no] { $who } haalt een schijf uit kolom { $column } en bewaart hem.
    }
board-said-takes =
    { $you ->
        [yes] Je haalt een schijf uit kolom { $column }, zonder lijn.
       *[no] { $who } haalt een schijf uit kolom { $column }, zonder lijn.
    }
board-ask-back = Laat de schijf er bovenin weer in vallen.
board-ask-again = Haal er nog een uit.
board-kept =
    { $count ->
        [one] 1 schijf bewaard
       *[other] { $count } schijven bewaard
    }

# What it asks for

prompt-fill = Vul de rij: kies een vrije kolom.
prompt-pop-to-keep = Haal een schijf uit een lijn. Winnen doe je met { $goal ->
    [one] één bewaarde schijf
   *[other] { $goal } bewaarde schijven
  }: je hebt er { $have }.
prompt-pop-again = Bewaard! Haal er nog een uit. Je hebt er { $have } van { $goal }.
prompt-put-back = Geen lijn: laat de schijf in een andere kolom vallen.
refused-fill = Kolom { $column } heeft in deze rij al een schijf. Kies een vrije.
refused-put-back = Niet in kolom { $column }: die is vol, of de schijf kwam daarvandaan.

# My games

match-target-top10 = wie het eerst { $count ->
    [one] één schijf
   *[other] { $count } schijven
  } bewaart
