"""One client of a room: its messages are handled in order and answered."""

import json
import logging
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from quatuor.room import messages as m
from quatuor.room.commands import event_for
from quatuor.room.connection import Connection
from quatuor.room.json_text import to_json
from quatuor.room.ledger import WriteFailed
from quatuor.room.live_table import LiveTable
from quatuor.table import Refusal, Table, touch
from quatuor.table.people import check_entry

if TYPE_CHECKING:
    from quatuor.room.service import RoomService

HEARTBEAT = '{"type":"ping"}'
"""What a page sends every other second, word for word: answered without being parsed."""

log = logging.getLogger("quatuor")


class MessageHandler:
    """A follower of any number of tables."""

    __slots__ = ("account", "busy", "connection", "followed", "inbox", "key", "service")

    def __init__(self, key: str, service: "RoomService", account: Any = None) -> None:
        self.key = key
        """The person."""
        self.service = service
        self.account = account
        self.inbox: list[str | None] = []
        self.busy = False
        """Whether a task works on the inbox: most clients are idle most of the time."""
        self.followed: dict[str, LiveTable] = {}
        self.connection: Connection | None = None

    def opened(self, connection: Connection) -> None:
        """The connection is open: greet the client."""
        self.connection = connection
        self.send_message(type="hello", version=m.VERSION, now=self.service.room.now())

    def closed(self) -> None:
        """The connection is closed. What was received before is handled all the same."""
        self.connection = None
        for live in list(self.followed.values()):
            self.unfollow(live)

    def acted(self) -> None:
        """Called when a message of this client has counted."""

    @property
    def seated(self) -> bool:
        """Whether somebody at a table waits for this person, and should know if they are gone."""
        return any(
            key == self.key
            for live in self.followed.values()
            for key in (live.table.host, *seated_keys(live.table))
        )

    def send(self, text: bytes) -> None:
        """Send a message, unless the connection is closed."""
        if self.connection:
            self.connection.send(text)

    def send_message(self, **message: Any) -> None:
        """Send something that concerns this client alone."""
        self.send(to_json(message))

    def close(self, code: int) -> None:
        """Close the connection once what was sent before is through."""
        if self.connection:
            self.connection.close(code)

    def receive(self, text: str | None) -> None:
        """Take a message (None for one that is not text); they are handled one by one."""
        self.service.room.metrics.count("frames_total")
        if text == HEARTBEAT and not self.busy:
            self.send_message(type="pong", now=self.service.room.now())
            return
        self.inbox.append(text)
        if not self.busy:
            self.busy = True
            self.service.room.spawn(self._work())

    async def _work(self) -> None:
        """Handle what was received, in order, and what is received meanwhile."""
        try:
            while self.inbox:
                began = time.perf_counter()
                await self._handle_text(self.inbox.pop(0))
                self.service.room.metrics.observe("message_seconds", time.perf_counter() - began)
        finally:
            self.busy = False

    def refuse(self, table: str | None, message_id: str | None, code: str, reason: str) -> None:
        """Say why something does not count."""
        self.send_message(type="refused", table=table, id=message_id, code=code, message=reason)

    async def _handle_text(self, text: str | None) -> None:
        """Parse one message and handle it; whatever goes wrong is answered."""
        try:
            message = m.CLIENT_MESSAGE.validator.validate_json(text or b"")
        except ValidationError as error:
            self.service.room.metrics.count("bad_frames_total")
            self.refuse(None, _id_in(text), "bad_request", _first_of(error))
            return
        message_id = getattr(message, "id", None)
        table = getattr(message, "table", None)
        try:
            await self._handle(message)
        except Refusal as refusal:
            self.refuse(table, message_id, refusal.code, str(refusal))
        except WriteFailed:
            self.refuse(table, message_id, "not_kept", "that could not be stored; try again")
        except Exception:
            self.service.room.metrics.count("errors_total")
            log.exception("a message of type %s could not be answered", type(message).__name__)
            self.refuse(table, message_id, "failed", "something went wrong here; try again")

    async def _handle(self, message: Any) -> None:
        room, kind = self.service.room, type(message)  # `isinstance` of a model takes its time
        if kind is m.Ping:
            self.send_message(type="pong", now=room.now())
            return
        live = self.followed.get(message.table)
        if live is None or live.retired:
            live = await room.load(message.table)
        if kind is m.Follow:
            await room.refresh(live)
            self.follow(live, message.since)
        elif kind is m.Unfollow:
            self.unfollow(live)
        elif kind is m.Feel:
            top = touch(live.table, self.key, message.seat, message.place)
            answer = {"place": top.place, "face": top.face, "height": top.height}
            self.send_message(type="felt", table=message.table, id=message.id, **answer)
        else:
            seq = await room.dispatch(
                live,
                lambda table: event_for(message, self.key, table, room.options.scatter),
                f"{self.key}:{message.id}",
            )
            self.acted()
            self.send_message(type="done", table=message.table, id=message.id, seq=seq)

    def follow(self, live: LiveTable, since: int) -> None:
        """Be sent what happens at this table from now on."""
        room = self.service.room
        check_entry(live.table, self.key, room.now())
        known = live.table_id in self.followed
        if not known and len(self.followed) >= room.options.followed:
            raise Refusal("too_many", "too many tables at once on one connection")
        self.followed[live.table_id] = live
        live.follow(self, since, room.now())
        self.service.presence.arrived(live, self.key)
        self.service.effects.update(live, True)

    def drop(self, live: LiveTable, refusal: Refusal) -> None:
        """Follow this table no more, by the will of its host."""
        self.unfollow(live)
        self.refuse(live.table_id, None, refusal.code, str(refusal))

    def unfollow(self, live: LiveTable) -> None:
        """Follow this table no more."""
        if self.followed.pop(live.table_id, None):
            live.followers.pop(self, None)
            self.service.presence.left(live, self.key)


def seated_keys(table: Table) -> Iterator[str]:
    """The keys of everybody on a seat."""
    return (person.key for seat in table.seats for person in seat.people)


def _id_in(text: str | None) -> str | None:
    """The `id` of a message that is otherwise wrong, so that its sender knows which one it was."""
    with suppress(ValueError, RecursionError, AttributeError):
        message_id = json.loads(text or "").get("id")
        return message_id if isinstance(message_id, str) and len(message_id) <= 64 else None
    return None


def _first_of(error: ValidationError) -> str:
    """The first thing that is wrong, in one line."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return f"{where}: {first['msg']}"[:200] if where else str(first["msg"])[:200]
