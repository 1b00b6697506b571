# On the shelf

game-flip = Flip
line-flip = Schiet fiches op twee plateaus, zo snel je kunt, en meld je lijn als eerste.
players-flip = 2 spelers of teams
age-flip = vanaf 7
length-flip = 5 minuten
mode-basic = De race
mode-basic-help = Jullie gooien allebei tegelijk. Beheers vier vakjes op een lijn en meld het.
mode-championship = Kampioenschap
mode-championship-help = Races om punten: twee voor een lijn boven, één voor een lijn onder.
mode-pro = Pro
mode-pro-help = Om de beurt één worp, met powerfiches. Wie de meeste fiches in een vakje heeft, beheerst het.
option-powers = Powerfiches
option-powers-help = Hoeveel elke speler er van elke soort heeft.

# Moves in lists

move-upper = bovenste plateau { $cell }
move-lower = onderste plateau { $cell }
move-tray = op een plateau, in geen vakje
move-miss = naast de plateaus
move-row = De rij
move-column-out = De kolom
move-lands = { $who }, { $move }
move-double-chance = { $who }, dubbele kans, { $move }
move-mega-bomb = { $who }, megabom, { $move }
move-line-out = { $who }, lijn leeg, { $move }
move-cell-out = { $who }, vakje leeg, { $move }
move-thrown = { $who } heeft gegooid
move-calls = { $who } meldt een lijn

# What it asks for

prompt-race = Zo snel je kunt: vier op een rij op één plateau.
prompt-race-call = Zo snel je kunt. Vier op een rij? Meld het!
prompt-throw = Gooi een fiche.
prompt-throw-again = Dubbele kans: gooi nog een keer.
prompt-clear-line = Kies of de rij of de kolom leeg gaat.
prompt-clear-cell = Kies een vakje om leeg te maken.

# flip
flip-table = Plateaus en katapulten
flip-tray = { $tray ->
    [U] Bovenste plateau
   *[L] Onderste plateau
  }
flip-cell = { $tray ->
    [U] boven { $cell }
   *[L] onder { $cell }
  }
flip-place-tray = op een plateau, in geen vakje
flip-place-miss = naast de plateaus
flip-cell-empty = { $name }: leeg
flip-cell-neutral = { $name }: van niemand, { $count ->
    [one] één fiche
   *[other] { $count } fiches
  }: { $tokens }
flip-cell-held = { $name }: van { $player }, { $count ->
    [one] één fiche
   *[other] { $count } fiches
  }: { $tokens }
flip-choose = Kies { $name }
flip-launcher = Katapult: { $name }
flip-strip = Katapult: { $name }. { $keys } Druk op ? voor hulp.
flip-left = { $count ->
    [0] geen fiches meer
    [one] nog één fiche
   *[other] nog { $count } fiches
  }
flip-kind = Fiche
flip-kind-N = Gewoon
flip-kind-2 = Dubbele kans
flip-kind-M = Megabom
flip-kind-L = Lijn leeg
flip-kind-C = Vakje leeg
flip-pull = Druk, trek, laat los
flip-band = { $tray ->
    [U] Boven
   *[L] Onder
  }
flip-pull-help = Druk voor een kolom, boven de streep voor het bovenste plateau, eronder voor het onderste. Hoe hoger je drukt, hoe steiler de worp; hoe verder je trekt, hoe harder; opzij trekken draait hem.
flip-part-side = Plek
flip-part-turn = Richting
flip-part-tilt = Helling
flip-part-power = Kracht
flip-aims-at = Doel: { $place }
flip-aims-off = Mikt naast de plateaus
flip-hand-aims-at = { $name } mikt op { $place }.
flip-hand-aims-off = { $name } mikt naast de plateaus.
flip-throw = Gooien
flip-call = VIER OP EEN RIJ!
flip-keys = Toetsen: A D of ← → verschuiven, Q E of [ ] draaien, W X of ↑ ↓ kantelen; houd spatie of Enter ingedrukt voor de kracht{ $calls ->
    [yes] ; uitroepteken, of Shift met een van beide, meldt.
   *[no] .
  }
