"""Random play of the classic game by the other libraries that are installed here."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from bench.lab import work
from bench.lab.agents import agents_plies
from bench.measure import Rate, rate

ROLLOUTS = 2000
PETTING_ZOO = "PettingZoo"


def all() -> Iterator[Rate]:
    """The rates of every peer in the kinds of work that it does."""
    for name, measure in (("OpenSpiel", open_spiel), (PETTING_ZOO, petting_zoo), ("pgx", pgx)):
        try:
            yield from measure()
        except ImportError as error:
            print(f"{name} is left out: {error}")


def open_spiel() -> Iterator[Rate]:
    """From Python, and its own loop of random rounds in C++."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    alone = rate("OpenSpiel", work.ONE, lambda: stepped(game, 2000, seen=False))
    yield from (alone, replace(alone, work=work.ONE_PLAIN))
    yield rate("OpenSpiel", work.ONE_SEEN, lambda: stepped(game, 500, seen=True))
    mean = stepped(game, ROLLOUTS, seen=False) / ROLLOUTS
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 16, False, 1, False)

    def rolled_out() -> int:
        """One simulation of its search evaluates the first position by so many rollouts."""
        bot.mcts_search(game.new_initial_state())
        return int(mean * ROLLOUTS)

    yield rate("OpenSpiel's C++ loop", work.ROUNDS, rolled_out)


def stepped(game: Any, rounds: int, seen: bool) -> int:
    """Rounds of OpenSpiel, ply by ply from Python; how many plies that were."""
    rng, played = random.Random(1), 0
    for _ in range(rounds):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            played += 1
            if seen and not state.is_terminal():
                state.observation_tensor()
    return played


def petting_zoo() -> Iterator[Rate]:
    """Its own Connect Four, which needs pygame."""
    from pettingzoo.classic import connect_four_v3

    environment = connect_four_v3.env()
    yield rate(PETTING_ZOO, work.AGENTS, lambda: agents_plies(environment, 10))


def pgx() -> Iterator[Rate]:
    """Batches on this processor: step by step, and many steps in one `lax.scan`."""
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    environment: Any = library.make("connect_four")

    def advance(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(key, logits)
        return auto_reset(environment.step, environment.init)(state, action, key)

    def keys(seed: int) -> Any:
        return jax.random.split(jax.random.PRNGKey(seed), work.GAMES)

    step = jax.jit(jax.vmap(advance))
    first = jax.jit(jax.vmap(environment.init))(keys(0))

    def scanned(state: Any, seeds: Any) -> Any:
        return jax.lax.scan(lambda now, seed: (step(now, keys(seed)), None), state, seeds)[0]

    yield rate("pgx", work.BATCH_SEEN, lambda: one_by_one(first, lambda s, n: step(s, keys(n))))
    whole, numbers = jax.jit(scanned), jax.numpy.arange(work.STEPS)
    yield rate("pgx in a scan", work.BATCH_SEEN, lambda: waited_for(whole(first, numbers)))


def one_by_one(state: Any, step: Callable[[Any, int], Any]) -> int:
    """So many steps of a batch, each called from Python."""
    for number in range(work.STEPS):
        state = step(state, number)
    return waited_for(state)


def waited_for(state: Any) -> int:
    """How many plies have been played once a state of pgx is there."""
    state.observation.block_until_ready()
    return work.STEPS * work.GAMES
