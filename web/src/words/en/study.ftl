# Study and review.

study-title = Study
study-colon = : { "" }
study-choose = Set up any position by playing it, take moves back, try others, and ask what each one is worth.
study-start = From the start
study-first = To the start
study-back = Take back
study-forward = Forward
study-last = To the end
study-steps = Steps through the moves
study-move-of = Move { $at } of { $length }
study-moves = Moves
study-no-moves = Nothing has been played yet. Play on the board, for both sides.
study-move = Move
study-value = Value
study-values = What each move is worth
study-show = Show the values
study-hide = Hide the values
study-explain = The values appear on the board and in a list: proved where that is possible, otherwise an estimate.
study-time = Think for at most
study-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
study-moment = a moment
study-thinking = Thinking, for { $seconds } seconds at most…
study-stop = Stop
study-over = The round is over.
study-next-round = On to round { $round }
study-by-hand = This game is decided by skilled hands. Nobody can calculate it, so there are no values.
study-fewer = Show fewer
study-all = Show all { $count } moves
study-best-line = The best line
study-play-line = Play it out
study-pause = Pause
study-source = Found by { $engine } in { $time }. “In 7” counts the moves of all players.
study-took = { NUMBER($seconds, maximumFractionDigits: 1) } s
study-at-once = less than 0.1 s
study-by-device = Searched on this device.
study-by-server = Searched by the server: this device is not ready.
study-engine-solver = the exact solver
study-engine-table = a table of the solved game
study-engine-proof = a stored proof
study-engine-book = the book of openings
study-engine-alphabeta = calculating ahead
study-engine-threats = the search for threats
study-engine-mcts = trying out many games
study-engine-rules = the rules
study-best = Best: { $move }. { $value }.
study-copy = Copy the link
study-copied = The link is copied
study-review = Review this game
study-other = Another game
study-variations = Instead of move { $number }
study-tree-keys = Arrow left and right step through the moves, up and down go to what was tried instead, Delete deletes a move.
study-has-signs = with signs on the board
study-sibling-before = The variation before
study-sibling-after = The next variation
study-promote = Move it up
study-promoted = The variation has moved up.
study-promoted-main = This is the main line now.
study-delete = Delete from here
study-deleted =
    { $count ->
        [one] Deleted: { $move }.
       *[other] Deleted: { $move } and what followed, { $count } moves in all.
    }
study-restore = Bring it back
study-restored = It is back.
study-remarks = Notes on this position
study-comment = Comment
study-signs = Put signs on the board
study-signs-done = Done, play on
study-signs-clear = Remove all signs
study-signs-how = Touch a cell to put the sign there; the same again takes it away.
study-sign-colour = Colour
study-sign-shape = Shape
sign-green = Green
sign-red = Red
sign-blue = Blue
sign-amber = Amber
sign-ring = Ring
sign-square = Square
sign-triangle = Triangle
sign-cross = Cross
study-save = Save the study
study-link-too-long = This study is too large for a link. Save it as a file and send that.
study-chapters =
    { $count ->
        [one] The study
       *[other] The study: { $count } chapters
    }
study-name = Name of the study
study-chapter = { $number }. { $game }
study-chapter-name = Name of this chapter
study-chapter-add = New chapter
study-chapter-added = A new chapter, empty so far.
study-chapter-remove = Delete this chapter
study-chapter-removed = The chapter is deleted.
study-is-kept = Every change is kept on this device.
study-kept-when = It is kept on this device as soon as there is more than one line of moves.
study-not-kept = This device has no room to keep the study. Save it as a file.
study-kept = Your studies on this device
study-kept-size =
    { $chapters ->
        [one] { $moves ->
            [one] one move
           *[other] { $moves } moves
        }
       *[other] { $chapters } chapters, { $moves } moves
    }
study-forget = Delete
study-forgotten = Deleted: { $name }.
study-loaded = The study is open.
study-play = Play on from here
study-play-side = You play
study-play-not-here = Here a match can only be played from its beginning.
study-play-later-round = This position belongs to a later round, whose earlier ones are not known here. Open the whole match to play on from it.
study-pictures = Pictures and paper
study-picture-svg = Picture (SVG)
study-picture-png = Picture (PNG)
study-picture-film = The round as a moving picture
study-picture-saved = The picture is saved.
study-print = Print a sheet
study-lay = Set up a position
study-lay-how = Choose a piece and touch the cells where it lies. Then the program looks for moves that lead there.
study-lay-piece = Piece
study-lay-erase = Take away
study-lay-turn = To move
study-lay-anybody = anybody
study-lay-find = Find the moves
study-lay-clear = Clear the board
study-lay-cleared = The board is empty.
study-lay-leave = Cancel
study-lay-searching = Looking for moves, for ten seconds at most…
study-lay-found =
    { $count ->
        [0] The board is empty as at the beginning.
        [one] Found: one move leads there.
       *[other] Found: { $count } moves lead there.
    }
