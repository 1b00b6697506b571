"""A room in a browser tab, run here: the same code on what stands for the browser's parts."""

import asyncio
import json
import re
from typing import Any

import pytest
from fastapi.routing import APIRoute

from quatuor.room.executor import WorkerLost
from quatuor.room.json_text import from_json
from quatuor.server import my_games_routes, puzzle_routes, routes, study_routes
from quatuor.tab import executors
from quatuor.tab.executors import WorkerExecutor
from quatuor.tab.requests import ROUTES
from quatuor.tab.room import TabRoom, open_room
from tests.room.clients import run
from tests.tab.rows import RowStore, ThreadWorker

AGAINST_THE_COMPUTER = {
    "game": "puissance4",
    "options": {"first": 1},
    "terms": {"eager": True, "first": "choice"},
    "name": "Ann",
    "seats": [{"seat": 1}, {"seat": 2, "level": "first"}],
}
THROWN = {
    "game": "flip",
    "options": {"mode": "basic"},
    "terms": {"eager": True},
    "name": "Ann",
}
ANSWERED_BY_FILES = {("GET", "/games"), ("GET", "/health"), ("GET", "/device")}
"""Requests that no room in a tab is asked."""


class Visitor:
    """A page at a room."""

    def __init__(self, room: TabRoom) -> None:
        self.room = room
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        room.connect(lambda text: self.heard.put_nowait(from_json(text)))

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        status, answer = await self.room.request(1, method, f"/api{path}", text)
        return status, json.loads(answer)

    def say(self, **message: object) -> None:
        self.room.receive(json.dumps(message))

    async def until(self, moves: int) -> dict[str, Any]:
        """The view once so many moves have been made."""
        while True:
            message = await self.heard.get()
            assert message["type"] != "refused", message
            match = message.get("view", {}).get("match")
            if match and len(match["moves"]) >= moves:
                return dict(message["view"])


async def a_room(store: RowStore) -> TabRoom:
    return await open_room(store, ThreadWorker(), ThreadWorker(), pace=0.0)


def test_a_game_against_the_computer_goes_on_in_the_next_tab() -> None:
    async def play() -> None:
        store = RowStore()
        room = await a_room(store)
        ann = Visitor(room)
        status, opened = await ann.ask("POST", "/tables", AGAINST_THE_COMPUTER)
        assert status == 200, opened
        table = opened["table"]
        ann.say(type="follow", table=table, since=0)
        seen = (await ann.until(0))["seq"]
        ann.say(type="play", table=table, id="a", seat=1, token="4", seen=seen)
        view = await ann.until(2)
        await room.stop()

        again = Visitor(await a_room(store))
        status, found = await again.ask("GET", f"/tables/{table}")
        assert status == 200, found
        assert found["match"]["moves"][:2] == view["match"]["moves"][:2]
        _, mine = await again.ask("GET", "/mine")
        assert [match["table"] for match in mine["matches"]] == [table]
        await again.room.stop()

    run(play())


def test_whatever_goes_wrong_has_a_code_as_on_a_server() -> None:
    async def ask() -> None:
        store = RowStore()
        ann = Visitor(await a_room(store))
        wrong = [
            ("GET", "/nowhere", None, "not_found"),
            ("GET", "/tables/nothing-here", None, "no_table"),
            ("POST", "/tables", {"game": "puissance4"}, "bad_request"),
            ("POST", "/position", {"game": "puissance4", "moves": ["9"]}, "unreadable_move"),
        ]
        for method, path, body, code in wrong:
            status, answer = await ann.ask(method, path, body)
            assert (status >= 400, answer["code"]) == (True, code)
        store.full = True
        _, answer = await ann.ask("POST", "/tables", AGAINST_THE_COMPUTER)
        assert answer["code"] == "not_kept"
        await ann.room.stop()

    run(ask())


def test_every_request_that_a_server_answers_is_answered_in_a_tab() -> None:
    served = {
        (method, re.sub(r"\{\w+\}", "some-table-name", route.path.removeprefix("/api")))
        for router in (
            routes.router,
            my_games_routes.router,
            study_routes.router,
            puzzle_routes.router,
        )
        for route in router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    for method, path in served - ANSWERED_BY_FILES:
        known = [pattern for verb, pattern, _ in ROUTES if verb == method]
        assert any(re.fullmatch(pattern, path) for pattern in known), (method, path)


def test_a_worker_that_nobody_waits_for_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stuck(ThreadWorker):
        async def call(self, work: str) -> str:
            await asyncio.Event().wait()
            return work

    async def wait() -> None:
        worker = Stuck()
        task = asyncio.ensure_future(WorkerExecutor(worker).run(len, "four"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait({task})
        assert worker.ended == 1
        monkeypatch.setattr(executors, "LONGEST", 0.01)
        with pytest.raises(WorkerLost):
            await WorkerExecutor(worker).run(len, "four")
        assert worker.ended == 2

    run(wait())


def test_what_goes_wrong_in_a_worker_is_told_where_it_was_asked() -> None:
    async def work() -> None:
        executor = WorkerExecutor(ThreadWorker())
        assert await executor.run(len, "four") == 4
        with pytest.raises(RuntimeError, match="ValueError: invalid literal"):
            await executor.run(int, "four")

    run(work())


def test_a_worker_is_prepared_once_for_as_long_as_it_lives() -> None:
    async def work() -> None:
        worker = ThreadWorker()
        executor = WorkerExecutor(worker)
        for _ in range(3):
            executor.prepare(len, "four")
            await asyncio.sleep(0)
        assert await executor.run(len, "four") == 4
        assert worker.ready == [False, True]
        executor.stop()
        executor.prepare(len, "four")
        await asyncio.sleep(0)
        assert await executor.run(len, "four") == 4
        assert worker.ready == [False, True, False, True]

    run(work())


def at_last(calls: list[int]) -> None:
    """Work that the third call finds possible."""
    tries.append(len(calls))
    if len(tries) < 3:
        raise OSError("no network")


tries: list[int] = []


def test_a_worker_that_could_not_be_prepared_is_tried_again_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(executors, "AGAIN", 0.0)
    tries.clear()

    async def work() -> None:
        worker = ThreadWorker()
        WorkerExecutor(worker).prepare(at_last, [])
        while worker.ready != [False, True]:
            await asyncio.sleep(0.01)
        assert len(tries) == 3

    run(work())


def test_a_token_flies_and_lands_and_its_flight_can_be_seen_again() -> None:
    async def play() -> None:
        store = RowStore()
        room = await a_room(store)
        ann = Visitor(room)
        seats = [{"seat": 1}, {"seat": 2}]
        status, opened = await ann.ask("POST", "/tables", {**THROWN, "seats": seats})
        assert status == 200, opened
        table = opened["table"]
        ann.say(type="follow", table=table, since=0)
        numbers = {"side": 0.0, "turn": 0.0, "tilt": 0.8, "power": 0.6}
        ann.say(type="launch", table=table, id="a", seat=1, **numbers)
        view = await ann.until(2)
        thrown, landed = view["match"]["moves"]
        assert (thrown, landed[:2]) == ("1^", "1:")
        status, past = await ann.ask("GET", f"/tables/{table}/history?since=0")
        flew = [event for event in past["events"] if event["event"] == "Flew"]
        assert flew[0]["path"]
        await room.stop()

    run(play())
