"""Where throws at each cell end, for the hand of each level: `python -m bench.landings`.

Throws are simulated onto empty trays, for the columns a and b; c and d are their mirror images. The
counts are what the computer reckons with when it chooses a target, and what makes a simulated
round cheap: `src/quatuor/games/flip/computers/landings.json`. Ten minutes on one core.
"""

import json
import random
from collections import Counter
from pathlib import Path

from quatuor.games.flip.computers.hands import HANDS
from quatuor.games.flip.physics import throw
from quatuor.games.flip.physics.practice import practised, shaken

KEPT = Path(__file__).parents[1] / "src" / "quatuor" / "throwers" / "landings.json"
THROWS = 100
TARGETS = [f"{tray}{column}{row}" for tray in "UL" for column in "ab" for row in "1234"]


def main() -> None:
    lot = random.Random(44)
    found = {
        level: {target: ends(target, hand.spread, lot) for target in TARGETS}
        for level, hand in HANDS.items()
    }
    KEPT.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
    for level, counts in found.items():
        hits = sum(counts[target].get(target, 0) for target in TARGETS)
        print(f"{level:<10} hits {hits / THROWS / len(TARGETS):.0%}")


def ends(target: str, error: float, lot: random.Random) -> dict[str, int]:
    launch = practised(1, target)
    places = (throw(shaken(launch, error, lot), {}).place for _ in range(THROWS))
    return dict(Counter(places).most_common())


if __name__ == "__main__":
    main()
