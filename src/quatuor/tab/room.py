"""The room that a worker of a browser tab carries: what its script calls."""

import asyncio
import logging
from collections.abc import Callable

from quatuor.room.identity import key_of, new_token
from quatuor.room.ledger import WriteFailed
from quatuor.room.message_handler import MessageHandler
from quatuor.room.room import RoomOptions
from quatuor.room.service import Executors, RoomService
from quatuor.room.supervision import supervised
from quatuor.room.time_source import MonotonicTime
from quatuor.tab import requests
from quatuor.tab.executors import Worker, WorkerExecutor, WorkerSearcher
from quatuor.tab.ledger import TabLedger
from quatuor.tab.store import Store
from quatuor.table.clock import deadline

RETURN = 2000
"""Milliseconds that people get to come back after the tab was closed, before clocks run."""
PULSE = 2.0
"""Seconds between two signs of life while a clock runs: what a crash may give back of its time."""


class PageConnection:
    """The connection to the page. Satisfies `quatuor.room.connection.Connection`."""

    def __init__(self, post: Callable[[str], None]) -> None:
        self._post = post

    def send(self, text: bytes) -> None:
        """Send one message."""
        self._post(text.decode())

    def close(self, _code: int) -> None:
        """Nothing to close: page and worker end together."""


class TabRoom:
    """A room for whoever sits at this browser."""

    def __init__(self, ledger: TabLedger, service: RoomService, key: str) -> None:
        self._ledger, self._service, self._key = ledger, service, key
        self._client: MessageHandler | None = None
        self._given_up: set[int] = set()
        self._pulses = supervised("the heartbeats", self._write_heartbeats)

    def connect(self, post: Callable[[str], None]) -> None:
        """The page is there: its messages are answered by `post`."""
        self.disconnect()
        self._client = MessageHandler(self._key, self._service)
        self._client.opened(PageConnection(post))

    def receive(self, text: str) -> None:
        """Take a message of the page."""
        if self._client:
            self._client.receive(text)

    def disconnect(self) -> None:
        """The page has gone."""
        if self._client:
            self._client.closed()
            self._client = None

    async def request(self, number: int, method: str, address: str, body: str) -> requests.Answer:
        """What a server would answer to this request, which the page knows by its number."""

        async def gone() -> bool:
            return number in self._given_up

        try:
            return await requests.answer(self._service, self._key, method, address, body, gone)
        finally:
            self._given_up.discard(number)

    def give_up(self, number: int) -> None:
        """The page does not wait for the answer to this request any more."""
        self._given_up.add(number)

    async def stop(self) -> None:
        """Finish what is being written."""
        self._pulses.cancel()
        await self._service.stop()

    async def _write_heartbeats(self) -> None:
        """Write, while a clock runs, that the room is open; see to tables that were not written."""
        room = self._service.room
        while True:
            await asyncio.sleep(PULSE)
            now = room.now()
            await room.sync_doubtful()
            if any(deadline(live.table.clock) is not None for live in room.loaded.values()):
                await room.quietly(self._ledger.pulse(now))


async def open_room(store: Store, player: Worker, student: Worker, pace: float = 1.0) -> TabRoom:
    """The room whose logs this store keeps, and whose computers think in these workers."""
    logging.getLogger("quatuor").setLevel(logging.ERROR)
    ledger, clock = TabLedger(store), MonotonicTime()
    await ledger.open()
    clock.start(ledger.last_pulse)
    playing = WorkerExecutor(player)
    executors = Executors(
        moves=playing, flights=playing, searcher=WorkerSearcher(WorkerExecutor(student))
    )
    service = RoomService(ledger, RoomOptions(pace), executors=executors, clock=clock)
    if ledger.last_pulse is not None:
        await service.room.quietly(
            ledger.note_outage(ledger.last_pulse, service.room.now() + RETURN)
        )
    service.room.write_later(service.my_games.repair())
    return TabRoom(ledger, service, key_of(await _person(ledger)))


async def _person(ledger: TabLedger) -> str:
    """The token of whoever plays here, made with the first visit."""
    token = ledger.person or new_token()
    if ledger.person is None:
        try:
            await ledger.keep_person(token)
        except WriteFailed:
            logging.getLogger("quatuor").error("this browser keeps nothing: games will be lost")
    return token
