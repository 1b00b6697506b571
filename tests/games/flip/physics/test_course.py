"""The targets of flip: how hard they are is told by the hands of the levels."""

from itertools import pairwise

import pytest

from quatuor.games.flip.computers.landings import landings
from quatuor.games.flip.course import TARGETS
from quatuor.games.flip.trays import CELLS, PLACES
from quatuor.players.levels import LEVELS
from quatuor.players.puzzles.course import Target
from quatuor.players.puzzles.ratings import MOST_FALLING


def share(target: Target, level: str) -> float:
    """Of the throws of a level at a target those that end there."""
    return landings(level, 1)[CELLS.index(target.cell)][PLACES.index(target.cell)]


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.cell)
def test_better_hands_hit_a_target_more_often(target: Target) -> None:
    shares = [share(target, level) for level in LEVELS]
    falls = [max(0.0, lower - higher) for lower, higher in pairwise(shares)]
    assert shares[-1] > 2 * shares[0]
    assert sum(falls) <= MOST_FALLING


def test_an_easier_target_is_hit_more_often_by_all_levels_together() -> None:
    totals = [sum(share(target, level) for level in LEVELS) for target in TARGETS]
    assert totals == sorted(totals, reverse=True)
