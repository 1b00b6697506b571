"""Frames of a WebSocket, whole and in pieces, and what a line does with them."""

import asyncio
import os
import random
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from quatuor.server.admission.accounts import Account, Accounts, Allowed, Excess
from quatuor.server.admission.buckets import Rate
from quatuor.server.settings import Limits
from quatuor.server.websocket_connection import CLOSE_TIMEOUT, SILENCE, Outbox, WebSocketConnection
from quatuor.server.websocket_frames import (
    BINARY,
    CLOSE,
    PING,
    TEXT,
    Message,
    ProtocolError,
    Reader,
    framed,
)
from tests.server.running import Running, run, running, settings_at


def sent(kind: int, body: bytes, final: bool = True) -> bytes:
    """A frame as the library of the other side would send it."""
    return Frame(Opcode(kind), body, final).serialize(mask=True)


def read(reader: Reader, data: bytes) -> list[Message]:
    """All messages that are complete with these bytes."""
    reader.feed(data)
    found: list[Message] = []
    while frame := reader.next_frame():
        message = reader.message(frame)
        found += [message] if message else []
    return found


@pytest.mark.parametrize("size", [0, 1, 4, 125, 126, 127, 3_000, 70_000])
def test_a_frame_of_a_client_is_read_as_it_was_meant(size: int) -> None:
    body = os.urandom(size)
    assert read(Reader(100_000), sent(BINARY, body)) == [Message(BINARY, body)]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_of_ours_is_what_the_library_of_the_other_side_would_make(size: int) -> None:
    body = b"x" * size
    assert framed(TEXT, body) == Frame(Opcode.TEXT, body).serialize(mask=False)


def test_messages_come_out_the_same_however_the_bytes_are_cut() -> None:
    chance = random.Random(3)
    messages = [Message(TEXT, os.urandom(chance.choice((3, 130, 900)))) for _ in range(30)]
    stream = b"".join(sent(kind, body) for kind, body in messages)
    reader, heard = Reader(1_000), []
    while stream:
        cut = chance.choice((1, 2, 7, 400))
        heard += read(reader, stream[:cut])
        stream = stream[cut:]
    assert heard == messages


def test_a_message_may_come_in_parts_with_a_ping_between_them() -> None:
    parts = sent(TEXT, b"one ", False) + sent(0, b"two ", False) + sent(PING, b"?")
    reader = Reader(100)
    assert read(reader, parts) == [Message(PING, b"?")]
    assert read(reader, sent(0, b"three")) == [Message(TEXT, b"one two three")]
    assert read(reader, sent(TEXT, b"next")) == [Message(TEXT, b"next")]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        pytest.param(Frame(Opcode.TEXT, b"x").serialize(mask=False), 1002, id="no mask"),
        pytest.param(b"\xc1" + sent(TEXT, b"x")[1:], 1002, id="the first reserved bit"),
        pytest.param(b"\xa1" + sent(TEXT, b"x")[1:], 1002, id="the second reserved bit"),
        pytest.param(b"\x91" + sent(TEXT, b"x")[1:], 1002, id="the third reserved bit"),
        pytest.param(b"\x83" + sent(TEXT, b"x")[1:], 1002, id="an unknown kind"),
        pytest.param(b"\x8b" + sent(PING, b"x")[1:], 1002, id="an unknown kind of control"),
        pytest.param(sent(0, b"of nothing"), 1002, id="the rest of nothing"),
        pytest.param(sent(1, b"a", False) + sent(1, b"b"), 1002, id="a message in a message"),
        pytest.param(b"\x09" + sent(PING, b"")[1:], 1002, id="half a ping"),
        pytest.param(b"\x89\xfe\x01\x00" + bytes(4), 1002, id="a long ping"),
        pytest.param(sent(TEXT, b"x" * 101)[:4], 1009, id="too long"),
        pytest.param(sent(1, b"x" * 60, False) + sent(0, b"x" * 60), 1009, id="too long in all"),
        pytest.param(b"\x81\xff" + b"\xff" * 8, 1009, id="longer than anything"),
    ],
)
def test_what_no_client_may_send_ends_the_conversation(frames: bytes, code: int) -> None:
    with pytest.raises(ProtocolError) as unfit:
        read(Reader(100), frames)
    assert unfit.value.code == code


