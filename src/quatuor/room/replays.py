"""Replays of logs beside the event loop, in slices: whoever waits for the loop waits for none.

One thread does all of them, a slice of each in turn, so that a short one never waits for a long one
and all of them together take no more than one share of the processor.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from quatuor.room.log_entries import LAST, Base, Logged, UnreadableTable
from quatuor.server.snapshots import MILESTONE, Snapshots
from quatuor.server.storage import Storage
from quatuor.table import Table, table_after

SLICE = 32
"""Events that are read, or applied, in one go."""

Visit = Callable[[Table, Table, Logged], bool]
"""Called with the table before and after each event, and the event; false ends the replay."""


class Replays:
    """What happened at a table, from the last snapshot that helps."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.snapshots = Snapshots(storage)
        self._thread = ThreadPoolExecutor(1, "replay")

    async def replay(
        self,
        table_id: str,
        base: Base,
        visit: Visit,
        *,
        until: int = LAST,
        milestones: bool = False,
    ) -> Base:
        """Visit the events after `base` up to `until`; the table that they lead to."""
        going_on = True
        while going_on and (room := until - base.table.seq) > 0:
            page = await self._storage.events(table_id, base, min(SLICE, room))
            if not page:
                break
            before = base.table.seq
            base, going_on = await self._there(base, page, visit)
            if milestones and base.table.seq // MILESTONE > before // MILESTONE:
                await self.snapshots.keep(table_id, base)
        return base

    def stop(self) -> None:
        """Replay no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _there(self, base: Base, page: Sequence[Logged], visit: Visit) -> tuple[Base, bool]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, applied, base, page, visit)


def applied(base: Base, page: Sequence[Logged], visit: Visit) -> tuple[Base, bool]:
    """The table after these events, and whether whoever visits them wants more."""
    table, going_on = base.table, True
    for logged in page:
        try:
            before, table = table, table_after(table, logged.event, logged.at)
            going_on = visit(before, table, logged)
        except Exception as error:  # an event that could never happen: the log is damaged
            raise UnreadableTable(f"event {logged.seq}: {error}") from error
        if not going_on:
            break
    return Base(table, logged.digest), going_on
