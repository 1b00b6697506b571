"""What a server does not take: too much, too long, from elsewhere, or nonsense."""

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quatuor.client import Declined
from quatuor.room.identity import new_token
from quatuor.server.admission.accounts import Allowed
from quatuor.server.admission.buckets import Rate
from quatuor.server.settings import Limits
from tests.server.running import FREE, GENEROUS, ask, run, running, seated_pair, settings_at

FRAMES = 10_000
VALID = {"type": "play", "table": "abcdefgh1234", "id": "1", "seat": 1, "token": "4", "seen": 3}


def broken(chance: random.Random) -> str | bytes:
    """A frame that is malformed, mistyped, deep, too long or simply wrong."""
    junk: list[Any] = [None, True, -1, 2**70, 1.5, "", "x" * 300, [], {}, [[]], "\u0000", "💥"]
    kind = chance.randrange(7)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    if kind == 1:
        return chance.choice("[{") * chance.randrange(1, 8_000)
    if kind == 2:
        return json.dumps({**VALID, chance.choice(list(VALID)): chance.choice(junk)})
    if kind == 3:
        text = json.dumps(VALID)
        cut = chance.randrange(len(text))
        return text[:cut] + chance.choice(["", "\\", '"', "}", "\ud7ff"])
    if kind == 4:
        return json.dumps({"type": chance.choice(["play", "sit", "feel", "x", 1])})
    if kind == 5:
        return json.dumps({**VALID, "more": "x" * chance.randrange(6_000)})
    return json.dumps(chance.choice(junk))


def test_ten_thousand_broken_frames_get_answers_and_do_no_harm(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            before, chance = server.metrics.values["events_total"], random.Random(4)
            socket = await server.socket()
            for number in range(FRAMES):
                frame = broken(chance)
                await socket.send(frame)
                answer = json.loads(await socket.recv())
                assert answer["type"] == "refused", (number, frame[:200])
                assert len(answer["message"]) <= 200
            assert server.metrics.values["events_total"] == before
            await ann.play("4")
            await bob.until(lambda view: bool(view.acting))

    run(play())


def test_a_frame_that_is_too_long_closes_the_connection_and_nobody_else_s(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server)
            socket = await server.socket()
            await socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            await ann.play("4")

    run(play())


def test_whoever_sends_too_much_is_told_why_and_not_read_from_for_a_while(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, frames=Allowed(Rate(5, 4), *FREE[1:]))
        async with running(settings_at(tmp_path, limits=limits)) as server:
            socket = await server.socket()
            for _ in range(12):
                await socket.send('{"type": "ping"}')
            heard: list[dict[str, Any]] = []
            while sum(message["type"] == "pong" for message in heard) < 12:
                heard.append(json.loads(await socket.recv()))
            told = next(message for message in heard if message["type"] == "refused")
            assert told["code"] == "too_many"
            assert told["message"].startswith("you sent too many frames; wait ")

    run(play())


def test_an_address_has_a_limit_of_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        address = Rate(0.01, 8)
        limits = replace(GENEROUS, frames=Allowed(FREE.person, address, FREE.server))
        async with running(settings_at(tmp_path, limits=limits)) as server:
            sockets = [await server.socket() for _ in range(3)]
            heard = [await ask(socket, type="ping") for socket in sockets * 3]
            heard.append(json.loads(await sockets[2].recv()))
            assert [message["type"] for message in heard[:8]] == ["pong"] * 8
            assert {message["type"] for message in heard[8:]} == {"pong", "refused"}
            told = next(message for message in heard if message["type"] == "refused")
            assert told["message"].startswith("too many frames came from your network address")

    run(play())


def test_connections_and_tables_are_limited(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(connections=3, tables=2, followed=2)
        async with running(settings_at(tmp_path, limits=limits)) as server:
            client = await server.client("Ann")
            first = await client.open("plus4")
            await client.open("plus4", seats=[1, 2])
            with pytest.raises(Declined) as refusal:
                await client.open("plus4")
            assert refusal.value.code == "too_many"
            socket = await server.socket(new_token())
            follow = {"type": "follow", "since": 0}
            await socket.send(json.dumps({**follow, "table": first.table}))
            assert json.loads(await socket.recv())["type"] == "news"
            await server.socket()
            with pytest.raises(InvalidStatus):
                await server.socket()

    run(play())


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "x", "http://[", "://"]
)
def test_a_page_from_elsewhere_is_refused_before_it_is_heard(tmp_path: Path, origin: str) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            address = server.url.replace("http", "ws") + "/ws"
            with pytest.raises(InvalidStatus) as refusal:
                async with connect(address, additional_headers={"Origin": origin}):
                    pass
            assert refusal.value.response.status_code == 403
            async with connect(address, additional_headers={"Origin": server.url}):
                pass
            async with httpx.AsyncClient(base_url=server.url) as browser:
                body = {"game": "plus4", "name": "Eve"}
                answer = await browser.post("/api/tables", json=body, headers={"Origin": origin})
                assert answer.status_code == 403
                answer = await browser.post("/api/tables", json=body)
                assert answer.status_code == 201

    run(play())


def test_every_answer_carries_the_headers_that_keep_a_page_to_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            running(settings_at(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url) as browser,
        ):
            for path in ("/api/health", "/api/games", "/metrics", "/nowhere", "/api/tables/x"):
                headers = (await browser.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"

    run(play())


def test_a_person_is_a_cookie_that_no_script_can_read(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            running(settings_at(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url) as browser,
        ):
            cookie = (await browser.get("/api/games")).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert "set-cookie" not in (await browser.get("/api/games")).headers

    run(play())


@pytest.mark.parametrize(
    ("length", "status"), [("70000", 413), ("-1", 400), ("x", 400), (None, 411)]
)
def test_a_request_says_how_long_it_is_and_is_not_too_long(
    tmp_path: Path, length: str | None, status: int
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            _, _, port = server.url.rpartition(":")
            reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
            said = f"content-length: {length}\r\n" if length else ""
            writer.write(f"POST /api/tables HTTP/1.1\r\nhost: x\r\n{said}\r\n".encode())
            await writer.drain()
            answer = (await reader.readline()).decode()
            assert int(answer.split()[1]) == status
            writer.close()
            await writer.wait_closed()

    run(play())
