"""What compiled kernels get in place of the functions of `compiler.rows`."""

from typing import Any

from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.core import cgutils
from numba.core.cgutils import get_or_insert_function
from numba.extending import intrinsic, overload

from quatuor.compiler import rows
from quatuor.compiler.memory import address_of
from quatuor.compiler.native import entries as entries
from quatuor.compiler.native.types import inside
from quatuor.compiler.rows import BLOCK, FLOATS, ONE

WORD, NUMBER, BIT = ir.IntType(64), ir.IntType(32), ir.IntType(1)
BYTES = ir.VectorType(ir.IntType(8), BLOCK)


@intrinsic
def _loaded(_context: Any, like: Any, address: Any) -> Any:  # noqa: ARG001
    """A value of the type of `like`, whose words lie one after the other from an address on."""

    def code(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        first = builder.inttoptr(arguments[1], WORD.as_pointer())
        taken = 0

        def build(part: Any) -> Any:
            nonlocal taken
            if isinstance(part, types.BaseTuple):
                return context.make_tuple(builder, part, [build(inner) for inner in part])
            place = builder.gep(first, [ir.Constant(WORD, taken)])
            taken += 1
            return context.cast(builder, builder.load(place), types.int64, part)

        return build(like)

    return like(like, types.int64), code


def _state_at(like: Any, rows: Any, row: Any) -> Any:  # noqa: ARG001
    def loaded(like: Any, rows: Any, row: int) -> Any:
        return _loaded(like, address_of(rows) + 8 * rows.shape[1] * row)

    return loaded


overload(rows.state_at, **inside())(_state_at)


@intrinsic
def _formed(_context: Any, like: Any, row: Any) -> Any:
    """A value of the type of `like`, of as many words."""

    def code(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        left = iter(cgutils.unpack_tuple(builder, arguments[1], len(row)))

        def build(part: Any) -> Any:
            if isinstance(part, types.BaseTuple):
                return context.make_tuple(builder, part, [build(inner) for inner in part])
            return context.cast(builder, next(left), types.int64, part)

        return build(like)

    return like(like, row), code


def _state_of(like: Any, row: Any) -> Any:  # noqa: ARG001
    return lambda like, row: _formed(like, row)  # noqa: PLW0108


overload(rows.state_of, **inside())(_state_of)


def _numbers(builder: Any, context: Any, kind: Any, array: Any, at: Any, of: Any) -> Any:
    """The address of a block of an array, from an element on."""
    data = context.make_array(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [at]), of.as_pointer())


def _spread(builder: Any, number: Any, lanes: int) -> Any:
    """The same number in every lane."""
    nothing = ir.Constant(ir.VectorType(number.type, lanes), ir.Undefined)
    first = builder.insert_element(nothing, number, ir.Constant(NUMBER, 0))
    zeros = ir.Constant(ir.VectorType(NUMBER, lanes), [0] * lanes)
    return builder.shuffle_vector(first, nothing, zeros)


def _gathered(builder: Any, word: Any, places: Any) -> Any:
    """Every bit by one instruction, where the processor has it."""
    kind = ir.FunctionType(ir.VectorType(BIT, BLOCK), [BYTES, BYTES])
    name = "llvm.x86.avx512.vpshufbitqmb.512"
    gather = get_or_insert_function(builder.module, kind, name)
    words = builder.bitcast(_spread(builder, word, 8), BYTES)
    return builder.bitcast(builder.call(gather, [words, places]), WORD)


def _shifted(builder: Any, word: Any, places: Any) -> Any:
    """The same by shifts, eight bits at a time."""
    lanes, found = 8, ir.Constant(WORD, 0)
    ones = ir.Constant(ir.VectorType(WORD, lanes), [1] * lanes)
    everywhere = _spread(builder, word, lanes)
    for first in range(0, BLOCK, lanes):
        order = ir.Constant(ir.VectorType(NUMBER, lanes), list(range(first, first + lanes)))
        some = builder.shuffle_vector(places, places, order)
        by = builder.zext(some, ir.VectorType(WORD, lanes))
        set_there = builder.trunc(
            builder.and_(builder.lshr(everywhere, by), ones), ir.VectorType(BIT, lanes)
        )
        eight = builder.zext(builder.bitcast(set_there, ir.IntType(lanes)), WORD)
        found = builder.or_(found, builder.shl(eight, ir.Constant(WORD, first)))
    return found


@intrinsic
def _reorder(_context: Any, _word: Any, places: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word, order = arguments
        zero = ir.Constant(WORD, 0)
        address = _numbers(builder, context, signature.args[1], order, zero, BYTES)
        gather = _gathered if selects_bits() else _shifted
        return gather(builder, word, builder.load(address, align=1))

    return types.int64(types.int64, places), code


def selects_bits() -> bool:
    """Whether this machine has an instruction that gathers bits from anywhere in a word."""
    return bool(get_host_cpu_features().get("avx512bitalg"))


def _writing(lanes: int, element: Any, one: int) -> Any:
    """Blocks of so many numbers, of which all are written at once."""
    truths, numbers = ir.VectorType(BIT, lanes), ir.VectorType(element, lanes)

    @intrinsic
    def write(_context: Any, _word: Any, out: Any, _at: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            word, target, at = arguments
            some = builder.bitcast(builder.trunc(word, ir.IntType(lanes)), truths)
            written = builder.select(
                some, ir.Constant(numbers, [one] * lanes), ir.Constant(numbers, [0] * lanes)
            )
            address = _numbers(builder, context, signature.args[1], target, at, numbers)
            builder.store(written, address, align=element.width // 8)
            return context.get_dummy_value()

        return types.none(types.int64, out, types.int64), code

    return write


_bytes = _writing(BLOCK, ir.IntType(8), 1)
_ones = _writing(FLOATS, NUMBER, ONE)


def _reordered(word: Any, places: Any) -> Any:  # noqa: ARG001
    return lambda word, places: _reorder(word, places)  # noqa: PLW0108


def _write_bytes(word: Any, out: Any, at: Any) -> Any:  # noqa: ARG001
    return lambda word, out, at: _bytes(word, out, at)  # noqa: PLW0108


def _write_ones(word: Any, out: Any, at: Any) -> Any:  # noqa: ARG001
    return lambda word, out, at: _ones(word, out, at)  # noqa: PLW0108


overload(rows.reordered, **inside())(_reordered)
overload(rows.write_bytes, **inside())(_write_bytes)
overload(rows.write_ones, **inside())(_write_ones)
