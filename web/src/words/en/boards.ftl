# Cells

board-comma = , { "" }
board-colon = : { "" }
board-and = { " and " }
board-empty = empty
board-you = You
board-bonus-of = { $who } bonus
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
board-cell = column { $column }, row { $row }
board-cell-of = board { $plate }, { $cell }
board-panel-left = left panel, row { $row }
board-panel-right = right panel, row { $row }
board-exit = way out of column { $column }
board-column = Column { $column }
board-row = Row { $row }
board-plate = Board { $plate }
board-column-read = { $line } from the { $side }: { $pieces }.
board-from-top = top
board-from-bottom = bottom
board-line-empty = { $line } is empty.

# Pieces

board-kind-disc = Disc
board-kind-anvil = Anvil
board-kind-wall = Wall
board-kind-double = Double
board-kind-breaker = Breaker
board-kind-pop = Pop out
board-kind-piece = Piece
board-kind-bonus = Bonus piece
board-kind-marble = Marble
board-kind-s = Solid
board-kind-h = Holed
board-kind-ds = Double, solid face up
board-kind-dh = Double, holed face up
board-kind-chosen = { $kind } chosen.
board-left = { $count } left

# What was played

board-said-drops = { $who }: column { $column }, row { $row }.
board-said-power = { $who }: { $what } in column { $column }, row { $row }.
board-said-crushes =
    { $count ->
        [one] One disc is thrown out.
       *[other] { $count } discs are thrown out.
    }
board-said-pops =
    { $you ->
        [yes] You pop a { $whose } disc out of column { $column }.
       *[no] { $who } pops a { $whose } disc out of column { $column }.
    }
board-said-keeps =
    { $you ->
        [yes] You pop column { $column } and keep the disc.
       *[no] { $who } pops column { $column } and keeps the disc.
    }
board-said-takes =
    { $you ->
        [yes] You pop column { $column }, not in a line.
       *[no] { $who } pops column { $column }, not in a line.
    }
board-said-pushes = { $who }: column { $column }.
board-said-bonus = { $who }: bonus piece in column { $column }.
board-said-falls-out = A { $what } piece falls out.
board-said-marble = { $who }: { $where }.
board-said-moves = { $who }: from { $from } to { $where }.
board-said-place = { $who }: { $place } is { $what }.
board-said-hidden =
    { $you ->
        [yes] You have played.
       *[no] { $who } has played.
    }
board-said-declines =
    { $you ->
        [yes] You do without a second disc.
       *[no] { $who } does without a second disc.
    }
board-said-calls =
    { $you ->
        [yes] You announce a line.
       *[no] { $who } announces a line.
    }
board-said-no-line = There is none.
board-said-line = Line: { $cells }.
board-said-stake = Stake: { $stake }.
board-said-leaves =
    { $you ->
        [yes] You give up.
       *[no] { $who } gives up.
    }
board-said-starts =
    { $you ->
        [yes] You start.
       *[no] { $who } starts.
    }
board-said-new = A new board.
board-said-back = Taken back.

# Whose turn

board-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $who } to play.
    }
board-turn-yours =
    { $you ->
        [yes] Your turn.
       *[no] { $who }, your turn.
    }
board-turn-goes-on =
    { $you ->
        [yes] You play on.
       *[no] { $who } plays on.
    }
board-ask-wall = Now one more disc, or do without it.
board-ask-double = Now your second disc.
board-ask-breaker = Now choose a disc of the other colour to break out.
board-ask-back = Put the disc back in at the top.
board-ask-again = Pop again.
board-ask-on = There is no line. Play on.
board-won =
    { $you ->
        [yes] You win { $reason }.
       *[no] { $who } wins { $reason }.
    }
board-won-together = { $who } win { $reason }.
board-drawn = A draw { $reason }.
board-reason-line = with a line
board-reason-pattern = with a pattern
board-reason-target = by reaching the goal
board-reason-blocked = because nobody can play
board-reason-full = because all pieces are placed
board-reason-repetition = by repetition
board-reason-limit = after the last move
board-reason-last = as the last one left
board-reason-rounds = after the last round
board-reason-resignation = by resignation
board-reason-time = on time
board-reason-agreement = by agreement

