"""Build the book's journal: `python bench/book_build.py JOURNAL [PLY]`; interrupt it at will."""

import sys
import time
from pathlib import Path

from quatuor.engines.solver.build_book import build

BEGAN = time.monotonic()
FIRST: list[int] = []


def show(done: int, count: int) -> None:
    FIRST[:] = FIRST or [done]
    spent = time.monotonic() - BEGAN
    rate = (done - FIRST[0]) / spent if spent else 0
    left = (count - done) / rate / 60 if rate else float("inf")
    print(f"{done} of {count}, {rate:.1f} a second, {left:.0f} minutes left", flush=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 8, 256, None, show)
