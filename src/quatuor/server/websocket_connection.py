"""An open WebSocket: frames in, frames out, signs of life, the end.

uvicorn opens it, as far as the handshake (`handshake.py`). From then on no task waits for it, and
nothing of ours waits in a queue of its own: what is sent goes to the transport, which keeps what
the network does not take at once. A connection that is silent, as most are, costs next to nothing.
"""

import asyncio
import time
from typing import Any, Protocol

from quatuor.server.admission.accounts import Account, Excess
from quatuor.server.settings import Limits
from quatuor.server.websocket_frames import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    ProtocolError,
    Reader,
    closing_code,
    framed,
    text_of,
)

POLICY, TOO_SILENT, RESTARTING, TRY_AGAIN = 1008, 1011, 1012, 1013
SILENCE = 20.0
"""Seconds after which a silent client is pinged; after twice that the connection is closed."""
SEATED_SILENCE = 2.5
"""The same for those who sit at a table: the others are told soon."""
CLOSE_TIMEOUT = 10.0
"""Seconds in which the other side may close what we have closed."""
UNREAD = 8
"""How many of the longest messages may wait on a connection from which nothing is read."""
LONG = 1024
"""Bytes for which a frame counts once more."""


class Receiver(Protocol):
    """Whoever handles the messages of a connection."""

    def receive(self, text: str | None) -> None:
        """Take a message; None for one that is not text."""

    def limited(self, excess: Excess) -> None:
        """Nothing is read from the client for a while."""

    def closed(self) -> None:
        """The connection is closed."""


class Outbox:
    """What is sent in one step of the event loop leaves after it, in one write per connection."""

    def __init__(self) -> None:
        self._connections: list[WebSocketConnection] = []
        self._text, self._frame = b"", framed(TEXT, b"")

    def frame_of(self, text: bytes) -> bytes:
        """A message as a frame; one that goes to many is framed once."""
        if text is not self._text:
            self._text, self._frame = text, framed(TEXT, text)
        return self._frame

    def add(self, connection: "WebSocketConnection") -> None:
        """This connection has something to send."""
        if not self._connections:
            asyncio.get_running_loop().call_soon(self._empty)
        self._connections.append(connection)

    def _empty(self) -> None:
        connections, self._connections = self._connections, []
        for connection in connections:
            connection.flush()


