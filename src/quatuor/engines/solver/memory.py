"""Memory for the table: anonymous, in huge pages where the system has them, touched before use."""

import mmap

import numpy as np
import numpy.typing as npt

HUGE_PAGE = 1 << 21

Words = npt.NDArray[np.int64]


def huge_words(count: int) -> Words:
    """So many zero words, starting at a huge-page boundary.

    Each lookup in the table is a random access; with small pages it would also miss the address
    cache.
    """
    size = count * 8 + HUGE_PAGE
    block = mmap.mmap(-1, size)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        block.madvise(mmap.MADV_HUGEPAGE)
    words = np.frombuffer(block, dtype=np.int64)
    start = -words.ctypes.data % HUGE_PAGE // 8
    aligned = words[start : start + count]
    aligned[:] = 0
    return aligned
