## The table

table-title = { $game } – table
table-title-turn = Your turn – { $game }
table-given =
    { $count ->
        [one] This match begins with one given move.
       *[other] This match begins with { $count } given moves.
    }
seat-free = Free seat
seat-you = you
seat-left = has given up
seat-away = away
seat-computer = Computer ({ $level })
the-computer = The computer
the-computer-within = the computer
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
clock-of = { $name }: time left
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
offer-draw = { $rounds ->
    [one] Offer a draw
   *[many] Offer a draw of the game
}
offer-draw-sure = { $rounds ->
    [one] Offer a draw? Then nobody wins.
   *[many] Offer a draw of the whole game, not only of this round?
}
offer-draw-yes = Offer it
offer-draw-by = { $name } offers it
offer-rematch = Play again
offer-stake = Change the stake
offer-resign = { $rounds ->
    [one] Give up
   *[many] Give up the game
}
offer-resign-sure = { $rounds ->
    [one] Really give up?
   *[many] Give up the whole game, not only this round?
}
offer-resign-alone = { $rounds ->
    [one] Give up? The others play on.
   *[many] Give up the whole game? The others play on.
}
offer-resign-yes = Give up
offer-resign-by = { $name } gives up
offer-resign-no = Keep playing
offer-waiting-undo = You asked to take a move back.
offer-waiting-draw = { $rounds ->
    [one] You offered a draw.
   *[many] You offered a draw of the whole game.
}
offer-waiting-rematch = You asked for another game.
offer-waiting-stake = You proposed a stake of { $value }.
offer-asked-undo = { $name } would like to take a move back.
offer-asked-draw = { $rounds ->
    [one] { $name } offers a draw.
   *[many] { $name } offers a draw of the whole game.
}
offer-asked-rematch = { $name } would like to play again.
offer-asked-stake = { $name } proposes a stake of { $value }.
offer-accept = Agree
offer-decline = No, thank you
offer-withdraw = Never mind

result-win = { $name } wins
result-wins = { $names } win
result-you-win = You win!
result-draw = A draw
result-round-you-win = You win the round!
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
after-turning = Try again from there
after-undo = Take that move back
after-easier = A level easier
after-harder = A level harder
result-kind = . Well tried!
next-round = Next round
next-waiting = Waiting for { $names }…
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
remark-answer = Answer
remark-close = Close
said = { $name }: { $text }

leave-table = Leave the table
leave-sure = Leave the whole game? Your seat becomes free.
leave-alone = Leave the whole game? The others play on without you.
leave-yes = Leave
leave-no = Stay
link-lost = The connection is lost. Nothing is lost: every move that was made is kept, and we are trying again.
link-back = Connected again.

## News at the table

news-game = { $game }.
news-you-are = You are { $colour }.
news-looking-on = You are looking on.
news-played =
    { $count ->
        [one] One move has been played.
       *[other] { $count } moves have been played.
    }
news-turn = { $turn }.
news-sat = { $name } has sat down.
news-left = { $name } has left the table.
news-left-on = { $name } has left the table; { $others } play on.
news-resigned-on = { $name } gives up; { $others } play on.
news-flagged-on = { $name } has run out of time; { $others } play on.
news-away = { $name } has lost the connection.
news-back = { $name } is back.
news-ready = { $name } is ready for the next round.
news-declined = { $name } says no, thank you.
news-declined-you = You say no, thank you.
news-withdrawn = { $name } withdraws the offer.
news-withdrawn-you = You withdraw the offer.
count-rounds = Rounds won
count-points = Points
count-kept = Discs kept
count-matches = Games won

## What the host decides, and teams

host-title = People at the table
host-close = Close the door
host-open = Open the door
host-open-help = The door is open: whoever has the link may join or watch.
host-closed-help = The door is closed: nobody new joins or watches.
host-remove = Ask { $name } to leave
host-remove-sure = Ask { $name } to leave? They may come back in ten minutes.
host-remove-yes = Yes, please
host-remove-no = They may stay
news-removed = { $name } was asked to leave the table.
news-closed = The door is closed: nobody new joins or watches.
news-opened = The door is open again.
news-admitted = { $name } has joined a team.
request-asked = { $name } would like to play for { $colour }.
request-yes = Welcome
request-no = Not this time
request-waiting = The host has been asked whether you may join. You are watching meanwhile.
request-rejected = The host said: not this time. You are welcome to watch.
turned-away-door_closed = The door is closed
turned-away-removed = You have left the table
offer-waiting-resign = You asked your team whether to give up.
offer-team-resign = { $name } would like to give up. Do you agree?
offer-team-draw = { $name } would like to offer a draw. Do you agree?
offer-team-rematch = { $name } would like to play again. Do you agree?
offer-team-stake = { $name } would like to propose a stake of { $value }. Do you agree?
phrases-mute = Mute { $name }
phrases-unmute = Hear { $name } again
phrases-muted = { $name } is muted for you.
phrases-unmuted = You hear { $name } again.

hint-first = Hint
hint-more = Another hint
hint-thinking = Thinking…
hint-where = Look here: { $where }.
hint-piece = Take this piece: { $piece }.
hint-move = A good move: { $move }.
hint-why = Why
invitation-hints = Hints
invitation-hints-allowed = everybody may ask for them
