"""Wake-ups by Redis: the first goes out at once, tables that move on soon after it share one."""

import asyncio
import logging
import secrets
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from quatuor.room.supervision import supervised
from quatuor.server.bus import OnMoved

CHANNEL = "quatuor:moved"
BREATH = 0.03
"""Seconds between two wake-ups: nobody sees the difference, and every process hears all of them."""
RETRY = 0.5
"""Seconds before a Redis that is gone is tried again."""
log = logging.getLogger("quatuor")


class RedisBus:
    """Publish and subscribe; when Redis is gone, try again until it is back."""

    def __init__(self, url: str) -> None:
        at_once = Retry(NoBackoff(), 0)
        self._redis = Redis.from_url(url, socket_connect_timeout=2, retry=at_once)
        self._me = secrets.token_hex(8)
        self._listening: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._moved: set[str] = set()
        """The tables of which the others are still to be told."""
        self.connected = self._lost = False

    async def start(self, on_moved: OnMoved) -> None:
        """Listen from now on."""
        self._listening = supervised("the bus", lambda: self._listen_on(on_moved))

    def moved(self, table_id: str) -> None:
        """Tell the others soon, if they can be reached."""
        self._moved.add(table_id)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Tell of all tables that have moved, and of those that do so meanwhile."""
        while self._moved:
            words = " ".join((self._me, *self._moved))
            self._moved.clear()
            with suppress(RedisError, OSError):
                await asyncio.wait_for(self._redis.publish(CHANNEL, words), 2)
            await asyncio.sleep(BREATH)
        self._telling = None

    async def stop(self) -> None:
        """Listen no more."""
        tasks = [task for task in (self._listening, self._telling) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _listen_on(self, on_moved: OnMoved) -> None:
        """Listen for ever; that Redis is gone is logged once, and that it is back."""
        while True:
            try:
                await self._listen(on_moved)
            except (RedisError, OSError) as error:
                if not self._lost:
                    log.error("Redis cannot be reached: %s; the log is looked at instead", error)
                self._lost = True
            self.connected = False
            await asyncio.sleep(RETRY)

    async def _listen(self, on_moved: OnMoved) -> None:
        async with self._redis.pubsub() as listening:
            await listening.subscribe(CHANNEL)
            self.connected = True
            if self._lost:
                log.warning("Redis answers again")
            self._lost = False
            own = self._me.encode()
            async for message in listening.listen():
                if message["type"] == "message" and not message["data"].startswith(own):
                    for table_id in message["data"].decode().split()[1:]:
                        on_moved(table_id)
