"""Proxies in front of the server: only those that are named may say whom they speak for."""

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from quatuor.server.admission.addresses import Networks

FORWARDED = b"x-forwarded-"
HOST = b"x-forwarded-host"


class TrustedProxies:
    """An ASGI layer: a named proxy says the client's address, scheme and host; nobody else does."""

    def __init__(self, app: ASGIApp, trusted: tuple[str, ...]) -> None:
        self.app = app
        self.networks = Networks(trusted)
        self.forwarded = ProxyHeadersMiddleware(app, list(trusted))  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take the proxy's word, or none."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        if client and client[0] in self.networks:
            said = [value for name, value in scope["headers"] if name == HOST]
            if said:
                others = [pair for pair in scope["headers"] if pair[0] != b"host"]
                host = said[-1].rpartition(b",")[2].strip()
                scope["headers"] = [(b"host", host), *others]
            await self.forwarded(scope, receive, send)  # type: ignore[arg-type]
            return
        scope["headers"] = [pair for pair in scope["headers"] if not pair[0].startswith(FORWARDED)]
        await self.app(scope, receive, send)
