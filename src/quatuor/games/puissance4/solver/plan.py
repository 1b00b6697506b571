"""A plan: the board's geometry and the ideas in use, as facts that compiled code can see.

Cells are bits, column after column, bottom to top; each column has one guard bit above it that no
stone ever takes, so that no line runs over the edge. The classic board, 7 columns of 6:

     6 13 20 27 34 41 48      guards
     5 12 19 26 33 40 47      bit of (column, row) = 7 * column + row
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45      neighbours of a cell: +1 above, +7 to the right,
     2  9 16 23 30 37 44      +8 right and up, +6 right and down
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42

Limits: columns * (rows + 1) <= 64, at most 15 of either, at most 62 cells.

The plan of the classic board with every idea on is compiled in: each fact is a constant of the
machine code, and a switched-off idea leaves no trace. Any other plan may run on code compiled
once for all, which reads its facts from memory; it is slower by a third or more and needs no
compilation of its own.
"""

from collections.abc import Iterable
from typing import Final

from quatuor.compiler.facts import Facts

IDEAS: Final = {
    "follow_up": "the second to move answers in the same column and owns every second cell",
    "zugzwang": "an odd threat wins once everything else is full",
    "pairs": "of two playable cells that follow-up pairs, each side gets one",
    "enhanced": "probe the table for every child before searching any",
    "mirror": "a position and its mirror image share one entry in the opening",
    "keep_work": "the entry that cost more work stays in its bucket",
    "best_move": "the move that refuted a position before is tried first",
    "order": "moves that make usable threats come first",
    "history": "cells that refuted positions lately are tried earlier",
    "far_first": "quick wins and losses are looked for before the sign",
    "prefetch": "prefetch the children's entries before they are needed",
}

GEOMETRY: Final = (
    *("width", "height", "cells", "step", "rise", "fall", "board", "bottom", "column"),
    *("top_parity", "other_parity", "from_row_1", "from_row_2", "from_row_4", "from_row_8"),
    *("key_bits", "key_mask", "opening", "length"),
)
FACTS: Final = (*GEOMETRY, *IDEAS)


def geometry(width: int, height: int, length: int) -> dict[str, int]:
    """The facts of a board."""
    if not (1 <= width <= 15 and 1 <= height <= 15):
        raise ValueError("a board has 1 to 15 columns and 1 to 15 rows")
    if width * (height + 1) > 64 or width * height > 62:
        raise ValueError("the board is too large: columns * (rows + 1) must not exceed 64")
    step = height + 1
    bottom = sum(1 << step * column for column in range(width))

    def rows(numbers: Iterable[int]) -> int:
        return sum(bottom << row for row in numbers)

    return {
        **{"width": width, "height": height, "cells": width * height, "step": step},
        **{"rise": step + 1, "fall": step - 1, "bottom": bottom, "column": (1 << height) - 1},
        "board": rows(range(height)),
        "top_parity": rows(range((height - 1) % 2, height, 2)),
        "other_parity": rows(range(height % 2, height, 2)),
        **{f"from_row_{least}": rows(range(least, height)) for least in (1, 2, 4, 8)},
        "key_bits": width * step,
        "key_mask": (1 << width * step) - 1 if width * step < 64 else -1,
        "opening": width * height * 3 // 7,
        "length": length,
    }


class Plan(Facts):
    """Geometry and ideas; `fixed` decides whether they are compiled in or read from memory.

    Lines are of four, or with `length` 5 of five; whatever says "four" in the solver means those.
    """

    width: int
    height: int
    cells: int
    step: int
    rise: int
    fall: int
    board: int
    bottom: int
    column: int
    top_parity: int
    other_parity: int
    from_row_1: int
    from_row_2: int
    from_row_4: int
    from_row_8: int
    key_bits: int
    key_mask: int
    opening: int
    length: int
    follow_up: int
    zugzwang: int
    pairs: int
    enhanced: int
    mirror: int
    keep_work: int
    best_move: int
    order: int
    history: int
    far_first: int
    prefetch: int

    def __init__(
        self,
        width: int = 7,
        height: int = 6,
        without: Iterable[str] = (),
        fixed: bool | None = None,
        length: int = 4,
    ) -> None:
        off = frozenset(without)
        if unknown := off - set(IDEAS):
            raise ValueError(f"no such idea: {', '.join(sorted(unknown))}")
        facts = {
            **geometry(width, height, length),
            **{idea: int(idea not in off) for idea in IDEAS},
        }
        self.without = off
        if fixed is None:
            fixed = (width, height, off, length) == (7, 6, frozenset(), 4)
        super().__init__(facts, fixed)
