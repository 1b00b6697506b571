"""A tournament between the levels of flip: `python -m bench.flip_levels ROUNDS`.

Everybody meets everybody ROUNDS times in every mode; landings are drawn from what practice has
shown (`quatuor.throwers.landings`), so that a thousand rounds take seconds.
"""

import random
import sys
from itertools import combinations

from quatuor.engines.arena.elo import Tally, ratings, surely_ordered
from quatuor.engines.levels import LEVELS
from quatuor.game import Game
from quatuor.throwers.rounds import Simulation


def main(rounds: int) -> None:
    names = list(LEVELS)
    for mode in ("basic", "championship", "pro"):
        game = Game("flip", mode=mode)
        tallies = {pair: meet(game, pair, rounds) for pair in combinations(names, 2)}
        found = ratings(names, tallies)
        print(f"{mode}: {rounds * len(tallies)} rounds")
        for name in names:
            print(f"  {name:<10} {found[name].elo:+6.0f} ± {found[name].error:3.0f}")
        order = "in order, each gap beyond its error bar"
        print("  " + (order if surely_ordered(names, found) else "not surely in order"), flush=True)


def meet(game: Game, pair: tuple[str, str], rounds: int) -> Tally:
    """Rounds between two levels, from both sides."""
    tally = Tally()
    for number in range(rounds):
        turned = number % 2
        levels = (pair[turned], pair[1 - turned])
        end = Simulation(levels, random.Random(number)).round(game, 1 + number // 2 % 2)
        winners = end.outcome.winners if end.outcome else ()
        tally.add(float(1 + turned in winners) if winners else 0.5)
    return tally


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
