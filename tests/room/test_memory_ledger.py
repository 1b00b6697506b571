"""The ledger in memory keeps the promises that a ledger makes."""

import pytest

from quatuor.quick_replace import replace
from quatuor.room.digests import first_digest
from quatuor.room.log_entries import Entry, Snapshot, UnreadableTable, entry
from quatuor.room.memory_ledger import MemoryLedger
from quatuor.room.replays import MILESTONE
from quatuor.table import Event, Table, Wanted, apply, events
from tests.room.clients import run

TABLE = "a table"
OPENING: list[Event] = [
    events.Opened("ann", "Ann", Wanted("puissance4")),
    events.Sat("ann", "Ann", 1),
    events.Sat("bob", "Bob", 2),
]


def entries(messages: list[str | None]) -> list[Entry]:
    """The log of the opening, each event with its message."""
    made, digest = [], first_digest(TABLE)
    for seq, (event, message) in enumerate(zip(OPENING, messages, strict=True), 1):
        row, logged = entry(TABLE, seq, seq, message, event, digest)
        made.append(row)
        digest = logged.digest
    return made


async def filled() -> MemoryLedger:
    ledger = MemoryLedger()
    await ledger.open_table(TABLE, "ann", 0)
    assert await ledger.append(entries([None, "ann:1", "bob:1"]))
    return ledger


def test_of_two_that_append_the_same_event_one_is_refused() -> None:
    async def write() -> None:
        ledger = await filled()
        assert not await ledger.append(entries([None, None, None])[-1:])
        assert [one.seq for one in await ledger.events(TABLE)] == [1, 2, 3]

    run(write())


def test_a_message_counts_once() -> None:
    async def write() -> None:
        ledger = await filled()
        again = entries([None, "ann:1", "bob:1"])[1]._replace(seq=4)
        assert not await ledger.append([again])
        assert await ledger.seq_of_message(TABLE, "ann:1") == 2
        assert await ledger.seq_of_message(TABLE, "ann:2") is None

    run(write())


def test_a_log_that_was_changed_afterwards_is_not_read() -> None:
    async def read() -> None:
        ledger = await filled()
        stored = ledger._tables[TABLE].entries
        stored[1] = stored[1]._replace(event=stored[1].event.replace('"seat":1', '"seat":2'))
        with pytest.raises(UnreadableTable):
            await ledger.events(TABLE)

    run(read())


def test_the_newest_snapshot_is_kept_and_one_of_every_milestone() -> None:
    async def keep() -> None:
        ledger, table = await filled(), Table()
        for event in OPENING:
            table, _ = apply(table, event, 1)
        for seq in (3, 100, 200, MILESTONE + 1, MILESTONE + 2):
            await ledger.snapshots.keep(TABLE, Snapshot(replace(table, seq=seq), "digest"))
        assert list(ledger._tables[TABLE].snapshots) == [3, MILESTONE + 1, MILESTONE + 2]
        newest = await ledger.snapshots.newest(TABLE, seq=MILESTONE)
        assert newest.table.seq == 3
        assert (await ledger.snapshots.newest("another")).table.seq == 0

    run(keep())
