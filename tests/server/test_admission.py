"""Admission control of requests: attacks that cost the server, and do honest people no harm."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import uvloop
from websockets.exceptions import InvalidStatus

from quatuor.room.identity import new_token
from quatuor.server.admission.buckets import Rate
from tests.server.admission_clients import FEW, TABLE, browser_at, by_address, by_person, dial
from tests.server.running import GENEROUS, PATIENCE, ask, run, running, settings_at


def test_a_person_who_asks_too_often_is_told_for_how_long_to_wait(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, requests=by_person(FEW))
        async with browser_at(settings_at(tmp_path, limits=limits)) as (server, browser):
            browser.headers["cookie"] = f"quatuor={new_token()}"
            answers = [await browser.get("/api/games") for _ in range(4)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
            refused = answers[-1]
            assert refused.json()["code"] == "too_many"
            assert refused.json()["message"].startswith("you sent too many requests; wait ")
            assert int(refused.headers["retry-after"]) >= 1
            async with httpx.AsyncClient(base_url=server.url) as other:
                assert (await other.get("/api/games")).status_code == 200

    run(play())


def test_whoever_has_no_cookie_is_charged_by_address(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, requests=by_address(FEW))
        async with browser_at(settings_at(tmp_path, limits=limits)) as (server, _):
            statuses = []
            for _ in range(4):
                async with httpx.AsyncClient(base_url=server.url) as stranger:
                    statuses.append((await stranger.get("/api/games")).status_code)
            assert statuses == [200, 200, 200, 429]

    run(play())


def test_whoever_asks_too_often_is_not_read_from_on_that_connection(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, requests=by_address(FEW))
        async with running(settings_at(tmp_path, limits=limits)) as server:
            reader, writer = await dial(server)
            for _ in range(4):
                writer.write(b"GET /api/nowhere HTTP/1.1\r\nhost: x\r\n\r\n")
                status = (await reader.readline()).split()[1]
                length = 0
                while (line := await reader.readline()).strip():
                    if line.startswith(b"content-length"):
                        length = int(line.split()[1])
                await reader.readexactly(length)
            assert status == b"429"
            (held,) = server.server.server_state.connections
            assert not held.transport.is_reading()
            writer.close()

    run(play())


def test_whoever_hangs_up_before_the_answers_leaves_no_trace_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Two requests at once, of which the first is under way when the client goes."""

    async def play() -> None:
        limits = replace(GENEROUS, requests=by_address(Rate(0.001, 8)))
        async with running(settings_at(tmp_path, limits=limits)) as server:
            waiting, going_on = asyncio.Event(), asyncio.Event()

            class Held:
                async def wait(self) -> None:
                    waiting.set()
                    await going_on.wait()

            server.app.state.admission.turns = Held()
            _, writer = await dial(server)
            writer.write(4 * b"GET /api/nowhere HTTP/1.1\r\nhost: x\r\n\r\n")
            await waiting.wait()
            writer.transport.abort()
            while server.server.server_state.connections:
                await asyncio.sleep(0.01)
            going_on.set()
            while server.server.server_state.tasks:
                await asyncio.sleep(0.01)

    uvloop.run(asyncio.wait_for(play(), PATIENCE))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_tables_that_strangers_open_are_charged_to_their_address(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, openings=by_address(FEW))
        async with browser_at(settings_at(tmp_path, limits=limits)) as (server, _):
            answers = []
            for _ in range(4):
                async with httpx.AsyncClient(base_url=server.url) as stranger:
                    answers.append(await stranger.post("/api/tables", json=TABLE))
            assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
            assert "too many tables came from your network address" in answers[-1].text

    run(play())


def test_handshakes_are_charged(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, handshakes=by_address(FEW))
        async with running(settings_at(tmp_path, limits=limits)) as server:
            for _ in range(3):
                await server.socket()
            with pytest.raises(InvalidStatus) as refusal:
                await server.socket()
            response = refusal.value.response
            assert response.status_code == 429
            assert b"too many handshakes came from your network address" in (response.body or b"")
            assert response.headers["content-security-policy"]

    run(play())


def test_one_connection_follows_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, followed=2)
        async with browser_at(settings_at(tmp_path, limits=limits)) as (server, browser):
            tables = [
                (await browser.post("/api/tables", json=TABLE)).json()["table"] for _ in range(3)
            ]
            socket = await server.socket()
            for table in tables[:2]:
                await socket.send(json.dumps({"type": "follow", "table": table, "since": 0}))
                assert json.loads(await socket.recv())["type"] == "news"
            refused = await ask(socket, type="follow", table=tables[2], since=0)
            assert (refused["type"], refused["code"]) == ("refused", "too_many")

    run(play())
