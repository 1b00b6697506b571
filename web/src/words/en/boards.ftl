# Cells

board-comma = , { "" }
board-sign =
    { $colour ->
        [green] green
        [red] red
        [blue] blue
       *[amber] amber
    } { $shape ->
        [ring] ring
        [square] square
        [triangle] triangle
       *[cross] cross
    }
board-colon = : { "" }
board-empty = empty
board-you = You
board-kind-of = { $who } { $kind }
board-cell = column { $column }, row { $row }
board-cell-of = board { $part }, { $cell }
board-exit = way out of column { $column }
board-column = Column { $column }
board-row = Row { $row }
board-part = Board { $part }
board-column-read = { $line } from the { $side }: { $pieces }.
board-from-top = top
board-from-bottom = bottom
board-line-empty = { $line } is empty.

# Pieces

board-kind-disc = Disc
board-kind-pop = Pop out
board-kind-piece = Piece
board-kind-chosen = { $kind } chosen.
board-left = { $count } left

# What was played

board-said-drops = { $who }: column { $column }, row { $row }.
board-said-pushes-kind = { $who }: { $what } in column { $column }.
board-said-kind = { $who }: { $what } on { $where }.
board-said-token = { $who }: { $token }.
board-said-pops =
    { $you ->
        [yes] You pop a { $whose } disc out of column { $column }.
       *[no] { $who } pops a { $whose } disc out of column { $column }.
    }
board-said-marble = { $who }: { $where }.
board-said-moves = { $who }: from { $from } to { $where }.
board-said-hidden =
    { $you ->
        [yes] You have played.
       *[no] { $who } has played.
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
board-legal-moves = Move one of your pieces: { $cells }.
board-legal-places =
    { $count ->
        [one] One free place.
       *[other] { $count } free places.
    }
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
board-help-kinds = These keys choose a piece: { $kinds }.
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
        [yes] You need only { $cell }, with { $others }.
       *[no] { $who } needs only { $cell }, with { $others }.
    }
board-threats-none = Nobody needs just one more.

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
board-moves = Moves you can play
board-moves-from = Move { $cell }
board-call = I have a line!
board-call-of = { $name } has a line!
board-call-wait = { $name } can announce a line with a move, or at the start of their own turn.
board-call-with = Announce with this move
board-type = Type a move
board-type-play = Play
board-type-unknown = “{ $text }” cannot be played now.

# By touch
