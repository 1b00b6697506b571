"""What is left to chance: a hash of the seed, the number of the step and the row.

So it is the same whatever else has been drawn, and in whichever order.
"""

from quatuor.compiler import kernel
from quatuor.compiler.words import mix
from quatuor.lab.tables import Lots

LOT_BITS = 30
"""How many bits of a draw choose one of several."""
STARTING, SAMPLING, LANDING = range(3)
"""What chance is asked for."""


@kernel
def lot(lots: Lots, purpose: int) -> int:
    """What is drawn for a purpose at a step, whichever the game."""
    return mix((lots.seed, lots.number, purpose))


@kernel
def drawn(lot: int, row: int) -> int:
    """62 random bits for a game, of a lot."""
    return mix((lot, row, 1)) >> 1


@kernel
def one_of(count: int, lot: int, row: int) -> int:
    """A number below a count, all equally likely: by a product, which takes less than a rest."""
    return (drawn(lot, row) >> 62 - LOT_BITS) * count >> LOT_BITS
