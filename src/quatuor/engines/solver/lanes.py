"""Rows of four, or of five, in all four directions at once.

A line runs up (+1), right and down (+ step - 1), right (+ step) or right and up (+ step + 1),
where step is the distance between columns. In plain Python these are four rounds of a loop; in
machine code they are the four lanes of a vector.
"""

from typing import Any

from llvmlite import ir
from numba.core.cgutils import get_or_insert_function

from quatuor.rules.bits import WORD, instruction


def joining(stones: int, step: int) -> int:
    """Cells (or guards) that complete a row of four: at either end of three, or in a gap."""
    cells = 0
    for by in (1, step - 1, step, step + 1):
        up, down = stones << by, stones >> by
        above, below = up & (stones << 2 * by), down & (stones >> 2 * by)
        cells |= (above & ((stones << 3 * by) | down)) | (below & ((stones >> 3 * by) | up))
    return cells


def lined_up(stones: int, step: int) -> int:
    """Where rows of four begin; 0 if there is none."""
    starts = 0
    for by in (1, step - 1, step, step + 1):
        pairs = stones & (stones >> by)
        starts |= pairs & (pairs >> 2 * by)
    return starts


def joining_five(stones: int, step: int) -> int:
    """Cells (or guards) that complete a row of five."""
    cells = 0
    for by in (1, step - 1, step, step + 1):
        up, down = stones << by, stones >> by
        above, below = up & (stones << 2 * by), down & (stones >> 2 * by)
        cells |= above & (stones << 3 * by) & ((stones << 4 * by) | down)
        cells |= below & (stones >> 3 * by) & ((stones >> 4 * by) | up)
        cells |= above & below
    return cells


def lined_up_five(stones: int, step: int) -> int:
    """Where rows of five begin; 0 if there is none."""
    starts = 0
    for by in (1, step - 1, step, step + 1):
        pairs = stones & (stones >> by)
        starts |= pairs & (pairs >> 2 * by) & (stones >> 4 * by)
    return starts


_LANES = ir.VectorType(WORD, 4)
_NUMBER = ir.IntType(32)


def _spread(builder: Any, word: Any) -> Any:
    """The same word in every lane."""
    nothing = ir.Constant(_LANES, ir.Undefined)
    first = builder.insert_element(nothing, word, ir.Constant(_NUMBER, 0))
    return builder.shuffle_vector(first, nothing, ir.Constant(ir.VectorType(_NUMBER, 4), [0] * 4))


def _directions(builder: Any, step: Any) -> Any:
    around = builder.add(_spread(builder, step), ir.Constant(_LANES, [0, -1, 0, 1]))
    return builder.insert_element(around, ir.Constant(WORD, 1), ir.Constant(_NUMBER, 0))


def _joined(builder: Any, lanes: Any) -> Any:
    """All lanes in one word."""
    kind = ir.FunctionType(WORD, [_LANES])
    gather = get_or_insert_function(builder.module, kind, "llvm.vector.reduce.or.v4i64")
    return builder.call(gather, [lanes])


def _emit_joining(builder: Any, words: list[Any]) -> Any:
    stones, by = _spread(builder, words[0]), _directions(builder, words[1])
    twice = builder.add(by, by)
    thrice = builder.add(twice, by)
    up, down = builder.shl(stones, by), builder.lshr(stones, by)
    above = builder.and_(up, builder.shl(stones, twice))
    below = builder.and_(down, builder.lshr(stones, twice))
    ends_above = builder.and_(above, builder.or_(builder.shl(stones, thrice), down))
    ends_below = builder.and_(below, builder.or_(builder.lshr(stones, thrice), up))
    return _joined(builder, builder.or_(ends_above, ends_below))


def _emit_lined_up(builder: Any, words: list[Any]) -> Any:
    stones, by = _spread(builder, words[0]), _directions(builder, words[1])
    pairs = builder.and_(stones, builder.lshr(stones, by))
    return _joined(builder, builder.and_(pairs, builder.lshr(pairs, builder.add(by, by))))


def _emit_joining_five(builder: Any, words: list[Any]) -> Any:
    stones, by = _spread(builder, words[0]), _directions(builder, words[1])
    up, down = builder.shl(stones, by), builder.lshr(stones, by)
    twice = builder.add(by, by)
    above = builder.and_(up, builder.shl(stones, twice))
    below = builder.and_(down, builder.lshr(stones, twice))
    thrice, further = builder.add(twice, by), builder.add(twice, twice)
    three_above = builder.and_(above, builder.shl(stones, thrice))
    three_below = builder.and_(below, builder.lshr(stones, thrice))
    ends_above = builder.and_(three_above, builder.or_(builder.shl(stones, further), down))
    ends_below = builder.and_(three_below, builder.or_(builder.lshr(stones, further), up))
    middle = builder.and_(above, below)
    return _joined(builder, builder.or_(middle, builder.or_(ends_above, ends_below)))


def _emit_lined_up_five(builder: Any, words: list[Any]) -> Any:
    stones, by = _spread(builder, words[0]), _directions(builder, words[1])
    pairs = builder.and_(stones, builder.lshr(stones, by))
    twice = builder.add(by, by)
    fours = builder.and_(pairs, builder.lshr(pairs, twice))
    last = builder.lshr(stones, builder.add(twice, twice))
    return _joined(builder, builder.and_(fours, last))


instruction(joining, 2, _emit_joining)
instruction(joining_five, 2, _emit_joining_five)
instruction(lined_up_five, 2, _emit_lined_up_five)
instruction(lined_up, 2, _emit_lined_up)
