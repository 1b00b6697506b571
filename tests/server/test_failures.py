"""No silent failure: what fails is answered, logged, counted, and done again."""

import asyncio
import logging
import os
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from quatuor.client import Declined
from quatuor.room import message_handler
from quatuor.room.effect_runner import EffectRunner
from quatuor.room.ledger import WriteFailed
from quatuor.room.live_table import LiveTable
from quatuor.room.room import Room
from quatuor.room.supervision import supervised
from quatuor.server import periodic_tasks
from quatuor.server.postgres_transactions import PostgresTransactions
from quatuor.server.settings import Settings
from quatuor.server.sqlite_transactions import SqliteTransactions
from tests.server.freezing import frozen, processes_of
from tests.server.running import run, running, seated_pair, settings_at
from tests.server.services import OwnRedis


def test_a_message_that_fails_unexpectedly_is_answered_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            with monkeypatch.context() as fault:
                fault.setattr(message_handler, "event_for", broken)
                with pytest.raises(Declined) as refusal:
                    await ann.play("4")
            assert refusal.value.code == "failed"
            assert server.metrics.values["errors_total"] == 1
            await ann.play("4")
            await bob.until(lambda view: bool(view.acting))

    run(play())
    assert "on purpose" in caplog.text


def test_a_request_that_fails_unexpectedly_is_answered_with_all_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    async def ask() -> None:
        async with running(settings_at(tmp_path)) as server, httpx.AsyncClient() as browser:
            monkeypatch.setattr(server.storage, "lobby", broken)
            answer = await browser.get(f"{server.url}/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (500, "failed")
            assert "content-security-policy" in answer.headers

    run(ask())
    assert "on purpose" in caplog.text


def test_a_loop_that_fails_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quatuor.room.supervision.AGAIN", 0.0)
    failures: list[int] = []
    rounds: list[int] = []

    async def loop() -> None:
        rounds.append(1)
        if len(rounds) < 3:
            raise ZeroDivisionError

    async def watch() -> None:
        await supervised("a loop", loop, lambda: failures.append(1))

    run(watch())
    assert (len(rounds), len(failures)) == (3, 2)


def test_upkeep_goes_on_when_part_of_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(periodic_tasks, "PULSE", 0.01)
    beats: list[int] = []

    def broken(_upkeep: object) -> None:
        beats.append(1)
        raise ZeroDivisionError

    async def wait() -> None:
        async with running(settings_at(tmp_path)):
            while len(beats) < 3:
                await asyncio.sleep(0.01)

    monkeypatch.setattr("quatuor.room.supervision.AGAIN", 0.01)
    monkeypatch.setattr(periodic_tasks.PeriodicTasks, "_check_alive", broken)
    run(wait())


def test_what_a_table_is_owed_is_tried_again_when_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, tries = EffectRunner._draw_lot, []

    async def sometimes(house: EffectRunner, *what: Any) -> None:
        tries.append(1)
        if len(tries) == 1:
            raise ZeroDivisionError
        await draw(house, *what)

    monkeypatch.setattr(EffectRunner, "_draw_lot", sometimes)
    monkeypatch.setattr("quatuor.room.effect_runner.AGAIN", 0.01)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            await seated_pair(server)

    run(play())


def test_a_move_that_was_written_although_the_answer_got_lost_is_seen_without_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = SqliteTransactions.write

    async def lost(ledger: SqliteTransactions, *group: Any) -> Any:
        await write(ledger, *group)
        if group[0]:
            raise ConnectionError("the answer got lost")
        return set()

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            with monkeypatch.context() as fault:
                fault.setattr(SqliteTransactions, "write", lost)
                with pytest.raises(Declined) as refusal:
                    await ann.play("4")
            assert refusal.value.code == "not_kept"
            view = await bob.until(lambda view: bool(view.acting))
            assert view.match is not None
            assert view.match.moves == ["4"]

    run(play())


def test_a_client_follows_a_table_that_could_not_be_loaded_as_soon_as_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load, tries = Room.load, list[str]()

    async def at_the_third_time(room: Room, table_id: str) -> LiveTable:
        tries.append(table_id)
        if len(tries) < 3:
            raise WriteFailed("the disk is full")
        return await load(room, table_id)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server)
            monkeypatch.setattr(Room, "load", at_the_third_time)
            eve = await (await server.client("Eve")).follow(ann.table)
            assert eve.view.phase == "playing"
            seq = await ann.play("4")
            await eve.until(lambda view: view.seq >= seq)

    run(play())


