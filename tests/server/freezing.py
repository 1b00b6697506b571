"""Processes that stand still for a while, and disks that fill up."""

import asyncio
import os
import shlex
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import asyncpg

CHUNKS = (1024 * 1024, 4096, 1)
"""Bytes that are written at a time to fill a disk, until not even the last fit."""


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


@dataclass(frozen=True)
class SmallDisk:
    """A file system of its own with little room, for processes that are started with `command`."""

    inside: Path
    """The folder as those processes see it."""
    outside: Path
    """The same folder for everybody else; SQLite cannot use it, because it follows links."""
    command: tuple[str, ...]
    """How the command of such a process begins."""


@contextmanager
def small_disk(folder: Path, size: str = "1m") -> Iterator[SmallDisk]:
    """A small disk until the end of the block.

    It is mounted in a namespace that one process keeps alive. So no mount is left behind, and
    nobody has to be root where the system lets users have namespaces of their own.
    """
    folder.mkdir()
    own, enter = ([], []) if os.geteuid() == 0 else (["--user", "--map-root-user"], ["--user"])
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    holder = subprocess.Popen(
        ["unshare", "--mount", *own, "sh", "-c", f"{shlex.join(mounting)} && echo mounted && cat"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout is not None
    try:
        mounted = holder.stdout.readline()
        assert mounted, "no small disk: it takes root, or a system that lets users have namespaces"
        outside = Path(f"/proc/{holder.pid}/root{folder.absolute()}")
        entering = ["nsenter", f"--target={holder.pid}", "--mount", "--wd", *enter]
        yield SmallDisk(folder, outside, (*entering, "--preserve-credentials", "--"))
    finally:
        holder.communicate()


def fill(folder: Path) -> Path:
    """Take all the room that is left; whoever deletes the file gives it back."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for chunk in CHUNKS:
            with suppress(OSError):
                while file.write(b"\0" * chunk):
                    pass
    return ballast


async def eventually(holds: object) -> None:
    """Until a function without arguments is true."""
    assert callable(holds)
    while not holds():
        await asyncio.sleep(0.05)
