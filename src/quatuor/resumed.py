"""Going on from a journal: what its lines say, if it is the journal of this work at all."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from quatuor.errors import BadRequest
from quatuor.journal import read

T = TypeVar("T")


def resumed(journal: Path | None, told: Callable[[str], T]) -> list[T]:
    """What each line tells; a file that is something else is refused."""
    try:
        return [told(line) for line in read(journal)]
    except (ValueError, TypeError, KeyError):
        raise BadRequest(f"{journal} is not a journal of this work") from None
