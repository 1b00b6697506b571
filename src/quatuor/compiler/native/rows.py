"""What compiled kernels get in place of the function of `compiler.rows`."""

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
