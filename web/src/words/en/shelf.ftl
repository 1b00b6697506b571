# The shelf: games, ways to play, options, open tables.

## The shelf

shelf-title = What shall we play?
shelf-lead = Six games where four in a row is only the beginning. Choose one, and you are playing a click later.
shelf-lobby = Play with somebody who is waiting
shelf-modes = Ways to play

game-puissance4 = Puissance 4
game-top10 = Top 10
game-plus4 = Plus 4
game-q4 = Q4
game-flip = Flip
game-foursenses = Four Senses

line-puissance4 = Drop your discs and line up four. Pop out, power discs and five in a row can all be combined.
line-top10 = Pop your discs out of a full grid. Keep those that stood in a line, and be the first to have ten.
line-plus4 = Push pieces in at the top. They sink, fall out at the bottom, and come back.
line-q4 = Marbles on four boards that stack into a cube. Seventy-six lines are waiting.
line-flip = Launch tokens onto two trays, as fast as you can, and call your line first.
line-foursenses = Stack pieces you know by touch: alike, level, or a staircase.

players-puissance4 = 2 players or teams
players-top10 = 2 players or teams
players-plus4 = 2 players or teams
players-q4 = 2 to 4 players
players-flip = 2 players or teams
players-foursenses = 2 or 3 players

age-puissance4 = from 6
age-top10 = from 6
age-plus4 = all ages
age-q4 = all ages
age-flip = from 7
age-foursenses = from 8

length-puissance4 = 10 minutes
length-top10 = 20 minutes
length-plus4 = 5 to 30 minutes
length-q4 = 20 minutes
length-flip = 5 minutes
length-foursenses = 10 to 20 minutes

fact-players = Players
fact-age = Age
fact-length = Length

## Ways to play

mode-classic = Classic
mode-classic-help = Drop a disc, it falls as far as it can. Four in a row win.
mode-pop_out = Pop out
mode-pop_out-help = On your turn you may pop one of your own discs out of the bottom row instead. The column comes down.
mode-power = Power discs
mode-power-help = Four of your discs have a power: the anvil crushes, the wall and the double bring a second disc, the breaker breaks one out.
mode-five = Five in a row
mode-five-help = Panels with printed discs stand at both sides and count as played. Now it takes five.
mode-combine = Combine
mode-combine-help = Switch on as many as you like: eight games in one box.
mode-players = Fill it yourselves
mode-players-help = First you take turns filling the grid, row by row. Then the popping begins.
mode-random = Filled by chance
mode-random-help = The grid is full already. Start popping at once.
mode-elementary = First line
mode-elementary-help = Whoever has a line of four first wins.
mode-endless = Endless grid
mode-endless-help = Every new line scores. The grid is never emptied; a bonus piece makes a line count double.
mode-rounds = Rounds
mode-rounds-help = A line ends the round and scores. The grid is emptied, and whoever scored less starts again.
mode-two = Two players
mode-two-help = The two of you, each against the other.
mode-three = Three players
mode-three-help = Everybody for themselves.
mode-four = Four players
mode-four-help = A full table, everybody for themselves.
mode-partners = Two pairs
mode-partners-help = Four players, those opposite each other are partners. A line of either wins for both.
mode-senses-two = Two players
mode-senses-two-help = One round decides.
mode-senses-three = Three players
mode-senses-three-help = Three rounds for points; whoever sits before the winner gets nothing.
mode-blindfold = Blindfolded
mode-blindfold-help = Nobody sees the board. On your turn you feel it: by sound, by words, by vibration.
mode-basic = The race
mode-basic-help = Both throw at once. Control four cells in a line and call it.
mode-championship = Championship
mode-championship-help = Races for points: two for a line on the upper tray, one on the lower.
mode-pro = Pro
mode-pro-help = One throw each in turn, with power tokens. Whoever has more tokens in a cell controls it.

## Starting to play

