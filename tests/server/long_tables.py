"""A table with a long past, written straight into a database."""

from collections.abc import Iterator

from quatuor.room.digests import first_digest
from quatuor.room.log_entries import Entry, entry
from quatuor.server.storage import Storage
from quatuor.table import ROOM, Event, Table, Wanted, apply, events

START = 1_700_000_000_000
ANN, BOB = "key-of-ann", "key-of-bob"
TABLE = "a-long-table"
ROWS = 500


def next_event(table: Table) -> Event:
    """Matches without an end: whoever is to move fills the first column that is not full."""
    if table.phase == "gathering":
        return events.Began(ROOM, table.number)
    if table.phase == "over":
        if table.offer:
            return events.Accepted(BOB, 2, table.offer.number)
        return events.Offered(ANN, 1, "rematch")
    assert table.match is not None
    seat = table.match.to_move or 1
    return events.Played((ANN, BOB)[seat - 1], seat, table.match.legal[0], table.seq)


def long_log(count: int, table_id: str = TABLE) -> Iterator[Entry]:
    """So many rows."""
    wanted = Wanted("puissance4", {"wins": 1}, first="choice")
    opening: list[Event] = [
        events.Opened(ANN, "Ann", wanted),
        events.Sat(ANN, "Ann", 1),
        events.Sat(BOB, "Bob", 2),
    ]
    table, digest, first = Table(), first_digest(table_id), iter(opening)
    for number in range(count):
        event = next(first, None) or next_event(table)
        table, _ = apply(table, event, START + number, logged=True)
        row, logged = entry(table_id, table.seq, START + number, None, event, digest)
        digest = logged.digest
        yield row


async def write_long_table(storage: Storage, count: int) -> None:
    """Write it in pages, as if it had been played."""
    await storage.open_table(TABLE, ANN, START)
    page: list[Entry] = []
    for row in long_log(count):
        page.append(row)
        if len(page) == ROWS:
            assert await storage.append(page)
            page = []
    if page:
        assert await storage.append(page)
