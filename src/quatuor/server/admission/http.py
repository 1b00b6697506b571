"""HTTP connections with limits: of headers, of time, of number; uvicorn does the rest.

A connection is let in or told why not before anything is read from it. From then on a deadline runs
whenever the client has to send something: headers, a body, the next request. A connection of an
address that asks for much is not read from before its turn, and a WebSocket that its address may
not open now is refused before anything is made for it.
"""

import asyncio
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from quatuor.server.admission.accounts import Account, Meter
from quatuor.server.admission.entrance import Admission
from quatuor.server.admission.headers import last_answer
from quatuor.server.admission.turns import HANDSHAKE

FIELDS = 100
"""Header fields of one request."""
PIPELINE = 8
"""Requests that may wait on one connection while another one is answered."""
LINGER = 1.0
"""Seconds in which somebody who is refused may read why."""
EXTENSION = "quatuor.http"
TOO_LARGE = "431 Request Header Fields Too Large"
BAD_REQUEST = "400 Bad Request"
TOO_MANY = "429 Too Many Requests"


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's HTTP connection, which does not wait for ever and does not keep everything."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._admission: Admission = self.config.app.state.admission  # type: ignore[union-attr]
        self._limits = self._admission.limits
        self._meter: Meter | None = None
        """The address that has to answer for this connection; none for a trusted proxy."""
        self._account: Account
        self._deadline: asyncio.TimerHandle | None = None
        self._header = 0
        """Bytes since the request began, while its headers are not complete."""
        self._size = 0
        """Bytes of its fields."""
        self._reading_header = self._left = self._refused = False
        self._slowed = self._upgrading = False
        self._cycles: list[RequestResponseCycle] = []
        """Requests that are not answered yet."""
        self._held = b""
        """What came although nothing was to be read."""
        self._unread: asyncio.TimerHandle | None = None
        self._fault = (BAD_REQUEST, "bad_request", "this is no HTTP request")

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a client in, or say why not."""
        host = (transport.get_extra_info("peername") or ("",))[0]
        admission = self._admission
        admission.open = self.connections
        refusal = admission.refusal(host)
        super().connection_made(transport)
        if host not in admission.trusted:
            self._meter = admission.address(host)
            self._meter.connections += 1
        if refusal:
            self.transport.write(last_answer("503 Service Unavailable", "busy", refusal))
            self.transport.close()
            return
        self._expect(self._limits.header_seconds)
        self._account = admission.accounts.of_nobody(host)
        excess = self._account.charge("connections") if self._meter else None
        if excess:
            self.slow_down(excess.wait)
        elif self._meter and self._meter.asks_much():
            self._hold()
            admission.turns.add(self._go_on)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone: none of its requests is answered, uvicorn only knows the last."""
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        self._cycles = []
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """A WebSocket is wanted: one that is allowed, and when it is its turn."""
        excess = self._account.excess("handshakes") if self._meter else None
        if excess:
            self._refuse(TOO_MANY, "too_many", excess.message)
        elif self._meter and self._meter.asks_much():
            self._upgrading = True
            self.transport.pause_reading()
            self._admission.turns.add(self._upgrade, HANDSHAKE)
        else:
            self._upgrade()

    def _upgrade(self) -> None:
        """From here on it is a WebSocket, which has limits of its own."""
        if self._left or self._refused or self.transport.is_closing():
            return
        self._leave()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # no cycle: it knows this object
        if self._upgrading and not self.transport.is_closing():
            self.transport.resume_reading()

    def _leave(self) -> None:
        self._left = True
        self._expect(None)
        if self._unread:
            self._unread.cancel()
        if self.scope:
            self.scope["extensions"] = {}  # no cycle: what is left here goes at once
        if self._meter:
            self._meter.connections -= 1
            self._meter = None

    # Time

    def _expect(self, seconds: float | None) -> None:
        """Give the client that long for what it has to send; None: there is nothing to wait for."""
        if self._deadline:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._too_slow) if seconds else None

    def _too_slow(self) -> None:
        message = "the request did not come to its end in time"
        self._refuse("408 Request Timeout", "too_slow", message)

    def _refuse(self, status: str, code: str, message: str) -> None:
        """Say why, unless an answer is under way, and close.

        A connection with something unread on it would be reset, and the answer lost: it stays open
        for a moment, but nothing is read from it any more.
        """
        self._refused = True
        if self.cycle and not self.cycle.response_complete:
            self.transport.abort()
            return
        self.transport.write(last_answer(status, code, message))
        self.transport.write_eof()
        self.transport.pause_reading()
        self._expect(None)
        self._deadline = self.loop.call_later(LINGER, self.transport.abort)

    def pause_writing(self) -> None:
        """The client does not read its answer: it has so long to do it."""
        super().pause_writing()
        self._unread = self.loop.call_later(self._limits.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It does."""
        if self._unread:
            self._unread.cancel()
        super().resume_writing()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Read no more of headers than a request may have."""
        if self._refused or self.transport.is_closing():
            return
        if self._slowed or self._upgrading:
            self._held += data
            self.transport.pause_reading()
            return
        super().data_received(data)
        if self._left or self._refused or self._upgrading:
            return
        if self._reading_header:
            self._header += len(data)
            if self._header > self._limits.header + self._limits.body:
                self._too_large()
                self.send_400_response("")
        idle = self.cycle is None or self.cycle.response_complete
        if idle and not (self._deadline or self.timeout_keep_alive_task):
            self._expect(self._limits.header_seconds)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - we know better
        """Say what was wrong, as everywhere."""
        self._refuse(*self._fault)

    def _too_large(self) -> None:
        message = f"the header of a request has at most {self._limits.header} bytes"
        self._fault = (TOO_LARGE, "header_too_large", f"{message} and {FIELDS} fields")

    def _count(self, size: int) -> None:
        """So many more bytes of a header."""
        self._size += size
        if self._size > self._limits.header or len(self.headers) > FIELDS:
            self._too_large()
            raise ValueError

    def on_message_begin(self) -> None:
        """A request begins."""
        self._size = self._header = 0
        self._reading_header = True
        super().on_message_begin()
        self.scope["extensions"] = {EXTENSION: {"slow_down": self.slow_down}}
        self._expect(self._limits.header_seconds)

    def on_url(self, url: bytes) -> None:
        """The path, or a part of it."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One field."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Everything but the body is there."""
        if len(self.pipeline) >= PIPELINE:
            self._fault = (BAD_REQUEST, "too_many", f"more than {PIPELINE} requests at once")
            raise ValueError
        self._reading_header = False
        self._expect(self._limits.body_seconds)
        super().on_headers_complete()
        self._cycles = [cycle for cycle in self._cycles if not cycle.response_complete]
        if self.cycle and not self.cycle.response_complete:  # a WebSocket has none
            self._cycles.append(self.cycle)

    def on_message_complete(self) -> None:
        """All is there: the next thing is ours to do."""
        self._expect(None)
        super().on_message_complete()

    # Slowing down

    def slow_down(self, seconds: float) -> None:
        """Read nothing for so long; a proxy has others to speak for.

        uvloop begins to read after `connection_made`, whatever was said there: what comes is held.
        """
        if self._meter and not self.transport.is_closing():
            self._hold()
            self.loop.call_later(seconds, self._go_on)

    def _hold(self) -> None:
        self._slowed = True
        self.transport.pause_reading()

    def _go_on(self) -> None:
        self._slowed = False
        if self._refused:
            return
        if not self.transport.is_closing() and not self.flow.read_paused:
            self.transport.resume_reading()
        held, self._held = self._held, b""
        if held:
            self.data_received(held)


def slow_down(scope: Scope, seconds: float) -> None:
    """Read nothing more for so long from the connection on which this request came."""
    offered = scope.get("extensions", {}).get(EXTENSION)
    if offered:
        offered["slow_down"](seconds)
