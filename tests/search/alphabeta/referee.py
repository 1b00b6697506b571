"""Exhaustive play by the letter of the rules, history and all: slow, plain, and used only here.

A position is judged together with how often each position has come before. Nothing is cut off and
nothing is concluded from one history for another.
"""

from collections import Counter
from typing import Any

from quatuor.game import Position
from quatuor.rules import endings

Judged = tuple[int, int]
"""How it ends for players 1 and 3 (1, 0, -1), and after how many plies with best play."""


class Referee:
    """Judges positions; remembers judgements for the very same position and history."""

    def __init__(self, most: int = 200_000) -> None:
        self._known: dict[Any, Judged] = {}
        self._most = most

    def judge(self, position: Position) -> Judged:
        """How the round ends from here, and when: the winner hurries, the loser does not."""
        times = Counter(p.repetition_key for p in position.line() if p.repetition_key is not None)
        return self._judge(position.game.rules, position.state, times)

    def _judge(self, rules: Any, state: Any, times: Counter[Any]) -> Judged:
        over = rules.over(state)
        if over:
            return result_of(over), 0
        key = (state, frozenset(times.items())) if rules.can_repeat(state) else state
        if key not in self._known:
            if len(self._known) >= self._most:
                raise TooMany
            following = [self._after(rules, state, ply, times) for ply in plies_of(rules, state)]
            sign = 1 if rules.mover(state) % 2 else -1
            result, plies = max(following, key=lambda has_leaf_scores: _wish(has_leaf_scores, sign))
            self._known[key] = result, plies + 1
        return self._known[key]

    def _after(self, rules: Any, state: Any, ply: int, times: Counter[Any]) -> Judged:
        state = rules.play(state, ply)
        if not rules.can_repeat(state) or rules.over(state) or not rules.starts_turn(state):
            return self._judge(rules, state, times)
        key = rules.repetition_key(state)
        if times[key] >= endings.THIRD - 1:
            return result_of(rules.over(rules.repeated(state))), 0
        return self._judge(rules, state, times + Counter([key]))


class TooMany(Exception):
    """The position has more continuations than we care to look at."""


def _wish(has_leaf_scores: Judged, sign: int) -> tuple[int, int]:
    result, plies = has_leaf_scores[0] * sign, has_leaf_scores[1]
    return result, -plies if result > 0 else plies if result < 0 else 0


def result_of(over: int) -> int:
    winners = endings.winners(over)
    return 0 if not winners else 1 if winners[0] % 2 else -1


def plies_of(rules: Any, state: Any) -> list[int]:
    plies, found = rules.legal(state), []
    ply = rules.after(plies, -1)
    while ply >= 0:
        found.append(ply)
        ply = rules.after(plies, ply)
    return found
