"""Random play of the classic game by the other libraries that are installed here."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from bench.measure import Rate, rate

FROM_PYTHON = "random plies from Python puissance4"
IN_BULK = "random plies puissance4"


def all() -> Iterator[Rate]:
    for name, measure in (("OpenSpiel", open_spiel), ("PettingZoo", petting_zoo), ("pgx", pgx)):
        try:
            yield from measure()
        except ImportError as error:
            print(f"{name} is left out: {error}")


def open_spiel() -> Iterator[Rate]:
    import pyspiel

    game = pyspiel.load_game("connect_four")

    def plies() -> int:
        lots, played = random.Random(1), 0
        for _ in range(2000):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(lots.choice(state.legal_actions()))
                played += 1
        return played

    yield from both("OpenSpiel", plies)


def petting_zoo() -> Iterator[Rate]:
    from pettingzoo.classic import connect_four_v3

    environment = connect_four_v3.env()
    lots = random.Random(1)

    def plies() -> int:
        played = 0
        for _ in range(30):
            environment.reset()
            for _agent in environment.agent_iter():
                observation, _reward, ended, cut, _info = environment.last()
                if ended or cut:
                    environment.step(None)
                    continue
                legal = [a for a, may in enumerate(observation["action_mask"]) if may]
                environment.step(lots.choice(legal))
                played += 1
        return played

    yield from both("PettingZoo", plies)


def pgx() -> Iterator[Rate]:
    import jax
    import pgx as library

    environment: Any = library.make("connect_four")
    batch = 4096

    def advance(state: Any, key: Any) -> Any:
        import jax.numpy as jnp

        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        return environment.step(state, jax.random.categorical(key, logits))

    init, step = jax.jit(jax.vmap(environment.init)), jax.jit(jax.vmap(advance))

    def plies() -> int:
        key = jax.random.PRNGKey(1)
        state = init(jax.random.split(key, batch))
        played = 0
        while not bool(state.terminated.all()):
            key, lot = jax.random.split(key)
            played += int((~state.terminated).sum())
            state = step(state, jax.random.split(lot, batch))
        return played

    yield rate("pgx", IN_BULK, plies)


def both(who: str, plies: Callable[[], int]) -> Iterator[Rate]:
    """One measurement, compared with our bulk playouts and with ours driven from Python."""
    measured = rate(who, IN_BULK, plies)
    yield measured
    yield Rate(who, FROM_PYTHON, measured.per_second)
