"""Error middleware: unexpected errors are logged and answered; durations are measured."""

import logging
import time

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quatuor.server.metrics import Metrics
from quatuor.server.security_middleware import answer

log = logging.getLogger("quatuor")


class ErrorMiddleware:
    """ASGI middleware around the routes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; an unexpected error is logged, and told like every other one."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        metrics: Metrics = Request(scope).app.state.process.metrics
        began, started = time.perf_counter(), False

        async def send_and_see(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, send_and_see)
        except Exception:
            metrics.count("errors_total")
            log.exception("%s %s failed", scope["method"], scope.get("route", "a request"))
            if started:
                raise  # half an answer: the connection has to be closed
            problem = answer(500, "failed", "something went wrong here; try again")
            await problem(scope, receive, send)
        finally:
            metrics.observe("http_seconds", time.perf_counter() - began)
