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
learn-house = House rule: the printed rules leave this open, and the room plays it so.
learn-solved = done
learn-contents = All lessons
learn-close = Close
learn-well = Well done!
learn-other-tray = On the tray, in no cell
learn-other-miss = Beside the trays
learn-other-call = Call!
learn-other-row = The row
learn-other-col = The column

## puissance4

lesson-puissance4-drop-title = A disc falls
lesson-puissance4-drop-text = You play red, the other player yellow, 21 discs each. On your turn drop one disc into a column that still has room. It falls as far as it can and lies on what is there.
lesson-puissance4-drop-task = Drop a disc into any column.
lesson-puissance4-drop-well = It came to rest on top of its column. Now it would be yellow’s turn.

lesson-puissance4-line-title = Four in a line
lesson-puissance4-line-text = Whoever first has four discs of one colour side by side wins: in a row, in a column or on a slant. More than four count just as well.
lesson-puissance4-line-task = Red to play. Complete four in a row.
lesson-puissance4-line-well = Four in a row: red wins.

lesson-puissance4-slant-title = The slanted line
lesson-puissance4-slant-text = Lines on a slant are the easiest to overlook. They need the right height in every column.
lesson-puissance4-slant-task = Red has three on a slant. Find the fourth.
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
lesson-puissance4-both-text = A pop can complete a line of each colour. As the room plays it, whoever moved wins then. You can choose otherwise before you start.
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
lesson-puissance4-wall-text = If the wall makes a line, you win. If not, you may add an ordinary disc, or leave it. That second disc may not complete a line of yours.
lesson-puissance4-wall-task = Drop the wall into column 5, then a disc, or none. Which columns are closed?
lesson-puissance4-wall-well = Columns 2 and 6 were closed: there the disc would have completed four.

lesson-puissance4-double-title = The double
lesson-puissance4-double-text = If the double makes a line, you win. If not, you must add an ordinary disc, if you can, and everything counts.
lesson-puissance4-double-task = Win in one turn with the double and a second disc.
lesson-puissance4-double-well = Two discs in one turn: nobody could stop that.

lesson-puissance4-breaker-title = The breaker
lesson-puissance4-breaker-text = If the breaker makes a line, you win. If not, choose a disc of the other colour in the bottom row: it is pulled out and its column comes down. If there is none, your turn is over.
lesson-puissance4-breaker-task = Break out the yellow disc that keeps you from winning.
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

## top10

lesson-top10-fill-title = Fill the grid
lesson-top10-fill-text = First you fill the grid together, one disc each in turn, row by row from the bottom. A row must be complete before the next begins. Lines mean nothing yet.
lesson-top10-fill-task = Put a disc into a free place of the bottom row.
lesson-top10-fill-well = Four to seven: only the empty places of this row were open.

lesson-top10-keep-title = In a line: keep it
lesson-top10-keep-text = The grid is full and red begins. Pull one of your discs out of the bottom row. If it stood in a line of four or more of your colour just before, you keep it: one point.
lesson-top10-keep-task = Pull out a red disc that stands in a line.
lesson-top10-keep-well = It is yours: one point. And it is still your turn.

lesson-top10-on-title = And again
lesson-top10-on-text = After a kept disc you pull again; you must, as long as you have a disc in the bottom row.
lesson-top10-on-task = You have kept one. Keep a second.
lesson-top10-on-well = Two points in one turn.

lesson-top10-back-title = Not in a line: put it back
lesson-top10-back-text = A disc that stood in no line goes back in at the top: into any column with room, but not the one it came from, unless no other has room. That ends your turn.
lesson-top10-back-task = Pull out a disc that is in no line, and put it back.
lesson-top10-back-well = It is back in the grid, and it is yellow’s turn.

lesson-top10-ten-title = First to ten
lesson-top10-ten-text = Whoever has kept ten discs wins at once. Here, to be quick, two are enough.
lesson-top10-ten-task = Keep your second disc and win.
lesson-top10-ten-well = That was enough. In a real round it takes ten.

