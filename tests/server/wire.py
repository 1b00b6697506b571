"""Frames as a client sends them, and a connection of the server without a socket."""

import asyncio
from typing import Any

from websockets.frames import Frame, Opcode

from quatuor.server.admission.accounts import Account, Accounts, Excess
from quatuor.server.settings import Limits
from quatuor.server.websocket_connection import Outbox, WebSocketConnection


def sent(kind: int, body: bytes, final: bool = True) -> bytes:
    """A frame as the library of the other side would send it."""
    return Frame(Opcode(kind), body, final).serialize(mask=True)


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
