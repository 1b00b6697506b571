"""Sets of legal plies, and how to walk through them.

Every game answers `legal(state)` with such a set; engines see it only through three questions:

* `after(plies, ply)`: the next ply of the set after this one, -1 when there is none
  (start with -1);
* `size(plies)`: how many there are;
* `pick(plies, k)`: the k-th of them, for drawing one at random.

`every(plies)` lists them all, for people.

Most games number their plies below 63 and keep a set as the bits of one word: the functions
here are theirs, taken over by importing them. Games whose plies are *what* times *where* keep a
`Product` instead (`rules/product.py`).
"""

from quatuor.compiler import kernel
from quatuor.compiler.bits import bits, lowest, nth, popcount


@kernel
def after(plies: int, ply: int) -> int:
    """The next ply of the set after `ply`, or -1."""
    rest = plies >> (ply + 1)
    if rest == 0:
        return -1
    return ply + 1 + lowest(rest)


@kernel
def size(plies: int) -> int:
    """How many plies the set holds."""
    return popcount(plies)


@kernel
def pick(plies: int, k: int) -> int:
    """The k-th ply of the set, counting from 0."""
    return nth(plies, k)


def every(plies: int) -> tuple[int, ...]:
    """All plies of the set, in order."""
    return bits(plies)
