# On the shelf

game-flip = Flip
line-flip = Schleudere Chips auf zwei Ebenen, so schnell du kannst, und sag deine Reihe zuerst an.
players-flip = 2 Spieler oder Teams
age-flip = ab 7
length-flip = 5 Minuten
mode-basic = Das Rennen
mode-basic-help = Beide werfen gleichzeitig. Beherrsche vier Felder in einer Reihe und sag sie an.
mode-championship = Meisterschaft
mode-championship-help = Rennen um Punkte: zwei für eine Reihe oben, einer für eine Reihe unten.
mode-pro = Profi
mode-pro-help = Abwechselnd je ein Wurf, mit Powerchips. Wer mehr Chips in einem Feld hat, beherrscht es.
option-powers = Powerchips
option-powers-help = Wie viele jeder Art ein Spieler hat.

# Moves in lists

move-upper = obere Ebene { $cell }
move-lower = untere Ebene { $cell }
move-tray = auf einer Ebene, in keinem Feld
move-miss = neben den Ebenen
move-row = Die Zeile
move-column-out = Die Spalte
move-lands = { $who }, { $move }
move-double-chance = { $who }, Doppelchance, { $move }
move-mega-bomb = { $who }, Megabombe, { $move }
move-line-out = { $who }, Reihe raus, { $move }
move-cell-out = { $who }, Feld raus, { $move }
move-thrown = { $who } hat geworfen
move-calls = { $who } sagt eine Reihe an

# What it asks for

prompt-race = So schnell du kannst: vier in einer Reihe auf einer Ebene.
prompt-race-call = So schnell du kannst. Vier in einer Reihe? Sag sie an!
prompt-throw = Wirf einen Chip.
prompt-throw-again = Doppelchance: Wirf noch einmal.
prompt-clear-line = Wähle, ob die Zeile oder die Spalte geräumt wird.
prompt-clear-cell = Wähle ein Feld, das geräumt wird.

# flip
flip-table = Ebenen und Katapulte
flip-tray = { $tray ->
    [U] Obere Ebene
   *[L] Untere Ebene
  }
flip-cell = { $tray ->
    [U] oben { $cell }
   *[L] unten { $cell }
  }
flip-place-tray = auf einer Ebene, in keinem Feld
flip-place-miss = neben den Ebenen
flip-cell-empty = { $name }: leer
flip-cell-neutral = { $name }: neutral, { $count ->
    [one] ein Chip
   *[other] { $count } Chips
  }: { $tokens }
flip-cell-held = { $name }: { $player }, { $count ->
    [one] ein Chip
   *[other] { $count } Chips
  }: { $tokens }
flip-choose = { $name } wählen
flip-launcher = Katapult: { $name }
flip-strip = Katapult: { $name }. { $keys } Hilfe mit der Taste „?“.
flip-left = { $count ->
    [0] keine Chips mehr
    [one] noch ein Chip
   *[other] noch { $count } Chips
  }
flip-kind = Chip
flip-kind-N = Gewöhnlich
flip-kind-2 = Doppelchance
flip-kind-M = Megabombe
flip-kind-L = Reihe raus
flip-kind-C = Feld raus
flip-pull = Drücken, ziehen, loslassen
flip-band = { $tray ->
    [U] Oben
   *[L] Unten
  }
flip-pull-help = Drück vor einer Spalte, oberhalb des Strichs für die obere Ebene, unterhalb für die untere. Je höher du drückst, desto steiler der Wurf; je weiter du ziehst, desto kräftiger; seitlich ziehen dreht ihn.
flip-part-side = Stelle
flip-part-turn = Richtung
flip-part-tilt = Neigung
flip-part-power = Kraft
flip-aims-at = Ziel: { $place }
flip-aims-off = Zielt an den Ebenen vorbei
flip-hand-aims-at = { $name }, Ziel: { $place }.
flip-hand-aims-off = { $name } zielt an den Ebenen vorbei.
flip-throw = Werfen
flip-call = VIER GEWINNT!
flip-keys = Tasten: A D oder ← → verschieben, Q E oder Ü + drehen, W X oder ↑ ↓ neigen; halte Leertaste oder Enter für die Kraft{ $calls ->
    [yes] ; Ausrufezeichen oder Umschalt mit einer dieser beiden sagt an.
   *[no] .
  }
