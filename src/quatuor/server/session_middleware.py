"""Session middleware: every request belongs to a person, and nobody may ask too often.

It is pure ASGI: a client that disconnects in the middle of an answer is no error here.
"""

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quatuor.room.identity import key_of, new_token
from quatuor.server.admission.accounts import Account
from quatuor.server.admission.entrance import Admission
from quatuor.server.admission.http import slow_down
from quatuor.server.security_middleware import SAFE, answer, limited
from quatuor.server.session_cookie import set_cookie, token_in

ASSETS = "/assets/"
"""Files that are the same for everybody: caches keep them, so nobody is named in them."""
COSTLY, CHEAP = 4.0, 0.2
"""What a request counts that changes or computes something, and one for a file of the page; others
count 1."""


class SessionMiddleware:
    """Reads the token of the cookie; whoever comes for the first time gets one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request pass with `state.key` and `state.account`, unless it is too much."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        token = token_in(request.cookies)
        given = token or new_token()
        request.state.key = key = key_of(given)
        admission: Admission = request.app.state.admission
        request.state.account = account = account_of(request, admission, key if token else None)
        if account.address.asks_much():
            await admission.turns.wait()
        refusal = refused(request, admission, account)
        if refusal:
            await refusal(scope, receive, send)
            return
        named = token is not None or request.url.path.startswith(ASSETS)

        async def send_with_token(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if not named:
                    secure = request.url.scheme == "https"
                    headers.append("set-cookie", set_cookie(given, secure=secure))
                if request.url.path.startswith("/api"):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, send_with_token)


def account_of(request: Request, admission: Admission, key: str | None) -> Account:
    """Whom the request is charged to: a person, or the address of one who has no token yet."""
    host = request.client.host if request.client else ""
    accounts = admission.accounts
    return accounts.of_nobody(host) if key is None else accounts.of(key, host)


def refused(request: Request, admission: Admission, account: Account) -> JSONResponse | None:
    """The answer to somebody who asks too often, or for whom there is no room."""
    if admission.is_full(request.state.key):
        return answer(503, "busy", "the server is full; people who play go first; try again soon")
    excess = account.take("requests", cost_of(request))
    if excess is None:
        return None
    slow_down(request.scope, excess.wait)
    return limited(excess)


def cost_of(request: Request) -> float:
    """What a request counts."""
    if request.method not in SAFE:
        return COSTLY
    return CHEAP if request.url.path.startswith(ASSETS) else 1.0
