"""A table in a few words, for tests."""

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from quatuor.table import ROOM, Event, Refusal, Table, Wanted, apply, events, view
from quatuor.table.rounds import awaited

ANN, BOB, CLEO, DAN = "key-of-ann", "key-of-bob", "key-of-cleo", "key-of-dan"
NAMES = {ANN: "Ann", BOB: "Bob", CLEO: "Cléo", DAN: "Dan"}
START = 1_700_000_000_000
TEAMS = {"teams": True, "approval": False}
"""Terms of a table at which anybody may join a team."""


@dataclass
class Room:
    """A table, its log and a clock that only moves when told to."""

    table: Table = field(default_factory=Table)
    now: int = START
    log: list[tuple[Event, int]] = field(default_factory=list)

    def do(self, event: Event, after: int = 0) -> "Room":
        """The event happens so many milliseconds later."""
        self.now += after
        self.table, _ = apply(self.table, event, self.now)
        self.log.append((event, self.now))
        return self

    def refused(self, event: Event, after: int = 0) -> str:
        """The code of the refusal; the table must not have changed."""
        before = self.table
        with pytest.raises(Refusal) as refusal:
            apply(self.table, event, self.now + after)
        assert self.table is before
        assert str(refusal.value)
        return refusal.value.code

    def play(self, tokens: str, after: int = 0) -> "Room":
        """Each token is played by whoever is to move."""
        for token in tokens.split():
            self.do(self.move(token), after)
        return self

    def next(self) -> "Room":
        """Everybody has seen enough of the ended round."""
        assert self.table.match is not None
        ended = self.table.match.round
        for key in awaited(self.table):
            self.do(events.Continued(key, ended))
        return self

    def move(self, token: str, seat: int | None = None, by: str | None = None) -> events.Played:
        """A move by whoever is to move, or by somebody else."""
        assert self.table.match is not None
        seat = seat or self.table.match.to_move or 1
        by = by or self.table.seats[seat - 1].actor(seat)
        return events.Played(by, seat, token, self.table.seq)

    def offer(self, seat: int, what: Any, value: int = 0) -> events.Offered:
        return events.Offered(self.holder(seat), seat, what, value)

    def accept(self, seat: int) -> events.Accepted:
        number = self.table.offer.number if self.table.offer else 0
        return events.Accepted(self.holder(seat), seat, number)

    def decline(self, seat: int) -> events.Declined:
        number = self.table.offer.number if self.table.offer else 0
        return events.Declined(self.holder(seat), seat, number)

    def holder(self, seat: int) -> str:
        return self.table.seats[seat - 1].people[0].key

    def sees(self, key: str) -> dict[str, Any]:
        return view(self.table, key, self.now)

    @property
    def moves(self) -> str:
        return " ".join(self.table.match.moves) if self.table.match else ""


def opened(game: str = "puissance4", terms: dict[str, Any] | None = None, **options: Any) -> Room:
    """A table that Ann has opened."""
    wanted = replace(Wanted(game, options, first="choice"), **(terms or {}))
    return Room().do(events.Opened(ANN, "Ann", wanted))


def seated(game: str = "puissance4", terms: dict[str, Any] | None = None, **options: Any) -> Room:
    """A table with somebody on every seat, before the match."""
    room = opened(game, terms, **options)
    for number, key in enumerate((ANN, BOB, CLEO, DAN)[: len(room.table.seats)], 1):
        room.do(events.Sat(key, NAMES[key], number))
    return room


def begun(game: str = "puissance4", terms: dict[str, Any] | None = None, **options: Any) -> Room:
    """A table at which a match has begun; seat 1 starts."""
    return seated(game, terms, **options).do(events.Began(ROOM, 0))
