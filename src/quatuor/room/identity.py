"""Names that nobody can guess. No accounts: a person is a token, which a browser keeps in a cookie.

The token is a secret between the client and the room. Tables, logs and ledgers know only a key
made from it, from which nobody gets back to the token.
"""

import hashlib
import secrets

COOKIE = "quatuor"


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """The name of a table; whoever has it may join, so nobody can guess it.

    It does not begin with a hyphen: commands would take it for one of their options.
    """
    while (name := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return name


def key_of(token: str) -> str:
    """The key by which tables know this person."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"quatuor").hexdigest()
