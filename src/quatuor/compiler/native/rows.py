"""What compiled kernels get in place of the functions of `compiler.rows`."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from quatuor.compiler import rows
from quatuor.compiler.memory import address_of
from quatuor.compiler.native import entries as entries
from quatuor.compiler.native.types import inside

WORD = ir.IntType(64)


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


def _writing(lanes: int, element: Any, one: int) -> Any:
    """Blocks of so many numbers, of which all are written at once."""
    masks, numbers = ir.VectorType(WORD, lanes), ir.VectorType(element, lanes)

    @intrinsic
    def write(_context: Any, _word: Any, given: Any, _first: Any, out: Any, _at: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            found, source, start, target, place = arguments
            data = context.make_array(signature.args[1])(context, builder, source).data
            address = builder.bitcast(builder.gep(data, [start]), masks.as_pointer())
            chosen = builder.load(address, align=8)
            nothing = ir.Constant(masks, ir.Undefined)
            lane = builder.insert_element(nothing, found, ir.Constant(ir.IntType(32), 0))
            zeros = ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes)
            everywhere = builder.shuffle_vector(lane, nothing, zeros)
            common = builder.and_(everywhere, chosen)
            some = builder.icmp_unsigned("!=", common, ir.Constant(masks, [0] * lanes))
            written = builder.select(
                some, ir.Constant(numbers, [one] * lanes), ir.Constant(numbers, [0] * lanes)
            )
            data = context.make_array(signature.args[3])(context, builder, target).data
            address = builder.bitcast(builder.gep(data, [place]), numbers.as_pointer())
            builder.store(written, address, align=element.width // 8)
            return context.get_dummy_value()

        return types.none(types.int64, given, types.int64, out, types.int64), code

    return write


_bytes = _writing(8, ir.IntType(8), 1)
_ones = _writing(16, ir.IntType(32), 0x3F800000)


def _write_bytes(word: Any, masks: Any, first: Any, out: Any, at: Any) -> Any:  # noqa: ARG001
    return lambda word, masks, first, out, at: _bytes(word, masks, first, out, at)  # noqa: PLW0108


def _write_ones(word: Any, masks: Any, first: Any, out: Any, at: Any) -> Any:  # noqa: ARG001
    return lambda word, masks, first, out, at: _ones(word, masks, first, out, at)  # noqa: PLW0108


overload(rows.write_bytes, **inside())(_write_bytes)
overload(rows.write_ones, **inside())(_write_ones)
