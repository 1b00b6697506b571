"""The strongest level against OpenSpiel's Monte-Carlo bot: `python -m bench.against_openspiel`.

The classic game, the same time for each move of both, the level moving first. OpenSpiel's bot
counts simulations, so its rate is measured first and its budget is what it does in that time.
"""

import argparse
import time

import pyspiel

from quatuor.game import Game
from quatuor.players.choose import choose
from quatuor.search.limit import Limit


def bot(simulations: int, seed: int) -> pyspiel.MCTSBot:
    """OpenSpiel's bot in C++, with its solver switched on."""
    judge = pyspiel.RandomRolloutEvaluator(1, seed)
    game = pyspiel.load_game("connect_four")
    return pyspiel.MCTSBot(game, judge, 2.0, simulations, 1000, True, seed, False)


def simulations_in(seconds: float) -> int:
    """How many simulations the bot does in that time on the empty board."""
    state, count = pyspiel.load_game("connect_four").new_initial_state(), 5000
    began = time.perf_counter()
    bot(count, 0).step(state)
    return max(1, int(count * seconds / (time.perf_counter() - began)))


def round_of(seconds: float, simulations: int, seed: int) -> tuple[int, ...]:
    """The winners of one round."""
    state = pyspiel.load_game("connect_four").new_initial_state()
    position, other = Game("puissance4").start(), bot(simulations, seed)
    while position.outcome is None:
        if position.to_move == 1:
            token = choose(position, "strongest", Limit(seconds=seconds)).token
        else:
            token = str(other.step(state) + 1)
        position = position.play(token)
        state.apply_action(int(token) - 1)
    return position.outcome.winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    simulations = simulations_in(chosen.seconds)
    endings = [round_of(chosen.seconds, simulations, seed) for seed in range(chosen.rounds)]
    won, lost = endings.count((1,)), endings.count((2,))
    print(
        f"{chosen.rounds} rounds of {chosen.seconds} s a move ({simulations} simulations of the "
        f"bot): won {won}, drawn {endings.count(())}, lost {lost}"
    )


if __name__ == "__main__":
    main()
