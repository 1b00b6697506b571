# The lessons of plus4.

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
