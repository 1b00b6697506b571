"""Find a good launch for every tray and row by trying: `python -m bench.practice` (five minutes).

Tilts and powers are tried on empty trays; where a power lies in the middle of several that all
end in the wanted row, a shaking hand tries it too, and the launch that hits most often is kept.
"""

import json
import random
from itertools import groupby
from pathlib import Path

from quatuor.games.flip import physics
from quatuor.games.flip.physics import throw
from quatuor.games.flip.physics.practice import SCATTER, shaken, straight_at

KEPT = Path(physics.__file__).with_name("practised.json")
TILTS = {"U": (0.82, 0.86, 0.9, 0.94), "L": (0.15, 0.25, 0.35)}
POWERS = [step / 100 for step in range(15, 90)]
TRIES = 80


def main() -> None:
    lot = random.Random(4)
    best = {tray + row: best_for(f"{tray}b{row}", lot) for tray in "UL" for row in "1234"}
    KEPT.write_text(json.dumps(best) + "\n", encoding="utf-8")


def best_for(cell: str, lot: random.Random) -> tuple[float, float]:
    tried = [(hits(cell, tilt, power, lot), tilt, power) for tilt, power in promising(cell)]
    share, tilt, power = max(tried)
    print(f"{cell}: tilt {tilt}, power {power} hits {share / TRIES:.0%}", flush=True)
    return tilt, power


def promising(cell: str) -> list[tuple[float, float]]:
    """For each tilt the middle of the longest run of powers that end in the cell."""
    found = []
    for tilt in TILTS[cell[0]]:
        ends = [throw(straight_at(1, cell, tilt, power), {}).place == cell for power in POWERS]
        runs = [
            [at for at, _ in run] for hit, run in groupby(enumerate(ends), lambda e: e[1]) if hit
        ]
        longest = max(runs, key=len, default=[])
        if longest:
            found.append((tilt, POWERS[longest[len(longest) // 2]]))
    return found


def hits(cell: str, tilt: float, power: float, lot: random.Random) -> int:
    launch = straight_at(1, cell, tilt, power)
    return sum(throw(shaken(launch, SCATTER, lot), {}).place == cell for _ in range(TRIES))


if __name__ == "__main__":
    main()