flip-keys-left = Tasten: A D verschieben, Q E drehen, W X neigen; halte die Leertaste für die Kraft{ $calls ->
    [yes] ; Umschalt und Leertaste sagen an.
   *[no] .
  }
flip-keys-right = Tasten: ← → verschieben, Ü und + drehen, ↑ ↓ neigen; halte Enter für die Kraft{ $calls ->
    [yes] ; Umschalt und Enter sagen an.
   *[no] .
  }
flip-wait-flying = Ein Chip ist in der Luft
flip-wait-choice = Wähle zuerst, was der Chip bewirkt
flip-hand-of = { $name } wirft jetzt
flip-round-over = Die Runde ist zu Ende
flip-over = Die Partie ist zu Ende
flip-none-left = Keine Chips mehr
flip-your-throw = { $you ->
    [yes] Dein Wurf.
   *[no] { $name } wirft.
  }
flip-air = { $count ->
    [0] Nichts in der Luft
    [one] Ein Chip in der Luft:
   *[other] { $count } Chips in der Luft:
  }
flip-choose-line = Was wird geräumt?
flip-row = Zeile räumen
flip-col = Spalte räumen
flip-choose-cell = Wähle das Feld, das geräumt wird.
flip-target = Zielfeld: { $place }
flip-landed = { $who }: { $place }.
flip-launched = { $name } hat geworfen.
flip-call-won = { $you ->
    [yes] Du rufst „Vier gewinnt!“
   *[no] { $who } ruft „Vier gewinnt!“
  }
flip-call-waits = { $you ->
    [yes] Du rufst „Vier gewinnt!“ Die Chips in der Luft entscheiden.
   *[no] { $who } ruft „Vier gewinnt!“ Die Chips in der Luft entscheiden.
  }
flip-call-wrong = { $you ->
    [yes] Du rufst „Vier gewinnt!“, hast aber keine Reihe. Das Spiel geht weiter.
   *[no] { $who } ruft „Vier gewinnt!“, hat aber keine Reihe. Das Spiel geht weiter.
  }
flip-call-undone = { $you ->
    [yes] Deine Ansage ist hinfällig: Die Reihe ist unterbrochen.
   *[no] { $who }: Ansage hinfällig, die Reihe ist unterbrochen.
  }
flip-removed = { $you ->
    [yes] Du hast Felder geräumt.
   *[no] { $who } hat Felder geräumt.
  }
flip-read-cell = { $cell } { $whose }{ $count ->
    [one] {""}
   *[other] {" "}mit { $count } Chips
  }
flip-read-nobody = neutral
flip-read-tray = { $name }: { $cells }.
flip-read-empty = { $name }: leer.
flip-read-column = { $tray ->
    [U] Obere Ebene, Spalte { $column }
   *[L] Untere Ebene, Spalte { $column }
  }
flip-read-row = { $tray ->
    [U] Obere Ebene, Zeile { $row }
   *[L] Untere Ebene, Zeile { $row }
  }
flip-may-throw = { $count ->
    [one] Du kannst werfen: noch ein Chip.
   *[other] Du kannst werfen: noch { $count } Chips.
  }
flip-no-call = Gerade gibt es nichts anzusagen.
flip-help = O Ziel, C und R Spalte und Zeile des Ziels, V beide Ebenen, L letzte Landung, M was du tun kannst, P wer dran ist, S Punkte, T Uhren. Komma und Punkt gehen in den Würfen zurück und vor, Esc führt zur Gegenwart.
flip-past = Wurf { $at } von { $length }.
flip-past-start = Vor dem ersten Wurf.
flip-read-none = Noch ist nichts gelandet.
flip-deep = In drei Dimensionen
flip-replay = Wiederholung
flip-replay-play = Abspielen
flip-replay-pause = Pause
flip-replay-speed = Tempo
flip-replay-moment = Sekunde { $now } von { $end }
flip-replay-close = Zurück zur Partie

# In puzzles

board-kind-token = Chip
