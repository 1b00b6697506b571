"""One client: hears what it says, answers, and tells it what happens."""

import json
from contextlib import suppress
from typing import Any

from pydantic import ValidationError

from quatuor.server import messages as m
from quatuor.server.frames import TEXT, framed
from quatuor.server.house import House
from quatuor.server.intents import event_for
from quatuor.server.limits import Address, Bucket
from quatuor.server.line import Line
from quatuor.server.room import Room
from quatuor.server.rooms import Rooms
from quatuor.server.wire import written
from quatuor.server.writer import NotKept
from quatuor.table import Refusal, feel

POLICY = 1008
PATIENCE = 200
"""How many messages beyond the limit a connection may send before it is closed."""


class Connection:
    """A listener at any number of tables."""

    __slots__ = (
        "_connections",
        "_key",
        "address",
        "bucket",
        "busy",
        "excess",
        "followed",
        "house",
        "inbox",
        "line",
    )

    def __init__(
        self, key: str, house: House, address: Address, connections: "set[Connection]"
    ) -> None:
        self._key = key
        self._connections = connections
        self.house = house
        self.address = address
        limits = house.rooms.settings.limits
        self.bucket = Bucket(limits.client_rate, limits.client_burst)
        self.inbox: list[str | None] = []
        self.busy = False
        """Whether a task works on the inbox: most connections are idle most of the time."""
        self.followed: dict[str, Room] = {}
        self.excess = 0
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
        self.address.connections += 1
        self._connections.add(self)
        self.say(type="hello", version=m.VERSION, now=self.rooms.now())

    def gone(self) -> None:
        """The line is dead. What was said before is done all the same."""
        self.line = None
        self.address.connections -= 1
        self._connections.discard(self)
        for room in list(self.followed.values()):
            self.unfollow(room)

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
        """Take a message, unless there are too many; one after the other is worked on."""
        self.rooms.metrics.count("frames_total")
        if not (self.bucket.take() and self.address.bucket.take()):
            self._limited()
            return
        self.inbox.append(text)
        if not self.busy:
            self.busy = True
            self.rooms.spawn(self._work())

    async def _work(self) -> None:
        """Do what was said, in order; what is said meanwhile as well."""
        try:
            while self.inbox:
                await self._do_what(self.inbox.pop(0))
        finally:
            self.busy = False

    def _limited(self) -> None:
        """Too much: say so, and hang up on whoever does not listen."""
        self.excess += 1
        self.rooms.metrics.count("limited_total")
        if self.excess == PATIENCE:
            self.hang_up(POLICY)
        elif self.excess < PATIENCE:
            self.refuse(None, None, "too_many", "too many messages; wait a moment")

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

    async def _do(self, message: Any) -> None:
        kind = type(message)  # `isinstance` asks a model's metaclass, which takes its time
        if kind is m.Ping:
            self.say(type="pong", now=self.rooms.now())
            return
        room = self.followed.get(message.table) or await self.rooms.room(message.table)
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
                lambda table: event_for(message, self.key, table),
                f"{self.key}:{message.id}",
            )
            self.say(type="done", table=message.table, id=message.id, seq=seq)

    def follow(self, room: Room, since: int) -> None:
        """Hear about this table from now on."""
        known = room.table_id in self.followed
        if not known and len(self.followed) >= self.rooms.settings.limits.followed:
            raise Refusal("too_many", "too many tables at once on one connection")
        self.followed[room.table_id] = room
        room.follow(self, since, self.rooms.now())
        self.house.arrange(room, True)

    def unfollow(self, room: Room) -> None:
        """Hear about this table no more."""
        if self.followed.pop(room.table_id, None):
            room.listeners.pop(self, None)
            self.house.gone(room, self.key)


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