lesson-top10-end-title = Passing, and the end
lesson-top10-end-text = With no disc of yours in the bottom row you are passed over. If neither of you has one, or the same position comes for the third time, whoever kept more discs wins; equally many is a draw.
lesson-top10-end-task = Pull out any red disc and see what the bottom row becomes.
lesson-top10-end-well = What comes down decides who can still pull. Keep discs of yours low.

## plus4

lesson-plus4-push-title = Push in at the top
lesson-plus4-push-text = Four columns of four. Push a piece in at the top of a column: it takes the top place, and everything in the column moves one down.
lesson-plus4-push-task = Push your piece into column 1 and watch the others sink.
lesson-plus4-push-well = Yours is on top; the others moved down by one.

lesson-plus4-out-title = Out at the bottom
lesson-plus4-out-text = A column is never full: a fifth piece pushes the lowest one out, and that goes back to its owner’s hand. Without a piece in hand you pass.
lesson-plus4-out-task = Column 1 holds four. Push a fifth one in.
lesson-plus4-out-well = Red’s lowest piece dropped out and is back in red’s hand.

lesson-plus4-line-title = A line of four
lesson-plus4-line-text = A column, a row or one of the two long diagonals, all four places in your colour: ten lines in all. In the basic game the first line wins.
lesson-plus4-line-task = Red to play. Complete a line.
lesson-plus4-line-well = Four in the column: red wins.

lesson-plus4-gift-title = A gift
lesson-plus4-gift-text = A line counts for the owner of its colour, whoever pushed. Look twice before you push.
lesson-plus4-gift-task = It is blue’s turn. Find the careless push that hands red the game.
lesson-plus4-gift-well = Blue pushed, red wins.

lesson-plus4-both-title = Both at once
lesson-plus4-both-text = If one push completes a line of each colour, the basic game is a draw. You can choose otherwise before you start.
lesson-plus4-both-task = Complete a line of both colours.
lesson-plus4-both-well = A line each: a draw.

lesson-plus4-bonus-title = The bonus piece
lesson-plus4-bonus-text = In the endless grid and in rounds everybody also has one bonus piece, lighter and with a star. It is pushed like any other, whenever it is in hand. A line that contains its owner’s bonus piece is worth two.
lesson-plus4-bonus-task = Complete the column around your bonus piece.
lesson-plus4-bonus-well = A line with the bonus piece: two points.

lesson-plus4-endless-title = The endless grid
lesson-plus4-endless-text = Every new line scores a point, for its owner, and the grid is never emptied. A line that merely stays scores nothing more. First to 11 points.
lesson-plus4-endless-task = You have a full column. Push your colour into it again and look at the score.
lesson-plus4-endless-well = It was complete before and is complete now: no new point.

lesson-plus4-rounds-title = Rounds
lesson-plus4-rounds-text = The first line ends the round: one point, or two if the bonus piece is in it and was there before the last push.
lesson-plus4-rounds-task = Finish the line that holds your bonus piece.
lesson-plus4-rounds-well = Two points: the bonus piece was in the line already.

lesson-plus4-next-title = The next round
lesson-plus4-next-text = After a round the grid is emptied. Whoever scored less starts the next one; if both scored the same, it is the one who did not start. First to 11 points, or most points after the rounds you agreed.
lesson-plus4-next-task = Win the round and see who starts.
lesson-plus4-next-well = Blue scored less and starts the second round.

lesson-plus4-again-title = Going round in circles
lesson-plus4-again-text = The same position for the third time ends the round: a draw, or in the endless grid a win for the higher score. In rounds it brings nobody a point.
lesson-plus4-again-task = Both keep pushing into column 1. Do it once more.
lesson-plus4-again-well = The third time: a draw.

## q4

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
lesson-q4-move-text = Once everybody’s marbles are placed (twelve each as the room plays it, four here), you move: take one of your own marbles and put it on another free cell, wherever you like. Never another player’s, never two. Whoever is out of marbles before the others passes until then.
lesson-q4-move-task = Move one red marble to complete a line.
lesson-q4-move-well = One marble, any distance.

lesson-q4-announce-title = Say it
lesson-q4-announce-text = You can agree that a line wins only if its owner announces it: with a move, or at the start of a turn before anything else.
lesson-q4-announce-task = Complete the pillar and announce it with the move.
lesson-q4-announce-well = Seen, said, won.

