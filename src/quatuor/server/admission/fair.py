"""Workers shared out fairly: of all tables that wait, the one is next that had least of late."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from quatuor.server.admission.accounts import Account, Meters
from quatuor.server.admission.buckets import Rate

Payers = Callable[[], Iterable[Account]]
"""Who watches a table at this moment: thinking there is charged to them."""
Rank = tuple[float, float, float]


@dataclass(eq=False)
class Waiting:
    """A table that waits for a worker."""

    table: str
    payers: Payers
    granted: "asyncio.Future[None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class FairQueue:
    """So many turns at a time; who had few seconds goes first, by address, person and table."""

    def __init__(self, turns: int, rate: Rate) -> None:
        self._free = turns
        self._waiting: list[Waiting] = []
        self._tables = Meters({"thinking": rate})

    @asynccontextmanager
    async def turn(self, table: str, payers: Payers) -> AsyncIterator[None]:
        """Wait for a turn, have it, and be charged for the time that it took."""
        await self._wait(Waiting(table, payers))
        begun = time.monotonic()
        try:
            yield
        finally:
            self._charge(table, payers(), time.monotonic() - begun)
            self._pass_on()

    async def _wait(self, waiting: Waiting) -> None:
        if self._free:
            self._free -= 1
            return
        self._waiting.append(waiting)
        try:
            await waiting.granted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The turn is over: the next one begins."""
        if not self._waiting:
            self._free += 1
            return
        now = time.monotonic()
        chosen = min(self._waiting, key=lambda waiting: self._rank(waiting, now))
        self._waiting.remove(chosen)
        chosen.granted.set_result(None)

    def _rank(self, waiting: Waiting, now: float) -> Rank:
        """What the one had who watches this table and had least; nobody comes last."""
        had = (
            (account.address.used("thinking", now), account.person.used("thinking", now))
            for account in waiting.payers()
        )
        address, person = min(had, default=(float("inf"), 0.0))
        return address, person, self._tables.of(waiting.table).used("thinking", now)

    def _charge(self, table: str, payers: Iterable[Account], seconds: float) -> None:
        now = time.monotonic()
        self._tables.of(table).bucket("thinking", now).charge(seconds, now)
        addresses = {id(account.address): account for account in payers}
        for account in addresses.values():
            account.charge("thinking", seconds)
