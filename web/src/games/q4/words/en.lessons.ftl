# The lessons of q4.

lesson-q4-place-title = Four boards
lesson-q4-place-text = Four boards of four by four lie side by side. Pile them up in your mind, board 1 to board 4: they make a cube. In turn, everybody puts one marble of their colour on any free cell.
lesson-q4-place-task = Place a marble anywhere.
lesson-q4-place-well = Every cell of every board is open to you.

lesson-q4-flat-title = On one board
lesson-q4-flat-text = Four marbles of your colour in a row, a column or a diagonal of one board win.
lesson-q4-flat-task = Red has three on board 2. Find the fourth.
lesson-q4-flat-well = A diagonal on one board.

lesson-q4-pillar-title = Straight up
lesson-q4-pillar-text = The same cell on all four boards is a line too: a pillar through the cube.
lesson-q4-pillar-task = Complete the pillar.
lesson-q4-pillar-well = The same cell, four storeys high.

lesson-q4-stairs-title = Stairs
lesson-q4-stairs-text = A line may climb: one board up and one cell on, four times.
lesson-q4-stairs-task = Red climbs along row 2. Where is the last step?
lesson-q4-stairs-well = From a2 below to d2 on top.

lesson-q4-corner-title = Through the middle
lesson-q4-corner-text = Four lines run from corner to corner right through the cube. In all there are 76 lines.
lesson-q4-corner-task = Complete the line from corner to corner.
lesson-q4-corner-well = From the lowest corner to the highest.

lesson-q4-move-title = Then they move
lesson-q4-move-text = Once everybody’s marbles are placed (usually twelve each, here four), you move: take one of your own marbles and put it on another free cell, wherever you like. Never another player’s, never two. Whoever is out of marbles before the others passes until then.
lesson-q4-move-task = Move one red marble to complete a line.
lesson-q4-move-well = One marble, any distance.

lesson-q4-announce-title = Say it
lesson-q4-announce-text = You can agree that a line wins only if its owner announces it: with a move, or at the start of a turn before anything else.
lesson-q4-announce-task = Complete the pillar and announce it with the move.
lesson-q4-announce-well = Seen, said, won.

lesson-q4-late-title = Better late
lesson-q4-late-text = A line you overlooked is still yours next time, unless somebody wins first. Nobody else can announce it for you.
lesson-q4-late-task = Your line stands already. Announce it before you move.
lesson-q4-late-well = It was there all along.

lesson-q4-wrong-title = Too soon
lesson-q4-wrong-text = A wrong announcement costs the turn: this one if nothing was played yet, otherwise the next. You can agree that it costs nothing, or even the round.
lesson-q4-wrong-task = There is no line here. Announce one anyway.
lesson-q4-wrong-well = Your turn is gone; blue is to play.

lesson-q4-more-title = Three or four
lesson-q4-more-text = Three or four can play, everybody for themselves. A line of your own colour wins.
lesson-q4-more-task = Red, blue and green have placed one each. It is red’s turn again.
lesson-q4-more-well = Now blue, then green.

lesson-q4-partners-title = Partners
lesson-q4-partners-text = With four, players 1 and 3 may play against 2 and 4. Everybody keeps their colour, and a line must be of one colour; it wins for both partners.
lesson-q4-partners-task = Complete red’s line, for red and green.
lesson-q4-partners-well = Red’s line wins for green as well.

lesson-q4-stake-title = The stake
lesson-q4-stake-text = The winner of a round takes the stake. You can set it anew before every round.
lesson-q4-stake-task = This round is worth three. Win it.
lesson-q4-stake-well = Three points to red.

lesson-q4-limit-title = No end in sight
lesson-q4-limit-text = A hundred moves without a winner are a draw; here, to be quick, two. The same position for the third time is a draw as well.
lesson-q4-limit-task = Make the last move.
lesson-q4-limit-well = Nobody has found a line: a draw.
