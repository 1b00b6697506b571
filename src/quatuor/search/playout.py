"""Random playouts: a round played to its end by choosing legal plies at random."""

from dataclasses import dataclass
from typing import Any

from quatuor.compiler import Array, compiled, kernel, zeros
from quatuor.compiler.bits import rest
from quatuor.game import Position
from quatuor.search.path import Path, path_to, visit
from quatuor.search.specialise import rules_for

LONGEST = 4096
"""Plies after which a playout is given up as endless; no game of the collection comes near it."""


@dataclass(frozen=True)
class Tally:
    """What came of many playouts."""

    rounds: int
    plies: int
    wins: tuple[int, ...]
    """Rounds won by each player."""
    draws: int


def playouts(position: Position, rounds: int, seed: int = 0) -> Tally:
    """Play the round to its end so many times, each ply drawn at random."""
    path, length = path_to(position, LONGEST)
    results = zeros(rounds)
    g = rules_for(position.game.name, position.state)
    plies = _many(g, position.state, path, length, seed * 2 + 1, results)
    wins = tuple(sum(result >> p & 1 for result in results) for p in range(position.game.players))
    return Tally(rounds, int(plies), wins, sum(result & 15 == 0 for result in results))


@kernel
def next_random(rng: int) -> int:
    """The next state of a xorshift generator: 62 random bits from 62, never 0."""
    rng ^= rng << 13 & 0x3FFFFFFFFFFFFFFF
    rng ^= rng >> 7
    rng ^= rng << 17 & 0x3FFFFFFFFFFFFFFF
    return rng


@compiled
def _many(g: Any, s: Any, path: Path, length: int, rng: int, results: Array[int]) -> int:
    plies = 0
    for i in range(len(results)):
        result, played, rng = play_out(g, s, path, length, rng)
        results[i] = result
        plies += played
    return plies


@kernel
def play_out(g: Any, s: Any, path: Path, length: int, rng: int) -> tuple[int, int, int]:
    """One playout: how it ended, after how many plies, and the next state of the rng."""
    played = 0
    while not g.over(s) and played < LONGEST:
        plies = g.legal(s)
        rng = next_random(rng)
        ply = g.pick(plies, rest(rng >> 16, g.size(plies)))
        s, length = visit(g, g.play(s, ply), path, length)
        played += 1
    return g.over(s), played, rng
