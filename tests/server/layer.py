"""Disks that lose what was not synced, and wall clocks that are set: `layer.c` under a process."""

import hashlib
import os
import random
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SOURCE = Path(__file__).with_name("layer.c")
HEAD = struct.Struct("<4q")
WRITTEN, CUT, REMOVED, SYNCED = 1, 2, 3, 4
GONE = " (deleted)"
"""What the system adds to the name of an open file that was removed."""
SECTOR = 512
"""Bytes of which a disk writes all or nothing."""


def library() -> Path:
    """The compiled layer, made once by the compiler that builds the kernels."""
    version = hashlib.blake2b(SOURCE.read_bytes(), digest_size=8).hexdigest()
    made = Path(tempfile.gettempdir()) / f"quatuor-layer-{os.getuid()}-{version}.so"
    if not made.exists():
        own = made.with_suffix(f".{os.getpid()}")
        options = ["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", str(own), str(SOURCE)]
        subprocess.run([sys.executable, "-m", "ziglang", "cc", *options], check=True)
        own.replace(made)
    return made


class WallClock:
    """A wall clock that can be set while a process runs; its monotonic clock goes on."""

    def __init__(self, folder: Path, name: str = "wall clock") -> None:
        self._file = folder / name
        self._file.write_bytes(bytes(8))

    def set(self, seconds: int) -> None:
        """Ahead of the real time, or behind it."""
        with self._file.open("r+b") as file:
            file.write(struct.pack("<q", seconds))

    @property
    def environment(self) -> dict[str, str]:
        """With this a process lives by the clock."""
        return {"LD_PRELOAD": str(library()), "LAYER_CLOCK": str(self._file)}


@dataclass
class Content:
    """A file: what is on disk for sure, and what is written but not synced."""

    synced: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, int, bytes]] = field(default_factory=list)

    def sync(self) -> None:
        """Everything written so far is on disk."""
        for kind, offset, data in self.pending:
            self._apply(kind, offset, data)
        self.pending.clear()

    def crash(self, chance: random.Random, kept: float) -> bytes:
        """What is found afterwards: of what was not synced some parts, and some half."""
        for kind, offset, data in self.pending:
            if chance.random() < kept:
                torn = chance.random() < 0.2
                length = SECTOR * chance.randint(0, len(data) // SECTOR) if torn else len(data)
                self._apply(kind, offset, data[:length])
        self.pending.clear()
        return bytes(self.synced)

    def _apply(self, kind: int, offset: int, data: bytes) -> None:
        missing = offset - len(self.synced)
        if missing > 0:
            self.synced.extend(bytes(missing))
        if kind == CUT:
            del self.synced[offset:]
        else:
            self.synced[offset : offset + len(data)] = data


class ForgetfulDisk:
    """The files of a folder whose names contain `files`, as a crash leaves them."""

    def __init__(self, folder: Path, notes: Path, files: str = "tables.db") -> None:
        self.folder, self.notes, self.files = folder, notes, files
        self._known: dict[str, Content] = {}
        self.lost = 0
        """Writes that a crash took away."""

        notes.write_bytes(b"")
        for path in self._watched():
            self._known[path.name] = Content(bytearray(path.read_bytes()))

    @property
    def environment(self) -> dict[str, str]:
        """With this a process writes to the disk."""
        return {
            "LD_PRELOAD": str(library()),
            "LAYER_NOTES": str(self.notes),
            "LAYER_FILES": self.files,
        }

    def crash(self, chance: random.Random, kept: float) -> None:
        """Every process that wrote is dead: take away what was not synced, but for some parts."""
        for kind, name, offset, data in self._noted():
            if kind == REMOVED:
                self._known.pop(name, None)
            elif kind == SYNCED:
                self._known.setdefault(name, Content()).sync()
            else:
                self._known.setdefault(name, Content()).pending.append((kind, offset, data))
        for path in self._watched():
            path.unlink()
        for name, content in self._known.items():
            self.lost += len(content.pending)
            if not name.endswith("-shm"):  # shared memory, which never is on a disk
                (self.folder / name).write_bytes(content.crash(chance, kept))
        self.notes.write_bytes(b"")

    def _watched(self) -> list[Path]:
        return [path for path in self.folder.iterdir() if self.files in path.name]

    def _noted(self) -> Iterator[tuple[int, str, int, bytes]]:
        with self.notes.open("rb") as file:
            while head := file.read(HEAD.size):
                kind, letters, offset, length = HEAD.unpack(head)
                name, data = file.read(letters).decode(), file.read(length)
                if not name.endswith(GONE):
                    yield kind, name, offset, data
