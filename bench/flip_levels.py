"""A tournament between the levels of flip: `python -m bench.flip_levels ROUNDS`.

Everybody meets everybody ROUNDS times in every mode; landings are drawn from what practice has
shown (`quatuor.games.flip.computers.landings`), so that a thousand rounds take seconds.
"""

import random
import sys
from itertools import combinations, pairwise

from quatuor.game import Game
from quatuor.games.flip.computers.rounds import Simulation
from quatuor.players.levels import LEVELS
from quatuor.players.tournament.elo import Score, ratings
from quatuor.players.tournament.significance import p_value

Pair = tuple[str, str]


def main(rounds: int) -> None:
    names = list(LEVELS)
    for mode in ("basic", "championship", "pro"):
        game = Game("flip", mode=mode)
        ends = {pair: meet(game, pair, rounds) for pair in combinations(names, 2)}
        found = ratings(names, {pair: score(ends[pair]) for pair in ends})
        print(f"{mode}: {rounds * len(ends)} rounds")
        for name in names:
            print(f"  {name:<10} {found[name].elo:+6.0f} ± {found[name].error:3.0f}")
        for pair in pairwise(names):
            print(f"  {pair[1]} against {pair[0]}: by luck {p_value(ends[pair]):.1%}", flush=True)


def meet(game: Game, pair: Pair, rounds: int) -> list[int]:
    """Rounds between two levels, from both sides: 1 where the second won, -1 where it lost."""
    ends = []
    for number in range(rounds):
        turned = number % 2
        levels = (pair[turned], pair[1 - turned])
        end = Simulation(levels, random.Random(number)).round(game, 1 + number // 2 % 2)
        winners = end.outcome.winners if end.outcome else ()
        ends.append((2 - turned in winners) - (1 + turned in winners))
    return ends


def score(ends: list[int]) -> Score:
    """The same, seen by the first."""
    return Score(len(ends), sum(1 - end for end in ends) / 2)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
