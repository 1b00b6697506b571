"""What is seen of a state, written into the arrays of those who ask for it.

Masks and planes are written in blocks, which may reach into the next rows: those are written
afterwards. The last ones, behind which another thread may be at work, are written number by number.
"""

from typing import Any

from quatuor.compiler import kernel
from quatuor.compiler.marker import selected
from quatuor.compiler.rows import BLOCK, FLOATS, ONE, reordered, write_bytes, write_ones
from quatuor.games.registry import GAMES
from quatuor.lab.lots import one_of
from quatuor.lab.tables import Seen, Tables
from quatuor.lab.views import MASK, OBSERVATION, PACKED_MASK, SAMPLE, TRUTHS, Views
from quatuor.rules import membership, plies as word_sets, product
from quatuor.search.specialise import by_part


def _contains(g: Any) -> Any:
    """The kernel that tells whether a set of plies of this game holds a ply."""
    pick = GAMES[g.game].pick
    if pick is word_sets.pick:
        return membership.in_word
    if pick is product.pick:
        return membership.in_product
    raise LookupError(f"{g.game} keeps its plies in sets of its own kind")


def _in_one_word(g: Any) -> Any:
    """Whether a set of plies of this game is one word."""
    return yes if GAMES[g.game].pick is word_sets.pick else no


@kernel
def yes(_plies: Any) -> bool:
    """It is."""
    return True


@kernel
def no(_plies: Any) -> bool:
    """It is not."""
    return False


@kernel
def the_word(plies: int) -> int:
    """A set of plies that is a word."""
    return plies


@kernel
def no_word(_plies: Any) -> int:
    """No word, of a set of another kind."""
    return 0


def _word_of(g: Any) -> Any:
    return the_word if GAMES[g.game].pick is word_sets.pick else no_word


in_one_word: Any = selected(_in_one_word)(lambda g, plies: _in_one_word(g)(plies))
word_of: Any = selected(_word_of)(lambda g, plies: _word_of(g)(plies))
contains: Any = selected(_contains)(lambda g, plies, ply: _contains(g)(plies, ply))
boards_of = by_part("environment", "boards")
counts_of = by_part("environment", "counts")


@kernel
def show_row(
    g: Any, s: Any, i: int, end: int, tables: Tables, views: Views, wanted: int, sampling: int
) -> None:
    """What is wanted of a state."""
    plies = g.legal(s)
    if wanted & MASK:
        write_mask(g, plies, i, end, tables, views.mask)
    if wanted & PACKED_MASK:
        write_packed_mask(g, plies, i, tables, views.packed_mask)
    if wanted & SAMPLE:
        size = g.size(plies)
        views.sample[i] = 0
        if size:
            views.sample[i] = tables.actions[g.pick(plies, one_of(size, sampling, i))]
    if wanted & OBSERVATION:
        write_planes(g, s, i, end, tables.seen, views)
    if wanted & TRUTHS:
        write_truths(g, s, i, end, tables.seen, views.truths)


@kernel
def write_mask(g: Any, plies: Any, i: int, end: int, tables: Tables, out: Any) -> None:
    """Which actions are legal, a byte for each."""
    count = len(tables.plies)
    start = i * count
    if in_one_word(g, plies):
        write_row(reordered(word_of(g, plies), tables.places), count, out, start, end * count)
        return
    for action in range(count):
        out[start + action] = 0
    ply = g.after(plies, -1)
    while ply >= 0:
        out[start + int(tables.actions[ply])] = 1
        ply = g.after(plies, ply)


@kernel
def write_row(bits: int, count: int, out: Any, start: int, end: int) -> None:
    """A byte for each bit, as one block where that stays before the end of this part."""
    if start + BLOCK <= end:
        write_bytes(bits, out, start)
    else:
        for k in range(count):
            out[start + k] = bits >> k & 1


@kernel
def write_packed_mask(g: Any, plies: Any, i: int, tables: Tables, out: Any) -> None:
    """Which actions are legal, a bit for each, the lowest bit of a byte first."""
    width = (len(tables.plies) + 7) // 8
    start = i * width
    if in_one_word(g, plies):
        bits = reordered(word_of(g, plies), tables.places)
        for byte in range(width):
            out[start + byte] = bits >> 8 * byte & 255
        return
    for byte in range(width):
        out[start + byte] = 0
    ply = g.after(plies, -1)
    while ply >= 0:
        action = int(tables.actions[ply])
        out[start + (action >> 3)] |= 1 << (action & 7)
        ply = g.after(plies, ply)


@kernel
def write_planes(g: Any, s: Any, i: int, end: int, seen: Seen, views: Views) -> None:
    """The planes that the player to move sees: sets of cells first, then numbers."""
    cells, row = seen.cells, seen.cells * seen.planes
    at = i * row
    sets = boards_of(g, s)
    for plane in range(len(sets)):
        if seen.boards >> plane & 1:
            write_floats(reordered(sets[plane], seen.places), cells, views.bits, at, end * row)
            at += cells
    if seen.counts:
        numbers = counts_of(g, s)
        for plane in range(len(numbers)):
            if seen.counts >> plane & 1:
                shown = min(numbers[plane] * seen.scales[plane], 1.0)
                for cell in range(cells):
                    views.observation[at + cell] = shown
                at += cells


@kernel
def write_floats(bits: int, count: int, out: Any, start: int, end: int) -> None:
    """A float for each bit, in blocks where those stay before the end of this part."""
    if start + BLOCK <= end:
        for block in range(0, count, FLOATS):
            write_ones(bits >> block, out, start + block)
    else:
        for k in range(count):
            out[start + k] = ONE if bits >> k & 1 else 0


@kernel
def write_truths(g: Any, s: Any, i: int, end: int, seen: Seen, out: Any) -> None:
    """The same planes a byte for each cell, of which none is a share of a larger number."""
    cells, row = seen.cells, seen.cells * seen.planes
    at = i * row
    sets = boards_of(g, s)
    for plane in range(len(sets)):
        if seen.boards >> plane & 1:
            write_row(reordered(sets[plane], seen.places), cells, out, at, end * row)
            at += cells
    if seen.counts:
        numbers = counts_of(g, s)
        for plane in range(len(numbers)):
            if seen.counts >> plane & 1:
                write_row(-min(numbers[plane], 1), cells, out, at, end * row)
                at += cells
