"""My games: an index of tables by person, written beside the log and made again from it if need be.

A move changes a line for each player. So lines are written a moment later, at most once a second
for each table, and at once where a match ends; whoever asks for a list gets what still waits
written first. Up to which event a table is in the index stands in `tables.listed`: what a crash has
kept from being written, or an older version never wrote, is found by that and made from the log.
"""

import asyncio
import json
from typing import Any

from quatuor.room.json_text import written
from quatuor.room.live_table import Room
from quatuor.room.log_entries import Logged, UnreadableTable
from quatuor.room.room import Rooms
from quatuor.table import Table
from quatuor.table.listing import Listing, ends_here, listing_of

PAUSE = 1.0
"""Seconds in which changes of a table are gathered before they are written."""
LONGEST = 300
"""The most lines of a list."""
UPSERT = """INSERT INTO games (person, table_id, number, seq, at, waits, phase, data)
    VALUES (:p, :t, :n, :s, :a, :w, :f, :d)
    ON CONFLICT (person, table_id, number) DO UPDATE SET seq = excluded.seq, at = excluded.at,
    waits = excluded.waits, phase = excluded.phase, data = excluded.data
    WHERE excluded.seq >= games.seq"""
LEFT = "DELETE FROM games WHERE table_id = :t AND number = :n AND seq < :s AND phase <> 'over'"
LISTED = "UPDATE tables SET listed = :s WHERE table_id = :t AND listed < :s"
BEHIND = """SELECT table_id, listed FROM tables
    WHERE listed < (SELECT max(seq) FROM log WHERE log.table_id = tables.table_id)"""


class Listings:
    """Keeps the index, and reads it."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._pending: dict[str, Room] = {}
        """The tables that have changed since they were last written."""
        self._timer: asyncio.TimerHandle | None = None

    def note(self, room: Room, mine: bool) -> None:
        """The table has changed, or is awake; what another process did, that one writes down."""
        table = room.table
        woken = room.listed is None and room.table_id not in self._pending
        if not mine or (woken and table.phase == "over"):
            room.listed = listing_of(table)
            return
        ended = table.phase == "over" and not _ended(room.listed, table.number)
        self._pending[room.table_id] = room
        if ended:
            self.rooms.keep(self._write_room(room))
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
        rows = await self.rooms.storage.select(
            "SELECT count(*) FROM games WHERE person = :p AND waits", p=person
        )
        return int(rows[0][0])

    async def of(self, person: str) -> list[dict[str, Any]]:
        """Every line of this person: those that wait for them, others in play, finished ones."""
        await self._write_those_of(person)
        rows = await self.rooms.storage.select(
            "SELECT table_id, number, at, waits, data FROM games WHERE person = :p"
            " ORDER BY phase = 'over', waits DESC, at DESC LIMIT :l",
            p=person,
            l=LONGEST,
        )
        return [
            {"table": table, "number": number, "at": at, "waits": bool(waits)} | json.loads(data)
            for table, number, at, waits, data in rows
        ]

    async def repair(self) -> None:
        """Make from the log what is missing in the index."""
        for table_id, listed in await self.rooms.storage.select(BEHIND):
            try:
                await self._repair_table(table_id, listed)
            except UnreadableTable as error:
                self.rooms.set_aside.add(table_id, error)

    async def _repair_table(self, table_id: str, listed: int) -> None:
        """Every match as it ended since the table was listed, and the one that has not."""
        made: list[Listing] = []

        def visit(before: Table, after: Table, _logged: Logged) -> bool:
            if ends_here(before, after):
                made.append(listing_of(after))
            return True

        replays = self.rooms.replays
        base = await replays.snapshots.newest(table_id, listed)
        table, _ = await replays.replay(table_id, base, visit)
        if table.phase not in ("empty", "over"):
            made.append(listing_of(table))
        for listing in made:
            await self._write(table_id, listing)
        await self._listed(table_id, table.seq)

    def _write_soon(self) -> None:
        self._timer = None
        self.rooms.keep(self._write_all())

    async def _write_all(self) -> None:
        await asyncio.gather(*(self._write_room(room) for room in list(self._pending.values())))

    async def _write_those_of(self, person: str) -> None:
        """Write what waits about tables at which this person sits, or sat until now."""
        for room in list(self._pending.values()):
            before = room.listed.lines if room.listed else ()
            if any(line.person == person for line in (*before, *listing_of(room.table).lines)):
                await self._write_room(room)

    async def _write_room(self, room: Room) -> None:
        """Bring the index up to this table's last event."""
        listing, known = listing_of(room.table), room.listed
        later = listing.phase == "over" and _ended(known, listing.number)
        if not later and (known is None or _told(known) != _told(listing)):
            await self._write(room.table_id, listing)
        await self._listed(room.table_id, listing.seq)
        if room.listed is None or room.listed.seq <= listing.seq:
            room.listed = listing
        if room.table.seq == listing.seq:
            self._pending.pop(room.table_id, None)

    async def _write(self, table_id: str, listing: Listing) -> None:
        about = {"t": table_id, "n": listing.number, "s": listing.seq}
        execute = self.rooms.storage.writer.execute
        writes = [
            execute(
                UPSERT,
                **about,
                p=line.person,
                a=listing.at,
                w=line.waits,
                f=listing.phase,
                d=written(line.data).decode(),
            )
            for line in listing.lines
        ]
        await asyncio.gather(*writes, execute(LEFT, **about))

    async def _listed(self, table_id: str, seq: int) -> None:
        await self.rooms.storage.writer.execute(LISTED, t=table_id, s=seq)


def _ended(known: Listing | None, number: int) -> bool:
    """Whether the end of this match is written already: what comes later is not about it."""
    return known is not None and known.phase == "over" and known.number == number


def _told(listing: Listing) -> tuple[Any, ...]:
    """What of a listing is worth being written again for."""
    return listing.number, listing.phase, listing.lines
