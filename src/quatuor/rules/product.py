"""Sets of plies of the form *what* times *where*, each perhaps announced, and a lone `!`.

A ply is numbered `base + where_count * what + where`; the same ply said with an announcement is
`announced` higher. q4 moves any own marble (what) to any free cell (where); foursenses puts any
kind of piece (what) on any open place (where).
"""

from typing import NamedTuple

from quatuor.compiler import kernel
from quatuor.compiler.bits import bits, lowest, nth, popcount


class Product(NamedTuple):
    """All plies that combine a bit of `what` with a bit of `where`."""

    what: int
    where: int
    wheres: int
    base: int
    announced: int
    """How much higher the announced twin of a ply is numbered; 0 when nothing is announced."""
    lone: int
    """The ply that only announces, or -1."""


@kernel
def size(plies: Product) -> int:
    """How many plies the set holds."""
    quiet = popcount(plies.what) * popcount(plies.where)
    return quiet * (2 if plies.announced else 1) + (plies.lone >= 0)


@kernel
def pick(plies: Product, k: int) -> int:
    """The k-th ply of the set: quiet ones, then announced ones, then the lone announcement."""
    wide = popcount(plies.where)
    quiet = popcount(plies.what) * wide
    if k >= quiet * (2 if plies.announced else 1):
        return plies.lone
    twin = 0
    if k >= quiet:
        k -= quiet
        twin = plies.announced
    what = nth(plies.what, k // wide)
    return plies.base + twin + plies.wheres * what + nth(plies.where, k % wide)


@kernel
def after(plies: Product, ply: int) -> int:
    """The next ply of the set after `ply` in the order of `pick`, or -1; start with -1."""
    empty = plies.what == 0 or plies.where == 0
    if ply < 0:
        return plies.lone if empty else _first(plies, plies.base)
    if ply == plies.lone:
        return -1
    twin = 0
    if plies.announced and ply >= plies.base + plies.announced:
        twin = plies.announced
    index = ply - plies.base - twin
    what, where = index // plies.wheres, index % plies.wheres
    later = plies.where & ~_up_to(where)
    if later:
        return ply - where + lowest(later)
    later = plies.what & ~_up_to(what)
    if later:
        return plies.base + twin + plies.wheres * lowest(later) + lowest(plies.where)
    if plies.announced and twin == 0:
        return _first(plies, plies.base + plies.announced)
    return plies.lone


def every(plies: Product) -> tuple[int, ...]:
    """All plies of the set, in order."""
    wheres = bits(plies.where)
    quiet = [plies.base + plies.wheres * what + at for what in bits(plies.what) for at in wheres]
    announced = [ply + plies.announced for ply in quiet] if plies.announced else []
    return (*quiet, *announced, *([plies.lone] if plies.lone >= 0 else []))


@kernel
def _first(plies: Product, base: int) -> int:
    return base + plies.wheres * lowest(plies.what) + lowest(plies.where)


@kernel
def _up_to(bit: int) -> int:
    """The bits 0 to `bit`; all of them for 63, where adding one more would leave the word."""
    if bit == 63:
        return -1
    return (1 << (bit + 1)) - 1
