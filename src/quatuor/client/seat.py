"""A program at a table: what it sees and what it can do."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from quatuor.server.shapes import View

Ask = Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]


class TableSeat:
    """A table that this client follows."""

    def __init__(self, table: str, ask: Ask) -> None:
        self.table = table
        self._ask = ask
        self._news = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()
        self.latest: View | None = None
        self.happened: list[dict[str, Any]] = []
        """What has happened since we follow the table."""

    def hear(self, news: dict[str, Any]) -> None:
        """Take over news from the server."""
        self.latest = View.model_validate(news["view"], strict=False)
        self.happened += news["happened"] or []
        task = asyncio.create_task(self._announce())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _announce(self) -> None:
        async with self._news:
            self._news.notify_all()

    @property
    def view(self) -> View:
        """The table as it is."""
        assert self.latest is not None, "nothing has been heard about this table yet"
        return self.latest

    async def until(self, reached: Callable[[View], bool]) -> View:
        """Wait until the table is as one wants it."""
        async with self._news:
            await self._news.wait_for(lambda: self.latest is not None and reached(self.latest))
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

    async def feel(self, place: str, seat: int | None = None) -> tuple[str, int]:
        """What a hand feels there: the face and the height."""
        felt = await self._do("feel", seat=seat or self.view.yours[0], place=place)
        return str(felt["face"]), int(felt["height"])

    async def sit(self, name: str, seat: int | None = None) -> int:
        """Take a seat."""
        return int((await self._do("sit", name=name, seat=seat))["seq"])

    async def begin(self) -> int:
        """Begin the match."""
        return int((await self._do("begin"))["seq"])

    async def resign(self, seat: int | None = None) -> int:
        """Give the match up."""
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
