"""My games: the tables by person, kept beside the log in every kind of database."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Client, Declined, TableSeat
from quatuor.record import read
from quatuor.room.ledger import IndexedTable
from quatuor.server.settings import Settings
from quatuor.server.storage import Storage
from quatuor.table.listing import Listing, ListingRow
from tests.server.running import GENEROUS, Running, rows, run, running, seated_pair, settings_at
from tests.server.services import OwnRedis
from tests.server.test_presence import client_of
from tests.server.test_processes import pair_across, play_to_the_end, two


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A server of each kind."""
    if request.param == "sqlite":
        return settings_at(tmp_path)
    return Settings(request.getfixturevalue("pg"), limits=GENEROUS)


async def mine(seat: TableSeat) -> list[dict[str, Any]]:
    client: Client = client_of(seat)
    found = await client.request("GET", "/api/mine")
    lines: list[dict[str, Any]] = found["matches"]
    assert found["waiting"] == sum(line["waits"] for line in lines)
    return lines


async def count(seat: TableSeat) -> int:
    client: Client = client_of(seat)
    return int((await client.request("GET", "/api/mine/waiting"))["waiting"])


async def again(ann: TableSeat, bob: TableSeat) -> None:
    """Another match at the same table."""
    await ann.offer("rematch")
    await bob.until(lambda view: view.offer is not None)
    await bob.answer(True)
    for seat in (ann, bob):
        await seat.until(lambda view: view.phase == "playing")


def test_a_list_says_whose_turn_it_is_and_who_has_won(settings: Settings) -> None:
    async def play() -> None:
        async with running(settings) as server:
            ann, bob = await seated_pair(server, wins=1)
            (line,) = await mine(ann)
            assert (line["table"], line["number"], line["phase"]) == (ann.table, 1, "playing")
            assert (line["waits"], line["to_move"], line["yours"]) == (True, 1, [1])
            assert [seat["names"] for seat in line["seats"]] == [["Ann"], ["Bob"]]
            assert [line["waits"] for line in await mine(bob)] == [False]
            assert (await count(ann), await count(bob)) == (1, 0)
            await ann.play("4")
            assert (await count(ann), await count(bob)) == (0, 1)
            assert [line["waits"] for line in await mine(ann)] == [False]
            assert [line["waits"] for line in await mine(bob)] == [True]
            await bob.until(lambda view: bool(view.acting))
            await bob.resign()
            for seat in (ann, bob):
                (line,) = await mine(seat)
                assert (line["phase"], line["waits"]) == ("over", False)
                assert line["result"] == {"winners": [1], "reason": "resignation"}

    run(play())


def test_after_playing_again_the_finished_match_is_still_there(settings: Settings) -> None:
    async def play() -> None:
        async with running(settings) as server:
            ann, bob = await seated_pair(server, wins=1)
            await play_to_the_end(ann, bob)
            await again(ann, bob)
            await bob.play("7")
            lines = await mine(ann)
            assert [(line["number"], line["phase"]) for line in lines] == [
                (2, "playing"),
                (1, "over"),
            ]
            eve = await server.client("Eve")
            path = f"/api/tables/{ann.table}/record"
            first, second, last = [
                read(await eve.request("GET", path + which))
                for which in ("?match=1", "?match=2", "")
            ]
            assert first.match.moves == tuple("1212121")
            assert first.tags["Player 1"] == "Ann"
            assert second.match.moves == last.match.moves == ("7",)
            with pytest.raises(Declined) as refusal:
                await eve.request("GET", path + "?match=3")
            assert refusal.value.code == "no_match"

    run(play())


def test_an_offer_waits_for_an_answer_and_who_leaves_is_not_listed(settings: Settings) -> None:
    async def play() -> None:
        async with running(settings) as server:
            ann, bob = await seated_pair(server)
            await ann.play("4")
            await bob.offer("draw")
            assert [line["waits"] for line in await mine(ann)] == [True]
            await bob.leave()
            assert await mine(bob) == []
            (line,) = await mine(ann)
            assert line["seats"][1] == {"level": None, "names": []}

    run(play())


def test_what_is_missing_in_the_index_is_made_from_the_log(settings: Settings) -> None:
    async def before() -> tuple[str, list[dict[str, Any]]]:
        async with running(settings) as server:
            ann, bob = await seated_pair(server, wins=1)
            await play_to_the_end(ann, bob)
            await again(ann, bob)
            return client_of(ann).token, await mine(ann)

    async def forget() -> None:
        storage = Storage(settings.database)
        await storage.start()
        await storage.writer.execute("DELETE FROM games")
        await storage.writer.execute("UPDATE tables SET listed = 0")
        await storage.stop()

    async def after(token: str, lines: list[dict[str, Any]]) -> None:
        async with running(settings) as server:
            ann = await server.client("Ann", token)
            while len(found := (await ann.request("GET", "/api/mine"))["matches"]) < 2:
                await asyncio.sleep(0.05)
            assert [{**line, "at": 0} for line in found] == [{**line, "at": 0} for line in lines]

    token, lines = run(before())
    run(forget())
    run(after(token, lines))


