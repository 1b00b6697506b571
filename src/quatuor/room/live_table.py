"""One table that is loaded: its state, its last events, and who follows it."""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any, Protocol

from quatuor.room.broadcast import Broadcast, ViewCache
from quatuor.room.log_entries import LoggedEvent, Snapshot, UnreadableTable
from quatuor.table import Effect, Refusal, Table, apply, public_event
from quatuor.table.events import Forgotten
from quatuor.table.listing import Listing
from quatuor.table.people import check_entry

RECENT = 128
"""How many events and messages a loaded table remembers."""


class Follower(Protocol):
    """A client that is sent what happens at a table."""

    @property
    def key(self) -> str:
        """The person."""

    @property
    def account(self) -> Any:
        """To whom the thinking of computers at the table is charged; the carrier knows how."""

    def send(self, text: bytes) -> None:
        """Send this message; never waits."""

    def drop(self, live: "LiveTable", refusal: Refusal) -> None:
        """Stop following this table, and say why."""


@dataclass
class LiveTable:
    """A table in memory."""

    table_id: str
    table: Table
    digest: str
    """The digest of the log up to here."""
    effects: tuple[Effect, ...] = ()
    """What the table asks for now, as `apply` returned it."""
    public_events: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=RECENT))
    messages: OrderedDict[str, int] = field(default_factory=OrderedDict)
    """The latest messages that counted, with the numbers of their events."""
    followers: dict[Follower, None] = field(default_factory=dict)
    mailbox: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One event after the other, in the order in which they came."""
    doubtful: bool = False
    """Whether the log may be further than we know."""
    arrived: set[str] = field(default_factory=set)
    """Who has come to this process, until it is known whether they come from one that died."""
    excused: int = 0
    """How many standstills of the room were considered for this table."""
    started: set[tuple[Any, ...]] = field(default_factory=set)
    """The effects that are being executed: searches, flights, lots."""
    alarm: asyncio.TimerHandle | None = None
    idle_since: float = 0
    """When somebody last asked for it, or stopped following it."""
    noted: bool = False
    """Whether the ledger knows when this table has to be loaded for its clock."""
    kept: int = 0
    """The number of the event at which the last snapshot was taken."""
    shown: dict[str, Any] | None = None
    """What the lobby shows."""
    listed: Listing | None = None
    """What the index of matches was last told."""
    retired: bool = False
    """Whether the log could not be read any further: whoever has this object loads it again."""
    view_cache: ViewCache = field(default_factory=ViewCache)
    wait: tuple[tuple[int, int], float] | None = None
    """Which wait for computers this is, by round and ply, and since when."""

    def advance(
        self, logged: LoggedEvent, applied: tuple[Table, tuple[Effect, ...]] | None = None
    ) -> dict[str, Any]:
        """Take over an event that is in the log; returns it as everybody may see it.

        `applied` is what `apply` returned for it, where it was called already.
        """
        before = self.table
        applied = applied or apply(before, logged.event, logged.at, logged=True)
        after, self.effects = applied
        public = public_event(before, after, logged.event)
        self.table, self.digest = after, logged.digest
        if isinstance(logged.event, Forgotten):
            self.public_events.clear()
            self.messages.clear()
        self.public_events.append(public)
        if logged.message:
            self.messages[logged.message] = logged.seq
            if len(self.messages) > RECENT:
                self.messages.popitem(last=False)
        return public

    def visit(self, _before: Table, after: Table, logged: LoggedEvent) -> bool:
        """Take over an event while the log is replayed; always wants more."""
        self.advance(logged, (after, ()))
        return True

    def catch_up(self, logged: LoggedEvent) -> dict[str, Any]:
        """Take over an event that another process has written, if that is possible."""
        try:
            return self.advance(logged)
        except Exception as error:  # no version could have written it: the log is damaged
            raise UnreadableTable(f"event {logged.seq}: {error}") from error

    @property
    def snapshot(self) -> Snapshot:
        """The table as it is now, as the start of a replay."""
        return Snapshot(self.table, self.digest)

    def broadcast(self, events: list[dict[str, Any]], now: int) -> None:
        """Send what happened to all followers, each with their own view."""
        if self.table.locked or self.table.removed:
            self._drop_unwelcome(now)
        message = self.message(self.table.seq - len(events), events, now)
        for follower in self.followers:
            follower.send(message.text_for(follower.key))

    def _drop_unwelcome(self, now: int) -> None:
        """Whoever may not be at the table any more is sent nothing more."""
        for follower in list(self.followers):
            try:
                check_entry(self.table, follower.key, now)
            except Refusal as refusal:
                follower.drop(self, refusal)

    def message(self, after: int, events: list[dict[str, Any]] | None, now: int) -> Broadcast:
        """The message `news` about what happened after that event."""
        head = {"table": self.table_id, "seq": self.table.seq, "after": after, "happened": events}
        return Broadcast(self.view_cache, self.table, now, head)

    def follow(self, follower: Follower, since: int, now: int) -> None:
        """Send all events after `since`, or only the present view if those are too many."""
        self.followers[follower] = None
        events = [event for event in self.public_events if event["seq"] > since]
        whole = 0 <= since <= self.table.seq and len(events) == self.table.seq - since
        message = self.message(since if whole else 0, events if whole else None, now)
        follower.send(message.text_for(follower.key))

    def connected(self, key: str) -> bool:
        """Whether this person follows the table here."""
        return any(follower.key == key for follower in self.followers)

    def payers(self) -> list[Any]:
        """The accounts to which the thinking of computers here is charged."""
        return [follower.account for follower in self.followers]

    @property
    def watched(self) -> bool:
        """Whether somebody waits for what a computer does here: in person, or with a clock."""
        people = any(seat.people for seat in self.table.seats)
        return bool(self.followers) or (people and bool(self.table.clock.running))
