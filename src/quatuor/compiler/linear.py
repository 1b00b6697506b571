"""The linear memory that WebAssembly kernels see, and the blocks that lie in it.

wasmtime reserves the addresses of a whole linear memory, 4 GB: it never moves when it grows. What
is given back is used again, the lowest place that is large enough first.
"""

import ctypes
import mmap
import sys
from bisect import insort
from collections import deque
from threading import Lock
from typing import Any
from weakref import finalize

from quatuor.compiler.blocks import HUGE_PAGE, Block

PAGE = 1 << 16
MOST_PAGES = 1 << 16
ALIGNED = 64
LEAST_GROWTH = 256
"""Pages by which it grows at least."""


def ask_for_huge_pages(address: int, size: int) -> None:
    """Ask the system for them, where it wants to be asked."""
    if sys.platform == "linux":
        advise = ctypes.CDLL(None).madvise
        advise(ctypes.c_void_p(address), ctypes.c_size_t(size), mmap.MADV_HUGEPAGE)


class Owner:
    """Whoever holds this holds a block."""


class LinearMemory:
    """A memory that all threads share."""

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        self.base: int = memory.base
        self._end = memory.data_len()
        self._free: list[tuple[int, int]] = []
        """(offset, size) of what was given back, or never used."""
        self._fresh = self._end
        """Nothing from here on has been written to."""
        self._returned: deque[tuple[int, int]] = deque()
        self._lock = Lock()

    def block(self, size: int, zeroed: bool = True) -> Block | None:
        """So many bytes of zeros; None if there is no room for them."""
        size += -size % ALIGNED
        with self._lock:
            self._take_back()
            offset = self._place(size)
            if offset is None:
                return None
            used = min(size, max(0, self._fresh - offset))
            self._fresh = max(self._fresh, offset + size)
        if zeroed and used:
            ctypes.memset(self.base + offset, 0, used)
        owner = Owner()
        finalize(owner, self._returned.append, (offset, size)).atexit = False
        return Block(self.base + offset, size, owner)

    def offset(self, address: int) -> int:
        """Where kernels see an address; negative or beyond 32 bits if they do not."""
        return address - self.base

    def _place(self, size: int) -> int | None:
        """Where a block goes: a large one to the border of a huge page."""
        border = HUGE_PAGE if size >= HUGE_PAGE else ALIGNED
        for number, (offset, room) in enumerate(self._free):
            start = offset + -(self.base + offset) % border
            left = offset + room - start - size
            if left >= 0:
                around = [(offset, start - offset), (start + size, left)]
                self._free[number : number + 1] = [place for place in around if place[1]]
                return start
        if not self._grow(size + border):
            return None
        return self._place(size)

    def _grow(self, size: int) -> bool:
        """Make room for a block at the end; whether that could be done."""
        pages = max(LEAST_GROWTH, -(-size // PAGE))
        if self._end // PAGE + pages > MOST_PAGES:
            return False
        try:
            self.memory.grow(pages)
        except Exception:  # wasmtime's own kind of error: the system has no more memory
            return False
        ask_for_huge_pages(self.base + self._end, pages * PAGE)
        self._join(self._end, pages * PAGE)
        self._end += pages * PAGE
        return True

    def _take_back(self) -> None:
        """Make use of blocks that nobody holds any more."""
        while self._returned:
            self._join(*self._returned.popleft())

    def _join(self, offset: int, size: int) -> None:
        """Put a free place into the list, joined with its neighbours."""
        insort(self._free, (offset, size))
        joined: list[tuple[int, int]] = []
        for place, room in self._free:
            if joined and sum(joined[-1]) == place:
                joined[-1] = (joined[-1][0], joined[-1][1] + room)
            else:
                joined.append((place, room))
        self._free = joined
