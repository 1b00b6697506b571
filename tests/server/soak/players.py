"""People who play on whatever happens, and whoever looks on."""

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from quatuor.client import Client, Declined, TableSeat, connection
from tests.server.soak.history import History, recorded

SECONDS = 8
"""What everybody has for a turn; nobody takes a fifth of it."""
MOVE = {"kind": "move", "seconds": SECONDS}
LONG = {"kind": "move", "seconds": 120}
"""For a computer: a worker that starts anew on a busy machine takes longer than a turn."""
SUDDEN = {"kind": "sudden", "seconds": 60, "increment": 2}
EXPECTED = (
    "stale",
    "not_your_turn",
    "not_kept",
    "match_on",
    "match_over",
    "no_match",
    "no_offer",
    "no_pause",
    "said_already",
    "offer_open",
)
"""Refusals that are right when something was not seen, or not answered."""


@dataclass
class Guest:
    """A person in a room, and everything that they sent and heard."""

    client: Client
    history: History
    seats: list[TableSeat] = field(default_factory=list)

    def sees(self, table: str) -> str:
        """How a table looks to this person."""
        known = [*self.seats, *self.client.tables.values()]
        seat = next((seat for seat in known if seat.table == table), None)
        if seat is None:
            return ""
        view, connected = seat.view, self.client.connection._socket is not None
        waits = [message for message, _ in self.client.connection._waiting.values()]
        return (
            f"{self.client.name} at {table}, connected {connected}, waits for {waits},"
            f" dropped: {seat.dropped},"
            f" event {view.seq}, {view.phase}, acting {view.acting}, {view.clock}, {view.offer}"
        )

    async def move(self, url: str) -> None:
        """Connect to this server instead."""
        connected = self.client.connection
        connected._url = "ws" + url.removeprefix("http") + "/ws"
        before = connected._socket
        if before:
            await before.close()
        while connected._socket in (None, before):
            await asyncio.sleep(0.02)


@dataclass
class Party:
    """Everybody, and the tables at which they sit."""

    guests: list[Guest]
    tables: list[str]
    moves: dict[str, int] = field(default_factory=dict)
    """How many moves were answered, by table."""

    async def play(self, chance: random.Random) -> None:
        """For ever, or until something is wrong."""
        async with asyncio.TaskGroup() as group:
            for guest in self.guests:
                for seat in guest.seats:
                    group.create_task(self._play_on(seat, random.Random(chance.random())))

    async def _play_on(self, seat: TableSeat, chance: random.Random) -> None:
        while True:
            try:
                if await self._act(seat, chance):
                    self.moves[seat.table] = self.moves.get(seat.table, 0) + 1
            except Declined as declined:
                if declined.code not in EXPECTED:
                    raise
                await asyncio.sleep(0.05)

    async def _act(self, seat: TableSeat, chance: random.Random) -> bool:
        """Do what is to be done at a table; whether that was a move."""
        view = await seat.until(lambda view: bool(view.acting) or view.phase == "over")
        if view.phase == "over":
            await asyncio.sleep(chance.uniform(0, 0.2))
            if seat.view.offer is None:
                await seat.offer("rematch")
            elif seat.view.offer.seat != seat.view.yours[0]:
                await seat.answer(True)
            else:
                await seat.later_than(seat.view.seq)
            return False
        assert view.match is not None
        await asyncio.sleep(chance.choice((0.0, 0.02, 0.1, 0.3, 1.0)) * chance.random())
        seq = await seat.play(chance.choice(view.match.legal))
        await seat.until(lambda view: view.seq >= seq)
        return True


async def gathered(urls: list[str], stack: AsyncExitStack, chance: random.Random) -> Party:
    """Four people at three tables, one of them against a computer, and somebody who looks on."""
    stack.callback(setattr, connection, "LONGEST_WAIT", connection.LONGEST_WAIT)
    connection.LONGEST_WAIT = 0.4
    guests = []
    for name in ("Ann", "Bob", "Cleo", "Dan", "Eve"):
        client = Client(chance.choice(urls), name=name)
        history = recorded(client)
        guests.append(Guest(await stack.enter_async_context(client), history))
    ann, bob, cleo, dan, eve = guests
    tables = [
        await _table(ann, bob, {"clock": MOVE}, wins=3),
        await _table(cleo, dan, {"clock": SUDDEN, "interval": 2}, wins=2),
        await _table(eve, None, {"clock": LONG}, wins=1),
    ]
    for table in tables[:2]:
        await eve.client.follow(table)
    for host in (ann, cleo, eve):  # everybody is there before a clock runs
        await host.seats[0].begin()
    return Party(guests, tables)


async def _table(first: Guest, second: Guest | None, terms: dict[str, object], wins: int) -> str:
    computers = {} if second else {2: "easy"}
    seat = await first.client.open("plus4", computers=computers, terms=terms, wins=wins)
    first.seats.append(seat)
    if second:
        second.seats.append(await second.client.join(seat.table))
    return seat.table
