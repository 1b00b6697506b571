"""A tablebase answers what any position of the round is worth, and what to play."""

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass
from typing import Any

from quatuor.game import Game, Position
from quatuor.rules.endings import THIRD
from quatuor.search.position_index import encode, gain
from quatuor.search.specialise import rules_for
from quatuor.search.tablebase.store import Columns
from quatuor.search.tablebase.value import TablebaseValue


@dataclass(frozen=True)
class Tablebase:
    """The exact worth of every position of a round.

    Values do not know how a position was reached; the rule of repetition does. What that changes:

    * A draw stays a draw. Whoever can avoid losing without the rule can do so with it, and all that
      the rule ever gives is a draw.
    * A win stays a win as long as no position on the way to it has come twice already. Playing the
      quickest win makes the distance smaller with every ply, so positions that are not won, or are
      further from the win, do not matter; nor does one that came once, because the line
      passes through it once more at most. Only a position that came twice and lies nearer to the
      same win can stand in the way: then the value is marked as not `sure`: a win, or if that
      position cannot be avoided a slower win or a draw.
    * A loss is the other player's win.
    """

    game: Game
    columns: Columns

    def __len__(self) -> int:
        return len(self.columns.keys)

    def value(self, position: Position) -> TablebaseValue:
        """What the position is worth to the player to move, or to the last one when it is over."""
        plain = self.look_up(position.game, position.state)
        if plain.plies and any(self._nearer(plain, position, s) for s in seen_twice(position)):
            return TablebaseValue(plain.points, plain.plies, sure=False)
        return plain

    def values(self, position: Position) -> dict[str, TablebaseValue]:
        """What each legal ply is worth to the player to move, the best first."""
        found = {token: self._after(position, position.play(token)) for token in position.legal}
        return dict(sorted(found.items(), key=lambda item: item[1].rank, reverse=True))

    def best(self, position: Position) -> tuple[str, ...]:
        """The plies that nothing surpasses: the quickest to win, the longest to lose."""
        values = self.values(position)
        most = max((value.rank for value in values.values()), default=None)
        return tuple(token for token, value in values.items() if value.rank == most)

    def look_up(self, game: Game, state: Any) -> TablebaseValue:
        """What a state is worth to its mover, however it was reached."""
        g = rules_for(game.name, state)
        if game.rules.over(state):
            points = gain(g, state)
            return TablebaseValue(points, 0 if points else None)
        key = encode(g, state, True)
        at = bisect_left(self.columns.keys, key)
        if at == len(self) or self.columns.keys[at] != key:
            raise KeyError(f"{state} cannot come up in a round of {self.game!r}")
        points = int(self.columns.values[at])
        return TablebaseValue(points, int(self.columns.plies[at]) if points else None)

    def _after(self, position: Position, following: Position) -> TablebaseValue:
        value = self.value(following).before()
        rules = position.game.rules
        same = rules.mover(position.state) == rules.mover(following.state)
        return value if same else -value

    def _nearer(self, plain: TablebaseValue, position: Position, state: Any) -> bool:
        """Whether this state is won for the same player as the position, in fewer plies."""
        other = self.look_up(position.game, state)
        rules = position.game.rules
        if rules.mover(state) != rules.mover(position.state):
            other = -other
        return other.points * plain.points > 0 and (other.plies or 0) < (plain.plies or 0)


def seen_twice(position: Position) -> list[Any]:
    """The positions, other than this one, that have come twice in the round."""
    seen = Counter(p.repetition_key for p in position.line() if p.repetition_key is not None)
    return [s for s, times in seen.items() if times >= THIRD - 1 and s != position.repetition_key]
