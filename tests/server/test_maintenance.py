"""Checking, copying, restoring and pruning a room while people play in it."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from quatuor.cli.check import told
from quatuor.client import Declined, TableSeat
from quatuor.errors import BadRequest
from quatuor.room.identity import key_of
from quatuor.server.backups import backup
from quatuor.server.checking import Report, check
from quatuor.server.database import migrate
from quatuor.server.forgetting import forget, person_called
from quatuor.server.maintenance import storage_at
from quatuor.server.pruning import DAY, prune
from quatuor.server.restoring import Restored, restore
from quatuor.server.settings import Settings
from tests.cli.run import run as run_command
from tests.server.running import GENEROUS, Running, rows, run, running, seated_pair, settings_at

NOW = 2_000_000_000_000


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    address: str = request.getfixturevalue("pg")
    return address


def settings_for(database: str, **changes: Any) -> Settings:
    return Settings(database, limits=GENEROUS, bots=1, pace=0.0, **changes)


async def checked(database: str) -> Report:
    async with storage_at(database) as storage:
        return await check(storage, lambda _done, _total: None)


async def seen(server: Running, table: str) -> dict[str, Any]:
    view: dict[str, Any] = await (await server.client("Zoe")).request("GET", f"/api/tables/{table}")
    return view


def token_of(seat: TableSeat) -> str:
    client: Any = seat._ask.__self__  # type: ignore[attr-defined]
    return str(client.token)


def in_file(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def test_a_room_is_copied_while_people_play_and_comes_back_in_a_new_database(
    database: str, tmp_path: Path
) -> None:
    async def play() -> None:
        copy = tmp_path / "room.backup"
        async with running(settings_for(database)) as server:
            ann, bob = await seated_pair(server)
            await ann.play("4")
            copying = asyncio.create_task(backup(database, copy))
            await bob.until(lambda view: bool(view.acting))
            await bob.play("5")
            assert await copying == copy.stat().st_size
            assert [path.name for path in tmp_path.glob("room.backup*")] == ["room.backup"]
        new = f"sqlite:///{tmp_path / 'new.db'}"
        assert await restore(new, copy, NOW) == Restored(restored=1)
        report = await checked(new)
        assert (report.tables, report.unreadable, report.unsealed) == (1, {}, 0)
        async with running(settings_for(new)) as server:
            view = await seen(server, ann.table)
            assert view["match"]["moves"][:1] == ["4"]
            again = await (await server.client("Ann", token_of(ann))).follow(ann.table)
            assert again.view.yours == [1]

    run(play())


def test_a_room_moves_from_sqlite_to_postgresql(tmp_path: Path, pg: str) -> None:
    async def play() -> None:
        settings = settings_at(tmp_path)
        async with running(settings) as server:
            ann, _ = await seated_pair(server)
            await ann.play("4")
            view = await seen(server, ann.table)
        copy = tmp_path / "room.backup"
        await backup(settings.database, copy)
        assert await restore(pg, copy, NOW) == Restored(restored=1)
        assert (await checked(pg)).sound
        back = tmp_path / "back.backup"
        await backup(pg, back)
        log = "SELECT * FROM log ORDER BY table_id, seq"
        assert in_file(back, log) == in_file(copy, log)
        async with running(settings_for(pg)) as server:
            moved = await seen(server, ann.table)
            assert moved["match"] == view["match"]
            mine = await (await server.client("Ann", token_of(ann))).request("GET", "/api/mine")
            assert [match["table"] for match in mine["matches"]] == [ann.table]

    run(play())


def test_what_is_damaged_comes_back_into_a_running_room_and_the_rest_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quatuor.room.quarantine.AGAIN", 0.0)
    copy = tmp_path / "room.backup"

    async def play() -> None:
        settings = settings_at(tmp_path)
        async with running(settings) as server:
            bad, _ = await seated_pair(server)
            await bad.play("4")
            await backup(settings.database, copy)
        rows(tmp_path, "UPDATE log SET at = at + 1 WHERE seq = 3")
        rows(tmp_path, "DELETE FROM snapshots")
        async with running(settings) as server:
            good, _ = await seated_pair(server)
            await good.play("1")
            with pytest.raises(Declined):
                await seen(server, bad.table)
            assert list((await checked(settings.database)).unreadable) == [bad.table]
            assert await restore(settings.database, copy, NOW) == Restored(restored=1)
            assert (await seen(server, bad.table))["match"]["moves"] == ["4"]
            assert (await seen(server, good.table))["match"]["moves"] == ["1"]
            assert await restore(settings.database, copy, NOW) == Restored(kept=1)

    run(play())


def test_restoring_into_an_empty_room_costs_nobody_the_time_since_the_backup(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        settings, copy = settings_at(tmp_path), tmp_path / "room.backup"
        async with running(settings) as server:
            await seated_pair(server)
        await backup(settings.database, copy)
        await restore(f"sqlite:///{tmp_path / 'new.db'}", copy, NOW)
        (last,) = in_file(copy, "SELECT max(at) FROM pulses")[0]
        assert (last, NOW) in in_file(tmp_path / "new.db", "SELECT since, until FROM outages")

    run(play())


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("not a database")
    with pytest.raises(BadRequest, match="no backup of Quatuor"):
        run(restore(f"sqlite:///{tmp_path / 'new.db'}", other, NOW))
    with pytest.raises(BadRequest, match="there is no database"):
        run(backup(f"sqlite:///{tmp_path / 'missing.db'}", tmp_path / "copy"))


def test_old_tables_are_deleted_and_others_stay(database: str) -> None:
    async def play() -> None:
        async with running(settings_for(database)) as server:
            ann, _ = await seated_pair(server)
            now = server.room.now()
        async with running(settings_for(database)) as server:
            bob, _ = await seated_pair(server)
            storage = server.storage
            for column, table in (("opened", "tables"), ("at", "log")):
                await storage.writer.execute(
                    f"UPDATE {table} SET {column} = {column} - {40 * DAY} WHERE table_id = :t",
                    t=ann.table,
                )
            assert await prune(storage, 50, now) == 0
            assert await prune(storage, 30, now, loaded={ann.table}) == 0
            assert await prune(storage, 30, now) == 1
            for table in ("log", "tables", "snapshots", "games"):
                left = await storage.select(f"SELECT DISTINCT table_id FROM {table}")
                assert (ann.table,) not in [tuple(row) for row in left]
            assert await seen(server, bob.table)

    run(play())


def test_a_server_that_keeps_tables_for_some_days_deletes_older_ones(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            await seated_pair(server)
        rows(tmp_path, f"UPDATE tables SET opened = opened - {40 * DAY}")
        rows(tmp_path, f"UPDATE log SET at = at - {40 * DAY}")
        async with running(settings_at(tmp_path, keep_days=30)):
            while rows(tmp_path, "SELECT * FROM tables"):
                await asyncio.sleep(0.05)

    run(play())


def test_a_forgotten_person_is_nowhere_and_the_game_goes_on_for_the_others(database: str) -> None:
    async def play() -> None:
        async with running(settings_for(database)) as server:
            ann, bob = await seated_pair(server, terms={"public": True})
            await ann.say("My name is Ann Example")
            await ann.play("4")
            await bob.until(lambda view: bool(view.acting))
            await bob.play("4")
            key = key_of(token_of(ann))
            async with storage_at(database) as storage:
                assert await person_called(storage, ann.table, "Ann") == key
                assert await forget(storage, key, server.room.now()) == 1
                for table in ("log", "tables", "snapshots", "games"):
                    found = str(await storage.select(f"SELECT * FROM {table}"))
                    assert not [word for word in ("Ann", key, "Example") if word in found], table
            await bob.until(lambda view: view.seats[0].names != ["Ann"])
            assert bob.view.match is not None
            assert bob.view.match.moves == ["4", "4"]
            assert not bob.view.said
            with pytest.raises(Declined):
                await ann.play("5")
            await bob.say("still here")
        report = await checked(database)
        assert (report.tables, report.unreadable) == (1, {})
        async with running(settings_for(database)) as server:
            view = await seen(server, bob.table)
            assert view["match"]["moves"] == ["4", "4"]
            assert view["seats"][1]["names"] == ["Bob"]
            assert view["seats"][0]["names"][0].startswith("— ")

    run(play())


def test_whom_to_forget_must_be_clear(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server)
            storage = server.storage
            with pytest.raises(BadRequest, match="nobody at that table has the name 'Eve'"):
                await person_called(storage, ann.table, "Eve")
            with pytest.raises(BadRequest, match="there is no table 'nowhere'"):
                await person_called(storage, "nowhere", "Ann")

    run(play())


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    async def play() -> str:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server)
            return ann.table

    table = run(play())
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    fine = run_command("check", "--db", db)
    assert fine.code == 0
    assert fine.out.endswith("every table can be read\n")
    assert json.loads(run_command("check", "--db", db, "--json").out)["tables"] == 1
    copy = str(tmp_path / "copy")
    assert run_command("backup", copy, "--db", db).out.startswith(f"{copy}: ")
    assert run_command("restore", copy, "--db", db).out == "0 tables restored; 1 were there\n"
    forget_ann = run_command("prune", "--forget", "Ann", "--table", table, "--db", db)
    assert (forget_ann.code, forget_ann.out) == (0, "forgotten at 1 tables\n")
    old = run_command("prune", "--keep-days", "30", "--db", db)
    assert (old.code, old.out) == (0, "0 tables deleted\n")
    for words in (["prune"], ["prune", "--forget", "Bob"], ["prune", "--keep-days", "0"]):
        assert run_command(*words, "--db", db).code == 2
    rows(tmp_path, "DELETE FROM log WHERE seq = 2")
    damaged = run_command("check", "--db", db)
    assert damaged.code == 1
    assert f"{table}: event 2 is missing" in damaged.out


def test_a_report_tells_of_stale_snapshots_and_old_events() -> None:
    report = Report(tables=2, events=9, unsealed=4, snapshots=3, stale={"a": 1})
    assert "4 events of an older version have no digest" in told(report)
    assert "1 snapshots do not match" in told(report)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    run(migrate(f"sqlite:///{path}"))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(BadRequest, match="at step 0999, which a newer Quatuor has made"):
        run(migrate(f"sqlite:///{path}"))
