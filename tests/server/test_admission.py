"""Admission control: attacks that cost the server, and do honest people no harm."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from quatuor.room.identity import new_token
from quatuor.server.admission.accounts import Allowed
from quatuor.server.admission.buckets import Rate
from quatuor.server.admission.headers import SECURITY
from quatuor.server.admission.turns import HANDSHAKE, SPACING, Turns
from quatuor.server.app import create_app
from quatuor.server.run import config_for
from quatuor.server.settings import Settings
from tests.server.running import (
    FREE,
    GENEROUS,
    PATIENCE,
    Running,
    ask,
    run,
    running,
    seated_pair,
    settings_at,
)

FEW = Rate(0.001, 3)
TABLE = {"game": "plus4", "name": "Eve"}
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def by_person(rate: Rate) -> Allowed:
    return Allowed(rate, FREE.address, FREE.server)


def by_address(rate: Rate) -> Allowed:
    return Allowed(FREE.person, rate, FREE.server)


@asynccontextmanager
async def browser_at(settings: Settings) -> AsyncIterator[tuple[Running, httpx.AsyncClient]]:
    async with (
        running(settings) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as browser,
    ):
        yield server, browser


async def dial(server: Running, source: str = "127.0.0.1") -> Streams:
    """A connection that only knows bytes."""
    port = int(server.url.rpartition(":")[2])
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))


async def last_words(streams: Streams) -> tuple[int, dict[str, Any]]:
    """The status and body of an answer after which the server closes."""
    reader, writer = streams
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    for name, value in SECURITY.items():
        assert f"{name}: {value}".encode() in head
    return int(head.split()[1]), json.loads(body)


# Requests


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


# Connections


def test_a_connection_that_sends_nothing_is_closed_and_told_why(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, header_seconds=0.2)
        async with running(settings_at(tmp_path, limits=limits)) as server:
            for beginning in (b"", b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ", b"\r\n"):
                streams = await dial(server)
                streams[1].write(beginning)
                status, told = await last_words(streams)
                assert (status, told["code"]) == (408, "too_slow")
            while server.server.server_state.connections:
                await asyncio.sleep(0.01)

    run(play())


def test_clients_give_up_an_idle_connection_before_the_server_closes_it(tmp_path: Path) -> None:
    theirs = httpx.Limits().keepalive_expiry
    assert theirs
    assert config_for(create_app(settings_at(tmp_path))).timeout_keep_alive > theirs


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, body_seconds=0.2)
        async with running(settings_at(tmp_path, limits=limits)) as server:
            reader, writer = await dial(server)
            writer.write(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{")
            await reader.read()
            assert not server.server.server_state.connections
            writer.close()

    run(play())


@pytest.mark.parametrize("field", [b"x-long: " + b"x" * 1000, b"x-many: 1\r\n" * 200])
def test_headers_without_end_are_cut_off(tmp_path: Path, field: bytes) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            streams = await dial(server)
            streams[1].write(b"GET / HTTP/1.1\r\nhost: x\r\n")
            streams[1].write(field * 1_000)
            status, told = await last_words(streams)
            assert (status, told["code"]) == (431, "header_too_large")

    run(play())


def test_an_address_has_so_many_connections_that_send_requests(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, requesting=3)
        async with running(settings_at(tmp_path, limits=limits)) as server:
            ann, _ = await seated_pair(server)
            held = [await dial(server)]
            while len(held) < 3 and not held[-1][0].at_eof():
                held.append(await dial(server))
            status, told = await last_words(await dial(server))
            assert (status, told["code"]) == (503, "busy")
            await ann.play("4")
            for _, writer in held:
                writer.close()

    run(play())


@pytest.mark.parametrize("loop", [asyncio.run, uvloop.run])
def test_whoever_dials_too_often_is_not_read_from_for_a_while(
    tmp_path: Path, loop: Callable[[Coroutine[Any, Any, None]], None]
) -> None:
    """uvloop reads what comes right after the connection is made, unless it is held."""

    async def play() -> None:
        limits = replace(GENEROUS, dialling=by_address(Rate(1, 3)))
        async with running(settings_at(tmp_path, limits=limits)) as server:
            begun = asyncio.get_running_loop().time()
            held = [await dial(server) for _ in range(4)]
            for _, writer in held:
                writer.write(b"GET /api/nowhere HTTP/1.1\r\nhost: x\r\n\r\n")
            for reader, _ in held:
                assert (await reader.readline()).split()[1] == b"404"
            assert asyncio.get_running_loop().time() - begun >= 1
            for _, writer in held:
                writer.close()

    loop(asyncio.wait_for(play(), PATIENCE))


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


def test_the_last_places_are_kept_for_people_who_play(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, all_connections=12, shared=0.5, requesting=100)
        async with running(settings_at(tmp_path, limits=limits)) as server:
            token = new_token()
            ann = await (await server.client("Ann", token)).open("plus4", seats=[1, 2])
            await ann.begin()
            held = [await dial(server) for _ in range(6)]
            while len(server.server.server_state.connections) < 8:
                await asyncio.sleep(0.01)
            with pytest.raises(InvalidStatus) as refusal:
                await server.socket()
            assert refusal.value.response.status_code == 503
            assert b"people who play go first" in (refusal.value.response.body or b"")
            assert await server.socket(token)
            while len(server.server.server_state.connections) < 12:
                held.append(await dial(server))
                await asyncio.sleep(0.01)
            status, _ = await last_words(await dial(server))
            assert status == 503
            for _, writer in held:
                writer.close()

    run(play())


# Whose word counts


SAID = {
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "room.example",
}


def test_a_trusted_proxy_says_the_scheme_and_cookies_are_secure(tmp_path: Path) -> None:
    async def play() -> None:
        settings = settings_at(tmp_path, trusted_proxies=("127.0.0.0/8",))
        async with browser_at(settings) as (server, browser):
            assert "Secure" in (await browser.get("/api/games", headers=SAID)).headers["set-cookie"]
            address = server.url.replace("http", "ws") + "/ws"
            async with connect(address, additional_headers=SAID) as socket:
                assert socket.response
                assert "Secure" in socket.response.headers["set-cookie"]

    run(play())


def test_a_trusted_proxy_says_whose_address_and_which_host_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, openings=by_address(FEW))
        settings = settings_at(tmp_path, limits=limits, trusted_proxies=("127.0.0.1",))
        async with browser_at(settings) as (_, browser):
            statuses = []
            for last in (1, 1, 1, 1, 2):
                said = {**SAID, "x-forwarded-for": f"203.0.113.{last}"}
                opened = await browser.post(
                    "/api/tables", json=TABLE, headers={**said, "origin": "https://room.example"}
                )
                statuses.append(opened.status_code)
            assert statuses == [201, 201, 201, 429, 201]

    run(play())


@pytest.mark.parametrize("trusted", [(), ("192.0.2.1", "198.51.100.0/24", "2001:db8::/32")])
def test_nobody_else_s_word_counts(tmp_path: Path, trusted: tuple[str, ...]) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, openings=by_address(FEW))
        settings = settings_at(tmp_path, limits=limits, trusted_proxies=trusted)
        async with browser_at(settings) as (_, browser):
            cookie = (await browser.get("/api/games", headers=SAID)).headers["set-cookie"]
            assert "Secure" not in cookie
            origin = {**SAID, "origin": "https://room.example"}
            foreign = await browser.post("/api/tables", json=TABLE, headers=origin)
            assert foreign.status_code == 403
            statuses = []
            for last in range(4):
                said = {**SAID, "x-forwarded-for": f"203.0.113.{last}"}
                opened = await browser.post("/api/tables", json=TABLE, headers=said)
                statuses.append(opened.status_code)
            assert statuses == [201, 201, 201, 429]

    run(play())


# What every answer has


def test_assets_never_set_a_cookie(tmp_path: Path) -> None:
    async def play() -> None:
        page = tmp_path / "page"
        (page / "assets").mkdir(parents=True)
        (page / "assets" / "index.js").write_text("1")
        (page / "index.html").write_text("<!doctype html>")
        async with browser_at(settings_at(tmp_path, page=page)) as (_, browser):
            for path in ("/assets/index.js", "/assets/nowhere.js"):
                browser.cookies.clear()
                assert "set-cookie" not in (await browser.get(path)).headers
            browser.cookies.clear()
            assert "set-cookie" in (await browser.get("/")).headers

    run(play())


def test_errors_of_every_layer_carry_the_headers_that_keep_a_page_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            streams = await dial(server)
            streams[1].write(b"nonsense\r\n\r\n")
            assert (await last_words(streams))[0] == 400
            transport = httpx.AsyncHTTPTransport()
            async with httpx.AsyncClient(base_url=server.url, transport=transport) as browser:
                monkeypatch.setattr("quatuor.server.routes.written_catalogue", lambda: 1 / 0)
                upgrade = {"upgrade": "websocket", "connection": "upgrade"}
                answers = [
                    await browser.get("/api/games"),
                    await browser.get("/api/nowhere"),
                    await browser.put("/api/tables", content=b""),
                    await browser.post("/api/tables", json={}),
                    await browser.get("/ws", headers=upgrade),
                ]
            statuses = [answer.status_code for answer in answers]
            assert statuses == [500, 404, 405, 422, 400]
            for answer in answers:
                assert SECURITY.items() <= dict(answer.headers).items(), answer.request.url

    run(play())
