"""Wake-ups between processes, on a Redis of our own."""

import asyncio

from redis.asyncio import Redis

from quatuor.server.redis_bus import CHANNEL, RedisBus
from tests.server.running import run
from tests.server.services import OwnRedis


async def until(told: list[str], count: int) -> None:
    """Wait until so many tables were told of."""
    async with asyncio.timeout(20):
        while len(told) < count:
            await asyncio.sleep(0.005)


def test_tables_that_move_on_together_share_a_wake_up_that_only_others_hear(
    redis: OwnRedis,
) -> None:
    async def move_on() -> None:
        one, other = RedisBus(redis.url), RedisBus(redis.url)
        mine: list[str] = []
        theirs: list[str] = []
        await one.start(mine.append)
        await other.start(theirs.append)
        async with Redis.from_url(redis.url) as client, client.pubsub() as listening:
            await listening.subscribe(CHANNEL)
            while not (one.connected and other.connected):
                await asyncio.sleep(0.005)
            one.moved("first")
            await until(theirs, 1)
            for number in range(50):
                one.moved(f"table{number}")
            await until(theirs, 51)
            assert theirs[0] == "first"
            assert sorted(theirs[1:]) == sorted(f"table{number}" for number in range(50))
            other.moved("last")
            await until(mine, 1)
            assert mine == ["last"]
            kinds = [(await anext(listening.listen()))["type"] for _ in range(4)]
            assert kinds == ["subscribe", "message", "message", "message"]
        await one.stop()
        await other.stop()

    run(move_on())
