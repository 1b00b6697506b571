"""Where the puzzles of plus4 come from: wins, and the most points."""

from collections.abc import Iterator

from quatuor.game import Position
from quatuor.players.puzzles.kinds import Objective, lead
from quatuor.players.puzzles.source import Asked, Source
from quatuor.players.puzzles.tree import Tree


def to_score(position: Position) -> Iterator[Asked]:
    """Whether exactly one push gains the most points, the answer counted, and gains some."""
    player = position.to_move
    assert player is not None
    tree, now = Tree(position.game, Objective.POINTS, player), position.state
    for plies in (4, 2):
        best = tree.value(now, plies)
        if best > lead(position.game, now, player) and len(tree.right(now, plies, 2)) == 1:
            yield "score", plies


SOURCES = (
    Source({}, depth=5, share=4),
    Source({"mode": "endless"}, finders=(to_score,), share=4),
    Source({"mode": "rounds"}, finders=(to_score,), share=4),
)
