"""Whoever asks for much is served in turns, one piece of work at a time; others do not wait."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import uvloop

from quatuor.server.admission.buckets import Rate
from quatuor.server.admission.turns import HANDSHAKE, SPACING, Turns
from tests.server.admission_clients import Streams, browser_at, by_address, dial
from tests.server.running import GENEROUS, PATIENCE, run, running, settings_at


def test_an_address_that_asks_for_much_is_served_piece_by_piece(tmp_path: Path) -> None:
    """What it asks for goes through the queue of turns, what others ask for does not."""

    async def play() -> None:
        limits = replace(GENEROUS, requests=by_address(Rate(0.001, 16)))
        async with browser_at(settings_at(tmp_path, limits=limits)) as (server, browser):
            turns = server.app.state.admission.turns
            requests, costs = 0, []

            class Counted:
                async def wait(self) -> None:
                    nonlocal requests
                    requests += 1
                    await turns.wait()

                def add(self, work: Callable[[], None], cost: float = 1.0) -> None:
                    costs.append(cost)
                    turns.add(work, cost)

            server.app.state.admission.turns = Counted()
            for _ in range(3):
                assert (await browser.get("/api/games")).status_code == 200
                assert (requests, costs) == (0, [])
            answers = [browser.get("/api/games") for _ in range(4)]
            assert {each.status_code for each in await asyncio.gather(*answers)} == {200}
            assert requests == 4
            costs.clear()
            await server.socket()
            assert costs == [1.0, HANDSHAKE], "the connection, then the WebSocket on it"

    run(play())


def test_a_connection_of_an_address_that_asks_for_much_is_read_in_its_turn(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, dialling=by_address(Rate(0.001, 16)))
        async with running(settings_at(tmp_path, limits=limits)) as server:
            held: list[Callable[[], None]] = []

            class Held:
                def add(self, work: Callable[[], None], cost: float = 1.0) -> None:
                    assert cost == 1.0
                    held.append(work)

                async def wait(self) -> None:
                    """What is read is answered at once here."""

            server.app.state.admission.turns = Held()
            calm = [await answered(await dial(server)) for _ in range(2)]
            assert (calm, held) == ([404, 404], [])
            crowd = [asyncio.create_task(answered(await dial(server))) for _ in range(4)]
            while len(held) < 4:
                await asyncio.sleep(0.01)
            assert await answered(await dial(server, "127.0.0.2")) == 404, "others do not wait"
            assert not any(each.done() for each in crowd)
            for work in held:
                work()
            assert await asyncio.gather(*crowd) == [404] * 4

    uvloop.run(asyncio.wait_for(play(), PATIENCE))


async def answered(streams: Streams) -> int:
    """The status of the answer to a request."""
    reader, writer = streams
    writer.write(b"GET /api/nowhere HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    head = await reader.read()
    writer.close()
    return int(head.split()[1])


def test_after_a_costly_piece_of_work_the_next_one_waits_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> list[float]:
        loop, turns, waits = asyncio.get_running_loop(), Turns(), []
        later = loop.call_later

        def call_later(delay: float, work: Callable[[], None]) -> asyncio.TimerHandle:
            waits.append(delay)
            return later(0, work)

        monkeypatch.setattr(loop, "call_later", call_later)
        turns.add(lambda: None)
        turns.add(lambda: None, HANDSHAKE)
        while len(waits) < 2:
            await asyncio.sleep(0)
        return waits

    assert asyncio.run(play()) == [SPACING, HANDSHAKE * SPACING]


def test_turns_come_one_by_one_in_order() -> None:
    async def play() -> None:
        turns, done = Turns(), []
        for number in range(3):
            turns.add(lambda number=number: done.append(number))  # type: ignore[misc]
        assert done == [0]
        await turns.wait()
        assert done == [0, 1, 2]
        turns.add(lambda: done.append(3))
        assert done == [0, 1, 2]
        await turns.wait()
        assert done == [0, 1, 2, 3]

    run(play())
