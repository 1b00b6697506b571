"""Random play of the classic game by our own library, in every kind of work."""

import random
from collections.abc import Iterator

import quatuor as q
from bench.lab import work
from bench.lab.agents import agents_plies
from bench.measure import Rate, rate
from quatuor import lab
from quatuor.search.playout import playouts

US = "quatuor"


def all() -> Iterator[Rate]:
    """Our rate in every kind of work."""
    yield rate(US, work.ONE, one_game)
    yield rate(US, work.ONE_SEEN, one_game_seen)
    yield rate(US, work.AGENTS, lambda: agents_plies(lab.pettingzoo("puissance4"), 10))
    yield rate(US, work.BATCH, lambda: batch_plies(False))
    yield rate(US, work.BATCH_SEEN, lambda: batch_plies(True))
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


def batch_plies(seen: bool, threads: int = 1) -> int:
    """Many games side by side."""
    env = lab.make("puissance4", batch=work.GAMES, seed=1, threads=threads)
    s = env.reset()
    for _ in range(work.STEPS):
        s = env.step(s, env.sample(s))
        if seen:
            _ = s.mask, s.observation
    return work.STEPS * work.GAMES
