"""WebSockets of a running server: a client that fell silent, closing, and another library."""

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, run, running, settings_at

PING = b"\x89\x00"


def dial(server: Running) -> socket.socket:
    """A WebSocket that only knows bytes, past its greeting."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    raw = socket.create_connection((host, int(port)), timeout=60)
    raw.sendall(
        b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        heard += exactly(raw, 1)
    _, short = exactly(raw, 2)
    assert short <= 126, "a greeting is a short frame"
    length = int.from_bytes(exactly(raw, 2), "big") if short == 126 else short
    assert b'"hello"' in exactly(raw, length)
    return raw


def exactly(raw: socket.socket, wanted: int) -> bytes:
    """So many bytes and none of what comes after them."""
    found = b""
    while len(found) < wanted:
        more = raw.recv(wanted - len(found))
        assert more, f"the server hung up after {found!r}"
        found += more
    return found


def test_a_client_that_fell_silent_is_asked_and_then_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def talk() -> None:
        async with running(settings_at(tmp_path)) as server:
            with await asyncio.to_thread(dial, server) as raw:
                assert await asyncio.to_thread(exactly, raw, 2) == PING
                while (head := await asyncio.to_thread(exactly, raw, 2)) == PING:
                    pass  # a server that stood still itself asks once more
                goodbye = b"\x88\x02" + (1011).to_bytes(2, "big")
                assert head + await asyncio.to_thread(exactly, raw, 2) == goodbye

    monkeypatch.setattr("quatuor.server.periodic_tasks.SILENCE", 0.9)
    monkeypatch.setattr("quatuor.server.periodic_tasks.PULSE", 0.1)
    run(talk())


def test_a_goodbye_that_is_not_answered_is_the_end_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def talk() -> None:
        async with running(settings_at(tmp_path)) as server:
            with await asyncio.to_thread(dial, server) as raw:
                next(iter(server.app.state.clients)).close(1008)
                assert await asyncio.to_thread(exactly, raw, 4) == b"\x88\x02\x03\xf0"
                while server.app.state.clients:
                    await asyncio.sleep(0.01)

    monkeypatch.setattr("quatuor.server.websocket_connection.CLOSE_TIMEOUT", 0.05)
    monkeypatch.setattr("quatuor.server.periodic_tasks.SILENCE", 1e6)  # silence cuts nobody off
    run(talk())


def test_the_library_of_the_other_side_finds_nothing_to_complain_about(tmp_path: Path) -> None:
    async def talk() -> None:
        async with running(settings_at(tmp_path)) as server:
            socket = await server.socket()
            await (await socket.ping())
            await socket.send(["{", '"type": "ping"', "}"])
            assert '"pong"' in str(await socket.recv())
            await socket.send(b"\xff")
            assert '"bad_request"' in str(await socket.recv())
            await socket.close(1001)
            assert socket.close_code == 1001
            other = await server.socket()
            next(iter(server.app.state.clients)).close(1008)
            with pytest.raises(ConnectionClosed) as closed:
                await other.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008

    run(talk())
