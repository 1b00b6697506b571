"""One table that is awake: its present state, what happened lately, and who listens."""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any, Protocol

from quatuor.server.news import News, Reporter
from quatuor.server.storage import Logged
from quatuor.table import Table, happening, table_after

RECENT = 128
"""How many events and messages an awake table remembers."""


class Listener(Protocol):
    """Somebody who wants to hear what happens."""

    @property
    def key(self) -> str:
        """The person."""

    def tell(self, frame: bytes) -> None:
        """Send this frame; never waits."""


@dataclass
class Room:
    """A table in memory."""

    table_id: str
    table: Table
    happened: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=RECENT))
    messages: OrderedDict[str, int] = field(default_factory=OrderedDict)
    """The latest messages that counted, with their numbers."""
    listeners: dict[Listener, None] = field(default_factory=dict)
    mailbox: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One event after the other, in the order in which they came."""
    doubtful: bool = False
    """Whether the log may be further than we know."""
    started: set[tuple[Any, ...]] = field(default_factory=set)
    """What is under way for this table: thoughts, flights, lots."""
    alarm: asyncio.TimerHandle | None = None
    idle_since: float = 0
    """When somebody last asked for it, or stopped listening."""
    noted: bool = False
    """Whether it is written down when this table has to be woken for its clock."""
    kept: int = 0
    """The number of the event at which the last snapshot was taken."""
    shown: dict[str, Any] | None = None
    """What the lobby shows."""
    reporter: Reporter = field(default_factory=Reporter)

    def advance(self, logged: Logged, after: Table | None = None) -> dict[str, Any]:
        """Take over an event that is in the log; what there is to tell about it.

        `after` is the table after the event, where somebody has worked that out already.
        """
        before = self.table
        self.table = after or table_after(before, logged.event, logged.at)
        told = happening(before, self.table, logged.event)
        self.happened.append(told)
        if logged.message:
            self.messages[logged.message] = logged.seq
            if len(self.messages) > RECENT:
                self.messages.popitem(last=False)
        return told

    def tell_all(self, told: list[dict[str, Any]], now: int) -> None:
        """Everybody hears what happened and gets their own view."""
        news = self.news(self.table.seq - len(told), told, now)
        for listener in self.listeners:
            listener.tell(news.frame_for(listener.key))

    def news(self, after: int, told: list[dict[str, Any]] | None, now: int) -> News:
        """The message `news` about what happened after that event."""
        head = {"table": self.table_id, "seq": self.table.seq, "after": after, "happened": told}
        return News(self.reporter, self.table, now, head)

    def follow(self, listener: Listener, since: int, now: int) -> None:
        """Tell this one everything from `since` on, or only how things are if that is too much."""
        self.listeners[listener] = None
        told = [event for event in self.happened if event["seq"] > since]
        whole = 0 <= since <= self.table.seq and len(told) == self.table.seq - since
        news = self.news(since if whole else 0, told if whole else None, now)
        listener.tell(news.frame_for(listener.key))

    def connected(self, key: str) -> bool:
        """Whether this person listens here."""
        return any(listener.key == key for listener in self.listeners)
