# The lessons of puissance4.

lesson-puissance4-drop-title = A disc falls
lesson-puissance4-drop-text = You play red, the other player yellow, 21 discs each. On your turn drop one disc into a column that still has room. It falls as far as it can and lies on what is there.
lesson-puissance4-drop-task = Drop a disc into any column.
lesson-puissance4-drop-well = It came to rest on top of its column. Now it would be yellow’s turn.

lesson-puissance4-line-title = Four in a line
lesson-puissance4-line-text = Whoever first has four discs of one colour side by side wins: in a row, in a column or diagonally. More than four count just as well.
lesson-puissance4-line-task = Red to play. Complete four in a row.
lesson-puissance4-line-well = Four in a row: red wins.

lesson-puissance4-slant-title = The diagonal
lesson-puissance4-slant-text = Diagonals are the easiest lines to overlook. They need the right height in every column.
lesson-puissance4-slant-task = Red has three in a diagonal. Find the fourth.
lesson-puissance4-slant-well = Up the stairs, one step a column: a line of four.

lesson-puissance4-full-title = A full column
lesson-puissance4-full-text = Six discs fill a column. Then nothing more goes in there.
lesson-puissance4-full-task = Column 4 is full. Drop your disc somewhere else.
lesson-puissance4-full-well = Right: six columns are left.

lesson-puissance4-draw-title = Nobody wins
lesson-puissance4-draw-text = When the grid is full and nobody has a line, the round is a draw.
lesson-puissance4-draw-task = One hole is left. Fill it.
lesson-puissance4-draw-well = All 42 discs are in and there is no line: a draw.

lesson-puissance4-pop-title = Pop out
lesson-puissance4-pop-text = With this option you may, instead of dropping, pull one of your own discs out of the bottom row. The column comes down by one, and the disc is back in your hand.
lesson-puissance4-pop-task = Red wins by pulling out one disc. Which one?
lesson-puissance4-pop-well = The column came down and the second row fell into place.

lesson-puissance4-both-title = Two lines at once
lesson-puissance4-both-text = A pop can complete a line of each colour. House rule: whoever moved wins then. You can choose otherwise before you start.
lesson-puissance4-both-task = Pull a red disc out so that both colours have a line.
lesson-puissance4-both-well = Both colours have four, but red moved: red wins.

lesson-puissance4-again-title = Going round in circles
lesson-puissance4-again-text = Where discs come out again, a position can come back. When the same position stands for the third time with the same player to move, the round is a draw.
lesson-puissance4-again-task = The empty grid has been here twice. Bring it back a third time.
lesson-puissance4-again-well = Third time the same: a draw.

lesson-puissance4-five-title = Five, with panels
lesson-puissance4-five-text = With this option it takes five. In return a panel with six printed discs stands at each side; they never move and count for their colour.
lesson-puissance4-five-task = Red has three. Use a printed disc at the edge.
lesson-puissance4-five-well = Four of your own and a printed one make five.

lesson-puissance4-anvil-title = The anvil
lesson-puissance4-anvil-text = Four of your discs have a power, once a round each, at most one a turn. The anvil throws out everything below it in its column and lands at the very bottom. Lines are looked at after that.
lesson-puissance4-anvil-task = Win with the anvil.
lesson-puissance4-anvil-well = Column 4 was cleared and the bottom row is yours.

lesson-puissance4-wall-title = The wall
lesson-puissance4-wall-text = If the wall makes a line, you win. If not, you may add an ordinary disc, or none. That second disc may not complete a line of yours.
lesson-puissance4-wall-task = Drop the wall into column 5, then a disc, or none. Which columns are closed?
lesson-puissance4-wall-well = Columns 2 and 6 were closed: there the disc would have completed four.

lesson-puissance4-double-title = The double
lesson-puissance4-double-text = If the double makes a line, you win. If not, you must add an ordinary disc, if you can, and everything counts.
lesson-puissance4-double-task = Win in one turn with the double and a second disc.
lesson-puissance4-double-well = Two discs in one turn: nobody could stop that.

lesson-puissance4-breaker-title = The breaker
lesson-puissance4-breaker-text = If the breaker makes a line, you win. If not, choose a disc of the other colour in the bottom row: it is pulled out and its column comes down. If there is none, your turn is over.
lesson-puissance4-breaker-task = Knock out the yellow disc that keeps you from winning.
lesson-puissance4-breaker-well = The column came down, and your disc fell into line.

lesson-puissance4-ejected-title = Thrown out, not lost
lesson-puissance4-ejected-text = Discs that the anvil or the breaker throw out go back to their owners as ordinary discs, even a power disc that was used. You can also agree that they stay out of the round.
lesson-puissance4-ejected-task = Drop the anvil into column 4 and watch the discs in hand.
lesson-puissance4-ejected-well = Two red discs and a yellow one are back in hand.

lesson-puissance4-combine-title = Combine
lesson-puissance4-combine-text = Pop out, power discs and five in a row go together in any way you like: eight games in one box.
lesson-puissance4-combine-task = All three are on. Play anything.
lesson-puissance4-combine-well = Pop, power and panels at once: choose your mix when you set up a table.

lesson-puissance4-match-title = A match
lesson-puissance4-match-text = Play on until somebody has won as many rounds as you agreed, five if you go by the box. The players start in turn.
lesson-puissance4-match-task = Win this round.
lesson-puissance4-match-well = One round to red. Yellow starts the next.
