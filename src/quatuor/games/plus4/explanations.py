"""What a push does besides winning and stopping: points, and pieces that no longer line up."""

from collections.abc import Iterator

from quatuor.compiler.bits import popcount
from quatuor.games.plus4.rules import ENDLESS, LINES, Side, State, mode_of
from quatuor.pictures.lines import Cells
from quatuor.players.explanations.fact import Fact
from quatuor.players.explanations.scene import Scene
from quatuor.rules.usual import swapped
from quatuor.search.value import Value

in_turn = swapped
NEARLY = 3
"""So many pieces in a line are worth being pushed apart."""


def facts(scene: Scene, _value: Value | None) -> Iterator[Fact]:
    """Points for either player, then what was pushed apart."""
    if mode_of(scene.before.setup) == ENDLESS:
        yield from points(scene)
    if not scene.over:
        yield from apart(scene)


def points(scene: Scene) -> Iterator[Fact]:
    """What the push scores for whom, and the most that the next player can score at once."""
    other = 3 - scene.mover
    for kind, player in (("scores", scene.mover), ("scores-for", other)):
        count = side_of(scene.after, player).points - side_of(scene.before, player).points
        if count:
            told = 0 if player == scene.mover else other
            yield Fact(kind, new_line(scene.before, scene.after, player), told, count=count)
    if not scene.whole_turn:
        return
    best, token, cells = most_points(scene, scene.next)
    if best:
        yield Fact("lets-score", cells, scene.next, token, count=best)


def most_points(scene: Scene, player: int) -> tuple[int, str, Cells]:
    """The most that a player to move scores with one push: points, token, and cells of a line."""
    rules, had = scene.rules, side_of(scene.after, player).points
    found: tuple[int, str, Cells] = (0, "", ())
    for ply in rules.every(rules.legal(scene.after)):
        state = rules.play(scene.after, ply)
        count = side_of(state, player).points - had
        if count > found[0]:
            found = count, rules.TOKENS[ply], new_line(scene.after, state, player)
    return found


def apart(scene: Scene) -> Iterator[Fact]:
    """A line in which the other had three pieces or more, and has fewer now."""
    other = 3 - scene.mover
    theirs, left = side_of(scene.before, other).pieces, side_of(scene.after, other).pieces
    column = 0b1111 << 5 * (int(scene.token[-1]) - 1)
    for line in LINES:
        count = popcount(theirs & line)
        if line != column and count >= NEARLY and popcount(left & line) < NEARLY:
            yield Fact("apart", cells_of(theirs & line), other, count=count)


def new_line(before: State, after: State, player: int) -> Cells:
    """A line of the player that stands after a push and did not before."""
    was, now = side_of(before, player).pieces, side_of(after, player).pieces
    made = [line for line in LINES if now & line == line and was & line != line]
    return cells_of(made[0]) if made else ()


def side_of(s: State, player: int) -> Side:
    """What a player has on the grid."""
    return s.me if s.mover == player else s.them


def cells_of(cells: int) -> Cells:
    """The names of the cells of a set."""
    return tuple(f"{bit // 5 + 1},{4 - bit % 5}" for bit in range(20) if cells >> bit & 1)
