"""A damaged table is set aside, with an answer and one line in the log; no other is harmed."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Declined
from quatuor.room.digests import checksum
from quatuor.server.settings import Settings
from tests.server.running import Running, rows, run, running, seated_pair, settings_at
from tests.server.test_processes import pair_across, two

UNKNOWN = '{"event":"Danced","schema":2,"rules":1,"by":"house"}'


def lines_about(caplog: pytest.LogCaptureFixture, table: str) -> list[str]:
    found = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    return [line for line in found if table[:4] in line]


async def refusal(server: Running, table: str) -> Declined:
    client = await server.client("Zoe")
    with pytest.raises(Declined) as refused:
        await client.request("GET", f"/api/tables/{table}")
    return refused.value


@asynccontextmanager
async def damaged(settings: Settings, folder: Path) -> AsyncIterator[tuple[Running, Any, Any]]:
    """A room with a table that slept while its log was damaged, and one that is well."""
    async with running(settings) as server:
        bad, _ = await seated_pair(server)
        await bad.play("4")
    rows(folder, "UPDATE log SET at = at + 1 WHERE seq = 2")
    rows(folder, "DELETE FROM snapshots")
    async with running(settings) as server:
        good, other = await seated_pair(server)
        yield server, bad, (good, other)


def test_who_asks_for_a_damaged_table_is_told_so_and_the_operator_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with damaged(settings_at(tmp_path), tmp_path) as (server, bad, (good, other)):
            for _ in range(3):
                assert (await refusal(server, bad.table)).code == "unreadable_table"
            assert "event 2 does not match its digest" in lines_about(caplog, bad.table)[0]
            assert len(lines_about(caplog, bad.table)) == 1
            assert bad.table not in caplog.text
            await good.play("4")
            await other.until(lambda view: bool(view.acting))

    run(play())


def test_an_unknown_event_of_another_process_stops_the_news_of_no_other_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with two(settings_at(tmp_path, poll=0.05)) as (one, other):
            ann, bob = await pair_across(one, other)
            cleo, dan = await pair_across(one, other)
            seq = ann.view.seq + 1
            await one.storage.writer.execute(
                "INSERT INTO log (table_id, seq, at, event) VALUES (:t, :s, 1, :e)",
                t=ann.table,
                s=seq,
                e=UNKNOWN,
            )
            while len(lines_about(caplog, ann.table)) < 2:
                await asyncio.sleep(0.02)
            await cleo.play("4")
            await dan.until(lambda view: bool(view.acting))
            await dan.play("4")
            await cleo.until(lambda view: bool(view.acting))
            for seat in (ann, bob):
                with pytest.raises(Declined) as refused:
                    await seat.say("hello")
                assert refused.value.code == "unreadable_table"
            assert len(lines_about(caplog, ann.table)) == 2  # one for each process
            assert "there is no event 'Danced'" in lines_about(caplog, ann.table)[0]

    run(play())


def test_a_table_that_was_mended_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quatuor.room.quarantine.AGAIN", 0.0)

    async def play() -> None:
        async with damaged(settings_at(tmp_path), tmp_path) as (server, bad, _):
            assert (await refusal(server, bad.table)).code == "unreadable_table"
            await server.storage.writer.execute(
                "UPDATE log SET at = at - 1 WHERE seq = 2 AND table_id = :t", t=bad.table
            )
            assert (await server.room.load(bad.table)).table.seq >= 4

    run(play())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET data = replace(data, 'Ann', 'Eve')",
        "UPDATE snapshots SET digest = '0'",
        "UPDATE snapshots SET data = replace(data, 'version', 'edition')",
    ],
)
def test_a_snapshot_is_used_only_if_it_matches_the_log(tmp_path: Path, damage: str) -> None:
    async def before() -> str:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server)
            await ann.play("4")
            return ann.table

    async def after(table: str) -> Any:
        async with running(settings_at(tmp_path)) as server:
            return await (await server.client("Zoe")).request("GET", f"/api/tables/{table}")

    table = run(before())
    assert rows(tmp_path, "SELECT count(*) FROM snapshots") == [(1,)]
    rows(tmp_path, damage)
    view = run(after(table))
    assert [seat["names"] for seat in view["seats"]] == [["Ann"], ["Bob"]]
    assert view["match"]["moves"] == ["4"]


def test_a_snapshot_of_another_log_is_made_again_from_its_own(tmp_path: Path) -> None:
    """Whole in itself, but the row of the log at its number has another digest."""

    async def before() -> str:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server)
            await ann.play("4")
            return ann.table

    async def after(table: str) -> list[str]:
        async with running(settings_at(tmp_path)) as server:
            match = (await server.room.load(table)).table.match
            assert match is not None
            return list(match.moves)

    table = run(before())
    ((data,),) = rows(tmp_path, "SELECT data FROM snapshots")
    forged = data.replace('"moves":["4"]', '"moves":["5"]')
    assert forged != data
    proof = checksum("0" * 32, forged)
    values = f"data = '{forged}', digest = '{'0' * 32}', checksum = '{proof}'"
    rows(tmp_path, f"UPDATE snapshots SET {values}")
    assert run(after(table)) == ["4"]
