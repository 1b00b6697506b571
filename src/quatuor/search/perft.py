"""Perft: how many different legal sequences of so many plies there are. The test of all rules.

Counting is exact: a round that ends, by repetition too, has no continuation. The last ply is not
played, its plies are only counted; where a position can come back, that is still right, because a
sequence counts whether or not its last ply ends the round.
"""

from typing import Any

from quatuor.compiler import compiled
from quatuor.game import Position
from quatuor.search.path import Path, path_to, visit
from quatuor.search.specialise import rules_for


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` legal plies start here, inside the round."""
    if depth == 0:
        return 1
    rules = position.game.rules
    if not rules.FACTS.compiled:
        return _count_plainly(rules, position.state, depth)
    g = rules_for(position.game.name, position.state)
    if not rules.can_repeat(position.state):
        return count(g, position.state, depth)
    path, length = path_to(position, depth)
    return count_along(g, position.state, depth, path, length)


def divide(position: Position, depth: int) -> dict[str, int]:
    """The perft of each legal ply, to see where two counts part."""
    return {token: perft(position.play(token), depth - 1) for token in position.legal}


@compiled
def count(g: Any, s: Any, depth: int) -> int:
    """How many sequences there are where no position can come back."""
    plies = g.legal(s)
    if depth == 1:
        return int(g.size(plies))
    total = 0
    ply = g.after(plies, -1)
    while ply >= 0:
        total += count(g, g.play(s, ply), depth - 1)
        ply = g.after(plies, ply)
    return total


@compiled
def count_along(g: Any, s: Any, depth: int, path: Path, length: int) -> int:
    """The same where the path is needed to see what repeats."""
    plies = g.legal(s)
    if depth == 1:
        return int(g.size(plies))
    total = 0
    ply = g.after(plies, -1)
    while ply >= 0:
        following, longer = visit(g, g.play(s, ply), path, length)
        total += count_along(g, following, depth - 1, path, longer)
        ply = g.after(plies, ply)
    return total


def _count_plainly(rules: Any, s: Any, depth: int) -> int:
    """The same for rules that are not compiled, none of which lets a position come back."""
    plies = rules.every(rules.legal(s))
    if depth == 1:
        return len(plies)
    return sum(_count_plainly(rules, rules.play(s, ply), depth - 1) for ply in plies)
