"""No accounts: a person is an unguessable token in a cookie.

The token is a secret between the browser and the server. Tables, logs and the database know only a
key made from it, from which nobody gets back to the token.
"""

import hashlib
import re
import secrets
from http.cookies import SimpleCookie

COOKIE = "quatuor"
YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def key_of(token: str) -> str:
    """What the rest of the server calls this person."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"quatuor").hexdigest()


def token_in(cookies: dict[str, str]) -> str | None:
    """The token among the cookies, if there is one that we could have made."""
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
