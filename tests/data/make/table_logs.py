"""Tables of every game as a server of this version logs them, with how each of them ends.

python -m tests.data.make.table_logs > tests/data/logs/VERSION.jsonl

Run once for each release, by the release itself, and kept: later versions must read the same
tables from it. This file runs under every version so far: 0.1.0 had no pause and no digests.
"""

import json
import random
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any

from quatuor.games.flip.trays import PLACES
from quatuor.games.registry import GAMES
from quatuor.table import ROOM, Refusal, Table, Wanted, apply, computer_on, events
from quatuor.table.clock import Allowance

START = 1_700_000_000_000
PEOPLE = ("Ann", "Bob", "Cléo", "Dan")
DEEDS = 120
"""Events that are tried at each table; what is refused is not logged."""
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "puissance4": [{"wins": 2}, {"power": True, "pop_out": True}],
    "q4": [{"players": 3, "claims": "announce", "wins": 2}],
    "foursenses": [{"blindfold": True}],
    "flip": [{"mode": "pro"}, {"mode": "basic"}],
}


class Log:
    """A table and its rows."""

    def __init__(self, name: str) -> None:
        self.name, self.table, self.now = name, Table(), START
        self.rows: list[list[Any]] = []
        self.digest: Any = None

    def do(self, event: Any, after: int = 700) -> None:
        """It happens, unless it may not."""
        self.now += after
        with suppress(Refusal):
            table, _ = apply(self.table, event, self.now, logged=True)
            self.rows.append(self.row(table.seq, event))
            self.table = table

    def row(self, seq: int, event: Any) -> list[Any]:
        """The row as this version's server writes it."""
        message = f"{event.by}:{seq}" if event.by.startswith("key-") else None
        told = self.name, seq, self.now, message, event
        try:
            from quatuor.room.digests import first_digest
            from quatuor.room.log_entries import entry
        except ImportError:
            from quatuor.server import storage

            return list(storage.entry(*told))[1:]  # type: ignore[attr-defined]
        row, logged = entry(*told, self.digest or first_digest(self.name))
        self.digest = logged.digest
        return list(row)[1:]


def key(name: str) -> str:
    """Somebody's key."""
    return f"key-{name}"


def played(name: str, game: str, options: dict[str, Any], seed: int) -> Log:
    """A table at which a little of everything happens."""
    log, chance = Log(name), random.Random(seed)
    wanted = Wanted(game, options, first="lot", pause=True, public=True)
    log.do(events.Opened(key("Ann"), "Ann", wanted))
    if chance.random() < 0.5:  # refused where both players act at once
        wanted = replace(wanted, clock=Allowance("sudden", 600, 2))
    log.do(events.Configured(key("Ann"), wanted))
    log.do(events.Hired(key("Ann"), 2, "easy"))
    log.do(events.Dismissed(key("Ann"), 2))
    for seat, person in enumerate(PEOPLE[: len(log.table.seats)], 1):
        log.do(events.Sat(key(person), person, seat))
    log.do(events.Watched(key("Eve"), "Eve"))
    for _ in range(DEEDS):
        log.do(deed(log.table, chance))
    if seed % 2:
        log.do(events.Resigned(key("Ann"), 1))
        log.do(events.Left(key("Ann")))
    log.do(events.Flagged(ROOM), 3_600_000)
    return log


def deed(table: Table, chance: random.Random) -> Any:
    """Something that somebody might do now."""
    if table.phase in ("gathering", "over"):
        return gathering_deed(table, chance)
    if table.phase == "between":
        assert table.match is not None
        person = chance.choice([p for seat in table.seats for p in seat.people])
        return events.Continued(person.key, table.match.round)
    if table.air and chance.random() < 0.9:
        flight = table.air[0]
        if flight.place:
            return events.Landed(ROOM, flight.number)
        return events.Flew(ROOM, flight.number, chance.choice(list(PLACES)), "AAAA", 300)
    return playing_deed(table, chance) if chance.random() < 0.85 else aside_deed(table, chance)


def gathering_deed(table: Table, chance: random.Random) -> Any:
    if table.phase == "gathering":
        return events.Began(ROOM, chance.randrange(100))
    if table.offer:
        return events.Accepted(key("Bob"), 2, table.offer.number)
    return events.Offered(key("Ann"), 1, "rematch")


def playing_deed(table: Table, chance: random.Random) -> Any:
    assert table.match is not None
    seat = table.match.to_move or chance.randint(1, len(table.seats))
    by = table.seats[seat - 1].actor(seat)
    legal = [token for token in table.match.legal if token]
    if not legal or chance.random() < 0.1 or not table.match.game.rules.FACTS.turns:
        side, turn, tilt, power = (chance.uniform(0, 1) for _ in range(4))
        return events.Launched(by, seat, side, turn, tilt, power)
    return events.Played(by, seat, chance.choice(legal), table.seq)


def aside_deed(table: Table, chance: random.Random) -> Any:
    """What people do besides playing."""
    offer = table.offer.number if table.offer else 0
    return chance.choice(
        [
            events.Said(key("Ann"), f"well played {chance.randrange(9)}"),
            events.Offered(key("Bob"), 2, "undo"),
            events.Offered(key("Ann"), 1, "draw"),
            events.Accepted(key("Ann"), 1, offer),
            events.Declined(key("Bob"), 2, offer),
            events.Away(ROOM, key("Bob")),
            events.Back(ROOM, key("Bob")),
            events.Outage(ROOM, table.at, table.at + 500),
            events.Played(computer_on(2), 2, "1", table.seq),
        ]
    )


def ending(table: Table) -> dict[str, Any]:
    """How the table stands at the end, in words that every version has."""
    match = table.match
    assert match is not None
    return {
        "seq": table.seq,
        "phase": table.phase,
        "names": [[person.name for person in seat.people] for seat in table.seats],
        "matches": list(table.matches),
        "round": match.round,
        "totals": list(match.totals),
        "moves": list(match.moves),
        "board": match.position.board,
        "left": list(table.clock.left),
        "result": asdict(table.result) if table.result else None,
    }


def main() -> None:
    for game in GAMES:
        for number, options in enumerate([{}, *OPTIONS.get(game, [])]):
            log = played(f"{game}-{number}-table", game, options, number)
            print(json.dumps({"table": log.name, "rows": log.rows, "ends": ending(log.table)}))


if __name__ == "__main__":
    main()