class Wire(asyncio.Transport):
    """A transport that only remembers."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.closed = self.aborted = self.paused = False

    def write(self, data: Any) -> None:
        self.pieces.append(bytes(data))

    @property
    def sent(self) -> bytes:
        return b"".join(self.pieces)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.high, self.low = high, low


class Ear:
    """Somebody who talks on a line and only listens."""

    def __init__(self) -> None:
        self.heard: list[str | None] = []
        self.is_gone = False
        self.excesses: list[Excess] = []

    def limited(self, excess: Excess) -> None:
        self.excesses.append(excess)

    def receive(self, text: str | None) -> None:
        self.heard.append(text)

    def closed(self) -> None:
        self.is_gone = True


def account(limits: Limits | None = None) -> Account:
    return Accounts((limits or Limits()).allowed).of("Ann", "192.0.2.1")


def opened(limits: Limits | None = None) -> tuple[WebSocketConnection, Wire, Ear, set[Any]]:
    wire, ear, lines, limits = Wire(), Ear(), set[Any](), limits or Limits()
    return (
        WebSocketConnection(wire, lines, ear, account(limits), Outbox(), limits),
        wire,
        ear,
        lines,
    )


def test_a_line_hands_over_text_and_says_of_the_rest_that_it_is_none() -> None:
    line, _, ear, _ = opened()
    line.data_received(sent(TEXT, "à toi".encode()) + sent(BINARY, b"\0"))
    assert ear.heard == ["à toi", None]


def test_a_ping_is_answered_and_a_goodbye_returned() -> None:
    line, wire, ear, lines = opened()
    line.data_received(sent(PING, b"there?") + sent(CLOSE, b"\x03\xe8bye"))
    assert wire.sent == b"\x8a\x06there?" + b"\x88\x02\x03\xe8"
    assert wire.closed
    line.connection_lost(None)
    assert (ear.is_gone, lines) == (True, set())


def test_what_is_said_in_one_breath_leaves_in_one_piece_and_before_a_goodbye() -> None:
    async def talk() -> None:
        line, wire, _, _ = opened()
        line.write(b"one ")
        line.write(b"two ")
        assert wire.sent == b""
        await asyncio.sleep(0)
        assert wire.pieces == [b"one two "]
        line.write(b"three ")
        line.shutdown()
        assert wire.sent == b"one two three " + b"\x88\x02" + (1012).to_bytes(2, "big")
        assert wire.closed
        line.connection_lost(None)

    run(talk())


def test_all_lines_send_after_one_step_and_one_that_died_meanwhile_sends_nothing() -> None:
    async def talk() -> None:
        outbox, wires = Outbox(), [Wire() for _ in range(3)]
        lines = [
            WebSocketConnection(wire, set(), Ear(), account(), outbox, Limits()) for wire in wires
        ]
        for line in lines:
            line.write(b"one")
        lines[1].connection_lost(None)
        await asyncio.sleep(0)
        assert [wire.pieces for wire in wires] == [[b"one"], [], [b"one"]]
        lines[0].write(b"two")
        lines[2].write(b"two")
        wires[2].close()
        await asyncio.sleep(0)
        assert [wire.pieces for wire in wires] == [[b"one", b"two"], [], [b"one"]]

    run(talk())


def test_text_that_is_no_text_ends_the_conversation() -> None:
    async def talk() -> None:
        line, wire, ear, _ = opened()
        line.data_received(sent(TEXT, b"\xff\xfe"))
        line.data_received(sent(TEXT, b"too late"))
        assert (wire.sent, ear.heard) == (b"\x88\x02" + (1007).to_bytes(2, "big"), [])
        line.connection_lost(None)

    run(talk())


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
    ("body", "code"),
    [
        pytest.param(b"\x03", 1002, id="half a code"),
        *(
            pytest.param(number.to_bytes(2, "big"), 1002, id=f"the code {number}")
            for number in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2999, 5000, 65535)
        ),
        pytest.param(b"\x03\xe8\xff", 1007, id="a reason that is no text"),
    ],
)
def test_a_goodbye_that_says_nothing_valid_is_a_fault(body: bytes, code: int) -> None:
    async def talk() -> None:
        line, wire, _, _ = opened()
        line.data_received(sent(CLOSE, body))
        assert wire.sent == b"\x88\x02" + code.to_bytes(2, "big")
        line.connection_lost(None)

    run(talk())


@pytest.mark.parametrize(
    "body", [b"", *(n.to_bytes(2, "big") for n in (1000, 1001, 1011, 3000, 4999))]
)
def test_a_valid_goodbye_is_returned_as_it_came(body: bytes) -> None:
    line, wire, _, _ = opened()
    line.data_received(sent(CLOSE, body) + sent(PING, b"after the end"))
    assert wire.sent == bytes((0x88, len(body))) + body
    assert wire.closed


def test_a_letter_may_be_cut_in_two_but_not_be_wrong() -> None:
    async def talk() -> None:
        line, wire, ear, _ = opened()
        line.data_received(sent(TEXT, b"\xc3", False) + sent(0, b"\xa0 toi"))
        assert ear.heard == ["à toi"]
        line.data_received(sent(TEXT, b"\xc3", False) + sent(PING, b"") + sent(0, b"("))
        assert wire.sent == b"\x8a\x00\x88\x02" + (1007).to_bytes(2, "big")
        assert ear.heard == ["à toi"]
        line.connection_lost(None)

    run(talk())


def test_a_good_message_before_a_bad_frame_is_heard_and_what_follows_is_not() -> None:
    async def talk() -> None:
        line, wire, ear, _ = opened()
        bad = b"\xc1" + sent(TEXT, b"x")[1:]
        line.data_received(sent(TEXT, b"good") + bad + sent(TEXT, b"late"))
        line.data_received(sent(TEXT, b"later"))
        assert ear.heard == ["good"]
        assert wire.sent == b"\x88\x02" + (1002).to_bytes(2, "big")
        line.connection_lost(None)

    run(talk())


@pytest.mark.parametrize("head", [b"\x81\xfe\x00\x05", b"\x81\xff" + (200).to_bytes(8, "big")])
def test_a_size_that_is_written_longer_than_it_has_to_be_is_a_fault(head: bytes) -> None:
    with pytest.raises(ProtocolError) as unfit:
        read(Reader(1_000), head + bytes(4) + b"x" * 200)
    assert unfit.value.code == 1002


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
            raw = await asyncio.to_thread(dial, server)
            assert await asyncio.to_thread(exactly, raw, 2) == b"\x89\x00"
            goodbye = b"\x88\x02" + (1011).to_bytes(2, "big")
            assert await asyncio.to_thread(exactly, raw, 4) == goodbye
            raw.close()

    monkeypatch.setattr("quatuor.server.periodic_tasks.SILENCE", 0.9)
    monkeypatch.setattr("quatuor.server.periodic_tasks.PULSE", 0.1)
    run(talk())


def test_a_goodbye_that_is_not_answered_is_the_end_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def talk() -> None:
        async with running(settings_at(tmp_path)) as server:
            raw = await asyncio.to_thread(dial, server)
            next(iter(server.app.state.clients)).close(1008)
            assert await asyncio.to_thread(exactly, raw, 4) == b"\x88\x02\x03\xf0"
            while server.app.state.clients:
                await asyncio.sleep(0.01)
            raw.close()

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
