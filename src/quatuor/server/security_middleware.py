"""Security middleware: the size and origin of requests, and security headers of answers."""

import math
from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from quatuor.server.admission.accounts import Excess
from quatuor.server.admission.headers import SECURITY

SOCKET_PATH = "/ws"
Accept = Callable[[WebSocket], Awaitable[None]]
SAFE = ("GET", "HEAD", "OPTIONS")


def origin_allowed(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether the page that asks is ours; a client that is not a browser sends no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    _, mark, place = origin.partition("://")
    return bool(mark) and place == headers.get("host")


class SecurityMiddleware:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], body: int, accept: Accept) -> None:
        self.app = app
        self.accept = accept
        self.origins = origins
        self.body = body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what may not come in; add the headers to what goes out."""
        if scope["type"] == "websocket":
            await self.websocket(WebSocket(scope, receive, send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self.refusal(scope)
        await (refusal or self.app)(scope, receive, send_with_headers)

    async def websocket(self, socket: WebSocket) -> None:
        """A WebSocket at our address, from a page of ours, goes straight to the conversation."""
        known = socket.scope["path"] == SOCKET_PATH
        if known and origin_allowed(socket.headers, self.origins):
            await self.accept(socket)
        else:
            await socket.send_denial_response(
                answer(403, "origin", "this page may not accept to this server")
            )

    def refusal(self, scope: Scope) -> JSONResponse | None:
        """The answer to a request that may not come in."""
        headers = Headers(scope=scope)
        if scope["method"] in SAFE:
            return None
        if not origin_allowed(headers, self.origins):
            return answer(403, "origin", "this page may not accept to this server")
        length = headers.get("content-length")
        if length is None or not length.isascii() or not length.isdigit():
            return answer(411, "no_length", "a request has to say how long it is")
        if int(length) > self.body:
            return answer(413, "too_long", f"a request is at most {self.body} bytes")
        return None


def answer(status: int, code: str, message: str) -> JSONResponse:
    """An error as every route of ours tells it."""
    return JSONResponse({"code": code, "message": message}, status, SECURITY)


def limited(excess: Excess) -> JSONResponse:
    """The answer to somebody who is over a limit."""
    response = answer(429, "too_many", excess.message)
    response.headers["retry-after"] = str(math.ceil(excess.wait))
    return response
