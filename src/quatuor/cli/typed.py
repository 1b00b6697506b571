"""What is typed, line by line."""

import sys

from quatuor.errors import BadRequest


def ask(prompt: str) -> str | None:
    """A typed line; None at the end of the input. The prompt appears only to a person."""
    try:
        return input(prompt if sys.stdin.isatty() else "")
    except EOFError:
        return None
    except UnicodeDecodeError:
        raise BadRequest("what was typed is not readable as text") from None
