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
overlooked-title = What you tend to overlook
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

## Games as files

copies-title = Games as files
copies-lead = Open a game that you have saved here or anywhere else: play on, or look at it again.
copies-lead-kept = Your games are in this browser alone. Save them now and then, or to go on with another device: open the file there.
copies-open = Open a file
copies-save-all = Save all my games
copies-save = Save
copies-running = { $count ->
    [one] one move, going on
   *[other] { $count } moves, going on
  }
copies-over = { $count ->
    [one] one move, over
   *[other] { $count } moves, over
  }
copies-play-on = Play on
copies-nothing = There was no game in it.
copies-added = { $count ->
    [one] One game is new here.
   *[other] { $count } games are new here.
  }
copies-continued = { $count ->
    [one] One game goes on as it did there.
   *[other] { $count } games go on as they did there.
  }
copies-known = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
  }
copies-different = { $count ->
    [one] One was played on both here and there: it stays as it is here.
   *[other] { $count } were played on both here and there: they stay as they are here.
  }
copies-unreadable = { $count ->
    [one] One cannot be read: the file was changed, or comes from a newer version.
   *[other] { $count } cannot be read: the file was changed, or comes from a newer version.
  }
error-bad_backup = This file cannot be read: it was changed, or cut short. Nothing was taken from it.
error-whole_room = This file holds all games of a room in somebody’s browser. It can be opened in such a room only; single games can be opened here.
error-hidden = This game is being played under a blindfold: it can be saved when it is over.
error-not_begun = No game has begun there yet.

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
