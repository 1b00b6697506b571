# What a move does: one sentence for each kind of fact. `who` is a player, `move` and `other` are moves,
# all others are cells; `first` and `last` are the ends of the line that is shown.

explain-line = Completes the line from { $first } to { $last }.
explain-line-for = Completes a line for { $who }, who wins with it.
explain-line-of = { $who } has the line from { $first } to { $last }.
explain-unannounced = The line is not announced, so it does not count yet.
explain-announces = Announces the line from { $first } to { $last }.
explain-announces-nothing = Announces a line where there is none.
explain-misses-line = Does not announce the line from { $first } to { $last }.
explain-misses = A win is missed here: { $move }.
explain-lets = Lets { $who } win at once: { $move }.
explain-opens = Opens the place above: { $who } wins there, at { $cell }.
explain-stops = Stops { $who } from winning next: { $move }.
explain-only = The only move: after any other, { $who } wins at once.
explain-threat = Threatens to win next: { $move }.
explain-double = Makes two threats at once: { $move } and { $other }. Only one can be stopped.
explain-then = Threatens { $move }; once that is stopped, this wins: { $other }.
explain-above = Threatens { $move }; the disc that stops it makes room for the next line right above, at { $cell }.
explain-squeeze = Whatever { $who } answers, a win follows at once.
explain-trap = { $who } must not play { $below }: the cell above, { $cell }, would then win.
explain-spoils = Gives up a threat: { $who } can now take { $cell }.
explain-zugzwang = Wins by counting: { $count } other free cells come before { $below }, an even number. So { $who } has to play there in the end, and { $cell } right above wins.
explain-zugzwang-now = { $who } has to play { $below } now, and { $cell } right above wins.
explain-sequence = Wins by one threat after the other, in { $count } moves at most.
explain-scores =
    { $count ->
        [one] Scores { $count } point.
       *[other] Scores { $count } points.
    }
explain-scores-for =
    { $count ->
        [one] Scores { $count } point for { $who }.
       *[other] Scores { $count } points for { $who }.
    }
explain-lets-score =
    { $count ->
        [one] Lets { $who } score { $count } point at once: { $move }.
       *[other] Lets { $who } score { $count } points at once: { $move }.
    }
explain-apart = Pushes apart { $count } pieces of { $who } that stood in one line.
explain-keeps =
    { $count ->
        [one] The disc stood in a line and is kept: { $count } so far.
       *[other] The disc stood in a line and is kept: { $count } so far.
    }
explain-keeps-last = The disc stood in a line and is kept: that was the last one needed.
explain-misses-disc = A disc is missed: the one at { $cell } stood in a line and could have been kept.
explain-lines-up = Makes a line of { $count }, from { $first } to { $last }.
explain-breaks = Breaks a line of { $who }: the disc at { $cell } cannot be kept any more.
explain-lets-keep =
    { $count ->
        [one] Lets { $who } keep { $count } disc that stands in a line at the bottom.
       *[other] Lets { $who } choose between { $count } discs that stand in a line at the bottom.
    }
explain-harmless =
    { $count ->
        [one] Leaves { $who } { $count } harmless move.
       *[other] Leaves { $who } { $count } harmless moves.
    }
explain-no-harmless = Leaves { $who } no harmless move: whatever is placed now, a pattern can be completed next.
explain-only-harmless = The only harmless move: after any other, a pattern can be completed at once.
