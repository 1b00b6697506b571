"""Two players with a few seconds for each move, at servers that can be stopped."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from quatuor.client import Client, TableSeat
from quatuor.server.settings import Settings
from tests.server.apart import Apart
from tests.server.layer import WallClock

SECONDS = 4
TERMS = {"eager": True, "first": "choice", "clock": {"kind": "move", "seconds": SECONDS}}


async def pair(
    ann: Client, bob: Client, terms: dict[str, Any] | None = None
) -> tuple[TableSeat, TableSeat]:
    """Ann's clock runs."""
    first = await ann.open("puissance4", seats=[1], terms=terms or TERMS)
    second = await bob.join(first.table)
    for seat in (first, second):
        await seat.until(lambda view: view.phase == "playing")
    return first, second


def excused(seat: TableSeat) -> bool:
    """Whether the seat was told that the server stood still."""
    return bool(outages(seat))


def outages(seat: TableSeat) -> list[int]:
    """Since when the server stood still, each time that the seat was told so."""
    return [event["since"] for event in seat.happened if event["event"] == "Outage"]


async def still_in_time(ann: TableSeat, bob: TableSeat) -> None:
    """Ann plays, Bob sees it and plays."""
    await ann.play("4")
    await bob.until(lambda view: bool(view.acting))
    await bob.play("4")
    view = await ann.until(lambda view: bool(view.acting))
    assert view.phase == "playing"


@contextmanager
def apart(settings: Settings) -> Iterator[Apart]:
    server = Apart(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def pid_of(server: Apart) -> int:
    assert server.process is not None
    assert server.process.pid is not None
    return server.process.pid


@contextmanager
def served(
    folder: Path, wall: WallClock | None = None, command: tuple[str, ...] = ()
) -> Iterator[str]:
    """The command, by a wall clock that can be set or on a disk of its own."""
    words = [sys.executable, "-m", "quatuor", "serve", "--port", "0", "--no-browser"]
    environment = {**os.environ, "QUATUOR_DATA": str(folder), **(wall.environment if wall else {})}
    process = subprocess.Popen(
        [*command, *words], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()
