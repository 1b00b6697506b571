"""Positions of the upright grid without power discs as numbers.

The discs of the mover, plus all discs, plus one at the foot of each column:

    .             0
    .             0            a column of four, from the bottom: mine, theirs, mine, mine
    mine          1            mine           001101
    mine    =>    1            all            001111
    theirs        0            foot           000001
    mine          1            sum            011101

What is set above the highest disc ends the column, what is below it says whose each disc is; no sum
leaves the 7 bits of its column. Bit 0, where the rules have the left panel, is the player to move.
"""

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.games.puissance4.evaluation import completing
from quatuor.games.puissance4.rules import FIVE, State
from quatuor.rules.grid import BOTTOM, FIELD


@kernel
def encode(s: State, fold: bool) -> int:
    """The number of a position in play."""
    mine, all_discs = s.me.discs & FIELD, (s.me.discs | s.them.discs) & FIELD
    key = mine + all_discs + BOTTOM
    if not fold:
        return key | (s.mover - 1)
    if s.setup & FIVE:
        return key
    return min(key, mirrored(key))


@kernel
def mirrored(key: int) -> int:
    """The same with the columns from the last to the first."""
    turned = 0
    for column in range(1, 8):
        turned |= (key >> 7 * column & 127) << 7 * (8 - column)
    return turned


@kernel
def ordering_score(s: State, player: int) -> int:
    """Empty cells that complete a line, above all those that can be played to next."""
    occupied = (s.me.discs | s.them.discs) & FIELD
    ahead = outlook(s.me.discs, occupied) - outlook(s.them.discs, occupied)
    return ahead if s.mover == player else -ahead


@kernel
def outlook(discs: int, occupied: int) -> int:
    """What the completing cells of one player are good for, in all."""
    cells = completing(discs, 0) & FIELD & ~occupied
    now = cells & (occupied + BOTTOM)
    return 12 * popcount(cells) + (60 if now else 0) + (400 if now & (now - 1) else 0)
