# Learn: the rules of every game, one lesson each, in our own words.

learn-title = Learn
learn-lead = Choose a game. Every rule has a small board on which you can try it.
learn-lessons = Lessons
learn-lesson-of = Lesson { $number } of { $count }
learn-count =
    { $count ->
        [one] One lesson
       *[other] { $count } lessons
    }
learn-task = Try it
learn-again = Not quite. Look at what happened, then try again.
learn-retry = Try again
learn-once-more = Once more
learn-next = Next lesson
learn-previous = Previous lesson
learn-finished = That was the last lesson. You know the whole game.
learn-play = Play it
learn-house = House rule: the printed rules leave this open; this is how we play.
learn-solved = done
learn-contents = All lessons
learn-close = Close
learn-well = Well done!
learn-other-tray = On the tray, in no cell
learn-other-miss = Beside the trays
learn-other-call = Call!
learn-other-row = The row
learn-other-col = The column
