"""One client: hears what it says, answers, and tells it what happens."""

import json
import logging
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from pydantic import ValidationError

from quatuor.room import messages as m
from quatuor.room.commands import event_for
from quatuor.room.effect_runner import House
from quatuor.room.json_text import written
from quatuor.room.live_table import Room
from quatuor.room.room import Rooms
from quatuor.server.admission.accounts import Account, Excess
from quatuor.server.admission.entrance import Admission
from quatuor.server.group_commit import NotKept
from quatuor.server.websocket_connection import Line
from quatuor.server.websocket_frames import TEXT, framed
from quatuor.table import Refusal, Table, feel
from quatuor.table.people import check_entry

HEARTBEAT = '{"type":"ping"}'
"""What a page says every other second, word for word: answered without further ado."""

log = logging.getLogger("quatuor")


class Connection:
    """A listener at any number of tables."""

    __slots__ = (
        "_admission",
        "_connections",
        "_key",
        "account",
        "busy",
        "followed",
        "house",
        "inbox",
        "line",
    )

    def __init__(
        self,
        key: str,
        house: House,
        account: Account,
        admission: Admission,
        connections: "set[Connection]",
    ) -> None:
        self._key = key
        self._connections = connections
        self.house = house
        self.account = account
        self._admission = admission
        self.inbox: list[str | None] = []
        self.busy = False
        """Whether a task works on the inbox: most connections are idle most of the time."""
        self.followed: dict[str, Room] = {}
        self.line: Line | None = None

    @property
    def key(self) -> str:
        """The person."""
        return self._key

    @property
    def rooms(self) -> Rooms:
        """The tables."""
        return self.house.rooms

    def opened(self, line: Line) -> None:
        """The line is open: say hello."""
        self.line = line
        self._count(1)
        self._connections.add(self)
        self.say(type="hello", version=m.VERSION, now=self.rooms.now())

    def gone(self) -> None:
        """The line is dead. What was said before is done all the same."""
        self.line = None
        self._count(-1)
        self._connections.discard(self)
        for room in list(self.followed.values()):
            self.unfollow(room)

    @property
    def seated(self) -> bool:
        """Whether somebody at a table waits for this person, and should know if they are gone."""
        return any(
            key == self._key
            for room in self.followed.values()
            for key in (room.table.host, *seated_keys(room.table))
        )

    def _count(self, more: int) -> None:
        """So many more lines are open."""
        for _, meter in self.account.meters():
            meter.lines += more

    def tell(self, frame: bytes) -> None:
        """Put a frame on its way."""
        if self.line:
            self.line.send(frame)

    def say(self, **message: Any) -> None:
        """Tell the client something that concerns it alone."""
        self.tell(framed(TEXT, written(message)))

    def hang_up(self, code: int) -> None:
        """Close once what was said before is through."""
        if self.line:
            self.line.close(code)

    def hear(self, text: str | None) -> None:
        """Take a message; one after the other is worked on."""
        self.rooms.metrics.count("frames_total")
        if text == HEARTBEAT and not self.busy:
            self.say(type="pong", now=self.rooms.now())
            return
        self.inbox.append(text)
        if not self.busy:
            self.busy = True
            self.rooms.spawn(self._work())

    async def _work(self) -> None:
        """Do what was said, in order; what is said meanwhile as well."""
        try:
            while self.inbox:
                began = time.perf_counter()
                await self._do_what(self.inbox.pop(0))
                self.rooms.metrics.observe("message_seconds", time.perf_counter() - began)
        finally:
            self.busy = False

    def limited(self, excess: Excess) -> None:
        """Say why nothing is read for a while."""
        self.rooms.metrics.count("limited_total")
        self.refuse(None, None, "too_many", excess.message)

    def refuse(self, table: str | None, said: str | None, code: str, message: str) -> None:
        """Say why something does not count."""
        self.say(type="refused", table=table, id=said, code=code, message=message)

    async def _do_what(self, text: str | None) -> None:
        """Understand one message and do it."""
        try:
            message = m.CLIENT_MESSAGE.validate_json(text or b"")
        except ValidationError as error:
            self.rooms.metrics.count("bad_frames_total")
            self.refuse(None, _id_in(text), "bad_request", _first_of(error))
            return
        said = getattr(message, "id", None)
        table = getattr(message, "table", None)
        try:
            await self._do(message)
        except Refusal as refusal:
            self.refuse(table, said, refusal.code, str(refusal))
        except NotKept:
            self.refuse(table, said, "not_kept", "that could not be written down; try again")
        except Exception:
            self.rooms.metrics.count("errors_total")
            log.exception("a message of type %s could not be answered", type(message).__name__)
            self.refuse(table, said, "failed", "something went wrong here; try again")

    async def _do(self, message: Any) -> None:
        kind = type(message)  # `isinstance` asks a model's metaclass, which takes its time
        if kind is m.Ping:
            self.say(type="pong", now=self.rooms.now())
            return
        room = self.followed.get(message.table)
        if room is None or room.retired:
            room = await self.rooms.room(message.table)
        if kind is m.Follow:
            await self.rooms.freshen(room)
            self.follow(room, message.since)
        elif kind is m.Unfollow:
            self.unfollow(room)
        elif kind is m.Feel:
            felt = feel(room.table, self.key, message.seat, message.place)
            said = {"place": felt.place, "face": felt.face, "height": felt.height}
            self.say(type="felt", table=message.table, id=message.id, **said)
        else:
            seq = await self.rooms.happen(
                room,
                lambda table: event_for(message, self.key, table, self.rooms.settings.scatter),
                f"{self.key}:{message.id}",
            )
            self._admission.played(self.key)
            self.say(type="done", table=message.table, id=message.id, seq=seq)

    def follow(self, room: Room, since: int) -> None:
        """Hear about this table from now on."""
        check_entry(room.table, self.key, self.rooms.now())
        known = room.table_id in self.followed
        if not known and len(self.followed) >= self.rooms.settings.limits.followed:
            raise Refusal("too_many", "too many tables at once on one connection")
        self.followed[room.table_id] = room
        room.follow(self, since, self.rooms.now())
        self.house.presence.arrived(room, self.key)
        self.house.arrange(room, True)

    def turn_away(self, room: Room, refusal: Refusal) -> None:
        """Hear about this table no more, by the will of its host."""
        self.unfollow(room)
        self.refuse(room.table_id, None, refusal.code, str(refusal))

    def unfollow(self, room: Room) -> None:
        """Hear about this table no more."""
        if self.followed.pop(room.table_id, None):
            room.listeners.pop(self, None)
            self.house.presence.gone(room, self.key)


def seated_keys(table: Table) -> Iterator[str]:
    """The keys of everybody on a seat."""
    return (person.key for seat in table.seats for person in seat.people)


def _id_in(text: str | None) -> str | None:
    """The `id` of a message that is otherwise wrong, so that its sender knows which one it was."""
    with suppress(ValueError, RecursionError, AttributeError):
        said = json.loads(text or "").get("id")
        return said if isinstance(said, str) and len(said) <= 64 else None
    return None


def _first_of(error: ValidationError) -> str:
    """The first thing that is wrong, in one line."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return f"{where}: {first['msg']}"[:200] if where else str(first["msg"])[:200]
