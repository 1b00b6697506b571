# At the table.

## The table

table-title = { $game } – table
table-title-turn = Your turn – { $game }
seat-free = Free seat
seat-you = you
seat-away = away
seat-computer = Computer, { $level }
seat-turn = to move
seat-up = next turn: { $name }
seat-hire = Computer
seat-dismiss = Send away
player-number = Player { $player }
colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-amber = Amber
colour-orange = Orange
colour-sky = Sky blue
colour-lemon = Lemon
colour-pink = Pink

turn-yours = Your turn
turn-of = { $name } to move
turn-thinking = { $name } is thinking…
turn-race = Throw!
score-of = { $name }: { $score }
score-goal = first to { $goal }
round-number = Round { $round }
clock-of = Time left for { $name }
clock-low = { $name }: only { $seconds } seconds left.
moves-title = Moves
moves-none = No move yet.
stake-now = Stake: { $stake }

waiting-title = Waiting for a friend
waiting-help = Send this link. The game begins as soon as every seat is taken.
waiting-copy = Copy the link
waiting-copied = Copied
waiting-share = Share…
waiting-link = Link to this table
waiting-alone = This link opens on this computer only. To let other devices in, start the room with “{ $command }”.
waiting-qr = QR code of the link
waiting-begin = Begin
waiting-begin-help = Everybody is here.
waiting-host = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}

join-title = You are invited
join-help = { $game }: take a seat, or watch.
join-sit = Take a seat
join-watch = Just watch
watching = You are watching.
watchers = { $count ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $count } people are watching
}


offer-undo = Take back
offer-draw = Offer a draw
offer-rematch = Play again
offer-stake = Change the stake
offer-resign = Give up
offer-resign-sure = Really give up?
offer-resign-no = Keep playing
offer-waiting-undo = You asked to take a move back.
offer-waiting-draw = You offered a draw.
offer-waiting-rematch = You asked for another game.
offer-waiting-stake = You proposed a stake of { $value }.
offer-asked-undo = { $name } would like to take a move back.
offer-asked-draw = { $name } offers a draw.
offer-asked-rematch = { $name } would like to play again.
offer-asked-stake = { $name } proposes a stake of { $value }.
offer-accept = Agree
offer-decline = No, thank you
offer-withdraw = Never mind

result-win = { $name } wins
result-wins = { $names } win
result-you-win = You win!
result-draw = A draw
result-round-win = { $name } wins the round
result-round-draw = The round is a draw
reason-line = with a line
reason-pattern = with a pattern
reason-target = by reaching the goal
reason-blocked = nobody can move
reason-full = the board is full
reason-repetition = the same position came three times
reason-limit = the move limit is reached
reason-last = the last one left
reason-resignation = the other side gave up
reason-time = the time was up
reason-agreement = by agreement
reason-rounds = on points, after the last round
next-round = Next round
result-review = Look at the game again
result-shelf = Another game

phrases-title = Say something
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-thanks = Thank you!
phrase-again = Once more?
phrase-bye = Goodbye!
said = { $name }: { $text }

leave-table = Leave the table
link-lost = The connection is lost. Nothing is lost: every move that was made is kept, and we are trying again.
link-back = Connected again.

## News at the table

news-begun = The game begins. { $turn }
news-sat = { $name } has sat down.
news-left = { $name } has left the table.
news-away = { $name } has lost the connection.
news-back = { $name } is back.
news-declined = { $name } says no, thank you.
count-rounds = Rounds won
count-points = Points
count-kept = Discs kept
count-matches = Games won
