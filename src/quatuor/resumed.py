"""Resuming from a journal: what its lines say, if it is the journal of this work at all."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from quatuor.errors import BadRequest
from quatuor.journal import read

T = TypeVar("T")


def resumed(journal: Path | None, parse: Callable[[str], T]) -> list[T]:
    """The parsed lines; `BadRequest` if the file is something else."""
    try:
        return [parse(line) for line in read(journal)]
    except (ValueError, TypeError, KeyError):
        raise BadRequest(f"{journal} is not a journal of this work") from None
