"""Fair clocks: nobody loses on time because the database or the disk does not answer."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Client, Declined, TableSeat
from quatuor.server.settings import Settings
from quatuor.server.sqlite_transactions import SqliteTransactions
from quatuor.table import event_checks
from tests.server.clocked_pairs import SECONDS, excused, pair, served, still_in_time
from tests.server.freezing import SmallDisk, fill, frozen, processes_of, small_disk
from tests.server.running import GENEROUS, run, running, settings_at


async def talk(seat: TableSeat) -> None:
    """As much as one may say, which a disk without room for a page does not hold."""
    for number in range(event_checks.PHRASES):
        await seat.say(f"{number} " + "x" * 130)


@pytest.mark.slow
def test_a_frozen_postgresql_costs_nobody_time(pg: str, cluster: str) -> None:
    async def play() -> None:
        async with running(Settings(pg, limits=GENEROUS)) as server:
            ann, bob = await pair(await server.client("Ann"), await server.client("Bob"))
            with frozen(*await processes_of(cluster)):
                move = asyncio.create_task(ann.play("4"))
                await asyncio.sleep(2 * SECONDS)
            await move
            view = await bob.until(lambda view: bool(view.acting))
            assert view.clock.left[1] > 1000 * (SECONDS - 1)
            await bob.play("4")
            with frozen(*await processes_of(cluster)):
                await asyncio.sleep(2 * SECONDS)
            await still_in_time(ann, bob)

    run(play())


def test_a_database_that_does_not_answer_at_all_is_given_up_with_an_answer(
    pg: str, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quatuor.server.postgres_transactions.COMMIT", 1.0)
    monkeypatch.setattr("quatuor.server.postgres_transactions.CONNECT", 1.0)

    async def play() -> None:
        async with running(Settings(pg, limits=GENEROUS)) as server:
            ann, bob = await pair(await server.client("Ann"), await server.client("Bob"))
            with frozen(*await processes_of(cluster)):
                with pytest.raises(Declined) as refusal:
                    await ann.play("4")
                assert refusal.value.code == "not_kept"
                await asyncio.sleep(SECONDS)
            view = await bob.until(lambda view: bool(view.match and view.match.moves))
            assert view.phase == "playing", "what was written in the end is told in the end"
            assert view.match is not None
            assert view.match.moves == ["4"]

    run(play())


def test_a_full_disk_costs_nobody_time_and_afterwards_the_clock_runs_on(tmp_path: Path) -> None:
    async def play(url: str, disk: SmallDisk) -> None:
        async with Client(url, name="Ann") as a, Client(url, name="Bob") as b:
            ann, bob = await pair(a, b)
            ballast = fill(disk.outside)
            with pytest.raises(Declined) as refusal:
                await talk(bob)
            assert refusal.value.code == "not_kept"
            await asyncio.sleep(1.5 * SECONDS)
            assert ann.view.phase == "playing"
            ballast.unlink()
            await ann.until(lambda _view: excused(ann))
            await still_in_time(ann, bob)
            view = await bob.until(lambda view: view.phase == "over")
            assert view.result is not None
            assert (view.result.winners, view.result.reason) == ([2], "time")

    with small_disk(tmp_path / "disk") as disk, served(disk.inside, command=disk.command) as url:
        run(play(url, disk))


def test_a_clock_starts_when_the_move_before_it_can_be_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, slow = SqliteTransactions.write, {"seconds": 0.0}

    async def late(ledger: SqliteTransactions, *group: Any) -> Any:
        if group[0]:
            await asyncio.sleep(slow["seconds"])
        return await write(ledger, *group)

    monkeypatch.setattr(SqliteTransactions, "write", late)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await pair(await server.client("Ann"), await server.client("Bob"))
            slow["seconds"] = 0.8
            await ann.play("4")
            view = await bob.until(lambda view: view.clock.running == 2)
            slow["seconds"] = 0.0
            view = await bob.until(lambda _view: excused(bob))
            assert view.clock.left[1] > 1000 * SECONDS - 500

    run(play())
