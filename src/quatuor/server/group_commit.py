"""One writer, group commit: everything that waits goes to disk in one transaction.

While a commit is under way new requests gather, and the next commit takes them all. So many tables
share one wait for the disk, and nobody is told that something counts before it is there.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from quatuor.room.ledger import WriteFailed
from quatuor.room.log_entries import Entry
from quatuor.room.supervision import supervised
from quatuor.room.time_source import monotonic
from quatuor.server.transactions import Statement, Transactions

GROUP = 512
"""The most requests in one transaction."""
log = logging.getLogger("quatuor")


class Request(NamedTuple):
    """Entries or statements that belong together; and who waits for them."""

    entries: tuple[Entry, ...]
    statements: tuple[Statement, ...]
    done: asyncio.Future[bool]


class GroupCommit:
    """The only one in this process that writes."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._waiting: list[Request] = []
        self._load = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._began: int | None = None
        """When the commit began that is under way."""
        self._failing: int | None = None
        """When the first commit began that could not be made, while none can."""
        self.commits = 0
        self.committed = monotonic()
        """When the last commit was made; all these times are monotonic milliseconds."""
        self.on_commit: Callable[[float], None] = lambda _seconds: None
        """Called after every commit with the seconds that it took."""
        self.on_failure: Callable[[], None] = lambda: None
        """Called after every commit that could not be made."""

    @property
    def blocked_since(self) -> int | None:
        """When the first commit began that was not made; None while writing works."""
        return self._began if self._failing is None else self._failing

    @property
    def failing(self) -> bool:
        """Whether the last commit could not be made."""
        return self._failing is not None

    async def start(self) -> None:
        """Begin to write."""
        await self._transactions.open()
        self._task = supervised("the writer", self._write_on)

    async def stop(self) -> None:
        """Write what still waits, then end."""
        self._stopping = True
        self._load.set()
        if self._task:
            await self._task
            await self._transactions.close()

    def append(self, entries: Sequence[Entry]) -> asyncio.Future[bool]:
        """Add to the log; false if another event came first or the message has counted already."""
        return self._request(tuple(entries), ())

    async def execute(self, statement: str, **values: Any) -> None:
        """Run another statement in the next transaction."""
        await self._request((), (Statement(statement, values),))

    async def execute_all(self, statements: Sequence[Statement]) -> None:
        """Run these statements, one after the other, in the next transaction."""
        await self._request((), tuple(statements))

    def _request(
        self, entries: tuple[Entry, ...], statements: tuple[Statement, ...]
    ) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Request(entries, statements, done))
        self._load.set()
        return done

    async def _write_on(self) -> None:
        while self._waiting or not self._stopping:
            await self._load.wait()
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if not self._waiting and not self._stopping:
                self._load.clear()
            if group:
                await self._write(group)

    async def _write(self, group: list[Request]) -> None:
        """One transaction; nobody is answered before it is committed."""
        entries = [entry for request in group for entry in request.entries]
        statements = [statement for request in group for statement in request.statements]
        self._began = began = monotonic()
        try:
            refused = await self._transactions.write(entries, statements)
        except Exception as error:  # a full disk, a lost database: told to everybody who waits
            self._failed(began, error)
            for request in group:
                if not request.done.done():
                    request.done.set_exception(WriteFailed(str(error)))
            return
        finally:
            self._began = None
        self._succeeded(began)
        for request in group:
            if not request.done.done():
                lines = (
                    {(entry.table_id, entry.seq) for entry in request.entries} if refused else ()
                )
                request.done.set_result(refused.isdisjoint(lines))

    def _failed(self, began: int, error: Exception) -> None:
        """The first failure is logged, not each that follows."""
        if self._failing is None:
            self._failing = began
            log.error("nothing can be written: %s: %s", type(error).__name__, error)
        self.on_failure()

    def _succeeded(self, began: int) -> None:
        self.commits += 1
        self.committed = monotonic()
        if self._failing is not None:
            lost = (self.committed - self._failing) / 1000
            log.warning("writing works again, after %.1f s", lost)
            self._failing = None
        self.on_commit((self.committed - began) / 1000)
