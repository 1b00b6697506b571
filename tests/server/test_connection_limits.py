"""Admission control of connections: how many, how often, and how long one may keep silent."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop
from websockets.exceptions import InvalidStatus

from quatuor.room.identity import new_token
from quatuor.server.admission.buckets import Rate
from quatuor.server.app import create_app
from quatuor.server.run import config_for
from tests.server.admission_clients import by_address, dial, last_words
from tests.server.running import GENEROUS, PATIENCE, run, running, seated_pair, settings_at


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
