"""Processes that share a database agree, whether or not they know of each other."""

from pathlib import Path

import pytest

from quatuor.server import periodic_tasks
from quatuor.server.process import ServerProcess
from quatuor.server.settings import Settings
from tests.server.running import GENEROUS, rows, run, running, seated_pair, settings_at
from tests.server.test_processes import pair_across


def test_an_unreadable_table_keeps_no_other_from_the_news_of_another_process(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        settings = settings_at(tmp_path, poll=0.05)
        async with running(settings) as one, running(settings) as other:
            broken, _ = await seated_pair(one)
            watched, bob = await seated_pair(one)
            zoe = await other.client("Zoe")
            await zoe.follow(broken.table)
            seen = await zoe.follow(watched.table)
            unheard = """'{"event": "Unheard"}'"""
            rows(
                tmp_path,
                "INSERT INTO log (table_id, seq, at, event)"
                f" SELECT table_id, max(seq) + 1, max(at), {unheard} FROM log"
                f" WHERE table_id = '{broken.table}'",
            )
            await watched.play("4")
            view = await seen.until(lambda view: bool(view.match and view.match.moves))
            assert view.match is not None
            await bob.until(lambda view: bool(view.acting))

    run(play())


def test_two_servers_that_nobody_told_of_each_other_agree_on_postgresql(pg: str) -> None:
    async def play() -> None:
        settings = Settings(pg, limits=GENEROUS)
        async with running(settings) as one, running(settings) as other:
            first, second = await pair_across(one, other)
            for seat, following in ((first, second), (second, first)) * 3:
                await seat.play("4")
                await following.until(lambda view: bool(view.acting))

    run(play())


def test_nothing_is_refused_from_old_memory(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody_looks(_process: ServerProcess) -> None:
        pass

    async def play() -> None:
        settings = Settings(pg, limits=GENEROUS)
        async with running(settings) as one, running(settings) as other:
            first, second = await pair_across(one, other)
            monkeypatch.setattr(periodic_tasks, "sync_all", nobody_looks)
            seen = await first.play("4")
            # The other server has not heard of it: by what it knows, it is not Bob's turn.
            done = await second._do("play", seat=2, token="4", seen=seen)
            assert done["seq"] > seen

    run(play())
