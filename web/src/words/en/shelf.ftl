## The shelf

shelf-title = What shall we play?
shelf-lead = { $games ->
    [6] Six
   *[other] { $games }
} games where four in a row is only the beginning. Choose one, and you are playing a click later.
shelf-lobby = Play with somebody who is waiting
shelf-modes = Ways to play

fact-players = Players
fact-players-count = { $most ->
    [0] { $least } players
   *[other] { $least } to { $most } players
}
fact-age = Age
fact-length = Length

## Ways to play

mode-combine = Combine
mode-combine-help = Switch on as many as you like: eight games in one box.

## Starting to play

play-title = Play
play-computer = Against the computer
play-computer-help = Starts at once.
play-here = At this screen
play-here-help = You pass the board around.
play-link = With a link
play-link-help = Send the link or show the QR code.
play-link-none = This room lives in your browser alone. To play with a link, somebody has to run a server.
play-link-elsewhere = Opens the room at { $host }.
opening-table = The table is being set. The very first time this can take a minute.
play-name = Your name
level-title = How strong is the computer?
level-first = Beginner
level-first-help = For a first game, at six or at sixty: plays where it likes and misses much.
level-easy = Easy
level-easy-help = For those who have just learned the rules: stops most lines it sees coming.
level-medium = Medium
level-medium-help = For families: thinks a few moves ahead, now and then overlooks a diagonal.
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
house-help = The printed rules are silent here. This is how we play unless you choose otherwise.

option-both_lines = Two lines at once
option-both_lines-help = One move completes a line for both colours. Who wins?
choice-both_lines-mover = Whoever moved
choice-both_lines-opponent = The other one
choice-both_lines-draw = Nobody
option-target = Points to win
option-target-help = The first to have so many wins.
option-claims = Announcing
option-claims-help = Does a line win by itself, or only when somebody says “I have a line!”?
choice-claims-auto = Lines win by themselves
choice-claims-announce = Only when announced
option-wrong_claim = A wrong announcement
option-wrong_claim-help = Somebody announces a line that is not there. What does it cost?
choice-wrong_claim-pass = A turn
choice-wrong_claim-none = Nothing
choice-wrong_claim-lose = The round
option-wins = Rounds to win the match
option-wins-help = As on the score slide of the box: the first with so many round wins has won the match.
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
option-hints = Hints
option-hints-help = Whoever is to move may ask for a hint, step by step. Everybody who sits down knows.
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
