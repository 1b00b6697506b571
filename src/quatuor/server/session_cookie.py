"""The cookie in which a browser keeps the token of its person."""

import re
from http.cookies import SimpleCookie

from quatuor.room.identity import COOKIE

YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def token_in(cookies: dict[str, str]) -> str | None:
    """The token among the cookies, if there is one that a room could have made."""
    token = cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def set_cookie(token: str, *, secure: bool) -> str:
    """The header that gives a browser its token; no script can read it."""
    cookie = SimpleCookie({COOKIE: token})
    morsel = cookie[COOKIE]
    morsel["path"] = "/"
    morsel["max-age"] = str(YEAR)
    morsel["httponly"] = True
    morsel["samesite"] = "Lax"
    morsel["secure"] = secure
    return morsel.OutputString()
