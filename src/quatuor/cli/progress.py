"""Progress bars on stderr, for a person at a terminal; in a file or a pipe they say nothing."""

from collections.abc import Iterable
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress, ProgressColumn

T = TypeVar("T")


def progress(*columns: ProgressColumn, transient: bool = False) -> Progress:
    """A display of bars with these columns, or the usual ones."""
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=transient, disable=not console.is_terminal)


def tracked(items: Iterable[T], count: int) -> Iterable[T]:
    """The same items, with a bar that shows how many of them have been taken."""
    with progress() as bar:
        yield from bar.track(items, count, description="Solving")
