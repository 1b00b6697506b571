"""Replays of logs, in slices and beside the event loop, which they never hold up.

A server has one thread for all of them, which takes a slice of each in turn: a short replay never
waits for a long one, and all together take no more than one share of the processor.
"""

from collections.abc import Callable, Sequence

from quatuor.room.executor import Executor
from quatuor.room.ledger import Ledger
from quatuor.room.log_entries import LAST, LoggedEvent, Snapshot, UnreadableTable
from quatuor.table import Table, apply

SLICE = 32
"""Events that are read, or applied, in one go."""
MILESTONE = 500
"""Events after which a snapshot is kept for good, so that the past is never far from one."""

Visit = Callable[[Table, Table, LoggedEvent], bool]
"""Called with the table before and after each event, and the event; false ends the replay."""


class Replays:
    """What happened at a table, from the last snapshot that helps."""

    def __init__(self, ledger: Ledger, executor: Executor) -> None:
        self._ledger = ledger
        self._executor = executor
        """One that shares memory: it calls `Visit`."""

    async def replay(
        self,
        table_id: str,
        start: Snapshot,
        visit: Visit,
        *,
        until: int = LAST,
        milestones: bool = False,
    ) -> Snapshot:
        """Visit the events after `start` up to `until`; the table that they lead to."""
        going_on = True
        while going_on and (left := until - start.table.seq) > 0:
            page = await self._ledger.events(table_id, start, min(SLICE, left))
            if not page:
                break
            before = start.table.seq
            start, going_on = await self._apply(start, page, visit)
            if milestones and start.table.seq // MILESTONE > before // MILESTONE:
                await self._ledger.snapshots.keep(table_id, start)
        return start

    async def _apply(
        self, start: Snapshot, page: Sequence[LoggedEvent], visit: Visit
    ) -> tuple[Snapshot, bool]:
        return await self._executor.run(applied, start, page, visit)


def applied(start: Snapshot, page: Sequence[LoggedEvent], visit: Visit) -> tuple[Snapshot, bool]:
    """The table after these events, and whether whoever visits them wants more."""
    table, going_on = start.table, True
    for logged in page:
        try:
            before = table
            table, _ = apply(before, logged.event, logged.at, logged=True)
            going_on = visit(before, table, logged)
        except Exception as error:  # an event that could never happen: the log is damaged
            raise UnreadableTable(f"event {logged.seq}: {error}") from error
        if not going_on:
            break
    return Snapshot(table, logged.digest), going_on
