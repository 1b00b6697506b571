"""Words of memory by address, so that a search passes one number down instead of arrays.

Plain Python reads and writes through `ctypes`; compiled kernels get the bare instruction.
"""

import ctypes
from typing import Any

from llvmlite import ir
from numba.core.cgutils import get_or_insert_function

from quatuor.rules.bits import WORD, instruction


def load(address: int) -> int:
    """The word that lies at an address."""
    return ctypes.c_int64.from_address(address).value


def store(address: int, word: int) -> int:
    """Put a word at an address."""
    ctypes.c_int64.from_address(address).value = word
    return word


def prefetch(address: int) -> int:
    """Ask for a cache line that will be read soon."""
    return address


def _at(builder: Any, address: Any) -> Any:
    return builder.inttoptr(address, WORD.as_pointer())


def _emit_store(builder: Any, words: list[Any]) -> Any:
    builder.store(words[1], _at(builder, words[0]))
    return words[1]


def _emit_prefetch(builder: Any, words: list[Any]) -> Any:
    byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
    fetch = get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
    wanted = [ir.Constant(number, value) for value in (0, 3, 1)]
    builder.call(fetch, [builder.inttoptr(words[0], byte), *wanted])
    return words[0]


instruction(load, 1, lambda b, words: b.load(_at(b, words[0])))
instruction(store, 2, _emit_store)
instruction(prefetch, 1, _emit_prefetch)
