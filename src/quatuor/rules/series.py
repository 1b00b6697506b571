"""Several rounds: the score slide of the box, for every game whose rounds end in one winner.

A rules module imports these four functions, or writes its own where its sheet says otherwise:

* `points`: what a finished round adds to each player's total;
* `scores`: what a player reads on the slide, from the totals and the round in play;
* `starter`: who starts the next round;
* `verdict`: how the match has ended, or None while it goes on.
"""

from collections.abc import Sequence
from typing import Any

from quatuor.rules.endings import reason, winners
from quatuor.rules.options import Chosen, Number

WINS_HELP = "the match goes to the first with that many round wins"
WINS = Number("wins", 1, 1, 99, WINS_HELP)

Ending = tuple[tuple[int, ...], str]
"""Who has won (nobody: a draw), and why."""


def seats_of(options: Chosen) -> int:
    """How many players sit at the game."""
    players = options.get("players", 2)
    assert isinstance(players, int)
    return players


FIRST = Number("first", 1, 1, seats_of, "who starts the first round", asked=False)


def points(state: Any, options: Chosen) -> tuple[int, ...]:
    """One point for the winner of the round."""
    return tuple(int(player in winners(state.over)) for player in range(1, seats_of(options) + 1))


def scores(_state: Any, totals: Sequence[int]) -> tuple[int, ...]:
    """The rounds won so far."""
    return tuple(totals)


def starter(_state: Any, previous: int, options: Chosen) -> int:
    """The next player in order."""
    return previous % seats_of(options) + 1


def verdict(state: Any, totals: Sequence[int], _rounds: int, options: Chosen) -> Ending | None:
    """The match goes to the first with `wins` points; a match of one round ends with that round."""
    wins = options["wins"]
    assert isinstance(wins, int)
    if wins > 1 and max(totals) < wins:
        return None
    return winners(state.over), reason(state.over)
