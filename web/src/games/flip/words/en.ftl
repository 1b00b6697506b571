# On the shelf

game-flip = Flip
line-flip = Launch tokens onto two trays, as fast as you can, and call your line first.
players-flip = 2 players or teams
age-flip = from 7
length-flip = 5 minutes
mode-basic = The race
mode-basic-help = Both throw at once. Control four cells in a line and call it.
mode-championship = Championship
mode-championship-help = Races for points: two for a line on the upper tray, one on the lower.
mode-pro = Pro
mode-pro-help = One throw each in turn, with power tokens. Whoever has more tokens in a cell controls it.
option-powers = Power tokens
option-powers-help = How many of each kind a player has.

# Moves in lists

move-upper = upper tray { $cell }
move-lower = lower tray { $cell }
move-tray = on a tray, in no cell
move-miss = off the trays
move-row = The row
move-column-out = The column
move-lands = { $who }, { $move }
move-double-chance = { $who }, double chance, { $move }
move-mega-bomb = { $who }, mega bomb, { $move }
move-line-out = { $who }, line out, { $move }
move-cell-out = { $who }, cell out, { $move }
move-thrown = { $who } has thrown
move-calls = { $who } calls a line

# What it asks for

prompt-race = As fast as you can: four in a line on one tray.
prompt-race-call = As fast as you can. Four in a line? Call it!
prompt-throw = Throw a token.
prompt-throw-again = Double chance: throw once more.
prompt-clear-line = Choose which line of cells is cleared.
prompt-clear-cell = Choose a cell to clear.

# flip
flip-table = Trays and launchers
flip-tray = { $tray ->
    [U] Upper tray
   *[L] Lower tray
  }
flip-cell = { $tray ->
    [U] upper { $cell }
   *[L] lower { $cell }
  }
flip-place-tray = on a tray, in no cell
flip-place-miss = off the trays
flip-cell-empty = { $name }: empty
flip-cell-neutral = { $name }: nobody’s, { $count ->
    [one] one token
   *[other] { $count } tokens
  }: { $tokens }
flip-cell-held = { $name }: { $player }’s, { $count ->
    [one] one token
   *[other] { $count } tokens
  }: { $tokens }
flip-choose = Choose { $name }
flip-launcher = Launcher: { $name }
flip-strip = Launcher: { $name }. { $keys } Press ? for help.
flip-left = { $count ->
    [0] no tokens left
    [one] one token left
   *[other] { $count } tokens left
  }
flip-kind = Token
flip-kind-N = Ordinary
flip-kind-2 = Double chance
flip-kind-M = Mega bomb
flip-kind-L = Line out
flip-kind-C = Cell out
flip-pull = Press, pull back, release
flip-band = { $tray ->
    [U] Upper
   *[L] Lower
  }
flip-pull-help = Press before a column, above the line for the upper tray, below it for the lower one. The higher you press, the steeper the throw; the farther you pull, the harder; a pull aside turns it.
flip-part-side = Place
flip-part-turn = Direction
flip-part-tilt = Tilt
flip-part-power = Power
flip-aims-at = Aims at { $place }
flip-aims-off = Aims past the trays
flip-hand-aims-at = { $name } aims at { $place }.
flip-hand-aims-off = { $name } aims past the trays.
flip-throw = Throw
flip-call = CONNECT 4!
flip-keys = Keys: A D or ← → move, Q E or [ ] turn, W X or ↑ ↓ tilt; hold Space or Enter for power{ $calls ->
    [yes] ; exclamation mark, or Shift with either, calls.
   *[no] .
  }
flip-keys-left = Keys: A D move, Q E turn, W X tilt; hold Space for power{ $calls ->
    [yes] ; Shift and Space call.
   *[no] .
  }
flip-keys-right = Keys: ← → move, [ and ] turn, ↑ ↓ tilt; hold Enter for power{ $calls ->
    [yes] ; Shift and Enter call.
   *[no] .
  }
flip-wait-flying = A token is in the air
flip-wait-choice = First choose what the token does
flip-hand-of = { $name } throws now
flip-round-over = The round is over
flip-over = The game is over
flip-none-left = No tokens left
flip-your-throw = { $you ->
    [yes] Your throw.
   *[no] { $name } throws.
  }
flip-air = { $count ->
    [0] Nothing in the air
    [one] One token in the air:
   *[other] { $count } tokens in the air:
  }
flip-choose-line = Which line is cleared?
flip-row = Clear the row
flip-col = Clear the column
flip-choose-cell = Choose the cell to clear.
flip-target = Target: { $place }
flip-landed = { $who }: { $place }.
flip-launched = { $name } has thrown.
flip-call-won = { $you ->
    [yes] You call Connect 4!
   *[no] { $who } calls Connect 4!
  }
flip-call-waits = { $you ->
    [yes] You call Connect 4! The tokens in the air decide.
   *[no] { $who } calls Connect 4! The tokens in the air decide.
  }
flip-call-wrong = { $you ->
    [yes] You call Connect 4, but hold no line. Play goes on.
   *[no] { $who } calls Connect 4, but holds no line. Play goes on.
  }
flip-call-undone = { $you ->
    [yes] Your call is undone: the line is broken.
   *[no] { $who }’s call is undone: the line is broken.
  }
flip-removed = { $you ->
    [yes] You have cleared cells.
   *[no] { $who } has cleared cells.
  }
flip-read-cell = { $cell } { $whose }{ $count ->
    [one] {""}
   *[other] {" "}with { $count } tokens
  }
flip-read-nobody = nobody’s
flip-read-tray = { $name }: { $cells }.
flip-read-empty = { $name }: empty.
flip-read-column = { $tray ->
    [U] Upper tray, column { $column }
   *[L] Lower tray, column { $column }
  }
flip-read-row = { $tray ->
    [U] Upper tray, row { $row }
   *[L] Lower tray, row { $row }
  }
flip-may-throw = { $count ->
    [one] You may throw: one token left.
   *[other] You may throw: { $count } tokens left.
  }
flip-no-call = Nothing can be called now.
flip-help = O aim, C column and R row aimed at, V both trays, L last landing, M what you may do, P whose turn, S score, T clocks. Comma and full stop go back and forth through the throws, Escape leads to the present.
flip-past = Throw { $at } of { $length }.
flip-past-start = Before the first throw.
flip-read-none = Nothing has landed yet.
flip-deep = In three dimensions
flip-replay = Watch again
flip-replay-play = Play
flip-replay-pause = Pause
flip-replay-speed = Speed
flip-replay-moment = Second { $now } of { $end }
flip-replay-close = Back to the game

# In puzzles

board-kind-token = Token
