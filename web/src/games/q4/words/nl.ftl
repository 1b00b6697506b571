# On the shelf

game-q4 = Q4
line-q4 = Knikkers op vier borden die je tot een kubus stapelt. Zesenzeventig lijnen wachten op je.
players-q4 = 2 tot 4 spelers
age-q4 = elke leeftijd
length-q4 = 20 minuten
mode-two = Twee spelers
mode-two-help = Met z’n tweeën, tegen elkaar.
mode-three = Drie spelers
mode-three-help = Ieder voor zich.
mode-four = Vier spelers
mode-four-help = Een volle tafel, ieder voor zich.
mode-partners = Twee paren
mode-partners-help = Vier spelers, wie tegenover elkaar zit, speelt samen. Een lijn van de een wint voor allebei.
option-marbles = Knikkers per speler
option-marbles-help = Hoeveel knikkers elke speler neerlegt voordat het verplaatsen begint.
option-move_limit = Zetten zonder winnaar
option-move_limit-help = Na zoveel zetten eindigt de ronde in gelijkspel.
option-stake = Inzet
option-stake-help = Hoeveel punten de winnaar van een ronde krijgt.
option-wins-q4 = Punten om te winnen
option-wins-q4-help = Wie een ronde wint, krijgt de inzet; wie als eerste zoveel punten heeft, wint de partij.

# At the board

board-kind-marble = Knikker
board-legal-moves-marble = Verplaats een van je knikkers: { $cells }.
board-cube = Kubus tonen
board-cube-hide = Kubus verbergen
board-cube-left = Naar links draaien
board-cube-right = Naar rechts draaien
board-cube-up = Omhoog kantelen
board-cube-down = Omlaag kantelen
board-cube-loading = De kubus komt eraan…
board-cube-failed = Deze browser kan de kubus niet tekenen.

# Moves in lists

move-marble = Bord { $board }, { $cell }
move-marble-moves = Bord { $board }, { $cell } naar bord { $toBoard }, { $toCell }

# What it asks for

prompt-marble = Leg een knikker in een vrij vakje naar keuze.
prompt-marble-announce = Leg een knikker neer. Vier op een rij? Meld het!
prompt-move-marble = Kies een van je knikkers om te verplaatsen.
prompt-move-marble-announce = Kies een knikker om te verplaatsen. Vier op een rij? Meld het!
prompt-marble-no-line = Er is geen lijn. Leg een knikker neer.
prompt-move-marble-no-line = Er is geen lijn. Kies een knikker om te verplaatsen.
refused-move-marble = Kies eerst een van je eigen knikkers.

# My games

match-wins-q4 = { $count ->
    [one] één ronde
   *[other] wie het eerst { $count ->
    [one] één punt heeft
   *[other] { $count } punten heeft
  }
}
