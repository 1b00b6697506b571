# On the shelf

game-puissance4 = Vier op een rij
line-puissance4 = Laat je schijven vallen en maak een lijn van vier. ‘Eruit’, powerschijven en ‘Vijf op een rij’ kun je vrij combineren.
players-puissance4 = 2 spelers of teams
age-puissance4 = vanaf 6
length-puissance4 = 10 minuten
mode-classic = Klassiek
mode-classic-help = Laat een schijf vallen, hij valt zo ver hij kan. Vier op een rij wint.
mode-pop_out = Eruit
mode-pop_out-help = In je beurt mag je in plaats daarvan een eigen schijf uit de onderste rij halen. De kolom zakt.
mode-power = Powerschijven
mode-power-help = Vier van je schijven kunnen iets bijzonders: het aambeeld plet, de muur en de dubbel brengen een tweede schijf, de breker breekt er een uit.
mode-five = Vijf op een rij
mode-five-help = Aan beide kanten staan panelen met gedrukte schijven, die meetellen. Nu zijn er vijf nodig.
option-ejected = Uitgeworpen schijven
option-ejected-help = Wat gebeurt er met schijven die door aambeeld en breker worden uitgeworpen?
choice-ejected-back = Terug naar de eigenaar
choice-ejected-out = Uit de ronde

# At the board

board-panel-left = linkerpaneel, rij { $row }
board-panel-right = rechterpaneel, rij { $row }
board-kind-anvil = Aambeeld
board-kind-wall = Muur
board-kind-double = Dubbel
board-kind-breaker = Breker
board-said-power = { $who }: { $what } in kolom { $column }, rij { $row }.
board-said-crushes =
    { $count ->
        [one] Eén schijf wordt uitgeworpen.
       *[other] { $count } schijven worden uitgeworpen.
    }
board-said-declines =
    { $you ->
        [yes] Je speelt geen tweede schijf.
       *[no] { $who } speelt geen tweede schijf.
    }
board-ask-wall = Nu een tweede schijf, of geen.
board-ask-double = Nu je tweede schijf.
board-ask-breaker = Kies nu een schijf van de andere kleur om uit te breken.
board-legal-decline = Of geen tweede schijf.
board-help-kinds-puissance4 = A, W, D, B kiezen aambeeld, muur, dubbel, breker.
board-decline = Geen tweede schijf

# Moves in lists

move-anvil = Aambeeld, kolom { $column }
move-wall = Muur, kolom { $column }
move-double = Dubbel, kolom { $column }
move-breaker = Breker, kolom { $column }
move-decline = Geen tweede schijf

# What it asks for

prompt-drop-power = Laat een schijf vallen, of kies een powerschijf.
prompt-drop-pop = Laat een schijf vallen, of haal een eigen schijf eruit.
prompt-drop-power-pop = Laat een schijf vallen, kies een powerschijf of haal er een uit.
prompt-power = Kies een powerschijf en laat hem vallen.
prompt-power-pop = Laat een powerschijf vallen, of haal een eigen schijf eruit.
prompt-pop = Haal onderaan een eigen schijf eruit.
prompt-second-or-skip = Laat je tweede schijf vallen, of geen.
prompt-second = Laat je tweede schijf vallen.
prompt-break-out = Kies onderin een schijf van de andere kleur: die breekt eruit.
refused-decline = Je moet nu een schijf laten vallen.
refused-pop = Alleen een eigen schijf in de onderste rij kan eruit.
refused-second-or-skip = Kolom { $column } is vol, of je lijn zou er ontstaan: niet met deze schijf.
refused-break-out = Kies een schijf van de andere kleur in de onderste rij.