def listing(seq: int, *people: str, number: int = 1) -> Listing:
    """One match in play, of these people, after that event."""
    rows = tuple(ListingRow(person, True, {"seq": seq}) for person in people)
    return Listing(number, "playing", seq, 1000 + seq, rows)


def test_the_rows_of_many_tables_are_written_in_one_transaction(settings: Settings) -> None:
    async def write() -> None:
        storage = Storage(settings.database)
        await storage.start()
        for name in ("one", "two"):
            await storage.open_table(name, "ann", 0)
        commits = storage.writer.commits
        both = [
            IndexedTable("one", 5, (listing(5, "ann", "bob"),)),
            IndexedTable("two", 7, (listing(3, "ann"), listing(7, "ann", "bob", number=2))),
        ]
        await storage.matches.write(both)
        assert storage.writer.commits == commits + 1
        assert await seqs(storage, "ann") == {("one", 1): 5, ("two", 1): 3, ("two", 2): 7}
        later = [
            IndexedTable("one", 9, (listing(9, "ann"),)),
            IndexedTable("two", 6, (listing(6, "ann", number=2),)),
            IndexedTable("gone", 1, ()),
        ]
        await storage.matches.write(later)
        assert await seqs(storage, "ann") == {("one", 1): 9, ("two", 1): 3, ("two", 2): 7}
        assert await seqs(storage, "bob") == {("two", 2): 7}, "who has left has no row any more"
        listed = await storage.select("SELECT table_id, listed FROM tables ORDER BY table_id")
        assert [tuple(row) for row in listed] == [("one", 9), ("two", 7)]
        await storage.stop()

    run(write())


def test_rows_from_before_somebody_was_forgotten_come_too_late(settings: Settings) -> None:
    async def write() -> None:
        storage = Storage(settings.database)
        await storage.start()
        await storage.open_table("one", "ann", 0)
        await storage.writer.execute(
            "INSERT INTO forgotten (table_id, seq, at) VALUES ('one', 6, 0)"
        )
        await storage.matches.write([IndexedTable("one", 5, (listing(5, "ann", "bob"),))])
        assert await seqs(storage, "ann") == await seqs(storage, "bob") == {}
        await storage.matches.write([IndexedTable("one", 6, (listing(4, "bob"),))])
        assert await seqs(storage, "bob") == {("one", 1): 4}
        await storage.stop()

    run(write())


async def seqs(storage: Storage, person: str) -> dict[tuple[str, int], int]:
    """After which event each match of this person was written."""
    found = await storage.matches.of(person, 10)
    return {(row["table"], row["number"]): row["seq"] for row in found}


async def across(settings: Settings) -> None:
    """A move at one server changes the list that the other one gives."""
    async with two(settings) as (one, other):
        ann, bob = await pair_across(one, other)
        for seat, column in ((ann, "1"), (bob, "2"), (ann, "1")):
            await seat.until(lambda view: bool(view.acting))
            await seat.play(column)
        while [line["waits"] for line in await mine(bob)] != [True]:
            await asyncio.sleep(0.05)
        while [line["waits"] for line in await mine(ann)] != [False]:
            await asyncio.sleep(0.05)
        await play_to_the_end(ann, bob)
        for seat in (ann, bob):
            while [line["phase"] for line in await mine(seat)] != ["over"]:
                await asyncio.sleep(0.05)


def test_every_process_writes_its_part_on_sqlite(tmp_path: Path) -> None:
    run(across(settings_at(tmp_path, poll=0.05)))


def test_every_process_writes_its_part_on_postgresql(pg: str, redis: OwnRedis) -> None:
    run(across(Settings(pg, redis.url, limits=GENEROUS)))


def test_a_snapshot_of_an_older_version_is_not_read_since_the_log_says_the_same(
    tmp_path: Path,
) -> None:
    async def before() -> tuple[str, dict[str, Any]]:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server, wins=1)
            await ann.play("4")
            return ann.table, await look(server, ann.table)

    async def look(server: Running, table: str) -> dict[str, Any]:
        eve = await server.client("Eve")
        found: dict[str, Any] = await eve.request("GET", f"/api/tables/{table}")
        return found

    async def after(table: str) -> dict[str, Any]:
        async with running(settings_at(tmp_path)) as server:
            return await look(server, table)

    table, seen = run(before())
    assert rows(tmp_path, "SELECT count(*) FROM snapshots") == [(1,)]
    rows(tmp_path, """UPDATE snapshots SET data = '{"version": 1}'""")
    assert {**run(after(table)), "clock": None} == {**seen, "clock": None}