study-lay-floating = { $where }: nothing holds the piece there.
study-lay-impossible = No legal moves lead to this position. That is proved.
study-lay-not_found =
    { $positions ->
        [one] No moves were found that lead there. That does not prove that there are none.
       *[other] Among { $positions } positions none was found that leads there. That does not prove that there is none.
    }
study-by-solver =
    { $looked ->
        [yes] exact solver, from its book or its memory
       *[no] exact solver
    }
study-by-table = table of the solved game
study-by-proof = stored proof
study-by-alphabeta = calculated ahead
study-by-threats = search for threats
study-by-mcts = tried out
study-by-rules = the rules
study-work-depth =
    { $depth ->
        [one] one move deep
       *[other] { $depth } moves deep
    }
study-work-nodes =
    { $count ->
        [one] one position
       *[other] { $count } positions
    }
study-work-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }

study-note-win = wins
study-note-win-in = wins { $plies }
study-note-draw = draw
study-note-draw-in = draw
study-note-loss = loses
study-note-loss-in = loses { $plies }
study-note-guess = ~{ $percent }%
study-note-unknown = ?
study-win = Wins
study-win-in = Wins in { $plies }
study-win-within = Wins in { $plies } at most
study-draw = A draw
study-loss = Loses
study-loss-in = Loses in { $plies }
study-loss-within = Loses in { $plies } at most
study-estimate = About { $percent } % (estimated)
study-unknown = Not known
study-at-least-draw = at least a draw
study-at-least-win = a win
study-at-most-draw = at most a draw
study-at-most-loss = a loss
study-explained-of = What { $move } does

record-title = Game records and links
record-save = Save as a file
record-copy = Copy as text
record-copied = The record is copied
record-file = Load a file
record-paste = Or paste a record, moves or a link
record-help = For example 444442, a link from this page, or one from connect4.gamesolver.org.
record-load = Load
record-loaded =
    { $count ->
        [one] Loaded: one move.
       *[other] Loaded: { $count } moves.
    }

review-title = Review
review-lead = Load the record of a game to see where it turned.
review-start = Review the game
review-again = Review again
review-progress = { $done } of { $total } moves looked at…
review-stopped = Stopped. { $done } of { $total } moves have been looked at.
review-done = All { $total } moves have been looked at.
review-hidden = This game is still being played under a blindfold. The review opens when it is over.
review-graph = The course of the game
review-graph-two = Above the middle it stood better for { $one }, below for { $two }.
review-graph-many = How good it stood for the player whose turn it was.
review-legend-proved = Proved
review-legend-guess = Estimated
review-legend-turn = Turning point
review-legend-now = The move on the board
review-player-of = { $name } ({ $colour })
review-rounds = Rounds of the match
review-copy = Copy the link to this move
review-table = The same as a table
review-player = Player
review-played = Played
review-before = It stood
review-left = The move left
review-turns = Turning points
review-no-turns = No move gave anything away.
review-turn-win_to_draw = Move { $number }, { $who }: { $played } gave a win away, now it is a draw. { $best } would have won.
review-turn-win_to_loss = Move { $number }, { $who }: { $played } turned a win into a loss. { $best } would have won.
review-turn-draw_to_loss = Move { $number }, { $who }: { $played } loses. { $best } would have kept the draw.
review-turn-mistake = Move { $number }, { $who }: { $played } was a mistake by estimate. { $best } looked better.
review-settled = It was settled from move { $number } on.
review-try = Try it differently
review-value-here = Before this move: { $value }
review-best-here = Best was { $move }.

practise-start =
    { $count ->
        [one] Practise your mistakes: { $count } position
       *[other] Practise your mistakes: { $count } positions
    }
practise-title = Practise your mistakes
practise-number = { $number } of { $count }.
practise-task-win = One move alone keeps the win. Which one?
practise-task-draw = One move alone keeps the draw. Which one?
practise-task-estimate = By estimate, one move is clearly better than all others. Which one?
practise-right = That is the move!
practise-wrong = Not that one. See what it does.
practise-shown = This was the move:
practise-again = Try again
practise-show = Show the move
practise-next = Next position
practise-end = Back to the review
practise-done = That was all: { $right } of { $count } at the first try.
