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
