"""A journal of long work: a text file that only grows, a line for each piece that is done.

Whoever is interrupted reads it and goes on. A last line that a crash has cut short is not read, so
that its piece is done again, and cut off before the next one is written. Until then nothing is
touched: it may be another file, named by mistake.
"""

from collections.abc import Iterable
from pathlib import Path


def read(path: Path | None) -> list[str]:
    """The whole lines so far; none without a journal."""
    if path is None or not path.exists():
        return []
    return _whole(path.read_bytes()).decode().splitlines()


def add(path: Path | None, lines: Iterable[str]) -> None:
    """Enter what is done now."""
    if path:
        with path.open("a+b") as file:
            file.seek(0)
            file.truncate(len(_whole(file.read())))
            file.writelines(f"{line}\n".encode() for line in lines)


def _whole(text: bytes) -> bytes:
    """The lines that have an end."""
    return text[: text.rfind(b"\n") + 1]
