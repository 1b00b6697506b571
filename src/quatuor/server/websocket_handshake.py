"""The beginning of a WebSocket: uvicorn and the application decide who comes in.

Origins, cookies, addresses behind a proxy: all that is as ASGI has it. Then the application takes
the transport, and neither uvicorn's protocol nor a task stays behind for each idle connection.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from quatuor.server.admission.headers import SECURITY
from quatuor.server.websocket_connection import WebSocketConnection

EXTENSION = "quatuor.websocket"
Taking = Callable[[asyncio.Transport, set[Any]], WebSocketConnection]


class Opening(ServerProtocol):
    """The first request of a WebSocket; a refusal carries the headers that every answer has."""

    def reject(self, status: StatusLike, text: str) -> Response:
        """The answer to a client who does not come in."""
        response = super().reject(status, text)
        response.headers.update(SECURITY)
        return response


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which hands its transport over once the client is accepted."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = Opening(max_size=self.config.ws_max_size, logger=self.logger)

    def handle_connect(self, event: Request) -> None:
        """Offer the application to take over."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"take_over": self.take_over}

    def handle_events(self) -> None:
        """Go on; a request that cannot be read has its answer already."""
        super().handle_events()
        if self.conn.handshake_exc:
            self.give_up()

    def handle_parser_exception(self) -> None:
        """A client who cannot wait for the answer, and then sends no frames, gets none."""
        self.give_up()

    def give_up(self) -> None:
        """End a handshake: what the application answers does not go out any more."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.disconnected = self.handshake_complete = True

    def shutdown(self) -> None:
        """The server stops; whoever waits for an answer is told so, and nothing after it."""
        super().shutdown()
        self.disconnected = self.handshake_complete = True

    async def send(self, message: Any) -> None:
        """Send for the application; once a refusal is sent there is nothing left to complete."""
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def take_over(self, taking: Taking) -> WebSocketConnection:
        """Give the transport away; what is left here has nothing to close."""
        self.stop_keepalive()
        self.connections.discard(self)
        self.scope["extensions"] = {}  # no cycle: what is left here goes at once
        transport, self.transport = self.transport, HandedOver()
        return taking(transport, self.connections)


class HandedOver(asyncio.Transport):
    """In place of a transport that somebody else has now."""

    def close(self) -> None:
        """That is the other one's business."""


def taken_over(scope: Scope, taking: Taking) -> WebSocketConnection:
    """The connection of an accepted WebSocket."""
    connection: WebSocketConnection = scope["extensions"][EXTENSION]["take_over"](taking)
    return connection
