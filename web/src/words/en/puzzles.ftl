# Puzzles: chosen, solved, and what is known of whoever solves them.

puzzles-title = Puzzles
puzzles-lead = In each position one move is right, and that is proved. Find it. There is no hurry.
error-no_puzzle = There is no such puzzle. The link may have been cut short.
error-bad_day = A day is written like 2026-11-18.

# Choosing

puzzles-daily = Puzzle of the day
puzzles-daily-of = Puzzle of { $day }
puzzles-daily-lead = The same for everybody, until midnight in Greenwich.
puzzles-choose = Choose
puzzles-game = Game
puzzles-any-game = All games
puzzles-about = What it is about
puzzles-any-theme = Anything
puzzles-asked = What is asked
puzzles-themes = Themes
puzzles-strength = How hard
puzzles-easier = Easier
puzzles-suits = As strong as I am
puzzles-harder = Harder
puzzles-start = Give me a puzzle
puzzles-count =
    { $count ->
        [one] There is one puzzle like that.
       *[other] There are { $count } puzzles like that.
    }
puzzles-none = There is no puzzle like that yet.

# What is asked

puzzle-kind-win = Win
puzzle-kind-quiet = Quiet first move
puzzle-kind-power = Win with a power
puzzle-kind-trap = Leave no safe answer
puzzle-kind-announce = Announce a line
puzzle-kind-throw = Win with a throw
puzzle-kind-defence = The only defence
puzzle-kind-draw = Save the draw
puzzle-kind-next = Stop the next player
puzzle-kind-keep = Keep the most discs
puzzle-kind-score = Score the most
puzzle-task-win =
    { $count ->
        [one] { $who }: win with one move.
       *[other] { $who }: win in { $count } moves.
    }
puzzle-task-quiet = { $who }: win in { $count } moves. It begins with a quiet one.
puzzle-task-power =
    { $count ->
        [one] { $who }: win with one move of a piece with a power. Which piece, and where?
       *[other] { $who }: win in { $count } moves with a piece that has a power. Which piece, and where?
    }
puzzle-task-trap = { $who }: find the move after which every answer lets you win at once.
puzzle-task-announce = { $who }: is there a line to announce? Win at once.
puzzle-task-throw = { $who }: win this turn. Which token, and where?
puzzle-task-defence = { $who }: only one move does not lose. Find it.
puzzle-task-draw = { $who }: only one move saves the draw. Find it.
puzzle-task-next = { $who }: do not let the next player win.
puzzle-task-keep = { $who }: keep as many discs as you can this turn.
puzzle-task-score = { $who }: gain the most points, answers counted.
puzzle-task-lands = Every throw lands where you aim.
puzzle-task-hidden = Nobody sees this board. Feel it with the keys or by touching its places.

# Themes

puzzle-theme-moves =
    { $count ->
        [one] One move to find
       *[other] { $count } moves to find
    }
puzzle-theme-opening = At the beginning
puzzle-theme-middle = In the middle
puzzle-theme-endgame = At the end
puzzle-theme-column = A line up a column
puzzle-theme-row = A line along a row
puzzle-theme-slanted = A diagonal
puzzle-theme-through-boards = A line through several boards
puzzle-theme-two-threats = Two threats at once
puzzle-theme-far = A move on the far side
puzzle-theme-zugzwang = Zugzwang: any reply does harm
puzzle-theme-quiet = A quiet first move
puzzle-theme-several = Three or four players
puzzle-do-place = a piece is placed
puzzle-do-move = a piece is moved
puzzle-do-announce = a line is announced
puzzle-do-decline = nothing is played
puzzle-do-lands = a token is thrown
puzzle-do-clear-row = a row is cleared
puzzle-do-clear-column = a column is cleared
puzzle-do-clear-cell = a cell is cleared

# Solving

puzzle-title = { $game }: puzzle
puzzle-rated = Rated { $rating }
puzzle-right = { $move }: right. Go on.
puzzle-right-reply = { $move }: right. The answer: { $reply } Your move again.
puzzle-solved = { $move }: solved!
puzzle-wrong = { $move }: not that one. The answer: { $reply }
puzzle-wrong-end = { $move }: not that one.
puzzle-solution = The solution: { $line }
puzzle-again = Take it back
puzzle-hint = Hint
puzzle-hint-more = Another hint
puzzle-hint-columns = Look at columns { $columns }.
puzzle-hint-cells = Look here: { $cells }.
puzzle-hint-anywhere = It is not about one place of the board.
puzzle-hint-piece = It is this: { $piece }.
puzzle-hint-piece-from = It is this: { $piece }, from here: { $cells }.
puzzle-hint-move = The move: { $move }.
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-study = Study it
puzzle-share = Copy the link
puzzle-shared = The link is copied.
puzzle-choose = All puzzles
puzzle-themes = Themes: { $themes }
puzzle-why = What the move does
puzzle-counts = A hint, a wrong move or the solution counts as not solved. Each puzzle counts once.
puzzle-counted = Your strength: { $rating } ({ $change })
puzzle-counted-before = You have met this puzzle before, so it does not count again.

# What is known of the solver

solver-title = You
solver-none = Solve a few puzzles, and your strength is shown here.
solver-strength = Strength
solver-strength-is = { $rating }, give or take { $deviation }
solver-run = Solved in a row
solver-run-is = { $run }, at most { $longest }
solver-days = Days in a row
solver-count = Puzzles
solver-kept = Kept on this device only.
solver-plot = Your strength after each puzzle: { $count } so far, from { $first } to { $last }, at most { $most }.

# What one overlooks

overlooked-lead = Your mistakes in games that were reviewed to the end, and puzzles you missed, by what they were about.
overlooked-none = Nothing is known yet. Review a game of yours to the end, or solve puzzles: whatever you overlook is counted here.
overlooked-games =
    { $games ->
        [one] Once in your games
       *[other] { $games } times in your games
    }
overlooked-puzzles =
    { $puzzles ->
        [one] { $puzzles } puzzle missed
       *[other] { $puzzles } puzzles missed
    }
overlooked-practise = Practise these

# A race against time

race-title = A race against time
race-lead = { $minutes } minutes, and every puzzle is a little harder than the one before. After { $most } wrong moves it is over. Your strength does not change.
race-start = Start
race-stop = Stop
race-score = { $solved } solved, { $missed } of { $most } wrong
race-left = { $seconds } seconds left.
race-over =
    { $solved ->
        [one] The race is over: { $solved } puzzle solved.
       *[other] The race is over: { $solved } puzzles solved.
    }
race-best = Your best so far: { $best }
race-open = Race against time

# Target practice

course-open = { $game }: target practice
course-lead = Land a token in the marked cell. There are three tokens for each target: a hit with the first brings three stars, with the second two, with the third one. The board is empty for each throw; chance plays a little part, as in the game.
course-targets = Targets
course-target =
    { $count ->
        [0] Target { $number }: no stars
        [one] Target { $number }: one star
       *[other] Target { $number }: { $count } stars
    }
course-total = { $stars } of { $most } stars
course-hit =
    { $count ->
        [one] Hit! One star.
       *[other] Hit! { $count } stars.
    }
course-missed-left =
    { $count ->
        [one] Missed. One token left.
       *[other] Missed. { $count } tokens left.
    }
course-missed = Missed, and no tokens left.
course-again = Try again
course-next = Next target
