"""One table that is awake: its present state, what happened lately, and who listens."""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any, Protocol

from quatuor.room.broadcast import News, Reporter
from quatuor.room.log_entries import Base, Logged, UnreadableTable
from quatuor.server.admission.accounts import Account
from quatuor.table import Refusal, Table, happening, table_after
from quatuor.table.events import Forgotten
from quatuor.table.listing import Listing
from quatuor.table.people import check_entry

RECENT = 128
"""How many events and messages an awake table remembers."""


class Listener(Protocol):
    """Somebody who wants to hear what happens."""

    @property
    def key(self) -> str:
        """The person."""

    @property
    def account(self) -> Account:
        """Whom the thinking of computers at the table is charged to."""

    def tell(self, frame: bytes) -> None:
        """Send this frame; never waits."""

    def turn_away(self, room: "Room", refusal: Refusal) -> None:
        """Stop listening to this table, and say why."""


@dataclass
class Room:
    """A table in memory."""

    table_id: str
    table: Table
    digest: str
    """The digest of the log up to here."""
    happened: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=RECENT))
    messages: OrderedDict[str, int] = field(default_factory=OrderedDict)
    """The latest messages that counted, with their numbers."""
    listeners: dict[Listener, None] = field(default_factory=dict)
    mailbox: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One event after the other, in the order in which they came."""
    doubtful: bool = False
    """Whether the log may be further than we know."""
    excused: int = 0
    """How many standstills of the server were looked at for this table."""
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
    listed: Listing | None = None
    """What the lists of people's games were last told."""
    retired: bool = False
    """Whether the log could not be read any further: whoever has this room asks for it again."""
    reporter: Reporter = field(default_factory=Reporter)
    wait: tuple[tuple[int, int], float] | None = None
    """Which wait for computers this is, by round and ply, and since when."""

    def advance(self, logged: Logged, after: Table | None = None) -> dict[str, Any]:
        """Take over an event that is in the log; what there is to tell about it.

        `after` is the table after the event, where somebody has worked that out already.
        """
        before = self.table
        after = after or table_after(before, logged.event, logged.at)
        told = happening(before, after, logged.event)
        self.table, self.digest = after, logged.digest
        if isinstance(logged.event, Forgotten):
            self.happened.clear()
            self.messages.clear()
        self.happened.append(told)
        if logged.message:
            self.messages[logged.message] = logged.seq
            if len(self.messages) > RECENT:
                self.messages.popitem(last=False)
        return told

    def replayed(self, _before: Table, after: Table, logged: Logged) -> bool:
        """Take over an event that is replayed; always wants more."""
        self.advance(logged, after)
        return True

    def catch_up(self, logged: Logged) -> dict[str, Any]:
        """Take over an event that another process has written, if that is possible."""
        try:
            return self.advance(logged)
        except Exception as error:  # it could never happen: the log is damaged
            raise UnreadableTable(f"event {logged.seq}: {error}") from error

    @property
    def base(self) -> Base:
        """The table as it is now, as the beginning of a replay."""
        return Base(self.table, self.digest)

    def tell_all(self, told: list[dict[str, Any]], now: int) -> None:
        """Everybody hears what happened and gets their own view."""
        if self.table.locked or self.table.removed:
            self._turn_away(now)
        news = self.news(self.table.seq - len(told), told, now)
        for listener in self.listeners:
            listener.tell(news.frame_for(listener.key))

    def _turn_away(self, now: int) -> None:
        """Whoever may not be here any more hears no more."""
        for listener in list(self.listeners):
            try:
                check_entry(self.table, listener.key, now)
            except Refusal as refusal:
                listener.turn_away(self, refusal)

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

    def watchers(self) -> list[Account]:
        """Whom the thinking of computers here is charged to."""
        return [listener.account for listener in self.listeners]

    @property
    def watched(self) -> bool:
        """Whether somebody waits for what a computer does here: in person, or with a clock."""
        people = any(seat.people for seat in self.table.seats)
        return bool(self.listeners) or (people and bool(self.table.clock.running))
