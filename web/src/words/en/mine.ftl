## What a table plays

join-by = { $name } invites you
invitation-variant = Variant
invitation-length = The match
invitation-clock = Clock
invitation-options = Also
clock-own-sudden = { $time } each{ $increment ->
    [0] {""}
   *[other] , and { $increment } seconds a turn
}
clock-own-move = { $time } a turn
clock-own-correspondence = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}
match-one = one round
match-wins = first to win { $count } rounds
match-target = first to { $count ->
    [one] one point
   *[other] { $count } points
  }
match-rounds_max = at most { $count } rounds
match-mode-senses-two = one round
match-mode-senses-three = three rounds for points
match-mode-blindfold = one round
lobby-host = { $name } invites

## My games

link-mine = My games
mine-count = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
mine-title = My games
mine-lead = Every table at which you sit, in this browser.
mine-empty = You have not played here yet.
mine-waiting = Waiting for you
mine-playing = In play
mine-finished = Finished
mine-continue = Go on where you left off
mine-all = All my games
mine-against = with { $names }
mine-computer = the computer ({ $level })
mine-alone = at this screen
mine-gathering = waiting for players
mine-substituted = somebody else has your seat
mine-won = You won
mine-lost = You lost
mine-draw = A draw
mine-go-on = Go on
mine-open = Open
mine-leave-sure = Leave { $game }? This game will be gone from the list.
mine-left = You have left { $game }.
mine-review = Look at it again

## Who is away

news-substituted-computer = { $name } has put a computer on the seat of { $absent }.
news-substituted-free = { $name } has freed the seat of { $absent }.
absence-wait = { $name } is away. You may replace them in { $seconds } s.
absence-now = { $name } is away. Give the seat to somebody else?
absence-away = { $name } is away
absence-wait-on = Wait
absence-computer = Computer
absence-free = Free the seat
absence-lost-computer = While you were away, { $by } put a computer on your seat.
absence-lost-free = While you were away, { $by } freed your seat.
absence-back = Take my seat back
absence-sit = Sit down
absence-seat = A seat is free.
error-too_soon = A little patience: they may be back in a moment.
error-not_away = They are back already.
error-not_yours_to_give = Only those who play here may give the seat away.
error-no_match = That match has not been played at this table.
