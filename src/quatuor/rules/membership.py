"""Whether a ply is in a set of plies, for both kinds of sets (`plies.py`, `product.py`)."""

from quatuor.compiler import kernel
from quatuor.rules.product import Product


@kernel
def in_word(plies: int, ply: int) -> bool:
    """Whether a set that is the bits of one word holds a ply."""
    return plies >> ply & 1 != 0


@kernel
def in_product(plies: Product, ply: int) -> bool:
    """Whether a set of the form *what* times *where* holds a ply."""
    if ply == plies.lone:
        return True
    quiet = ply - plies.base
    if plies.announced and quiet >= plies.announced:
        quiet -= plies.announced
    if quiet < 0 or quiet >= 64 * plies.wheres:
        return False
    what, where = quiet // plies.wheres, quiet % plies.wheres
    return plies.what >> what & plies.where >> where & 1 != 0
