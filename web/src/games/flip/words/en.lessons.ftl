# The lessons of flip.

lesson-flip-throw-title = Two trays
lesson-flip-throw-text = Two trays of four by four cells, the upper above the lower. Both players throw their 21 tokens at once, as fast as they can: press on your launcher, high for the upper tray and low for the lower one, pull back and let go. Here you choose where your token lands.
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
lesson-flip-chance-text = Some tokens have a power; here everybody has one of each kind. It acts when the token lands in a cell. After a double chance you throw another token at once.
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
