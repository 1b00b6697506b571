# What the game wants now

prompt-drop = Drop a disc into a column.
prompt-drop-power = Drop a disc, or choose a power disc.
prompt-drop-pop = Drop a disc, or pop out one of yours.
prompt-drop-power-pop = Drop a disc, choose a power disc, or pop out one of yours.
prompt-power = Choose a power disc and drop it.
prompt-power-pop = Drop a power disc, or pop out a disc of yours.
prompt-pop = Pop out a disc of yours at the bottom.
prompt-second-or-skip = Drop your second disc, or do without.
prompt-second = Drop your second disc.
prompt-break-out = Choose a disc of the other colour in the bottom row: it breaks out.
prompt-fill = Fill the row: choose a free column.
prompt-pop-to-keep = Pop a disc out of a line. First to { $goal ->
    [one] one kept disc
   *[other] { $goal } kept discs
  }: you have { $have }.
prompt-pop-again = Kept! Pop another one. You have { $have } of { $goal }.
prompt-put-back = No line: put the disc back in another column.
prompt-push = Push a piece in at the top.
prompt-push-bonus = Push a piece or your bonus piece in at the top.
prompt-bonus = Push your bonus piece in at the top.
prompt-marble = Put a marble on any free place.
prompt-marble-announce = Put a marble down. Four in a line? Announce it!
prompt-move-marble = Choose a marble of yours to move.
prompt-move-marble-announce = Choose a marble to move. Four in a line? Announce it!
prompt-marble-no-line = There is no line. Put a marble down.
prompt-move-marble-no-line = There is no line. Choose a marble to move.
prompt-piece = Choose a piece, then its place.
prompt-piece-announce = Choose a piece, then its place. A pattern? Announce it!
prompt-piece-no-pattern = There is no pattern. Choose a piece, then its place.
prompt-race = As fast as you can: four in a line on one tray.
prompt-race-call = As fast as you can. Four in a line? Call it!
prompt-throw = Throw a token.
prompt-throw-again = Double chance: throw once more.
prompt-clear-line = Choose which line of cells is cleared.
prompt-clear-cell = Choose a cell to clear.
prompt-put-down = Now choose where it goes.
prompt-with = { $kind }: choose a column.
prompt-announce-with = Now play the move with your line.

# Why a click does not count

refused-over = The round is over.
refused-call = There is nothing to announce now.
refused-decline = You cannot do without now.
refused-pop = Only a disc of yours in the bottom row can be popped out.
refused-second-or-skip = Column { $column } is full, or it would make your line: not with this disc.
refused-break-out = Choose a disc of the other colour in the bottom row.
refused-fill = Column { $column } has its disc in this row. Choose a free one.
refused-put-back = Not in column { $column }: it is full, or the disc came from there.
refused-move-marble = Choose one of your own marbles first.
