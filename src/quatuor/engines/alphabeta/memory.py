"""Words of memory by address, so that a search passes one number down instead of arrays.

The plain functions run when compiling is switched off; compiled kernels get the bare instruction.
"""

import ctypes
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload


def load(address: int) -> int:
    """The word at an address."""
    return ctypes.c_int64.from_address(address).value


def store(address: int, word: int) -> None:
    """Put a word at an address."""
    ctypes.c_int64.from_address(address).value = word


def _pointer(builder: Any, address: Any) -> Any:
    return builder.inttoptr(address, ir.IntType(64).as_pointer())


@intrinsic
def _load(_context: Any, _address: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.load(_pointer(builder, arguments[0]))

    return types.int64(types.int64), code


@intrinsic
def _store(_context: Any, _address: Any, _word: Any) -> Any:
    def code(target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        builder.store(arguments[1], _pointer(builder, arguments[0]))
        return target.get_dummy_value()

    return types.void(types.int64, types.int64), code


@overload(load, inline="always", strict=False)
def _compiled_load(address: Any) -> Any:  # noqa: ARG001
    return lambda address: _load(address)  # noqa: PLW0108


@overload(store, inline="always", strict=False)
def _compiled_store(address: Any, word: Any) -> Any:  # noqa: ARG001
    return lambda address, word: _store(address, word)  # noqa: PLW0108
