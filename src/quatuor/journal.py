"""A journal of long work: a text file that only grows, a line for each piece that is done.

Whoever is interrupted reads it and goes on. A last line that a crash has cut short is cut off when
the journal is read, so that its piece is done again and the next line starts a line of its own.
"""

from collections.abc import Iterable
from pathlib import Path


def read(path: Path | None) -> list[str]:
    """The whole lines so far; none without a journal."""
    if path is None or not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return whole.splitlines()


def add(path: Path | None, lines: Iterable[str]) -> None:
    """Enter what is done now."""
    if path:
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
