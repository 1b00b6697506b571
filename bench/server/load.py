"""Many tables at once: everybody moves as soon as they can, or now and then, or not at all."""

import asyncio
import gc
import random
import time

import httpx

from bench.server.pair import Pair
from bench.server.process import Server

SECONDS = 8.0
HALF_SECONDS = 20.0
"""Longer where one in a hundred counts: a single hiccup of the disk is not to decide it."""


async def seated(servers: list[Server], tables: int) -> list[Pair]:
    """Pairs at so many tables, spread over the servers."""
    pairs, gate = [], asyncio.Semaphore(16)
    for number, server in enumerate(servers):
        here = [Pair(server) for _ in range(number, tables, len(servers))]
        async with httpx.AsyncClient(base_url=f"http://{server.url}", timeout=60) as http:
            await asyncio.gather(*(pair.sit(http, gate) for pair in here))
        pairs += here
    gc.collect()
    gc.freeze()  # whoever measures does not pause to look for garbage among all that
    return pairs


async def playing(pairs: list[Pair], pause: float = 0, seconds: float = SECONDS) -> float:
    """Moves a second of all pairs together, each with a pause of that length on average."""
    loop = asyncio.get_running_loop()

    def go_on(pair: Pair) -> None:
        if pause:
            loop.call_later(random.uniform(0, 2 * pause), pair.move)
        else:
            pair.move()

    before, started = sum(pair.moves for pair in pairs), time.perf_counter()
    for pair in pairs:
        pair.then = lambda pair=pair: go_on(pair)  # type: ignore[misc]
        go_on(pair)
    await asyncio.sleep(seconds)
    rate = (sum(pair.moves for pair in pairs) - before) / (time.perf_counter() - started)
    await finished(pairs, pause)
    return rate


async def finished(pairs: list[Pair], pause: float) -> None:
    """Let the last moves arrive."""
    left = len(pairs)
    ended = asyncio.get_running_loop().create_future()

    def one_less() -> None:
        nonlocal left
        left -= 1
        if not left:
            ended.set_result(None)

    for pair in pairs:
        pair.then = one_less
    await asyncio.wait_for(ended, 30 + 2 * pause)


def hang_up(pairs: list[Pair]) -> None:
    """Everybody goes home."""
    for pair in pairs:
        pair.close()


async def full_speed(servers: list[Server], tables: int) -> float:
    """Moves a second, everybody moving as soon as they can."""
    pairs = await seated(servers, tables)
    moves = await playing(pairs)
    hang_up(pairs)
    return moves


async def load(server: Server, tables: int) -> tuple[float, float, list[float]]:
    """Moves a second at full speed, the server's seconds for one, and the delays at half."""
    pairs = await seated([server], tables)
    before = server.busy()
    full = await playing(pairs)
    cost = (server.busy() - before) / sum(pair.moves for pair in pairs)
    for pair in pairs:
        pair.delays.clear()
    await playing(pairs, 2 * tables / full, HALF_SECONDS)
    hang_up(pairs)
    return full, cost, [delay for pair in pairs for delay in pair.delays]


async def idle(server: Server, tables: int) -> float:
    """Bytes of memory for each idle table with two sockets."""
    first = await seated([server], 20)
    before = server.memory()
    pairs = await seated([server], tables)
    grown = server.memory() - before
    hang_up([*first, *pairs])
    return grown / tables
