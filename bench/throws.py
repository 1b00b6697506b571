"""How long a throw takes to compute: `python -m bench.throws`. One core, onto 20 lying tokens."""

import random
import time

from quatuor.rules.trays import CELLS
from quatuor.throws import Launch, throw
from quatuor.throws.practice import STEADY, practised, shaken

THROWS = 200
LYING = 20


def main() -> None:
    lot = random.Random(6)
    piles = dict.fromkeys(lot.sample(CELLS, LYING), 1)
    throw(practised(1, "Ub2"), piles)
    for name, launches in (("aimed", aimed(lot)), ("random", anywhere(lot))):
        spent, sizes = [], []
        for launch in launches:
            started = time.process_time()
            landing = throw(launch, piles)
            spent.append(1000 * (time.process_time() - started))
            sizes.append(len(landing.path))
        spent.sort()
        print(
            f"{name:<7} median {spent[THROWS // 2]:.1f} ms, 95 % within "
            f"{spent[THROWS * 19 // 20]:.1f} ms, longest {spent[-1]:.1f} ms; "
            f"path {sum(sizes) / THROWS:.0f} bytes"
        )


def aimed(lot: random.Random) -> list[Launch]:
    seats = (lot.choice((1, 2)) for _ in range(THROWS))
    return [shaken(practised(seat, lot.choice(CELLS)), STEADY, lot) for seat in seats]


def anywhere(lot: random.Random) -> list[Launch]:
    return [
        Launch(1, lot.uniform(-1, 1), lot.uniform(-1, 1), lot.random(), lot.random())
        for _ in range(THROWS)
    ]


if __name__ == "__main__":
    main()
