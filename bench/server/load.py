"""Many tables at once: everybody moves as soon as they can, or now and then, or not at all."""

import asyncio
import gc

import httpx

from bench.server.pair import Pair
from bench.server.playing import Players, get_ready
from bench.server.process import Server

SECONDS = 8.0
HALF_SECONDS = 20.0
"""Longer where one in a hundred counts: a single hiccup of the disk is not to decide it."""


async def seated(servers: list[Server], tables: int) -> list[Pair]:
    """Pairs at so many tables, spread over the servers."""
    get_ready()
    pairs, gate = [], asyncio.Semaphore(16)
    for number, server in enumerate(servers):
        here = [Pair(server) for _ in range(number, tables, len(servers))]
        async with httpx.AsyncClient(base_url=f"http://{server.url}", timeout=60) as http:
            await asyncio.gather(*(pair.sit(http, gate) for pair in here))
        pairs += here
    gc.collect()
    gc.freeze()  # whoever measures does not pause to look for garbage among all that
    return pairs


def hang_up(pairs: list[Pair]) -> None:
    """Everybody goes home."""
    for pair in pairs:
        pair.close()


async def full_speed(servers: list[Server], tables: int) -> float:
    """Moves a second, everybody moving as soon as they can."""
    pairs = await seated(servers, tables)
    played = Players(pairs).play(SECONDS)
    hang_up(pairs)
    return played.rate


async def load(server: Server, tables: int) -> tuple[float, float, list[float]]:
    """Moves a second at full speed, the server's seconds for one, and the delays at half."""
    pairs = await seated([server], tables)
    players = Players(pairs)
    before = server.busy()
    full = players.play(SECONDS)
    cost = (server.busy() - before) / full.moves
    half = players.play(HALF_SECONDS, 2 * tables / full.rate)
    hang_up(pairs)
    return full.rate, cost, half.delays.tolist()


async def idle(server: Server, tables: int) -> float:
    """Bytes of memory for each idle table with two sockets."""
    first = await seated([server], 20)
    before = server.memory()
    pairs = await seated([server], tables)
    grown = server.memory() - before
    hang_up([*first, *pairs])
    return grown / tables
