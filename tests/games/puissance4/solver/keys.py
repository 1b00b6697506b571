"""The stones that keys stand for, many at a time."""

from collections.abc import Iterable

from quatuor.games.puissance4.solver.book_positions import stones_of
from quatuor.games.puissance4.solver.plan import Plan


def pairs_of(plan: Plan, keys: Iterable[int]) -> list[tuple[int, int]]:
    """The stones of (the side to move, the other) of each position."""
    return [stones_of(plan, key) for key in keys]


def columns_of(plan: Plan, keys: Iterable[int]) -> tuple[list[int], list[int]]:
    """The same as a list of the movers' stones and one of the others'."""
    pairs = pairs_of(plan, keys)
    return [mover for mover, _ in pairs], [other for _, other in pairs]