# Read aloud

board-legal-none = There is nothing for you to play now.
board-legal-places =
    { $count ->
        [one] One free place.
       *[other] { $count } free places.
    }
board-legal-moves = Move one of your marbles: { $cells }.
board-legal-decline = Or do without.
board-legal-call = Or announce a line.
board-last-none = Nothing has been played yet.
board-score = { $who }: { $score }.
board-score-none = Nobody keeps score.
board-clock =
    { $who }: { $minutes ->
        [0] { "" }
        [one] 1 minute { "" }
       *[other] { $minutes } minutes { "" }
    }{ $seconds ->
        [one] 1 second.
       *[other] { $seconds } seconds.
    }
board-clock-none = There is no clock.
board-lifted = Taken: { $where }. Choose where it goes, or Escape.
board-put-down = Put back.
board-cannot = Not possible here.
board-cannot-full = Column { $column } is full.
board-cannot-column = Nothing can be played in column { $column } now.
board-cannot-kind = { $kind }: not possible now.
board-cannot-taken = Not possible here: { $there }.
board-not-your-turn = It is not your turn.
board-help =
    Arrows move, Enter plays. O this cell, C column, R row, V whole board, L last move,
    M what may be played, P whose turn, S score, T clocks, I type a move.
    Comma and full stop go back and forth through the moves.
board-help-lines = X reads the lines through this cell, H what threatens.
board-describes = Press ? for help.
board-help-columns = Digits play a column.
board-help-pops = X, then a digit, or Shift with a digit, pops out.
board-help-powers = A, W, D, B choose anvil, wall, double, breaker.
board-help-bonus = B chooses the bonus piece; Shift with a digit pushes it.
board-help-senses = 1 to 4 choose solid, holed, double solid up, double holed up.
board-help-call =
    { $shared ->
        [yes] All announce with their own buttons after the board. Exclamation mark, or Shift and Enter, announces with the move.
       *[no] Exclamation mark announces; Shift and Enter announce with the move.
    }
board-call-with-on = The next move is announced with a line.
board-call-with-off = The next move is played without an announcement.

# Lines

board-lines-unknown = The lines of this game are not read out.
board-lines-through =
    { $count ->
        [one] One line through { $where }.
       *[other] { $count } lines through { $where }.
    }
board-lines-one = { $from } to { $to }: { $pieces }.
board-lines-empty =
    { $all ->
        [yes] Nothing else lies on them.
       *[no] { $empty ->
            [one] One more holds nothing else.
           *[other] { $empty } more hold nothing else.
        }
    }
board-threat =
    { $you ->
        [yes] You lack only { $cell }, with { $others }.
       *[no] { $who } lacks only { $cell }, with { $others }.
    }
board-threats-none = Nobody lacks just one.

# Looking back

board-past = Move { $at } of { $length }.
board-past-start = Before the first move.
board-past-now = Back to the present.
board-past-leave = Back to the present
board-past-first = You are looking back. Escape leads to the present.
board-past-unknown = The earlier moves are not known here.

# Controls

board-grid = Board
board-tray = Your pieces
board-decline = Do without
board-call = I have a line!
board-call-of = { $name } has a line!
board-call-wait = { $name } can announce a line with a move, or at the start of the own turn.
board-call-with = Announce with this move
board-type = Type a move
board-type-play = Play
board-type-unknown = “{ $text }” cannot be played now.
board-kept =
    { $count ->
        [one] 1 disc kept
       *[other] { $count } discs kept
    }

# The cube

board-cube = Show the cube
board-cube-hide = Hide the cube
board-cube-left = Turn left
board-cube-right = Turn right
board-cube-up = Tilt up
board-cube-down = Tilt down
board-cube-loading = The cube is coming…
board-cube-failed = This browser cannot draw the cube.

# By touch

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
