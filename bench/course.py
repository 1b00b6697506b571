"""Make the targets of flip: `python -m bench.course` (seconds).

Every cell of two columns, the others being their mirror images, gets a launch after which the token
rests there, also when it strays by a hair, and a rating from how often each level's hand hits it.
Ten of them are kept, from the easiest to the hardest.
"""

import json
import random
from importlib.metadata import version
from pathlib import Path

from quatuor.games.flip.computers.landings import ends_of, mirrored
from quatuor.games.flip.course import SEAT, box
from quatuor.games.flip.physics import Launch, throw
from quatuor.games.flip.physics.practice import practised, shaken
from quatuor.players.levels import LEVELS
from quatuor.players.puzzles.ratings import rating

KEPT = Path(__file__).parents[1] / "src" / "quatuor" / "games" / "flip" / "targets.json"
COUNT = 10
STRAYS = 0.02
"""How far the launches that are tried stray from the practised one."""
HAIR = 0.001
"""By how much a proof may stray and still has to hold, here on so many throws."""
THROWS = 24
CELLS = [f"{tray}{column}{row}" for tray in "UL" for column in "ab" for row in "1234"]


def main() -> None:
    lot = random.Random(20)
    ranked = sorted(CELLS, key=rating_of)
    chosen = [ranked[at * (len(ranked) - 1) // (COUNT - 1)] for at in range(COUNT)]
    cells = [mirrored(cell) if at % 2 else cell for at, cell in enumerate(chosen)]
    targets = [
        {"cell": cell, "launch": proof(cell, lot), "rating": rating_of(cell)} for cell in cells
    ]
    kept = {"box": box(), "engine": f"mujoco {version('mujoco')}", "targets": targets}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def rating_of(cell: str) -> int:
    """How hard the cell is to hit, from where each level's throws at it have ended."""
    ends = {level: ends_of(level, cell) for level in LEVELS}
    return rating(
        {level: (found.get(cell, 0), sum(found.values())) for level, found in ends.items()}
    )


def proof(cell: str, lot: random.Random) -> list[float]:
    """A launch that ends in the cell, and goes on to when it strays by a hair."""
    while True:
        tried = shaken(practised(SEAT, cell), STRAYS, lot)
        numbers = [round(part, 4) for part in (tried.side, tried.turn, tried.tilt, tried.power)]
        exact = Launch(SEAT, *numbers)
        launches = [exact, *(shaken(exact, HAIR, lot) for _ in range(THROWS))]
        if all(throw(launch, {}).place == cell for launch in launches):
            print(f"{cell}: {numbers}, rated {rating_of(cell)}", flush=True)
            return numbers


if __name__ == "__main__":
    main()
