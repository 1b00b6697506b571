"""My games: keeps an index of matches by person, beside the log and made from it.

A move changes a row for each player. So rows are written a moment later, at most once a second for
each table, and at once where a match ends; before a list is read, what still waits is written. The
index knows up to which event of a table it is written: what a crash has kept from being written,
or an older version never wrote, is found by that and made from the log.
"""

import asyncio
from typing import Any

from quatuor.room.live_table import LiveTable
from quatuor.room.log_entries import LoggedEvent, UnreadableTable
from quatuor.room.room import Room
from quatuor.table import Table
from quatuor.table.listing import Listing, ends_here, listing_of

PAUSE = 1.0
"""Seconds in which changes of a table are gathered before they are written."""
LONGEST = 300
"""The most rows of a list."""


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
            self.room.write_later(self._write_table(live))
        elif self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(PAUSE, self._write_soon)

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
        made: list[Listing] = []

        def visit(before: Table, after: Table, _logged: LoggedEvent) -> bool:
            if ends_here(before, after):
                made.append(listing_of(after))
            return True

        start = await self.room.ledger.snapshots.newest(table_id, listed)
        table, _ = await self.room.replays.replay(table_id, start, visit)
        if table.phase not in ("empty", "over"):
            made.append(listing_of(table))
        for listing in made:
            await self.room.ledger.matches.write(table_id, listing)
        await self.room.ledger.matches.written_up_to(table_id, table.seq)

    def _write_soon(self) -> None:
        self._timer = None
        self.room.write_later(self._write_all())

    async def _write_all(self) -> None:
        await asyncio.gather(*(self._write_table(live) for live in list(self._pending.values())))

    async def _write_those_of(self, person: str) -> None:
        """Write what waits about tables at which this person sits, or sat until now."""
        for live in list(self._pending.values()):
            before = live.listed.rows if live.listed else ()
            if any(row.person == person for row in (*before, *listing_of(live.table).rows)):
                await self._write_table(live)

    async def _write_table(self, live: LiveTable) -> None:
        """Bring the index up to this table's last event."""
        listing, known = listing_of(live.table), live.listed
        later = listing.phase == "over" and _ended(known, listing.number)
        if not later and (known is None or _content(known) != _content(listing)):
            await self.room.ledger.matches.write(live.table_id, listing)
        await self.room.ledger.matches.written_up_to(live.table_id, listing.seq)
        if live.listed is None or live.listed.seq <= listing.seq:
            live.listed = listing
        if live.table.seq == listing.seq:
            self._pending.pop(live.table_id, None)


def _ended(known: Listing | None, number: int) -> bool:
    """Whether the end of this match is written already: what comes later is not about it."""
    return known is not None and known.phase == "over" and known.number == number


def _content(listing: Listing) -> tuple[Any, ...]:
    """What of a listing is worth being written again for."""
    return listing.number, listing.phase, listing.rows
