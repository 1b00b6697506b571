"""Where the puzzles of top10 come from: wins, and as many discs kept in a turn as can be."""

from collections.abc import Iterator

from quatuor.game import Position
from quatuor.games.top10.rules import CELLS
from quatuor.players.puzzles.kinds import Objective, lead
from quatuor.players.puzzles.source import Asked, Source
from quatuor.players.puzzles.tree import Tree

LONGEST = 6
"""Pops in a row that are looked for."""


def to_keep(position: Position) -> Iterator[Asked]:
    """How many pops in a row can keep a disc, at the start of a turn."""
    if position.prompt != "pop-to-keep":
        return
    player = position.to_move
    assert player is not None
    tree, state, now = Tree(position.game, Objective.POINTS, player), position.state, 0
    before = lead(position.game, state, player)
    while now < LONGEST and tree.value(state, now + 1) == before + now + 1:
        now += 1
    if now:
        yield "keep", now


GRIDS = 8
"""How many random fillings there are."""
SOURCES = (
    Source({}, depth=5, lot=CELLS, finders=(to_keep,), share=GRIDS),
    *(
        Source({"fill": "random", "seed": seed}, depth=5, finders=(to_keep,))
        for seed in range(GRIDS)
    ),
)
