"""All positions that can follow a position, judged by going over them until nothing changes.

Only for games whose positions are few and that keep no score. Play that never ends is a draw, as
the rule of repetition will have it.
"""

from typing import Any

from quatuor.game import Position
from tests.search.alphabeta.referee import plies_of, result_of


class Graph:
    """The results of all positions that can follow a first one, for players 1 and 3."""

    def __init__(self, position: Position) -> None:
        self.rules: Any = position.game.rules
        self.following: dict[Any, list[Any]] = {}
        self._explore(position.state)
        won, held = self._reaches(1), self._reaches(0)
        self.result = {s: int(won[s]) + int(held[s]) - 1 for s in self.following}

    def _explore(self, first: Any) -> None:
        waiting = [first]
        while waiting:
            state = waiting.pop()
            if state not in self.following:
                plies = plies_of(self.rules, state)
                self.following[state] = [self.rules.play(state, ply) for ply in plies]
                waiting += self.following[state]

    def _reaches(self, least: int) -> dict[Any, bool]:
        """Where players 1 and 3 get at least so much; without end they get a draw."""
        rules = self.rules
        yes = {
            s: (result_of(rules.over(s)) if rules.over(s) else 0) >= least for s in self.following
        }
        changed = True
        while changed:
            changed = False
            for s, following in self.following.items():
                if following:
                    choose = any if rules.mover(s) % 2 else all
                    now = choose(yes[t] for t in following)
                    changed |= now != yes[s]
                    yes[s] = now
        return yes