def test_health_says_whether_writing_works_and_since_when(
    pg: str, cluster: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quatuor.server.postgres_transactions.COMMIT", 1.0)
    monkeypatch.setattr("quatuor.server.postgres_transactions.CONNECT", 1.0)

    async def ask() -> None:
        async with running(Settings(pg)) as server, httpx.AsyncClient(timeout=60) as browser:
            health = await browser.get(f"{server.url}/api/health")
            assert health.status_code == 200
            assert health.json()["writing"]
            assert health.json()["last_commit"] < 5
            with frozen(*await processes_of(cluster)):
                while health.status_code == 200:
                    health = await browser.get(f"{server.url}/api/health")
                    await asyncio.sleep(0.1)
                assert health.status_code == 503
                assert health.json()["status"] == "failing"
                assert not health.json()["writing"]
                assert health.json()["last_commit"] > 1
            while health.status_code != 200:
                health = await browser.get(f"{server.url}/api/health")
                await asyncio.sleep(0.1)

    run(ask())
    assert "nothing can be written" in caplog.text
    assert "writing works again" in caplog.text


def test_a_redis_that_is_gone_is_in_the_log_once_and_so_is_its_return(
    tmp_path: Path, redis: OwnRedis, caplog: pytest.LogCaptureFixture
) -> None:
    async def lose() -> None:
        async with running(settings_at(tmp_path, bus=redis.url)) as server:
            while not server.process.bus.connected:
                await asyncio.sleep(0.01)
            redis.stop()
            while "cannot be reached" not in caplog.text:
                await asyncio.sleep(0.05)
            await asyncio.sleep(1.2)
            redis.start()
            while "answers again" not in caplog.text:
                await asyncio.sleep(0.05)

    run(lose())
    assert caplog.text.count("Redis cannot be reached") == 1


def test_a_computer_whose_worker_was_killed_plays_on_and_the_log_has_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann")
            seat = await client.open(
                "plus4", seats=[1], computers={2: "easy"}, terms={"eager": True, "first": "choice"}
            )
            await seat.until(lambda view: bool(view.acting))
            assert seat.view.match is not None
            await seat.play(seat.view.match.legal[0])
            moves: Any = server.process.service.executors.moves
            for worker in list(moves.pool()._processes):
                os.kill(worker, signal.SIGKILL)
            await seat.until(lambda view: bool(view.acting))
            while not server.metrics.values["lost_workers_total"]:
                await asyncio.sleep(0.05)
                await seat.play(seat.view.match.legal[0])
                await seat.until(lambda view: bool(view.acting) or view.phase != "playing")

    with caplog.at_level(logging.ERROR):
        run(play())
    assert "a worker process for computer players died" in caplog.text


def test_every_connection_to_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(settings_at(tmp_path)) as server:
            storage: Any = server.storage
            ledger = storage.writer._transactions
            writes = await ledger._there(
                lambda: ledger.connection.execute("PRAGMA synchronous").fetchone()
            )
            reads = await storage.select("PRAGMA synchronous")
            assert (writes[0], reads[0][0]) == (2, 2), "2 is FULL: a commit is on disk"

    run(ask())


def test_postgresql_waits_for_the_disk(pg: str) -> None:
    async def ask() -> None:
        ledger = PostgresTransactions(pg)
        await ledger.open()
        assert await ledger._connection.fetchval("SHOW synchronous_commit") == "on"
        await ledger.close()

    run(ask())
