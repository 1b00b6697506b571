"""The ledger of a browser tab: what counts is kept, and what is kept is found again."""

import pytest

from quatuor.room.digests import first_digest
from quatuor.room.ledger import WriteFailed
from quatuor.room.log_entries import Entry, entry
from quatuor.tab.ledger import TabLedger
from quatuor.table import Event, Wanted, events
from tests.room.clients import run
from tests.tab.rows import RowStore

TABLE = "a table"
OPENING: list[Event] = [
    events.Opened("ann", "Ann", Wanted("puissance4")),
    events.Sat("ann", "Ann", 1),
    events.Sat("bob", "Bob", 2),
]


def entries() -> list[Entry]:
    """The log of the opening, each event with a message."""
    made, digest = [], first_digest(TABLE)
    for seq, event in enumerate(OPENING, 1):
        row, logged = entry(TABLE, seq, 1000 * seq, f"ann:{seq}", event, digest)
        made.append(row)
        digest = logged.digest
    return made


async def opened(store: RowStore) -> TabLedger:
    ledger = TabLedger(store)
    await ledger.open()
    return ledger


async def numbers(ledger: TabLedger) -> list[int]:
    return [logged.seq for logged in await ledger.events(TABLE)]


def test_what_was_appended_is_found_by_the_next_tab() -> None:
    async def write_and_read() -> None:
        store = RowStore()
        ledger = await opened(store)
        await ledger.open_table(TABLE, "ann", 0)
        assert await ledger.append(entries())
        again = await opened(store)
        assert again.last_pulse == 3000
        assert await numbers(again) == [1, 2, 3]
        assert await again.seq_of_message(TABLE, "ann:2") == 2
        assert not await again.append(entries()[2:])
        assert await again.matches.behind() == [(TABLE, 0)]

    run(write_and_read())


def test_what_the_browser_does_not_keep_does_not_count() -> None:
    async def write() -> None:
        store = RowStore()
        ledger = await opened(store)
        await ledger.open_table(TABLE, "ann", 0)
        store.full = True
        with pytest.raises(WriteFailed):
            await ledger.append(entries())
        assert await numbers(ledger) == []
        store.full = False
        assert await ledger.append(entries())
        assert await numbers(ledger) == [1, 2, 3]

    run(write())


def test_what_was_kept_although_no_answer_came_is_read_again() -> None:
    async def write() -> None:
        store = RowStore()
        ledger = await opened(store)
        await ledger.open_table(TABLE, "ann", 0)
        store.forgetful = True
        with pytest.raises(WriteFailed):
            await ledger.append(entries())
        assert await numbers(ledger) == [1, 2, 3]
        assert not await ledger.append(entries()[2:])

    run(write())


def test_no_clock_runs_while_no_tab_is_open() -> None:
    async def close_and_open() -> None:
        store = RowStore()
        ledger = await opened(store)
        await ledger.pulse(5000)
        await ledger.note_outage(5000, 9000)
        again = await opened(store)
        assert again.last_pulse == 5000
        assert await again.outages_after(6000) == [(5000, 9000)]
        assert await again.outages_after(9000) == []

    run(close_and_open())
