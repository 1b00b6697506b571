"""What a drop does besides winning and stopping: cells that the other must not play, or now may.

All of this is about grids into which discs are only dropped: where they are popped or have powers
nothing stays where it is for long enough.
"""

from collections.abc import Iterator

from quatuor.compiler.bits import popcount
from quatuor.games.puissance4.evaluation import completing
from quatuor.games.puissance4.rules import FIVE, MORE_THAN_DROPS, Side, State
from quatuor.players.explanations.fact import Fact
from quatuor.players.explanations.scene import Scene
from quatuor.rules.grid import BOTTOM, FIELD
from quatuor.rules.usual import swapped
from quatuor.search.value import WIN, Value

BEYOND = 3
"""The plies of a win by counting besides the cells that come first: this one, the one below the
threat, and the line."""


def in_turn(s: State, player: int) -> State | None:
    """The same grid with this player to move; None in the middle of a turn."""
    return swapped(s, player) if s.phase == 0 else None


def facts(scene: Scene, value: Value | None) -> Iterator[Fact]:
    """What a drop leaves above it, and what is counted at the end."""
    if scene.over or scene.before.setup & MORE_THAN_DROPS:
        return
    five = scene.before.setup & FIVE
    mine, theirs = (discs_of(scene.after, player) for player in (scene.mover, scene.next))
    empty = FIELD & ~(mine | theirs)
    before = completing(scene.before.me.discs, five)
    threats, dangers = completing(mine, five) & empty, completing(theirs, five) & empty
    playable = ((mine | theirs) & FIELD) + BOTTOM & empty
    if dangers & playable:
        return
    landed = mine & ~scene.before.me.discs
    if before & landed << 1 & empty:
        yield Fact("spoils", (cell_of(landed << 1),), scene.next, cell=cell_of(landed << 1))
    for trap in cells_in(threats & ~before & playable << 1 & ~playable):
        below = trap >> 1
        told = (cell_of(trap), cell_of(below))
        yield Fact("trap", told, scene.next, column_of(below), cell=told[0], below=told[1])
    if value is not None and value.at_least == WIN and not threats & playable:
        yield from at_the_end(scene, value, threats, dangers, empty)


def at_the_end(
    scene: Scene, value: Value, threats: int, dangers: int, empty: int
) -> Iterator[Fact]:
    """A win by counting: the other has to play below a threat once all other cells are full.

    It is that, and no other win, if the best defence holds out for exactly so long.
    """
    column = next((BOTTOM_OF[cell] for cell in cells_in(threats)), 0)
    within = column * 0b111111
    if not column or (threats | dangers) & ~within:
        return
    threat = threats & -threats
    below = empty & within & threat - 1
    if dangers & (below | threat) or not below:
        return
    count = popcount(empty & ~within) + popcount(below) - 1
    if count % 2 == 0 and value.plies == count + BEYOND:
        told = (cell_of(threat), cell_of(threat >> 1))
        token = column_of(threat)
        kind = "zugzwang" if count else "zugzwang-now"
        yield Fact(kind, told, scene.next, token, cell=told[0], below=told[1], count=count)


def discs_of(s: State, player: int) -> int:
    """The discs of a player."""
    side: Side = s.me if s.mover == player else s.them
    return side.discs


def cells_in(cells: int) -> Iterator[int]:
    """Each cell of a set, as a set of one."""
    while cells:
        yield cells & -cells
        cells &= cells - 1


def cell_of(cell: int) -> str:
    """The name of a cell."""
    bit = cell.bit_length() - 1
    return f"{bit // 7},{bit % 7 + 1}"


def column_of(cell: int) -> str:
    """The column of a cell, as the token of a drop."""
    return str((cell.bit_length() - 1) // 7)


BOTTOM_OF = {1 << bit: 1 << bit - bit % 7 for bit in range(7, 56)}
"""For each cell the lowest one of its column."""
