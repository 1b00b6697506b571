"""How long one waits for *strongest*: `python -m bench.strongest [TURNS]`, on a running server.

Somebody who plays by chance sits at a table with computers on all other seats. Timed is each wait,
from the moment that a ply counts to the next own turn: all plies of all computers together. It
should never be longer than ten seconds. Engines are compiled before; `bench.cold` times that.
"""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.running import running, settings_at

from quatuor.client import Client
from quatuor.game import Game
from quatuor.players.choose import choose
from quatuor.search.limit import Limit

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("top10", 2, {"fill": "random"}),
    ("q4", 4, {"players": 4}),
    ("q4", 2, {"claims": "announce"}),
    ("puissance4", 2, {"power": True}),
    ("puissance4", 2, {"pop_out": True, "power": True, "five": True}),
    ("foursenses", 3, {"players": 3}),
    ("plus4", 2, {}),
)
"""Games with turns of several plies, several computers, or much to search."""


async def waits(
    url: str, game: str, seats: int, options: dict[str, Any], turns: int
) -> list[float]:
    """Seconds of so many waits, or of as many as there are in a match."""
    rng, asked = random.Random(1), 0.0
    found: list[float] = []
    computers = dict.fromkeys(range(2, seats + 1), "strongest")
    async with Client(url, name="Guest") as client:
        table = await client.open(game, computers=computers, terms={"eager": True}, **options)
        async for view in table.turns():
            if asked:
                found.append(time.perf_counter() - asked)
            if len(found) == turns:
                break
            assert view.match is not None
            await table.play(rng.choice(view.match.legal))
            asked = time.perf_counter()
    return found


async def main(turns: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with running(settings_at(Path(folder), pace=1.0)) as server:
            for game, seats, options in TABLES:
                choose(Game(game, **options).round(1, 1), "strongest", Limit(seconds=0.1))
                found = sorted(await waits(server.url, game, seats, options, turns))
                words = " ".join([game, *(f"{key}={value}" for key, value in options.items())])
                print(f"{words:<48} longest of {len(found)} waits {found[-1]:5.1f} s")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 12))
