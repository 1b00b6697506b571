"""Frames of a WebSocket, whole and in pieces, read and written as RFC 6455 says."""

import os
import random

import pytest
from websockets.frames import Frame, Opcode

from quatuor.server.websocket_frames import (
    BINARY,
    PING,
    TEXT,
    Message,
    ProtocolError,
    Reader,
    framed,
)
from tests.server.wire import sent


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


@pytest.mark.parametrize("head", [b"\x81\xfe\x00\x05", b"\x81\xff" + (200).to_bytes(8, "big")])
def test_a_size_that_is_written_longer_than_it_has_to_be_is_a_fault(head: bytes) -> None:
    with pytest.raises(ProtocolError) as unfit:
        read(Reader(1_000), head + bytes(4) + b"x" * 200)
    assert unfit.value.code == 1002
