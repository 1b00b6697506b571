# On the shelf

game-q4 = Q4
line-q4 = Marbles on four boards that stack into a cube. Seventy-six lines are waiting.
players-q4 = 2 to 4 players
age-q4 = all ages
length-q4 = 20 minutes
mode-two = Two players
mode-two-help = The two of you, each against the other.
mode-three = Three players
mode-three-help = Everybody for themselves.
mode-four = Four players
mode-four-help = A full table, everybody for themselves.
mode-partners = Two pairs
mode-partners-help = Four players, those opposite each other are partners. A line of either wins for both.
option-marbles = Marbles each
option-marbles-help = How many marbles each player places before moving begins.
option-move_limit = Moves without a winner
option-move_limit-help = After so many moves the round is a draw.
option-stake = Stake
option-stake-help = How many points the winner of a round takes.
option-wins-q4 = Points to win the match
option-wins-q4-help = The winner of a round takes the stake; the first with so many points has won the match.

# At the board

board-kind-marble = Marble
board-legal-moves-marble = Move one of your marbles: { $cells }.
board-cube = Show the cube
board-cube-hide = Hide the cube
board-cube-left = Turn left
board-cube-right = Turn right
board-cube-up = Tilt up
board-cube-down = Tilt down
board-cube-loading = The cube is coming…
board-cube-failed = This browser cannot draw the cube.

# Moves in lists

move-marble = Board { $board }, { $cell }
move-marble-moves = Board { $board }, { $cell } to board { $toBoard }, { $toCell }

# What it asks for

prompt-marble = Put a marble on any free place.
prompt-marble-announce = Put a marble down. Four in a line? Announce it!
prompt-move-marble = Choose a marble of yours to move.
prompt-move-marble-announce = Choose a marble to move. Four in a line? Announce it!
prompt-marble-no-line = There is no line. Put a marble down.
prompt-move-marble-no-line = There is no line. Choose a marble to move.
refused-move-marble = Choose one of your own marbles first.

# My games

match-wins-q4 = { $count ->
    [one] one round
   *[other] first to { $count ->
    [one] one point
   *[other] { $count } points
  }
}
