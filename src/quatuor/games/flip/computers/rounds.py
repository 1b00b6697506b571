"""Rounds between two computer players, simulated: landings are drawn from what practice has shown.

A race runs on a clock of its own. Each player throws at the pace of its level, a token flies for a
while, a line is noticed some time after it came about, and whatever happens goes through the rules.
"""

import heapq
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count

from quatuor.game import Game, Position
from quatuor.games.flip.computers.choosing import aim, choose
from quatuor.games.flip.computers.hands import HANDS
from quatuor.games.flip.computers.landings import landings
from quatuor.games.flip.race import Race
from quatuor.games.flip.trays import CELLS, PLACES, lines_held, on_top

FLIGHT = 0.6
"""Seconds for which a token flies."""
LONGEST = 600.0
"""Seconds after which a race is given up: nobody throws for ever."""

Watch = Callable[[Position], None]


@dataclass
class Simulation:
    """Two levels, seat 1 and seat 2, and somebody who looks on after every token."""

    levels: tuple[str, str]
    rng: random.Random
    watch: Watch = lambda _position: None
    _numbers: Iterator[int] = field(default_factory=count)

    def round(self, game: Game, starter: int = 1) -> Position:
        """One whole round."""
        position = game.round(starter, 1)
        return self._race(position) if game.options["mode"] != "pro" else self._turns(position)

    def _drawn(self, position: Position, seat: int) -> tuple[str, str]:
        """A throw of this seat: the kind of the token and where it ends."""
        level = self.levels[seat - 1]
        aimed = aim(position, seat, level, self.rng)
        shares = landings(level, seat)[CELLS.index(aimed.cell)]
        return aimed.kind, self.rng.choices(PLACES, shares)[0]

    def _turns(self, position: Position) -> Position:
        while position.outcome is None:
            seat = position.to_move
            assert seat is not None
            if position.legal[0][0] in "12":
                kind, place = self._drawn(position, seat)
                position = position.play(f"{seat}:{kind}:{place}")
            else:
                position = position.play(choose(position, self.levels[seat - 1]))
            self.watch(position)
        return position

    # Races

    def _race(self, position: Position) -> Position:
        """Events in the order of their times: a hand is free, a token lands, a line is noticed."""
        agenda: list[tuple[float, int, str, int, str]] = []

        def plan(at: float, what: str, seat: int, place: str = "") -> None:
            heapq.heappush(agenda, (at, next(self._numbers), what, seat, place))

        for seat in (1, 2):
            plan(self._pause(seat, "pace"), "throw", seat)
        while position.outcome is None and agenda:
            now, _, what, seat, place = heapq.heappop(agenda)
            if now > LONGEST:
                break
            if what == "land":
                position = position.play(f"{seat}:{place}")
                if not race_at(position).auto and self._holds(position, seat):
                    plan(now + self._pause(seat, "notice"), "call", seat)
            elif what == "call":
                if self._holds(position, seat):
                    position = position.play(f"{seat}!")
                    plan(now + self._pause(seat, "notice"), "call", seat)
            else:
                if f"{seat}^" in position.legal:
                    _, place = self._drawn(position, seat)
                    position = position.play(f"{seat}^")
                    plan(now + FLIGHT, "land", seat, place)
                plan(now + self._pause(seat, "pace"), "throw", seat)
            self.watch(position)
        return position

    def _pause(self, seat: int, what: str) -> float:
        hand = HANDS[self.levels[seat - 1]]
        return self.rng.uniform(0.6, 1.4) * (hand.pace if what == "pace" else hand.notice)

    def _holds(self, position: Position, seat: int) -> bool:
        stacks = race_at(position).stacks
        return position.outcome is None and bool(lines_held(stacks, seat, on_top))


def race_at(position: Position) -> Race:
    """The state of a position of a race."""
    state = position.state
    assert isinstance(state, Race)
    return state
