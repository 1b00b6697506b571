"""One run: people play, things go wrong at random, and then everything is checked."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from tests.server.soak.checker import problems
from tests.server.soak.fairness import Turn, lost_on_time, turns_of, unfair_turns
from tests.server.soak.faults import faults_for
from tests.server.soak.history import Lags
from tests.server.soak.players import Party, gathered
from tests.server.soak.truth import steps_of
from tests.server.soak.world import World, until

PATIENCE = 60.0
"""Seconds after which play is stuck that should go on; never a measure of anything."""
OVERLAP = 0.25
"""How often something goes wrong before what went wrong last is over."""
Tell = Callable[[str], None]


@dataclass
class Result:
    """What came of a run."""

    problems: list[str] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    events: int = 0
    turns: list[Turn] = field(default_factory=list)

    @property
    def most_unfair(self) -> float:
        """The seconds that somebody was charged most for a turn without having taken them."""
        return max((turn.unfair for turn in self.turns), default=0.0)

    def __str__(self) -> str:
        faults = ", ".join(f"{times} {name}" for name, times in sorted(self.faults.items()))
        return (
            f"{self.moves} moves answered, {self.events} events kept, {len(self.turns)} turns"
            f" timed, at most {self.most_unfair:.2f} s charged in excess; {faults}"
        )


async def run(world: World, seed: int, seconds: float, tell: Tell) -> Result:
    """Play for so long while things go wrong, then check."""
    chance, result, lags = random.Random(seed), Result(), Lags()
    async with AsyncExitStack() as stack:
        party = await gathered([server.url for server in world.servers], stack, chance)
        watching = asyncio.create_task(lags.watch())
        playing = asyncio.create_task(party.play(chance))
        try:
            harming = asyncio.create_task(_harm(world, party, chance, seconds, result, tell))
            await asyncio.wait([playing, harming], return_when=asyncio.FIRST_COMPLETED)
            await _ended(playing, harming)
            ends = await _converge(party)
        except Stuck as stuck:
            result.problems.append(str(stuck))
            ends = {}
        watching.cancel()
    await world.stop()
    await _check(world, party, ends, lags, result)
    return result


class Stuck(Exception):
    """Play should go on, and does not."""


async def _ended(playing: asyncio.Task[None], harming: asyncio.Task[None]) -> None:
    """Nobody plays any more and nothing goes wrong any more; raises what went wrong with these."""
    for task in (playing, harming):
        if not task.done():
            task.cancel()
    await asyncio.wait([playing, harming])
    for task in (playing, harming):
        if not task.cancelled():
            task.result()


async def _harm(
    world: World, party: Party, chance: random.Random, seconds: float, result: Result, tell: Tell
) -> None:
    """One thing after the other goes wrong, sometimes two at a time; play goes on after each."""
    faults, end = faults_for(world), time.monotonic() + seconds
    under_way: list[asyncio.Future[None]] = []
    while time.monotonic() < end or len(result.faults) < len(faults):
        new = [name for name in faults if name not in result.faults]
        name = chance.choice(new or list(faults))
        result.faults[name] += 1
        tell(f"{sum(party.moves.values())} moves; {name}")
        fault = faults[name](world, party.guests, random.Random(chance.random()))
        under_way.append(asyncio.ensure_future(fault))
        if chance.random() < OVERLAP and len(under_way) < 2:
            await asyncio.sleep(chance.uniform(0, 0.5))
            continue
        await asyncio.gather(*under_way)
        under_way.clear()
        await _play_goes_on(party, name)
    await asyncio.gather(*under_way)
    await _play_goes_on(party, "the last fault")


async def _play_goes_on(party: Party, after: str) -> None:
    """At every table somebody moves again."""
    before = dict(party.moves)

    def waiting() -> list[str]:
        return [t for t in party.tables if party.moves.get(t, 0) <= before.get(t, 0)]

    try:
        async with asyncio.timeout(PATIENCE):
            await until(lambda: not waiting())
    except TimeoutError:
        seen = [guest.sees(table) for table in waiting() for guest in party.guests]
        raise Stuck(f"after {after} nobody moves: {'; '.join(filter(None, seen))}") from None


async def _converge(party: Party) -> dict[str, int]:
    """Nobody moves any more: everybody sees everything in the end, without a reload.

    Returns the number of the last event of each table, as the servers tell it.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                last = await _last_events(party)
                known = [guest.client.connection.followed for guest in party.guests]
                if all(seen[t] >= last[t] for seen in known for t in last if t in seen):
                    return last
                await asyncio.sleep(0.1)
    except TimeoutError:
        raise Stuck("not everybody sees what has happened at the tables") from None


async def _last_events(party: Party) -> dict[str, int]:
    """Asked of every server."""
    last = dict.fromkeys(party.tables, 0)
    for guest in party.guests:
        for table in party.tables:
            view = await guest.client.request("GET", f"/api/tables/{table}")
            last[table] = max(last[table], view["seq"])
    return last


async def _check(
    world: World, party: Party, ends: dict[str, int], lags: Lags, result: Result
) -> None:
    truth = {table: steps_of(log) for table, log in (await world.logs(party.tables)).items()}
    histories = [guest.history for guest in party.guests]
    result.problems += [*problems(histories, truth, ends), *lost_on_time(histories, truth)]
    if not result.problems:
        result.turns = [turn for history in histories for turn in turns_of(history, truth, lags)]
        result.problems += unfair_turns(histories, result.turns)
    result.moves = sum(party.moves.values())
    result.events = sum(map(len, truth.values()))
