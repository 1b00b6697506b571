"""Positions of the push-through grid as numbers.

    bits  0-15   the mover's pieces, column by column, without the guard bits of the rules
    bits 16-31   the other player's pieces
    bits 32-36   where the mover's bonus piece is: its bit in the rules and 1 more; 0 in hand
    bits 37-41   where the other player's bonus piece is
    bit  42      the player to move is player 2 (never set when folded)

The grid may be looked at from behind: of a position and its mirror image the folded number is the
smaller. Points are not kept: only modes in which a running round has none come here.
"""

from quatuor.compiler import kernel
from quatuor.compiler.bits import lowest, popcount
from quatuor.games.plus4.rules import ROUNDS, Side, State, mode_of


@kernel
def encode(s: State, fold: bool) -> int:
    """The number of a position that is not finished."""
    me, them = squeezed(s.me.pieces), squeezed(s.them.pieces)
    plain = joined(me, them, whereabouts(s.me.bonus), whereabouts(s.them.bonus))
    if not fold:
        return plain | (s.mover - 1) << 42
    mine, theirs = turned(whereabouts(s.me.bonus)), turned(whereabouts(s.them.bonus))
    return min(plain, joined(mirrored(me), mirrored(them), mine, theirs))


@kernel
def decode(key: int, s: State) -> State:
    """The position with this number, with the options of `s`."""
    mine, theirs = key >> 32 & 31, key >> 37 & 31
    me = Side(spread(key & 0xFFFF), 1 << mine >> 1, 0)
    them = Side(spread(key >> 16 & 0xFFFF), 1 << theirs >> 1, 0)
    return State(me, them, (key >> 42) + 1, 0, s.setup)


@kernel
def gain(s: State) -> int:
    """`rounds`: by how many points the mover is ahead; otherwise 1 for a win, -1 for a loss."""
    if mode_of(s.setup) == ROUNDS:
        return s.me.points - s.them.points
    if s.over & 3 == 0:
        return 0
    return 1 if s.over & s.mover else -1


@kernel
def joined(me: int, them: int, mine: int, theirs: int) -> int:
    """The four parts of a number."""
    return me | them << 16 | mine << 32 | theirs << 37


@kernel
def squeezed(pieces: int) -> int:
    """The four columns side by side, without guard bits."""
    return pieces & 0xF | pieces >> 1 & 0xF0 | pieces >> 2 & 0xF00 | pieces >> 3 & 0xF000


@kernel
def spread(columns: int) -> int:
    """The four columns as the rules have them, with a guard bit below each."""
    return columns & 0xF | (columns & 0xF0) << 1 | (columns & 0xF00) << 2 | (columns & 0xF000) << 3


@kernel
def mirrored(columns: int) -> int:
    """The columns from the last to the first."""
    return columns >> 12 & 0xF | columns >> 4 & 0xF0 | (columns & 0xF0) << 4 | (columns & 0xF) << 12


@kernel
def whereabouts(bonus: int) -> int:
    """Where a bonus piece is, as a small number; 0 in hand."""
    return lowest(bonus) + 1 if bonus else 0


@kernel
def turned(place: int) -> int:
    """Where it is seen from behind."""
    if place == 0:
        return 0
    column = (place - 1) // 5
    return place + 5 * (3 - 2 * column)


@kernel
def ordering_score(s: State, player: int) -> int:
    """How many more pieces the player has on the grid than the other."""
    ahead = popcount(s.me.pieces) - popcount(s.them.pieces)
    return ahead if s.mover == player else -ahead
