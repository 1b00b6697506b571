# On the shelf

game-foursenses = Four Senses
line-foursenses = Stack pieces you know by touch: alike, level, or a staircase.
players-foursenses = 2 or 3 players
age-foursenses = from 8
length-foursenses = 10 to 20 minutes
mode-senses-two = Two players
mode-senses-two-help = One round decides.
mode-senses-three = Three players
mode-senses-three-help = Three rounds for points; whoever sits before the winner gets nothing.
mode-blindfold = Blindfolded
mode-blindfold-help = Nobody sees the board. On your turn you feel it: by sound, by words, by vibration.

# At the board

board-felt-solid = solid { $height ->
        [1] one high
        [2] two high
        [3] three high
       *[other] { $height } high
    }
board-felt-holed = holed { $height ->
        [1] one high
        [2] two high
        [3] three high
       *[other] { $height } high
    }
board-kind-solid = Solid
board-kind-holed = Holed
board-kind-double-solid = Double, solid face up
board-kind-double-holed = Double, holed face up
board-said-place = { $who }: { $place } is { $what }.
board-help-kinds-foursenses = 1 to 4 choose solid, holed, double solid up, double holed up.
board-blind = Nobody sees this board. Feel your way with a finger, the mouse or the arrow keys.
board-blind-wait = Wait for your turn, then feel the board.
board-blind-there = { $place }: { $what }.
board-blind-place = Place { $kind } on { $place }
board-blind-choose = First feel a place.
board-blind-keys =
    Arrows feel a place, O feels it again, Enter puts the piece there. P whose turn, S score,
    T clocks. Column, row, board, last move and earlier moves stay hidden.
board-hidden =
    { $what ->
        [column] The column is hidden.
        [row] The row is hidden.
        [last] The last move is hidden.
        [legal] What may be played is hidden.
        [lines] The lines are hidden.
        [threats] The threats are hidden.
        [past] The earlier moves are hidden.
       *[board] The board is hidden.
    } Feel it with the arrow keys.

# Moves in lists

move-solid = Solid on { $cell }
move-holed = Holed on { $cell }
move-double-solid = Double on { $cell }, solid face up
move-double-holed = Double on { $cell }, holed face up

# What it asks for

prompt-piece = Choose a piece, then its place.
prompt-piece-announce = Choose a piece, then its place. A pattern? Announce it!
prompt-piece-no-pattern = There is no pattern. Choose a piece, then its place.
