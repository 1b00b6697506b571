"""What a client sent and what it was told, as it happened."""

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import Any

from quatuor.client import Client
from quatuor.room.identity import key_of

TICK = 0.05
LAG = 0.1
"""Seconds by which the clients' own process was late that are held to nobody's charge."""


@dataclass(frozen=True)
class Entry:
    """One message, at a time in seconds of the clients' clock."""

    at: float
    sent: bool
    message: dict[str, Any]


@dataclass
class History:
    """Everything that one client said and heard."""

    name: str
    key: str
    entries: list[Entry] = field(default_factory=list)

    def note(self, *, sent: bool, message: dict[str, Any]) -> None:
        """This was said, or heard, now."""
        self.entries.append(Entry(time.monotonic(), sent, message))


class Heard(list[str]):
    """What a line receives, noted in a history instead of being kept."""

    def __init__(self, history: History) -> None:
        super().__init__()
        self._history = history

    def append(self, frame: str) -> None:
        self._history.note(sent=False, message=json.loads(frame))


def recorded(client: Client) -> History:
    """The history of a client that has not connected yet."""
    history = History(client.name, key_of(client.token))
    client.connection.frames = Heard(history)
    send = client.connection._send

    async def noted(message: dict[str, Any]) -> None:
        history.note(sent=True, message=message)
        await send(message)

    client.connection._send = noted  # type: ignore[method-assign]
    return history


class Lags:
    """When the process of the clients itself was late, and by how much."""

    def __init__(self) -> None:
        self.found: list[tuple[float, float]] = []

    async def watch(self) -> None:
        """For ever."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK)
            late = time.monotonic() - before - TICK
            if late > LAG:
                self.found.append((before, late))

    def between(self, since: float, until: float) -> float:
        """Seconds by which the process was late between these times."""
        return sum(late for at, late in self.found if at + late > since and at < until)
