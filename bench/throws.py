"""How long a throw takes to compute: `python -m bench.throws`. One core, onto 20 lying tokens.

Every throw is computed a few times and its quickest time counts: what else the machine does takes
time from some of them. Time of the processor, in milliseconds.
"""

import random
import time

from quatuor.games.flip.physics import Launch, throw
from quatuor.games.flip.physics.practice import SCATTER, practised, shaken
from quatuor.games.flip.trays import CELLS

THROWS = 200
LYING = 20
TIMES = 5
LIMIT = 30.0
"""What a throw may take."""


def main() -> None:
    lot = random.Random(6)
    piles = dict.fromkeys(lot.sample(CELLS, LYING), 1)
    throw(practised(1, "Ub2"), piles)
    for name, launches in (("aimed", aimed(lot)), ("random", anywhere(lot))):
        times, sizes = measured(launches, piles)
        print(
            f"{name:<7} median {times[THROWS // 2]:.1f} ms, 95 % within "
            f"{times[THROWS * 19 // 20]:.1f} ms, longest {times[-1]:.1f} ms; "
            f"path {sum(sizes) / THROWS:.0f} bytes"
        )
        late = sum(spent >= LIMIT for spent in times)
        said = f"{late} of {THROWS} throws took" if late else "every throw took less than"
        print(f"        {said} {LIMIT:.0f} ms{' or more' if late else ''}")


def measured(launches: list[Launch], piles: dict[str, int]) -> tuple[list[float], list[int]]:
    """The quickest time of each throw, sorted, and the sizes of the paths."""
    times, sizes = [float("inf")] * len(launches), [0] * len(launches)
    for _ in range(TIMES):
        for at, launch in enumerate(launches):
            started = time.process_time()
            landing = throw(launch, piles)
            times[at] = min(times[at], 1000 * (time.process_time() - started))
            sizes[at] = len(landing.path)
    return sorted(times), sizes


def aimed(lot: random.Random) -> list[Launch]:
    seats = (lot.choice((1, 2)) for _ in range(THROWS))
    return [shaken(practised(seat, lot.choice(CELLS)), SCATTER, lot) for seat in seats]


def anywhere(lot: random.Random) -> list[Launch]:
    return [
        Launch(1, lot.uniform(-1, 1), lot.uniform(-1, 1), lot.random(), lot.random())
        for _ in range(THROWS)
    ]


if __name__ == "__main__":
    main()