class WebSocketConnection(asyncio.Protocol):
    """One client's WebSocket, once it is open."""

    __slots__ = (
        "_account",
        "_buckets",
        "_closing",
        "_connections",
        "_discarding",
        "_last_read",
        "_most",
        "_outbox",
        "_paused",
        "_pinged",
        "_reader",
        "_receiver",
        "_transport",
        "_unsent",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        connections: set[Any],
        receiver: Receiver,
        account: Account,
        outbox: Outbox,
        limits: Limits,
    ) -> None:
        self._transport = transport
        self._connections = connections
        """All that are open, which uvicorn closes when it stops."""
        self._receiver, self._account = receiver, account
        self._buckets = account.buckets("frames", time.monotonic())
        """Whom every frame is charged to."""
        self._most = UNREAD * limits.frame
        self._discarding = False
        """Whether what comes is thrown away, because it cannot be understood any more."""
        self._paused: asyncio.TimerHandle | None = None
        """Reads again when whoever was over a limit may go on."""
        self._outbox = outbox
        self._reader = Reader(limits.frame)
        self._unsent = b""
        """What was sent in this step of the event loop."""
        self._closing: asyncio.TimerHandle | None = None
        self._last_read = time.monotonic()
        self._pinged = False
        transport.set_write_buffer_limits(limits.backlog)
        transport.set_protocol(self)
        connections.add(self)

    def send(self, text: bytes) -> None:
        """Send a message."""
        self.write(self._outbox.frame_of(text))

    def write(self, frame: bytes) -> None:
        """Send a frame, together with those that follow in this step of the event loop."""
        if self._closing:
            return
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += frame

    def flush(self, last: bytes = b"") -> None:
        """Write what was sent, unless the transport is closing."""
        unsent, self._unsent = self._unsent + last, b""
        if unsent and not self._transport.is_closing():
            self._transport.write(unsent)

    def close(self, code: int, reason: str = "") -> None:
        """Send a close frame with the reason; whoever does not answer it is cut off."""
        if not self._closing:
            self.flush(framed(CLOSE, code.to_bytes(2, "big") + reason.encode()))
            loop = asyncio.get_running_loop()
            self._closing = loop.call_later(CLOSE_TIMEOUT, self._transport.abort)

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
        """The connection is dead."""
        if self._closing:
            self._closing.cancel()
        if self._paused:
            self._paused.cancel()
        self._unsent = b""
        self._connections.discard(self)
        self._receiver.closed()

    def silent_for(self, now: float) -> float:
        """Seconds since something was last read."""
        return now - self._last_read

    def check_alive(self, now: float, silence: float = SILENCE) -> None:
        """Whoever is silent for long is asked, and given up at once if there is no answer."""
        if self._paused:
            return
        if now - self._last_read > 2 * silence:
            self.close(TOO_SILENT)
            self._transport.abort()
        elif now - self._last_read > silence and not self._pinged:
            self._pinged = True
            self.flush(framed(PING, b""))

    def excuse(self) -> None:
        """Nothing was read for a while, which was our own fault: the client was not silent."""
        self._last_read, self._pinged = time.monotonic(), False

    def data_received(self, data: bytes) -> None:
        """Hand over what is a message, and answer what is only about the connection."""
        self._last_read, self._pinged = time.monotonic(), False
        if not self._discarding:
            self._reader.feed(data)
        if not self._read():
            self._charge(0)  # bytes that complete nothing are work as well

    def _read(self) -> int:
        """Take the frames that are there for as long as they may be; how many."""
        taken = 0
        try:
            while not (self._paused or self._discarding or self._transport.is_closing()):
                frame = self._reader.next_frame()
                if frame is None:
                    break
                taken += 1
                message = self._reader.message(frame)
                if message:
                    self._handle(*message)
                self._charge(len(frame.body))
        except ProtocolError as unfit:
            self._fail(unfit.code)
        return taken

    def _charge(self, size: int) -> None:
        """Charge a frame; whoever is over a limit by it is not read from for a while."""
        now, cost, over = time.monotonic(), 1 + size // LONG, False
        for bucket in self._buckets:
            over |= bucket.charge(cost, now) < 0
        excess = self._account.excess("frames", 0.0) if over else None
        if excess and not (self._paused or self._transport.is_closing()):
            self._pause(excess)
            self._receiver.limited(excess)
            if self._reader.waiting > self._most:
                self._fail(POLICY, excess.message)

    def _fail(self, code: int, reason: str = "") -> None:
        """End a conversation that cannot go on; what comes now is not listened to."""
        self._discarding = True
        self._reader = Reader(0)
        self.close(code, reason)

    def _pause(self, excess: Excess) -> None:
        self._transport.pause_reading()
        self._paused = asyncio.get_running_loop().call_later(excess.wait, self._resume)

    def _resume(self) -> None:
        """Read again, unless others have used up meanwhile what there was."""
        self._paused = None
        excess = self._account.excess("frames", 0.0)
        if excess:
            self._pause(excess)
        elif not self._transport.is_closing():
            self._last_read = time.monotonic()
            self._transport.resume_reading()
            self._read()

    def _handle(self, kind: int, body: bytes) -> None:
        if kind == CLOSE:
            code = closing_code(body)
            self.flush(b"" if self._closing else framed(CLOSE, code))
            self._transport.close()
        elif self._closing or kind == PONG:
            return
        elif kind == PING:
            self.flush(framed(PONG, body))
        else:
            self._receiver.receive(text_of(body) if kind == TEXT else None)
