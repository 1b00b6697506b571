"""What can go wrong, each for a while and then no more."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.server.freezing import fill, frozen
from tests.server.soak.players import Guest
from tests.server.soak.world import World

Fault = Callable[[World, list[Guest], random.Random], Awaitable[None]]
LONGEST = 11.0
"""Seconds: longer than anybody's time for a turn."""
HOUR = 3600


def span(chance: random.Random) -> float:
    """Often a moment, sometimes longer than anybody's time for a turn."""
    return chance.choice((chance.uniform(0.05, 1.0), chance.uniform(1.0, LONGEST)))


async def stop_process(world: World, _guests: list[Guest], chance: random.Random) -> None:
    """A server gets no processor, as when a lid is closed."""
    server = chance.choice(world.servers)
    async with server.busy:
        with frozen(server.pid):
            await asyncio.sleep(span(chance))


async def kill_server(world: World, _guests: list[Guest], chance: random.Random) -> None:
    """A server is killed, and started again after a while."""
    server = chance.choice(world.servers)
    async with server.busy:
        await server.end(signal.SIGKILL)
        await asyncio.sleep(span(chance) / 3)
        await server.start()


async def kill_workers(world: World, _guests: list[Guest], chance: random.Random) -> None:
    """The processes in which computers think are killed."""
    for pid in chance.choice(world.servers).workers:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


async def set_clock(world: World, _guests: list[Guest], chance: random.Random) -> None:
    """Somebody sets the wall clock, forth or back."""
    world.wall.set(chance.randint(-HOUR, HOUR))


async def lose_power(world: World, _guests: list[Guest], chance: random.Random) -> None:
    """The machine loses power, and the disk what was not synced."""
    assert world.disk is not None
    (server,) = world.servers
    async with server.busy:
        await server.end(signal.SIGKILL)
        world.disk.crash(chance, chance.choice((0.0, 0.0, 0.5, 0.9)))
        await server.start()


async def fill_disk(world: World, _guests: list[Guest], chance: random.Random) -> None:
    """The disk is full, until somebody makes room."""
    assert world.disk is not None
    (server,) = world.servers
    async with server.busy:
        ballast = fill(world.disk.folder)
        await asyncio.sleep(span(chance))
        ballast.unlink()


async def hold_network(world: World, _guests: list[Guest], chance: random.Random) -> None:
    """A server, or all of them, gets no answer from the database."""
    held = chance.sample(world.partitions, chance.choice((1, 1, 2)))
    for network in held:
        network.hold()
    await asyncio.sleep(span(chance))
    for network in held:
        if chance.random() < 0.5:
            network.cut()
        network.heal()


async def cut_network(world: World, _guests: list[Guest], chance: random.Random) -> None:
    """A server, or all of them, cannot reach the database."""
    held = chance.sample(world.partitions, chance.choice((1, 1, 2)))
    for network in held:
        network.cut()
    await asyncio.sleep(span(chance))
    for network in held:
        network.heal()


async def crash_database(world: World, _guests: list[Guest], chance: random.Random) -> None:
    """PostgreSQL ends at once without finishing anything, and comes back."""
    assert world.postgres is not None
    for server in world.servers:  # one that starts needs its database
        await server.busy.acquire()
    try:
        await asyncio.to_thread(world.postgres.crash)
        await asyncio.sleep(span(chance) / 3)
        await asyncio.to_thread(world.postgres.start)
    finally:
        for server in world.servers:
            server.busy.release()


async def move_guest(world: World, guests: list[Guest], chance: random.Random) -> None:
    """Somebody's connection breaks, and they come back to another server, or to the same."""
    server = chance.choice(world.servers)
    async with server.busy:  # a proxy sends nobody to a server that does not answer
        await chance.choice(guests).move(server.url)


def faults_for(world: World) -> dict[str, Fault]:
    """What can go wrong in this world."""
    found = [stop_process, kill_server, kill_workers, set_clock, move_guest]
    found += [lose_power, fill_disk] if world.disk else []
    found += [hold_network, cut_network, crash_database] if world.postgres else []
    return {fault.__name__.replace("_", " "): fault for fault in found}
