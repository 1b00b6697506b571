"""No accounts: a person is an unguessable token, which a browser keeps in a cookie.

The token is a secret between the client and the room. Tables, logs and ledgers know only a key
made from it, from which nobody gets back to the token.
"""

import hashlib
import secrets

COOKIE = "quatuor"


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def key_of(token: str) -> str:
    """The key by which tables know this person."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"quatuor").hexdigest()