play-title = Play
play-computer = Against the computer
play-computer-help = Starts at once.
play-here = At this screen
play-here-help = You pass the board around.
play-link = With a link
play-link-help = Send the link or show the QR code.
opening-table = The table is being set. The very first time this can take a minute.
play-name = Your name
level-title = How strong is the computer?
level-first = First game
level-first-help = For a first game, at six or at sixty: plays where it likes and misses much.
level-easy = Easy
level-easy-help = For those who have just learned the rules: stops most lines it sees coming.
level-medium = Medium
level-medium-help = For families: thinks a few moves ahead, now and then overlooks a slanted line.
level-hard = Hard
level-hard-help = For regular players: plans ahead and overlooks little; more with several opponents.
level-expert = Expert
level-expert-help = For club players: calculates deeply, and overlooks nothing against one opponent.
level-strongest = Strongest
level-strongest-help = For whoever wants to know: perfect wherever the game is solved. May think for some seconds.
learn-the-rules = Learn the rules

## Options

options-more = More options
house-mark = House rule
house-help = The printed rules are silent here. This is how the room plays unless you choose otherwise.

option-both_lines = Two lines at once
option-both_lines-help = One move completes a line for both colours. Who wins?
choice-both_lines-mover = Whoever moved
choice-both_lines-opponent = The other one
choice-both_lines-draw = Nobody
option-ejected = Discs thrown out
option-ejected-help = What becomes of discs that the anvil and the breaker throw out?
choice-ejected-back = Back to their owner
choice-ejected-out = Out of the round
option-target = Points to win
option-target-help = The first to have so many wins.
option-target-top10 = Discs to win
option-target-top10-help = The first to have kept so many discs wins.
option-rounds_max = Rounds at most
option-rounds_max-help = After so many rounds, whoever has more points wins. Empty: play until somebody has enough.
option-discs = Pieces each
option-discs-help = How many ordinary pieces each player has.
option-marbles = Marbles each
option-marbles-help = How many marbles each player places before moving begins.
option-claims = Announcing
option-claims-help = Does a line win by itself, or only when somebody says “I have a line!”?
choice-claims-auto = Lines win by themselves
choice-claims-announce = Only when announced
option-wrong_claim = A wrong announcement
option-wrong_claim-help = Somebody announces a line that is not there. What does it cost?
choice-wrong_claim-pass = A turn
choice-wrong_claim-none = Nothing
choice-wrong_claim-lose = The round
option-move_limit = Moves without a winner
option-move_limit-help = After so many moves the round is a draw.
option-stake = Stake
option-stake-help = How many points the winner of a round takes.
option-powers = Power tokens
option-powers-help = How many of each kind a player has.
option-wins = Rounds to win the match
option-wins-help = As on the score slide of the box: the first with so many round wins has won the match.
option-wins-q4 = Points to win the match
option-wins-q4-help = The winner of a round takes the stake; the first with so many points has won the match.
option-start = Who starts?
option-start-help = Later rounds take turns.
start-lot = Decided by lot
option-later = Later rounds
option-later-help = Who starts them?
later-alternating = In turn
later-loser = Whoever lost
option-clock = Clock
option-clock-help = How much time everybody has.
clock-none = No clock
clock-blitz = 3 minutes each
clock-five = 5 minutes each, and 5 seconds a turn
clock-move = 30 seconds a turn
clock-day = One day a turn
option-interval = Between two rounds
option-interval-help = How long everybody may look at the end of a round.
interval-usual = As suits the clock
interval-wait = Until everybody goes on
interval-ten = 10 seconds at most
interval-half = 30 seconds at most
interval-minute = One minute at most
option-pause = Wait for whoever is away
option-pause-help = The clocks stop while somebody has lost the connection.
option-teams = Teams
option-teams-help = Several people hold one side and take its turns in rotation.
option-approval = I decide who joins a team
option-approval-help = Whoever wants to join a team asks you first.
option-alone = One speaks for the team
option-alone-help = Anybody on a team may give up or agree for all of it, without asking.
option-public = Open table
option-public-help = Anybody may find this table in the list and join or watch.

## Open tables

lobby-title = Open tables
lobby-lead = Tables that anybody may join or watch.
lobby-empty = Nobody is waiting just now. Open a table yourself, choose “Open table”, and it will stand here.
lobby-join = Join
lobby-watch = Watch
lobby-free = { $free ->
    [0] full
    [one] 1 free seat
   *[other] { $free } free seats
}
