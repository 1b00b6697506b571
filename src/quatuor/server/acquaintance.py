"""Who asks: every request has a person, and no address may ask too often.

It is an ASGI layer of its own: a client that hangs up in the middle of an answer is no error here.
"""

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quatuor.server.guard import answer
from quatuor.server.limits import Addresses
from quatuor.server.people import key_of, new_token, set_cookie, token_in


class Acquaintance:
    """Knows people by their token; whoever comes for the first time gets one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request pass with `state.key`, unless its address asks too often."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        addresses: Addresses = request.app.state.addresses
        if not addresses.of(request.client.host if request.client else "").bucket.take():
            await answer(429, "too_many", "too many requests; wait a moment")(scope, receive, send)
            return
        token = token_in(request.cookies)
        given = token or new_token()
        request.state.key = key_of(given)

        async def send_with_token(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if token is None:
                    secure = request.url.scheme == "https"
                    headers.append("set-cookie", set_cookie(given, secure=secure))
                if request.url.path.startswith("/api"):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, send_with_token)
