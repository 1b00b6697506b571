"""The beginning of a WebSocket: uvicorn and the application decide who comes in.

Origins, cookies, addresses behind a proxy: all that is as ASGI has it. Then the application takes
the transport, and neither uvicorn's protocol nor a task stays behind for each of many idle lines.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from quatuor.server.line import Line

EXTENSION = "quatuor.line"
Opening = Callable[[asyncio.Transport, set[Any]], Line]


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which hands its transport over once the client is accepted."""

    def handle_connect(self, event: Request) -> None:
        """Offer the application to take over."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {EXTENSION: {"take_over": self.take_over}}

    def take_over(self, opening: Opening) -> Line:
        """Give the transport away; what is left here has nothing to close."""
        self.stop_keepalive()
        self.connections.discard(self)
        self.scope["extensions"] = {}  # no cycle: what is left here goes at once
        transport, self.transport = self.transport, HandedOver()
        return opening(transport, self.connections)


class HandedOver(asyncio.Transport):
    """In place of a transport that somebody else has now."""

    def close(self) -> None:
        """That is the other one's business."""


def taken_over(scope: Scope, opening: Opening) -> Line:
    """The line of an accepted WebSocket."""
    line: Line = scope["extensions"][EXTENSION]["take_over"](opening)
    return line
