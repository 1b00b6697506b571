# On the shelf

game-puissance4 = Connect 4
line-puissance4 = Drop your discs and line up four. Pop out, power discs and five in a row can all be combined.
players-puissance4 = 2 players or teams
age-puissance4 = from 6
length-puissance4 = 10 minutes
mode-classic = Classic
mode-classic-help = Drop a disc, it falls as far as it can. Four in a row win.
mode-pop_out = Pop out
mode-pop_out-help = On your turn you may pop one of your own discs out of the bottom row instead. The column comes down.
mode-power = Power discs
mode-power-help = Four of your discs have a power: the anvil crushes, the wall and the double bring a second disc, the breaker knocks one out.
mode-five = Five in a row
mode-five-help = Panels with printed discs stand at both sides and count as played. Now it takes five.
option-ejected = Discs thrown out
option-ejected-help = What becomes of discs that the anvil and the breaker throw out?
choice-ejected-back = Back to their owner
choice-ejected-out = Out of the round

# At the board

board-panel-left = left panel, row { $row }
board-panel-right = right panel, row { $row }
board-kind-anvil = Anvil
board-kind-wall = Wall
board-kind-double = Double
board-kind-breaker = Breaker
board-said-power = { $who }: { $what } in column { $column }, row { $row }.
board-said-crushes =
    { $count ->
        [one] One disc is thrown out.
       *[other] { $count } discs are thrown out.
    }
board-said-declines =
    { $you ->
        [yes] You play no second disc.
       *[no] { $who } plays no second disc.
    }
board-ask-wall = Now a second disc, or none.
board-ask-double = Now your second disc.
board-ask-breaker = Now choose a disc of the other colour to knock out.
board-legal-decline = Or play no second disc.
board-help-kinds-puissance4 = A, W, D, B choose anvil, wall, double, breaker.
board-decline = No second disc

# Moves in lists

move-anvil = Anvil, column { $column }
move-wall = Wall, column { $column }
move-double = Double, column { $column }
move-breaker = Breaker, column { $column }
move-decline = No second disc

# What it asks for

prompt-drop-power = Drop a disc, or choose a power disc.
prompt-drop-pop = Drop a disc, or pop out one of yours.
prompt-drop-power-pop = Drop a disc, choose a power disc, or pop out one of yours.
prompt-power = Choose a power disc and drop it.
prompt-power-pop = Drop a power disc, or pop out a disc of yours.
prompt-pop = Pop out a disc of yours at the bottom.
prompt-second-or-skip = Drop your second disc, or play none.
prompt-second = Drop your second disc.
prompt-break-out = Choose a disc of the other colour in the bottom row to knock out.
refused-decline = You have to play a disc now.
refused-pop = Only a disc of yours in the bottom row can be popped out.
refused-second-or-skip = Column { $column } is full, or it would make your line: not with this disc.
refused-break-out = Choose a disc of the other colour in the bottom row.
