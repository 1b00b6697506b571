# On the shelf

game-top10 = Top 10
line-top10 = Pop your discs out of a full grid. Keep those that stood in a line, and be the first to have ten.
players-top10 = 2 players or teams
age-top10 = from 6
length-top10 = 20 minutes
mode-players = Fill it yourselves
mode-players-help = First you take turns filling the grid, row by row. Then the popping begins.
mode-random = Filled at random
mode-random-help = The grid is full already. Start popping at once.
option-target-top10 = Discs to win
option-target-top10-help = The first to have kept so many discs wins.

# At the board

board-said-keeps =
    { $you ->
        [yes] You pop column { $column } and keep the disc.
       *[no] { $who } pops column { $column } and keeps the disc.
    }
board-said-takes =
    { $you ->
        [yes] You pop column { $column }, not in a line.
       *[no] { $who } pops column { $column }, not in a line.
    }
board-ask-back = Put the disc back in at the top.
board-ask-again = Pop again.
board-kept =
    { $count ->
        [one] 1 disc kept
       *[other] { $count } discs kept
    }

# What it asks for

prompt-fill = Fill the row: choose a free column.
prompt-pop-to-keep = Pop a disc out of a line. First to { $goal ->
    [one] one kept disc
   *[other] { $goal } kept discs
  }: you have { $have }.
prompt-pop-again = Kept! Pop another one. You have { $have } of { $goal }.
prompt-put-back = No line: put the disc back in another column.
refused-fill = Column { $column } has its disc in this row. Choose a free one.
refused-put-back = Not in column { $column }: it is full, or the disc came from there.

# My games

match-target-top10 = first to keep { $count ->
    [one] one disc
   *[other] { $count } discs
  }