flip-keys-left = Toetsen: A D verschuiven, Q E draaien, W X kantelen; houd spatie ingedrukt voor de kracht{ $calls ->
    [yes] ; Shift met spatie meldt.
   *[no] .
  }
flip-keys-right = Toetsen: ← → verschuiven, [ en ] draaien, ↑ ↓ kantelen; houd Enter ingedrukt voor de kracht{ $calls ->
    [yes] ; Shift met Enter meldt.
   *[no] .
  }
flip-wait-flying = Er is een fiche in de lucht
flip-wait-choice = Kies eerst wat de fiche doet
flip-hand-of = { $name } gooit nu
flip-round-over = De ronde is afgelopen
flip-over = De partij is afgelopen
flip-none-left = Geen fiches meer
flip-your-throw = { $you ->
    [yes] Jouw worp.
   *[no] { $name } gooit.
  }
flip-air = { $count ->
    [0] Niets in de lucht
    [one] Eén fiche in de lucht:
   *[other] { $count } fiches in de lucht:
  }
flip-choose-line = Wat gaat er leeg?
flip-row = Rij leegmaken
flip-col = Kolom leegmaken
flip-choose-cell = Kies het vakje om leeg te maken.
flip-target = Doelvakje: { $place }
flip-landed = { $who }: { $place }.
flip-launched = { $name } heeft gegooid.
flip-call-won = { $you ->
    [yes] Je roept “Vier op een rij!”
   *[no] { $who } roept “Vier op een rij!”
  }
flip-call-waits = { $you ->
    [yes] Je roept “Vier op een rij!” De fiches in de lucht beslissen.
   *[no] { $who } roept “Vier op een rij!” De fiches in de lucht beslissen.
  }
flip-call-wrong = { $you ->
    [yes] Je roept “Vier op een rij!”, maar hebt geen lijn. Het spel gaat verder.
   *[no] { $who } roept “Vier op een rij!”, maar heeft geen lijn. Het spel gaat verder.
  }
flip-call-undone = { $you ->
    [yes] Je melding vervalt: de lijn is verbroken.
   *[no] { $who }: melding vervallen, de lijn is verbroken.
  }
flip-removed = { $you ->
    [yes] Je hebt vakjes leeggemaakt.
   *[no] { $who } heeft vakjes leeggemaakt.
  }
flip-read-cell = { $cell } { $whose }{ $count ->
    [one] {""}
   *[other] {" "}met { $count } fiches
  }
flip-read-nobody = van niemand
flip-read-tray = { $name }: { $cells }.
flip-read-empty = { $name }: leeg.
flip-read-column = { $tray ->
    [U] Bovenste plateau, kolom { $column }
   *[L] Onderste plateau, kolom { $column }
  }
flip-read-row = { $tray ->
    [U] Bovenste plateau, rij { $row }
   *[L] Onderste plateau, rij { $row }
  }
flip-may-throw = { $count ->
    [one] Je mag gooien: nog één fiche.
   *[other] Je mag gooien: nog { $count } fiches.
  }
flip-no-call = Er valt nu niets te melden.
flip-help = O doel, C en R kolom en rij van het doel, V beide plateaus, L laatste landing, M wat je mag doen, P wie aan de beurt is, S score, T klokken. Komma en punt gaan terug en vooruit door de worpen, Esc brengt je terug naar nu.
flip-past = Worp { $at } van { $length }.
flip-past-start = Voor de eerste worp.
flip-read-none = Er is nog niets geland.
flip-deep = In drie dimensies
flip-replay = Herhaling
flip-replay-play = Afspelen
flip-replay-pause = Pauze
flip-replay-speed = Snelheid
flip-replay-moment = Seconde { $now } van { $end }
flip-replay-close = Terug naar de partij

# In puzzles

board-kind-token = Fiche
