"""Tablebases on disk: written whole or not at all, and checked when they are read.

A file is one line of JSON that says what follows, then the numbers of the positions in ascending
order (8 bytes each), their values (1 byte each) and their distances (2 bytes each), little-endian.
The line has the sizes and a checksum: a file that was cut short or damaged is ignored, and the
tablebase is made again. Files are written under a temporary name and renamed when complete.

The name of a file ends with a digest of the rules and of the code that makes tablebases, so one of
older rules is never taken for the present one; it is removed when the present one has been stored.
"""

import contextlib
import json
import mmap
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from quatuor.compiler import array
from quatuor.compiler.arrays import INT8, INT16, INT64
from quatuor.compiler.files import PACKAGE, cache_home, digest, write_whole
from quatuor.errors import QuatuorError

FORMAT = "quatuor table 1"
LAYOUT = ((INT64, 8), (INT8, 1), (INT16, 2))
SOURCES = ("rules", "search/position_index.py", "search/tablebase")
GAME_SOURCES = ("rules.py", "position_index.py", "tablebase.py")


class Columns(NamedTuple):
    """A tablebase as it is stored: positions in ascending order, and what they are worth."""

    keys: Sequence[int]
    values: Sequence[int]
    plies: Sequence[int]


class CannotStore(QuatuorError):
    """The tablebase was made but could not be stored on disk; `columns` holds it all the same."""

    def __init__(self, message: str, columns: Columns) -> None:
        super().__init__(message)
        self.columns = columns


def path_of(name: str) -> Path:
    """Where the tablebase of that name, made by the present rules, is kept."""
    game = PACKAGE / "games" / name.partition("-")[0]
    sources = [*(PACKAGE / file for file in SOURCES), *(game / file for file in GAME_SOURCES)]
    return cache_home() / "tables" / f"{name}-{digest(sources)}.table"


def load(path: Path) -> Columns | None:
    """The tablebase in this file, or None where there is none or it is damaged."""
    try:
        with path.open("rb") as file:
            head = json.loads(file.readline(1000))
            start = file.tell()
            whole_file = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        body = whole_file[start:]
        count = int(head["positions"])
        whole = head["format"] == FORMAT and len(body) == count * sum(w for _, w in LAYOUT)
        if not whole or zlib.crc32(body) != head["crc32"]:
            return None
    except (OSError, ValueError, KeyError, TypeError):
        return None
    parts: list[Any] = []
    at = 0
    for kind, width in LAYOUT:
        column: Any = body[at : at + count * width]
        parts.append(column.cast(kind))
        at += count * width
    return Columns(*parts)


def save(path: Path, columns: Columns) -> None:
    """Store a tablebase; on failure nothing that was there before is touched."""
    parts = [array(column, kind).memory for column, (kind, _) in zip(columns, LAYOUT, strict=True)]
    crc = 0
    for part in parts:
        crc = zlib.crc32(part, crc)
    head = {"format": FORMAT, "positions": len(columns.keys), "crc32": crc}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, [padded(json.dumps(head)), *parts])
    except OSError as error:
        size = sum(part.nbytes for part in parts) / 1e6
        message = f"the table ({size:.0f} MB) cannot be kept in {path.parent}: {error.strerror}"
        raise CannotStore(message, columns) from error
    remove_outdated(path)


def padded(line: str) -> bytes:
    """The first line of a file, so long that the numbers after it lie on their natural borders."""
    return line.ljust(127).encode() + b"\n"


def remove_outdated(path: Path) -> None:
    """Remove tablebases of that name made by other rules, and what a failed write left."""
    name = path.name.rpartition("-")[0]
    for other in path.parent.glob(f"{name}-*"):
        if other != path and other.name.rpartition("-")[0] == name:
            with contextlib.suppress(OSError):
                other.unlink()
