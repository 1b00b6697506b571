"""Random play of the classic game by our own library, in every kind of work."""

import random
from collections.abc import Iterator
from typing import Any

import quatuor as q
from bench.lab import work
from bench.lab.agents import agents_plies
from bench.measure import Rate, rate
from quatuor import lab
from quatuor.compiler import using
from quatuor.search.playout import playouts

US = "quatuor"


def all() -> Iterator[Rate]:
    """Our rate in every kind of work."""
    with using("numba"):
        yield rate(US, work.ONE, one_game)
    yield rate(US, work.ONE_PLAIN, one_game)
    yield rate(US, work.ONE_SEEN, one_game_seen)
    environment = lab.pettingzoo("puissance4")
    yield rate(US, work.AGENTS, lambda: agents_plies(environment, 10))
    yield rate(US, work.BATCH, Batch(seen=False).plies)
    yield rate(US, work.BATCH_SEEN, Batch().plies)
    yield rate(US, work.BATCH_FLOATS, Batch(observation="float32").plies)
    with using("numba"):
        yield rate(US, work.ROUNDS, lambda: playouts(q.Game("puissance4").start(), 20_000).plies)


def one_game() -> int:
    """A `Position`, ply by ply."""
    rng, played, game = random.Random(1), 0, q.Game("puissance4")
    for _ in range(300):
        position = game.start()
        while position.outcome is None:
            position = position.play(rng.choice(position.legal))
            played += 1
    return played


def one_game_seen() -> int:
    """A batch of one game, with what its mover sees."""
    rng, played, env = random.Random(1), 0, lab.make("puissance4", threads=1)
    s = env.reset()
    for _ in range(2000):
        legal = s.mask[0].nonzero()[0].tolist()
        s = env.step(s, [rng.choice(legal)])
        played += s.observation.shape[0]
    return played


class Batch:
    """Many games side by side, which go on from call to call."""

    def __init__(
        self,
        games: int = work.GAMES,
        threads: int = 1,
        seen: bool = True,
        observation: str = "bool",
    ) -> None:
        given: dict[str, Any] = {"batch": games, "threads": threads, "observation": observation}
        self._environment = lab.make("puissance4", seed=1, **given)
        self._state, self._seen, self.games = self._environment.reset(), seen, games

    def plies(self, steps: int = work.STEPS) -> int:
        """Play so many steps; how many plies those were."""
        env, s = self._environment, self._state
        for _ in range(steps):
            s = env.step(s, env.sample(s))
            if self._seen:
                _ = s.mask, s.observation
        self._state = s
        return steps * env.batch
