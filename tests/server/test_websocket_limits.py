"""What one WebSocket may cost: frames and bytes are charged; slow or silent clients are let go."""

import asyncio
import time

import pytest

from quatuor.server.admission.accounts import Allowed
from quatuor.server.admission.buckets import Rate
from quatuor.server.settings import Limits
from quatuor.server.websocket_connection import CLOSE_TIMEOUT, SILENCE
from quatuor.server.websocket_frames import (
    CLOSE,
    PING,
    TEXT,
    framed,
)
from tests.server.running import run
from tests.server.wire import opened, sent


def test_whoever_reads_too_slowly_is_let_go_and_hears_no_more() -> None:
    async def talk() -> None:
        line, wire, ear, _ = opened()
        assert wire.high == Limits().backlog
        line.pause_writing()
        line.write(framed(TEXT, b"news"))
        line.data_received(sent(PING, b"there?") + sent(TEXT, b"hello?"))
        assert not wire.closed
        line.data_received(sent(CLOSE, (1013).to_bytes(2, "big")))
        assert wire.sent == b"\x88\x02" + (1013).to_bytes(2, "big")
        assert wire.closed
        assert not ear.heard
        closing = line._closing
        assert closing is not None
        assert closing.when() > asyncio.get_running_loop().time() + CLOSE_TIMEOUT - 1
        line.connection_lost(None)
        assert closing.cancelled()

    run(talk())


def test_a_silent_line_is_asked_once_and_given_up_if_there_is_no_answer() -> None:
    async def talk() -> None:
        line, wire, _, _ = opened()
        start = line._last_read
        line.check_alive(start + SILENCE - 1)
        assert wire.sent == b""
        line.check_alive(start + SILENCE + 1)
        line.check_alive(start + SILENCE + 2)
        assert wire.sent == b"\x89\x00"
        line.check_alive(start + 2 * SILENCE + 1)
        assert wire.sent[2:] == b"\x88\x02" + (1011).to_bytes(2, "big")
        assert wire.aborted
        line.connection_lost(None)

    run(talk())


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(sent(PING, b""), id="pings"),
        pytest.param(sent(TEXT, b"", False), id="a message of empty parts"),
        pytest.param(sent(0xA, b""), id="pongs"),
        pytest.param(sent(TEXT, b"{}"), id="messages"),
    ],
)
def test_every_frame_is_charged_and_whoever_is_over_is_not_read_from(frame: bytes) -> None:
    async def talk() -> None:
        limits = Limits(frames=Allowed(Rate(0.001, 10), Rate(1e6, 1e6), Rate(1e6, 1e6)))
        line, wire, ear, _ = opened(limits)
        more = sent(0, b"", False)
        flood = frame + (more if frame[0] == 0x01 else frame) * 99
        line.data_received(flood)
        assert wire.paused
        assert line._reader.waiting == 89 * len(frame)
        assert [excess.whose for excess in ear.excesses] == ["person"]
        line._account.person.bucket("frames", time.monotonic()).charge(-20, time.monotonic())
        line._resume()
        assert wire.paused  # it was read from, and is over again
        assert line._reader.waiting == 78 * len(frame)
        line.connection_lost(None)

    run(talk())


def test_whoever_sends_more_than_can_wait_is_told_why_and_let_go() -> None:
    async def talk() -> None:
        limits = Limits(frames=Allowed(Rate(1, 10), Rate(1e6, 1e6), Rate(1e6, 1e6)), frame=100)
        line, wire, _, _ = opened(limits)
        line.data_received(sent(PING, b"") * 200)
        assert b"\x03\xf0you sent too many frames" in wire.sent
        assert line._reader.waiting == 0
        line.connection_lost(None)

    run(talk())


def test_bytes_that_complete_nothing_are_charged_too() -> None:
    async def talk() -> None:
        limits = Limits(frames=Allowed(Rate(0.001, 10), Rate(1e6, 1e6), Rate(1e6, 1e6)))
        line, wire, _, _ = opened(limits)
        line.data_received(sent(TEXT, b"x" * 100)[:20])
        for _ in range(10):
            line.data_received(b"x")
        assert wire.paused
        line.connection_lost(None)

    run(talk())
