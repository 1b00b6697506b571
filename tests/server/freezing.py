"""Processes that stand still for a while, disks that fill up, and wall clocks that are set."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg

from tests.server.services import program

FAKETIME = "libfaketimeMT.so.1"
CHUNK = 4096


@contextmanager
def frozen(*pids: int) -> Iterator[None]:
    """These processes get no processor until the end of the block."""
    try:
        for pid in pids:
            with suppress(ProcessLookupError):  # it has ended meanwhile
                os.kill(pid, signal.SIGSTOP)
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


async def processes_of(cluster: str) -> list[int]:
    """All processes of a PostgreSQL, the first one before its children."""
    connection = await asyncpg.connect(f"{cluster}/postgres")
    text = await connection.fetchval("SELECT pg_read_file('postmaster.pid')")
    await connection.close()
    first = int(text.split()[0])
    return [first, *children_of(first)]


def children_of(parent: int) -> list[int]:
    """The processes that this one has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            if int(words[1]) == parent:
                found.append(int(folder.name))
    return found


@contextmanager
def small_disk(folder: Path, size: str = "1m") -> Iterator[Path]:
    """A file system of its own with little room."""
    folder.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    done = subprocess.run(mounting, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"only root may mount a small disk: {done.stderr}"
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Take all the room that is left; whoever deletes the file gives it back."""
    ballast = folder / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while file.write(b"\0" * CHUNK):
            pass
    return ballast


class WallClock:
    """A wall clock that can be set while a process runs; its monotonic clock goes on."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "wall clock"
        self.set(0)

    def set(self, seconds: int) -> None:
        """Ahead of the real time, or behind it."""
        self._file.write_text(f"{seconds:+d}\n")

    @property
    def environment(self) -> dict[str, str]:
        """With this a process lives by the clock."""
        program("faketime")  # its package brings the library
        (library,) = Path("/usr/lib").glob(f"*/faketime/{FAKETIME}")
        return {
            "LD_PRELOAD": str(library),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }


async def eventually(holds: object) -> None:
    """Until a function without arguments is true."""
    assert callable(holds)
    while not holds():
        await asyncio.sleep(0.05)
