"""Blocks of zeroed memory: in the memory that WebAssembly kernels see, or anywhere.

Whoever runs the module of kernels sets `allocator`; native code and Python can use a block wherever
it lies. Large blocks start at the border of a huge page where the system has them: a search looks
things up in its tables at random, and with small pages would also miss the address cache.
"""

import ctypes
import mmap
from collections.abc import Callable
from typing import Any

LARGE = 1 << 20
HUGE_PAGE = 1 << 21


class Block:
    """Memory that is kept as long as anything refers to it: the block, or a view of its bytes."""

    __slots__ = ("address", "bytes")

    def __init__(self, address: int, size: int, owner: Any) -> None:
        self.address = address
        whole = (ctypes.c_ubyte * size).from_address(address)
        vars(whole)["owner"] = owner
        self.bytes = memoryview(whole).cast("B")


def new_block(size: int) -> Block:
    """So many bytes of zeros, where the backend in use wants them."""
    from quatuor.compiler import backend

    backend.prepare()
    for allocator in allocators:
        block = allocator(max(size, 8))
        if block is not None:
            return block
    return process_block(max(size, 8))


allocators: list[Callable[[int], Block | None]] = []
"""Where blocks come from, if it has room for them."""


def process_block(size: int) -> Block:
    """Memory of this process."""
    if size < LARGE:
        buffer = ctypes.create_string_buffer(size)
        return Block(ctypes.addressof(buffer), size, buffer)
    pages = mmap.mmap(-1, size + HUGE_PAGE)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        pages.madvise(mmap.MADV_HUGEPAGE)
    start = ctypes.addressof(ctypes.c_char.from_buffer(pages))
    return Block(start + -start % HUGE_PAGE, size, pages)
