"""How many harmless moves a piece leaves: whoever has none must open a pattern for the other."""

from collections.abc import Iterator

from quatuor.compiler.bits import popcount
from quatuor.games.foursenses.evaluation import wins_next
from quatuor.games.foursenses.rules import kinds_left
from quatuor.games.foursenses.solver.safe_moves import safe_moves
from quatuor.players.explanations.fact import Fact
from quatuor.players.explanations.scene import Scene
from quatuor.search.immediate_wins import YES
from quatuor.search.value import Value

MANY = 12
"""More than so many harmless moves are not worth counting."""


def facts(scene: Scene, _value: Value | None) -> Iterator[Fact]:
    """Whether this was the only harmless move, and how many the next player has."""
    if scene.over or scene.next == scene.mover or wins_next(scene.after) == YES:
        return
    if wins_next(scene.before) != YES and popcount(safe_moves(scene.before)) == 1:
        yield Fact("only-harmless")
    if kinds_left(scene.after.stock) == 0:
        return
    count = popcount(safe_moves(scene.after))
    if count == 0:
        yield Fact("no-harmless", player=scene.next)
    elif count <= MANY:
        yield Fact("harmless", player=scene.next, count=count)
