"""Where the puzzles of flip come from: pro, in which one chooses a token and where to land it.

Every throw of a puzzle ends where it is aimed: what is asked is the choice, not the hand.
"""

from collections.abc import Iterator

from quatuor.game import Position
from quatuor.players.puzzles.kinds import Objective
from quatuor.players.puzzles.source import Asked, Source
from quatuor.players.puzzles.tree import Tree


def to_throw(position: Position) -> Iterator[Asked]:
    """A line this turn, the better one of several, or the throw that stops every line."""
    player = position.to_move
    if player is None or not position.starts_turn:
        return
    lines = lines_within_reach(Tree(position.game, Objective.POINTS, player), position)
    if len({worth for _, worth in lines}) > 1:
        yield "score", 1
    elif lines:
        yield "throw", 1
    else:
        yield "defence", 2


def lines_within_reach(tree: Tree, position: Position) -> list[tuple[int, int]]:
    """The plies that make a line at once, with what it scores."""
    results = [(ply, tree.rules.play(position.state, ply)) for ply in position.plies]
    return [(ply, tree.value(state, 0)) for ply, state in results if tree.rules.over(state)]


SOURCES = (
    Source({"mode": "pro"}, finders=(to_throw,)),
    Source({"mode": "pro", "powers": 0}, finders=(to_throw,)),
)
