# On the shelf

game-foursenses = Four Senses
line-foursenses = Stapel stukken die je op de tast herkent: gelijk, even hoog of als trap.
players-foursenses = 2 of 3 spelers
age-foursenses = vanaf 8
length-foursenses = 10 tot 20 minuten
mode-senses-two = Twee spelers
mode-senses-two-help = Eén ronde beslist.
mode-senses-three = Drie spelers
mode-senses-three-help = Drie rondes om punten; wie vóór de winnaar zit, krijgt niets.
mode-blindfold = Geblinddoekt
mode-blindfold-help = Niemand ziet het bord. In je beurt voel je het: met geluid, woorden en trillingen.

# At the board

board-felt-solid = massief { $height ->
        [1] één laag hoog
        [2] twee lagen hoog
        [3] drie lagen hoog
       *[other] { $height } lagen hoog
    }
board-felt-holed = hol { $height ->
        [1] één laag hoog
        [2] twee lagen hoog
        [3] drie lagen hoog
       *[other] { $height } lagen hoog
    }
board-kind-solid = Massief
board-kind-holed = Hol
board-kind-double-solid = Dubbel, massief boven
board-kind-double-holed = Dubbel, hol boven
board-said-place = { $who }: { $place } is { $what }.
board-help-kinds-foursenses = 1 tot 4 kiezen massief, hol, dubbel massief boven, dubbel hol boven.
board-blind = Niemand ziet dit bord. Voel het met een vinger, de muis of de pijltjes.
board-blind-wait = Wacht op je beurt en voel dan het bord.
board-blind-there = { $place }: { $what }.
board-blind-place = { $kind } op { $place } leggen
board-blind-choose = Voel eerst een vakje.
board-blind-keys =
    Pijltjes voelen een vakje, O voelt het nog eens, Enter legt het stuk daar neer. P wie aan de beurt is, S score,
    T klokken. Kolom, rij, bord, laatste zet en eerdere zetten blijven verborgen.
board-hidden =
    { $what ->
        [column] De kolom is verborgen.
        [row] De rij is verborgen.
        [last] De laatste zet is verborgen.
        [legal] Wat mogelijk is, blijft verborgen.
        [lines] De lijnen zijn verborgen.
        [threats] De dreigingen zijn verborgen.
        [past] De eerdere zetten zijn verborgen.
       *[board] Het bord is verborgen.
    } Voel het met de pijltjes.

# Moves in lists

move-solid = Massief op { $cell }
move-holed = Hol op { $cell }
move-double-solid = Dubbel op { $cell }, massief boven
move-double-holed = Dubbel op { $cell }, hol boven

# What it asks for

prompt-piece = Kies een stuk en dan het vakje.
prompt-piece-announce = Kies een stuk en dan het vakje. Een patroon? Meld het!
prompt-piece-no-pattern = Er is geen patroon. Kies een stuk en dan het vakje.
