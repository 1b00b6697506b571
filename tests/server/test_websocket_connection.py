"""A WebSocket connection: messages in and out, pings, and closing."""

import asyncio

import pytest

from quatuor.server.settings import Limits
from quatuor.server.websocket_connection import Outbox, WebSocketConnection
from quatuor.server.websocket_frames import (
    BINARY,
    CLOSE,
    PING,
    TEXT,
)
from tests.server.running import run
from tests.server.wire import Ear, Wire, account, opened, sent


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
