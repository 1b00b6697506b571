"""Processor time and memory of programs that this one has started, as Linux counts them."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")


def descendants() -> list[Path]:
    """The folders in /proc of every process that this one has started, directly or not."""
    parents: dict[int, int] = {}
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError):
            told = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(told[1])
    return [PROC / str(pid) for pid in parents if os.getpid() in _ancestors(pid, parents)]


def _ancestors(pid: int, parents: dict[int, int]) -> Iterator[int]:
    while pid in parents:
        pid = parents[pid]
        yield pid


def thread_seconds(name: str) -> float:
    """The processor time of all their threads whose names begin so."""
    total = 0
    for folder in descendants():
        for thread in (folder / "task").glob("*"):
            with suppress(OSError):
                if (thread / "comm").read_text().startswith(name):
                    total += int((thread / "schedstat").read_text().split()[0])
    return total / 1e9


def megabytes(argument: str) -> float:
    """The memory of those that were started with this argument; what is shared counts in parts."""
    total = 0
    for folder in descendants():
        with suppress(OSError):
            if argument.encode() in (folder / "cmdline").read_bytes():
                lines = (folder / "smaps_rollup").read_text().splitlines()
                total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024
