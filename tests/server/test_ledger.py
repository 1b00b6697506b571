"""Groups of lines that are written together: who was first keeps its place, the others theirs."""

import asyncio
from importlib.resources import files
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from quatuor.room.log_entries import Entry
from quatuor.server.database import migrate, transactions_for
from quatuor.server.group_commit import GroupCommit
from quatuor.server.migrations import NEWEST
from quatuor.server.sqlite_transactions import SqliteTransactions
from quatuor.server.storage import Storage
from quatuor.server.transactions import Statement, Transactions
from quatuor.server.wal_checkpoints import ROWS
from tests.server.running import run

SAID = '{"event": "Left", "by": "ann"}'
OPENED = "INSERT INTO tables (table_id, owner, opened) VALUES (:t, :o, :a)"


def line(table: str, seq: int, message: str | None = None) -> Entry:
    return Entry(table, seq, 1_000 + seq, message, SAID)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    address: str = request.getfixturevalue("pg")
    return address


async def opened(database: str) -> Transactions:
    await migrate(database)
    ledger = transactions_for(database)
    await ledger.open()
    return ledger


def test_of_a_group_only_the_lines_that_came_too_late_are_refused(database: str) -> None:
    async def write() -> None:
        ledger = await opened(database)
        assert await ledger.write([line("one", 1, "ann:1"), line("two", 1)], []) == set()
        group = [line("one", 2, "ann:2"), line("two", 1), line("one", 3, "ann:1"), line("six", 1)]
        assert await ledger.write(group, []) == {("two", 1), ("one", 3)}
        await ledger.close()
        storage = Storage(database)
        asked = ["one", "two", "six", "nobody"]
        assert await storage.latest(asked) == {"one": 2, "two": 1, "six": 1}
        assert await storage.latest([]) == {}
        assert [kept.message for kept in await storage.events("one")] == ["ann:1", "ann:2"]
        assert (await storage.events("six"))[0].at == 1_001
        await storage.stop()

    run(write())


def test_what_else_is_written_shares_the_transaction(database: str) -> None:
    async def write() -> None:
        ledger = await opened(database)
        opening = Statement(OPENED, {"t": "one", "o": "ann", "a": 5})
        assert await ledger.write([line("one", 1)], [opening]) == set()
        with pytest.raises(Exception, match=r"(?i)unique"):
            await ledger.write([line("one", 2)], [opening])
        assert await ledger.write([line("one", 2), line("one", 1)], []) == {("one", 1)}
        await ledger.close()

    run(write())


def test_what_was_committed_is_carried_over_beside_the_commits(tmp_path: Path) -> None:
    """The file of the database grows while the one that is committed to stays open."""

    async def write() -> None:
        database = tmp_path / "tables.db"
        ledger = await opened(f"sqlite:///{database}")
        before = database.stat().st_size
        for table in ("one", "two"):
            group = [line(table, seq) for seq in range(1, ROWS + 1)]
            assert await ledger.write(group, []) == set()
        for _ in range(1_000):
            if database.stat().st_size > before:
                break
            await asyncio.sleep(0.01)
        assert (tmp_path / "tables.db-wal").stat().st_size > 0
        assert database.stat().st_size > before
        await ledger.close()
        assert not (tmp_path / "tables.db-wal").exists()

    run(write())


def test_a_commit_waits_until_it_is_on_disk(tmp_path: Path) -> None:
    async def ask() -> None:
        ledger = await opened(f"sqlite:///{tmp_path / 'tables.db'}")
        assert isinstance(ledger, SqliteTransactions)
        asked = [("journal_mode", "wal"), ("synchronous", 2)]
        for pragma, value in asked:
            query = f"PRAGMA {pragma}"
            found = await ledger._there(lambda q=query: ledger.connection.execute(q).fetchone())  # type: ignore[misc]
            assert found == (value,)
        await ledger.close()

    run(ask())


def test_everything_that_waits_shares_the_next_commit(tmp_path: Path) -> None:
    async def write() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        await migrate(database)
        writer = GroupCommit(transactions_for(database))
        await writer.start()
        lines = [line(f"table {number}", 1) for number in range(100)]
        assert all(await asyncio.gather(*(writer.append([one]) for one in lines)))
        assert writer.commits <= 2
        assert await writer.append([lines[0]]) is False
        await writer.stop()

    run(write())


def test_a_database_at_the_last_step_is_left_as_it_is(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last step is the one that Alembic knows, and who is there does not need Alembic."""
    folder = str(files("quatuor.server").joinpath("migrations"))
    assert ScriptDirectory(folder).get_heads() == [NEWEST]
    run(migrate(database))
    monkeypatch.setattr("quatuor.server.database._upgrade", None)
    run(migrate(database))
