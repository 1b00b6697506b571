"""Whose processor time it is: servers, database, bus and players share one machine."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bench.server.process import Server, busy

NAMES = {"postgres": "database", "redis-server": "bus"}


class Shares(NamedTuple):
    """Seconds of processor time, or milliseconds of it a move."""

    servers: float = 0.0
    database: float = 0.0
    bus: float = 0.0
    players: float = 0.0

    def plus(self, other: "Shares") -> "Shares":
        """Both together."""
        return Shares(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))

    def a_move(self, moves: int) -> "Shares":
        """In milliseconds a move."""
        return Shares(*(1000 * share / moves for share in self))

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {share:.3f}" for name, share in self._asdict().items())
        return f"{parts}; {sum(self):.3f} together"


Used = dict[tuple[str, int], float]
"""Seconds by part and process."""


def used_by(servers: Iterable[Server]) -> Used:
    """What these servers have used so far, and everything that they and the players need."""
    parts = {server.process.pid: "servers" for server in servers} | {os.getpid(): "players"}
    used: Used = {}
    for pid in (os.getpid(), *offspring()):
        with suppress(OSError):  # a helper of the database may end at any moment
            part = parts.get(pid) or NAMES.get(name_of(pid))
            if part:
                used[part, pid] = busy(pid)
    return used


def shares_between(before: Used, after: Used) -> Shares:
    """What was used meanwhile, by part."""
    parts = dict.fromkeys(Shares._fields, 0.0)
    for (part, pid), seconds in after.items():
        parts[part] += seconds - before.get((part, pid), 0.0)
    return Shares(**parts)


def offspring() -> set[int]:
    """All processes that were started from here, by whatever way."""
    parents = {int(found.name): parent_of(found) for found in Path("/proc").glob("[0-9]*")}
    family, grown = {os.getpid()}, True
    while grown:
        more = {child for child, parent in parents.items() if parent in family} - family
        family |= more
        grown = bool(more)
    return family - {os.getpid()}


def parent_of(process: Path) -> int:
    """Who started it; 0 if it has ended meanwhile."""
    try:
        return int((process / "stat").read_text().rsplit(")", 1)[1].split()[1])
    except OSError:
        return 0


def name_of(pid: int) -> str:
    """What the program is called."""
    return Path(f"/proc/{pid}/comm").read_text().strip()