lesson-q4-late-title = Better late
lesson-q4-late-text = A line you overlooked is still yours next time, unless somebody breaks in first. Nobody else can announce it for you.
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

## foursenses

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

## flip

lesson-flip-throw-title = Two trays
lesson-flip-throw-text = Two trays of four by four cells, the upper above the lower. Both players throw their 21 tokens at once, as fast as they can. Here you choose where your token lands.
lesson-flip-throw-task = Let a red token land in any cell.
lesson-flip-throw-well = Real throws have a will of their own.

lesson-flip-top-title = The top token rules
lesson-flip-top-text = A cell takes any number of tokens, in the order in which they landed, and they stay where they lie. The top one controls the cell.
lesson-flip-top-task = Yellow controls b2 on the upper tray. Take it over.
lesson-flip-top-well = Yours lies on top now: the cell is yours.

lesson-flip-call-title = Call your line
lesson-flip-call-text = Whoever controls four cells in a line on one tray calls it, and wins. There are ten lines on each tray, none that joins the two.
lesson-flip-call-task = Complete the diagonal of the upper tray, then call.
lesson-flip-call-well = Called in time: red wins.

lesson-flip-air-title = In the air
lesson-flip-air-text = A call is decided once every token that was in the air has landed. If a line of the caller still stands then, it wins; if not, play goes on.
lesson-flip-air-task = Red has called, but your yellow token is still flying. Where must it land?
lesson-flip-air-well = You took a cell of the line: the call came to nothing.

lesson-flip-miss-title = Beside the trays
lesson-flip-miss-text = A token that misses the trays may be thrown again at once. One that stays on a tray without finding a cell is out for this round.
lesson-flip-miss-task = Let a red token miss the trays.
lesson-flip-miss-well = It is back in hand. On the tray it would have been gone.

lesson-flip-wrong-title = A call too many
lesson-flip-wrong-text = A wrong call costs nothing. If all tokens are thrown and no line stands, the round is played again; a line that stands waits for its call.
lesson-flip-wrong-task = Call, though there is no line.
lesson-flip-wrong-well = Nothing happens, and play goes on.

lesson-flip-points-title = Championship
lesson-flip-points-text = Rounds for points: a line on the upper tray scores 2, on the lower 1, and only the best one counts. A round without a line scores nothing. First to 5.
lesson-flip-points-task = Complete the line that is worth more, and call.
lesson-flip-points-well = Two points for the upper tray.

lesson-flip-majority-title = Pro: the majority
lesson-flip-majority-text = In pro you throw one token in turn. Whoever has more tokens in a cell controls it; equal is nobody’s. A line ends the round at once and scores as in a championship. First to 3; a token off the trays is out until the next round.
lesson-flip-majority-task = Cell a1 of the upper tray is even. Tip it.
lesson-flip-majority-well = Two against one: the line is yours, two points.

lesson-flip-chance-title = Double chance
lesson-flip-chance-text = Some tokens have a power, one of each kind as the room plays it. It acts when the token lands in a cell. After a double chance you throw another token at once.
lesson-flip-chance-task = Throw the double chance into any cell.
lesson-flip-chance-well = It is still your turn.

lesson-flip-bomb-title = Mega bomb
lesson-flip-bomb-text = It takes all tokens out of the cells around it, up to eight, on its tray; its own cell is left alone.
lesson-flip-bomb-task = Throw the mega bomb so that five cells are cleared.
lesson-flip-bomb-well = The cells around b2 are empty.

lesson-flip-lineout-title = Line out
lesson-flip-lineout-text = It takes all tokens out of its row or its column, as you choose, its own cell included.
lesson-flip-lineout-task = Throw it into b2 of the upper tray, then choose the row or the column.
lesson-flip-lineout-well = That line is empty, the token itself is gone too.

lesson-flip-cellout-title = Cell out
lesson-flip-cellout-text = It takes all tokens out of one of the cells around it, as you choose.
lesson-flip-cellout-task = Throw it next to c1 of the upper tray and clear that cell.
lesson-flip-cellout-well = Yellow’s token is out until the next round.
