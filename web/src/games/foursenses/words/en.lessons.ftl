# The lessons of foursenses.

lesson-foursenses-pieces-title = Pieces for everybody
lesson-foursenses-pieces-text = 24 pieces belong to all players: eight solid and eight holed ones, one level high, and eight doubles. Nobody owns a colour: what you build, the next one may finish. When all pieces lie there and nobody has won, it is a draw.
lesson-foursenses-pieces-task = Choose a piece and put it on an empty place.
lesson-foursenses-pieces-well = It belongs to everybody now.

lesson-foursenses-double-title = Doubles
lesson-foursenses-double-text = A double is two levels high, solid on one face and holed on the other. You choose which face is up.
lesson-foursenses-double-task = Put a double on b2, its holed face up.
lesson-foursenses-double-well = Two levels, holed on top.

lesson-foursenses-stack-title = Stacking
lesson-foursenses-stack-text = A piece goes on an empty place or on a single piece of one level. So a place is full at two levels, or at three with a double on a single. Only the top counts: its face and its height.
lesson-foursenses-stack-task = Build a place three levels high.
lesson-foursenses-stack-well = A double on a single: three levels, and nothing more fits there.

lesson-foursenses-alike-title = Four alike
lesson-foursenses-alike-text = Four tops with the same face win, in a row, a column or a long diagonal, at any heights.
lesson-foursenses-alike-task = Three holed tops stand in row 1. Finish the row.
lesson-foursenses-alike-well = Four holed tops: won.

lesson-foursenses-level-title = Four level
lesson-foursenses-level-text = Four tops at the same height win as well, whatever their faces.
lesson-foursenses-level-task = Column b: three places are two levels high. Build the fourth.
lesson-foursenses-level-well = All four are level.

lesson-foursenses-stairs-title = A staircase
lesson-foursenses-stairs-text = Three places next to each other in line, short diagonals too, with heights 1, 2, 3 going up or down.
lesson-foursenses-stairs-task = a1 has one level, b2 two. Build the third step.
lesson-foursenses-stairs-well = One, two, three: a staircase.

lesson-foursenses-announce-title = Say it
lesson-foursenses-announce-text = You can agree that a pattern wins only when somebody announces it: with a piece, or at the start of a turn before anything else.
lesson-foursenses-announce-task = Finish the staircase and announce it with the piece.
lesson-foursenses-announce-well = Seen, said, won.

lesson-foursenses-rob-title = Robbed
lesson-foursenses-rob-text = If whoever made a pattern does not notice, the right to it goes to the next player.
lesson-foursenses-rob-task = Player 2 built a staircase and said nothing. Announce it!
lesson-foursenses-rob-well = You saw it first: you win with it.

lesson-foursenses-wrong-title = Nothing there
lesson-foursenses-wrong-text = A wrong announcement costs the turn: this one if nothing was played yet, otherwise the next. You can agree that it costs nothing, or the round.
lesson-foursenses-wrong-task = There is no pattern. Announce one anyway.
lesson-foursenses-wrong-well = A smile, and your turn is over.

lesson-foursenses-blind-title = By touch
lesson-foursenses-blind-text = The game is meant to be played blindfolded: nobody sees the board. On your turn you feel any place you like, by words, sound and, where there is one, vibration. Then you play.
lesson-foursenses-blind-task = Feel your way over the dark board, then place a piece.
lesson-foursenses-blind-well = That is the game as the box means it.

lesson-foursenses-three-title = Three players
lesson-foursenses-three-text = Three play three rounds, and everybody starts one. The winner of a round gets 5 points, whoever sits just before the winner 0, the third 3. So watch what you leave to the next one! Most points win.
lesson-foursenses-three-task = Win the round for player 1.
lesson-foursenses-three-well = 5 for you, 3 for player 2, nothing for player 3, who let it happen.

lesson-foursenses-extra-title = One more point
lesson-foursenses-extra-text = A double pattern brings the winner one more: four tops alike and level at once, or a staircase whose three tops have the same face.
lesson-foursenses-extra-task = Build a staircase of three solid tops.
lesson-foursenses-extra-well = 5 and 1 more.
