"""A program at a table: what it sees and what it can do."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from quatuor.client.declined import Declined
from quatuor.errors import QuatuorError
from quatuor.room.schemas import View

Ask = Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]


class TableSeat:
    """A table that this client follows."""

    def __init__(self, table: str, ask: Ask) -> None:
        self.table = table
        self._ask = ask
        self._changed = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()
        self.latest: View | None = None
        self.happened: list[dict[str, Any]] = []
        """What has happened since we follow the table."""
        self.dropped: Declined | None = None
        """Why we may not follow the table, or not any more."""
        self.goes_on = True
        """Whether to ask for the next round at once when one has ended; else call `next_round`."""

    def receive(self, news: dict[str, Any]) -> None:
        """Take over a message `news`."""
        self.latest = View.model_validate(news["view"], strict=False)
        self.happened += news["happened"] or []
        self._start(self._notify())
        if self.latest.between and self.latest.between.you and self.goes_on:
            self._start(self._go_on())

    def drop(self, reason: Declined) -> None:
        """This table cannot be followed any more."""
        self.dropped = reason
        self._start(self._notify())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self) -> None:
        """Ask for the next round; if it has begun meanwhile, all the better."""
        with suppress(QuatuorError):
            await self.next_round()

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    @property
    def view(self) -> View:
        """The table as it is."""
        assert self.latest is not None, "nothing has been received about this table yet"
        return self.latest

    async def until(self, reached: Callable[[View], bool]) -> View:
        """Wait until the table is as one wants it; raises `Declined` if we may not follow it."""

        def settled() -> bool:
            reached_it = self.latest is not None and reached(self.latest)
            return reached_it or self.dropped is not None

        async with self._changed:
            await self._changed.wait_for(settled)
        if self.dropped:
            raise self.dropped
        return self.view

    async def later_than(self, seq: int) -> View:
        """Wait until something has happened after that event."""
        return await self.until(lambda view: view.seq > seq)

    async def turns(self) -> AsyncIterator[View]:
        """The view, whenever it is this client's turn; ends with the match."""
        while True:
            view = await self.until(lambda view: bool(view.acting) or view.phase == "over")
            if view.phase == "over":
                return
            yield view
            await self.later_than(view.seq)

    async def _do(self, kind: str, /, **parts: Any) -> dict[str, Any]:
        return await self._ask({"type": kind, "table": self.table, **parts})

    async def play(self, token: str, seat: int | None = None) -> int:
        """Play a token; the number of the event that it is."""
        chosen = seat or (self.view.acting or self.view.yours or [1])[0]
        done = await self._do("play", seat=chosen, token=token, seen=self.view.seq)
        return int(done["seq"])

    async def launch(
        self,
        side: float,
        turn: float,
        tilt: float,
        power: float,
        kind: str = "N",
        seat: int | None = None,
    ) -> int:
        """Throw a token."""
        aim = {"side": side, "turn": turn, "tilt": tilt, "power": power, "kind": kind}
        done = await self._do("launch", seat=seat or self.view.yours[0], **aim)
        return int(done["seq"])

    async def touch(self, place: str, seat: int | None = None) -> tuple[str, int]:
        """Touch one place of a board that nobody sees: the face and the height there."""
        top = await self._do("feel", seat=seat or self.view.yours[0], place=place)
        return str(top["face"]), int(top["height"])

    async def sit(self, name: str, seat: int | None = None) -> int:
        """Take a seat, or ask to join the team on it."""
        return int((await self._do("sit", name=name, seat=seat))["seq"])

    async def substitute(self, seat: int, level: str = "") -> int:
        """Give the seat of somebody who is away to a computer, or without a level free it."""
        return int((await self._do("substitute", seat=seat, level=level))["seq"])

    async def lock(self, locked: bool = True) -> int:
        """Close the door to everybody who is not at the table, or open it again (host)."""
        return int((await self._do("lock", locked=locked))["seq"])

    async def remove(self, name: str) -> int:
        """Remove a guest or a spectator (host)."""
        return int((await self._do("remove", name=name))["seq"])

    async def admit(self, name: str, yes: bool = True) -> int:
        """Let somebody who asks join a team, or do not (host)."""
        return int((await self._do("admit", name=name, yes=yes))["seq"])

    async def look_on(self, name: str) -> int:
        """Be a spectator."""
        return int((await self._do("look_on", name=name))["seq"])

    async def begin(self) -> int:
        """Begin the match."""
        return int((await self._do("begin"))["seq"])

    async def next_round(self) -> int:
        """The round has ended and was looked at: let the next one begin."""
        assert self.view.match is not None, "no match has begun"
        return int((await self._do("next", round=self.view.match.round))["seq"])

    async def resign(self, seat: int | None = None) -> int:
        """Give the match up; one of a team asks the others whether they agree."""
        return int((await self._do("resign", seat=seat or self.view.yours[0]))["seq"])

    async def offer(self, what: str, value: int = 0, seat: int | None = None) -> int:
        """Ask for the consent of the others."""
        parts = {"seat": seat or self.view.yours[0], "what": what, "value": value}
        return int((await self._do("offer", **parts))["seq"])

    async def answer(self, yes: bool, seat: int | None = None) -> int:
        """Consent to the open offer, or do not."""
        assert self.view.offer is not None, "there is no offer"
        parts = {"seat": seat or self.view.yours[0], "offer": self.view.offer.number}
        return int((await self._do("accept" if yes else "decline", **parts))["seq"])

    async def say(self, text: str) -> int:
        """A few words to everybody."""
        return int((await self._do("say", text=text))["seq"])

    async def leave(self) -> int:
        """Leave the table."""
        return int((await self._do("leave"))["seq"])
