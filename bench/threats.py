"""Wins by threats in q4, and what alpha-beta finds alone: `python -m bench.threats [SECONDS]`.

Random positions of q4 for two with 8 to 12 marbles, the first 24 in which a sequence of threes
wins. Each is given to all engines of the game together and to alpha-beta alone, for at most so many
seconds (5 unless told): how many are proved, and in what time together.
"""

import random
import sys
from collections.abc import Iterator
from time import perf_counter

import quatuor as q
from quatuor.games.q4.threats.engine import THREAT_SEARCH
from quatuor.search import registry
from quatuor.search.alphabeta.search import search as alphabeta
from quatuor.search.request import Goal, SearchRequest
from quatuor.search.value import WIN

MANY = 24


def positions() -> Iterator[q.Position]:
    """Random positions in which the player to move wins by threes, but not at once."""
    rng = random.Random(24)
    while True:
        position = q.Game("q4").start()
        for _ in range(rng.randrange(8, 13)):
            if position.outcome is None:
                position = position.play(rng.choice(position.legal))
        if position.outcome is None:
            request = SearchRequest(position, q.Limit(), goal=Goal.BEST_PLY)
            found = THREAT_SEARCH.analyze(request)
            if found and found.value.at_least == WIN and found.value.plies != 1:
                yield position


def main(seconds: float) -> None:
    limit = q.Limit(seconds=seconds)
    rows = {"all engines": [0, 0.0], "alpha-beta alone": [0, 0.0]}
    for _, position in zip(range(MANY), positions(), strict=False):
        for name, row in rows.items():
            started = perf_counter()
            if name == "all engines":
                value = registry.analysis(position, limit, every=False).value
            else:
                value = alphabeta(position, limit).value
            row[0] += value.proved
            row[1] += perf_counter() - started
    for name, (proved, took) in rows.items():
        print(f"{name}: {proved} of {MANY} proved, {1000 * took:.0f} ms together")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
