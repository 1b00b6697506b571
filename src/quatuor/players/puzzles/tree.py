"""All play of so many plies: what it is worth, and which plies keep that worth.

A plain search over the rules, small enough for the few plies of a puzzle. It finds refutations for
people who try a wrong move, and the reply that resists best. The checker (`check`) does not use it.
"""

from collections import Counter
from typing import Any

from quatuor.game import Game
from quatuor.players.puzzles.kinds import Objective, side_of, worth


class Tree:
    """The plies ahead of a position for a solver with an objective."""

    def __init__(self, game: Game, objective: Objective, solver: int) -> None:
        self.game, self.rules = game, game.rules
        self.objective, self.solver = objective, solver
        self.most = None if objective is Objective.POINTS else 1
        self.least = None if objective is Objective.POINTS else 0
        self._known: dict[tuple[Any, int], int] = {}
        self._good: Counter[tuple[bool, int]] = Counter()

    def solves(self, state: Any) -> bool:
        """Whether the ply is the solver's, or a partner's."""
        return side_of(self.game, self.rules.mover(state)) == side_of(self.game, self.solver)

    def plies(self, state: Any) -> list[int]:
        """The legal plies, those first that decided most so far."""
        ours = self.solves(state)
        plies = self.rules.every(self.rules.legal(state))
        return sorted(plies, key=lambda ply: -self._good[ours, ply])

    def value(self, state: Any, plies: int) -> int:
        """What the state is worth to the solver after so many plies of best play by everybody."""
        if plies == 0 or self.rules.over(state):
            return worth(self.game, self.objective, state, self.solver)
        found = self._known.get((state, plies))
        if found is None:
            found = self._known[state, plies] = self._searched(state, plies)
        return found

    def _searched(self, state: Any, plies: int) -> int:
        ours = self.solves(state)
        choose, enough = (max, self.most) if ours else (min, self.least)
        best: int | None = None
        for ply in self.plies(state):
            value = self.value(self.rules.play(state, ply), plies - 1)
            best = value if best is None else choose(best, value)
            if best == enough:
                self._good[ours, ply] += 1
                break
        assert best is not None, "a round that is not over has a legal ply"
        return best

    def right(self, state: Any, plies: int, enough: int = 1 << 30) -> list[int]:
        """The plies that keep what the state is worth, at most so many of them."""
        value, found = self.value(state, plies), []
        for ply in self.plies(state):
            if self.value(self.rules.play(state, ply), plies - 1) == value:
                found.append(ply)
                if len(found) == enough:
                    break
        return found

    def distance(self, state: Any, plies: int) -> int:
        """After how many plies the state first has the worth that it has after so many."""
        value = self.value(state, plies)
        return next(n for n in range(plies + 1) if self.value(state, n) == value)

    def finishes(self, state: Any) -> bool:
        """Whether the solver wins with the very next ply."""
        return self.objective is Objective.WIN and self.value(state, 1) == 1
