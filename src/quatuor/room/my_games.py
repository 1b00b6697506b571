"""My games: keeps an index of matches by person, beside the log and made from it.

A move changes a row for each player. So rows are written some seconds later, those of many tables
together, and at once where a match ends; before a list is read, what still waits is written. The
index knows up to which event of a table it is written: what a crash has kept from being written,
or an older version never wrote, is found by that and made from the log.
"""

import asyncio
from collections.abc import Iterable
from itertools import islice
from typing import Any

from quatuor.room.ledger import IndexedTable
from quatuor.room.live_table import LiveTable
from quatuor.room.log_entries import LoggedEvent, UnreadableTable
from quatuor.room.room import Room
from quatuor.table import Table
from quatuor.table.listing import Listing, ends_here, listed_people, listing_of

PAUSE, ALONE = 1.0, 10.0
"""Seconds in which changes of tables are gathered before they are written: while other processes
may read the index, and while nobody does who would not have it written first."""
LONGEST = 300
"""The most rows of a list."""
TOGETHER = 256
"""Tables whose rows are written in one transaction, so that the others do not wait long for it."""


class MyGames:
    """Keeps the index, and reads it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._pending: dict[str, LiveTable] = {}
        """The tables that have changed since they were last written."""
        self._timer: asyncio.TimerHandle | None = None

    def update(self, live: LiveTable, own: bool) -> None:
        """The table has changed, or was loaded; what another process did, that one writes."""
        table = live.table
        just_loaded = live.listed is None and live.table_id not in self._pending
        if not own or (just_loaded and table.phase == "over"):
            live.listed = listing_of(table)
            return
        ended = table.phase == "over" and not _ended(live.listed, table.number)
        self._pending[live.table_id] = live
        if ended:
            self.room.write_later(self._write([live]))
        elif self._timer is None:
            shared = self.room.several or self.room.ledger.shared
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(PAUSE if shared else ALONE, self._write_soon)

    async def stop(self) -> None:
        """Write what waits."""
        if self._timer:
            self._timer.cancel()
        await self._write_all()

    async def waiting(self, person: str) -> int:
        """How many tables wait for this person."""
        await self._write_those_of(person)
        return await self.room.ledger.matches.waiting(person)

    async def of(self, person: str) -> list[dict[str, Any]]:
        """Every match of this person: those that wait for them, others in play, finished ones."""
        await self._write_those_of(person)
        return await self.room.ledger.matches.of(person, LONGEST)

    async def repair(self) -> None:
        """Make from the log what is missing in the index."""
        for table_id, listed in await self.room.ledger.matches.behind():
            try:
                await self._repair_table(table_id, listed)
            except UnreadableTable as error:
                self.room.quarantine.add(table_id, error)

    async def _repair_table(self, table_id: str, listed: int) -> None:
        """Every match as it ended since the table was listed, and the one that has not."""
        made: dict[int, Listing] = {}

        def visit(before: Table, after: Table, _logged: LoggedEvent) -> bool:
            if ends_here(before, after):
                made[after.number] = listing_of(after)
            return True

        start = await self.room.ledger.snapshots.newest(table_id, listed)
        table, _ = await self.room.replays.replay(table_id, start, visit)
        if table.phase not in ("empty", "over"):
            last = listing_of(table)
            made[last.number] = last
        changes = IndexedTable(table_id, table.seq, tuple(made.values()))
        await self.room.ledger.matches.write([changes])

    def _write_soon(self) -> None:
        self._timer = None
        self.room.write_later(self._write_all())

    async def _write_all(self) -> None:
        """Write what waits now; what changes meanwhile waits for the next time."""
        waiting = iter(list(self._pending.values()))
        while some := list(islice(waiting, TOGETHER)):
            await self._write(some)

    async def _write_those_of(self, person: str) -> None:
        """Write what waits about tables at which this person sits, or sat until now."""
        theirs = [
            live
            for live in self._pending.values()
            if person in listed_people(live.table) or person in _people_in(live.listed)
        ]
        if theirs:
            await self._write(theirs)

    async def _write(self, tables: Iterable[LiveTable]) -> None:
        """Bring the index up to the last event of each of these tables."""
        listings = [(live, listing_of(live.table)) for live in tables]
        await self.room.ledger.matches.write(
            [
                IndexedTable(live.table_id, listing.seq, _changes(live.listed, listing))
                for live, listing in listings
            ]
        )
        for live, listing in listings:
            if live.listed is None or live.listed.seq <= listing.seq:
                live.listed = listing
            if live.table.seq == listing.seq:
                self._pending.pop(live.table_id, None)


def _changes(known: Listing | None, listing: Listing) -> tuple[Listing, ...]:
    """What of a listing has to be written, when the index was last told that."""
    later = listing.phase == "over" and _ended(known, listing.number)
    told = known is not None and _content(known) == _content(listing)
    return () if later or told else (listing,)


def _people_in(listing: Listing | None) -> Iterable[str]:
    """Who has a row in it."""
    return (row.person for row in listing.rows) if listing else ()


def _ended(known: Listing | None, number: int) -> bool:
    """Whether the end of this match is written already: what comes later is not about it."""
    return known is not None and known.phase == "over" and known.number == number


def _content(listing: Listing) -> tuple[Any, ...]:
    """What of a listing is worth being written again for."""
    return listing.number, listing.phase, listing.rows
