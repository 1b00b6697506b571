"""An open WebSocket: frames in, frames out, signs of life, the end.

uvicorn opens it, as far as the handshake (`handshake.py`). From then on no task waits for it, and
nothing of ours waits in a queue of its own: what is sent goes to the transport, which keeps what
the network does not take at once. A line that is silent, as most are, costs next to nothing.
"""

import asyncio
import time
from typing import Any, Protocol

from quatuor.server.frames import CLOSE, NOT_TEXT, PING, PONG, TEXT, Reader, Unfit, framed
from quatuor.server.settings import Limits

RESTARTING, TOO_SILENT, TRY_AGAIN = 1012, 1011, 1013
SILENCE = 20.0
"""Seconds after which somebody silent is asked for a sign of life; after twice that we hang up."""
FAREWELL = 10.0
"""Seconds in which the other side may close what we have closed."""


class Talker(Protocol):
    """Whoever talks on a line."""

    def hear(self, text: str | None) -> None:
        """A message has come; None for one that is no text."""

    def gone(self) -> None:
        """Nothing will come any more."""


class Outbox:
    """What is said in one step of the event loop leaves after it, in one piece for each line."""

    def __init__(self) -> None:
        self._lines: list[Line] = []

    def add(self, line: "Line") -> None:
        """This line has something to send."""
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._empty)
        self._lines.append(line)

    def _empty(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.flush()


class Line(asyncio.Protocol):
    """One client's WebSocket, once it is open."""

    __slots__ = (
        "_asked",
        "_farewell",
        "_heard",
        "_lines",
        "_outbox",
        "_reader",
        "_talker",
        "_transport",
        "_unsent",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        lines: set[Any],
        talker: Talker,
        outbox: Outbox,
        limits: Limits,
    ) -> None:
        self._transport = transport
        self._lines = lines
        """All that are open, which uvicorn closes when it stops."""
        self._talker = talker
        self._outbox = outbox
        self._reader = Reader(limits.frame)
        self._unsent = b""
        """What was said in this step of the event loop."""
        self._farewell: asyncio.TimerHandle | None = None
        self._heard = time.monotonic()
        self._asked = False
        transport.set_write_buffer_limits(limits.backlog)
        transport.set_protocol(self)
        lines.add(self)

    def send(self, frame: bytes) -> None:
        """Put a frame on its way, together with those that follow at once."""
        if self._farewell:
            return
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += frame

    def flush(self, last: bytes = b"") -> None:
        """Send what was said, unless the line is on its way to its end."""
        unsent, self._unsent = self._unsent + last, b""
        if unsent and not self._transport.is_closing():
            self._transport.write(unsent)

    def close(self, code: int) -> None:
        """Say goodbye, and why; whoever does not answer is cut off."""
        if not self._farewell:
            self.flush(framed(CLOSE, code.to_bytes(2, "big")))
            loop = asyncio.get_running_loop()
            self._farewell = loop.call_later(FAREWELL, self._transport.abort)

    def pause_writing(self) -> None:
        """More waits than may wait: a client that cannot keep up is let go, and comes back."""
        self.close(TRY_AGAIN)

    def resume_writing(self) -> None:
        """Whoever was let go has read it all."""

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTARTING)
        self._transport.close()

    def connection_lost(self, _error: Exception | None) -> None:
        """The line is dead."""
        if self._farewell:
            self._farewell.cancel()
        self._unsent = b""
        self._lines.discard(self)
        self._talker.gone()

    def ask_for_life(self, now: float) -> None:
        """Whoever is silent for long is asked, and given up if there is no answer."""
        if now - self._heard > 2 * SILENCE:
            self.close(TOO_SILENT)
        elif now - self._heard > SILENCE and not self._asked:
            self._asked = True
            self.flush(framed(PING, b""))

    def data_received(self, data: bytes) -> None:
        """Hand over what is a message, and answer what is only about the line."""
        self._heard, self._asked = time.monotonic(), False
        try:
            for kind, body in self._reader.feed(data):
                self._take(kind, body)
        except Unfit as unfit:
            self.close(unfit.code)

    def _take(self, kind: int, body: bytes) -> None:
        if kind == CLOSE:
            self.flush(b"" if self._farewell else framed(CLOSE, body[:2]))
            self._transport.close()
        elif self._farewell or kind == PONG:
            return
        elif kind == PING:
            self.flush(framed(PONG, body))
        else:
            self._talker.hear(text_of(body) if kind == TEXT else None)


def text_of(body: bytes) -> str:
    """A body that has to be text."""
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Unfit(NOT_TEXT) from None
