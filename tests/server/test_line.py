"""Frames of a WebSocket, whole and in pieces, and what a line does with them."""

import asyncio
import os
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from quatuor.server.frames import BINARY, CLOSE, PING, TEXT, Message, Reader, Unfit, framed
from quatuor.server.line import FAREWELL, SILENCE, Line, Outbox
from quatuor.server.settings import Limits
from tests.server.running import run, running, settings_at


def sent(kind: int, body: bytes, final: bool = True) -> bytes:
    """A frame as the library of the other side would send it."""
    return Frame(Opcode(kind), body, final).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 4, 125, 126, 127, 3_000, 70_000])
def test_a_frame_of_a_client_is_read_as_it_was_meant(size: int) -> None:
    body = os.urandom(size)
    assert Reader(100_000).feed(sent(BINARY, body)) == [Message(BINARY, body)]


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
        heard += reader.feed(stream[:cut])
        stream = stream[cut:]
    assert heard == messages


def test_a_message_may_come_in_parts_with_a_ping_between_them() -> None:
    parts = sent(TEXT, b"one ", False) + sent(0, b"two ", False) + sent(PING, b"?")
    reader = Reader(100)
    assert reader.feed(parts) == [Message(PING, b"?")]
    assert reader.feed(sent(0, b"three")) == [Message(TEXT, b"one two three")]
    assert reader.feed(sent(TEXT, b"next")) == [Message(TEXT, b"next")]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        pytest.param(Frame(Opcode.TEXT, b"x").serialize(mask=False), 1002, id="no mask"),
        pytest.param(b"\xc1" + sent(TEXT, b"x")[1:], 1002, id="a reserved bit"),
        pytest.param(b"\x83" + sent(TEXT, b"x")[1:], 1002, id="an unknown kind"),
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
    with pytest.raises(Unfit) as unfit:
        Reader(100).feed(frames)
    assert unfit.value.code == code


class Wire(asyncio.Transport):
    """A transport that only remembers."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.closed = self.aborted = False

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

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.high, self.low = high, low


class Ear:
    """Somebody who talks on a line and only listens."""

    def __init__(self) -> None:
        self.heard: list[str | None] = []
        self.is_gone = False

    def hear(self, text: str | None) -> None:
        self.heard.append(text)

    def gone(self) -> None:
        self.is_gone = True


def opened() -> tuple[Line, Wire, Ear, set[Any]]:
    wire, ear, lines = Wire(), Ear(), set[Any]()
    return Line(wire, lines, ear, Outbox(), Limits()), wire, ear, lines


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
        line.send(b"one ")
        line.send(b"two ")
        assert wire.sent == b""
        await asyncio.sleep(0)
        assert wire.pieces == [b"one two "]
        line.send(b"three ")
        line.shutdown()
        assert wire.sent == b"one two three " + b"\x88\x02" + (1012).to_bytes(2, "big")
        assert wire.closed
        line.connection_lost(None)

    run(talk())


def test_all_lines_send_after_one_step_and_one_that_died_meanwhile_sends_nothing() -> None:
    async def talk() -> None:
        outbox, wires = Outbox(), [Wire() for _ in range(3)]
        lines = [Line(wire, set(), Ear(), outbox, Limits()) for wire in wires]
        for line in lines:
            line.send(b"one")
        lines[1].connection_lost(None)
        await asyncio.sleep(0)
        assert [wire.pieces for wire in wires] == [[b"one"], [], [b"one"]]
        lines[0].send(b"two")
        lines[2].send(b"two")
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
        line.send(framed(TEXT, b"news"))
        line.data_received(sent(PING, b"there?") + sent(TEXT, b"hello?"))
        assert not wire.closed
        line.data_received(sent(CLOSE, (1013).to_bytes(2, "big")))
        assert wire.sent == b"\x88\x02" + (1013).to_bytes(2, "big")
        assert wire.closed
        assert not ear.heard
        farewell = line._farewell
        assert farewell is not None
        assert farewell.when() > asyncio.get_running_loop().time() + FAREWELL - 1
        line.connection_lost(None)
        assert farewell.cancelled()

    run(talk())


def test_a_silent_line_is_asked_once_and_given_up_if_there_is_no_answer() -> None:
    async def talk() -> None:
        line, wire, _, _ = opened()
        start = line._heard
        line.ask_for_life(start + SILENCE - 1)
        assert wire.sent == b""
        line.ask_for_life(start + SILENCE + 1)
        line.ask_for_life(start + SILENCE + 2)
        assert wire.sent == b"\x89\x00"
        line.ask_for_life(start + 2 * SILENCE + 1)
        assert wire.sent[2:] == b"\x88\x02" + (1011).to_bytes(2, "big")
        line.connection_lost(None)

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
            next(iter(server.app.state.connections)).hang_up(1008)
            with pytest.raises(ConnectionClosed) as closed:
                await other.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008

    run(talk())
