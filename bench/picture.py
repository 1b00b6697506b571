"""Draw what was measured beside peers: `python -m bench.picture` writes the picture of the docs.

`figures.json` keeps for each peer what the work was, how many times as fast we were in the same run
and the command that printed it. A bar to the left of the line is a peer that is faster.
"""

import json
import math
from dataclasses import dataclass
from pathlib import Path

from quatuor.pictures.svg import picture
from quatuor.pictures.svg.primitives import box, words

FIGURES = Path(__file__).parent / "figures.json"
FILE = Path(__file__).parents[1] / "docs" / "pictures" / "peers.svg"
INK, PALE, OURS, THEIRS = "#2a2520", "#e4ded4", "#1f6fc0", "#c2570c"
LEFT, TOP, ROW, DECADE = 480, 74, 26, 92
LEAST, MOST = -2.0, 2.5
"""The ends of the scale, as powers of ten."""


@dataclass(frozen=True)
class Figure:
    """We were `times` as fast as `peer` at `what`."""

    what: str
    peer: str
    times: float
    command: str


def figures() -> list[Figure]:
    """Everything that was measured."""
    return [Figure(**row) for row in json.loads(FIGURES.read_text(encoding="utf-8"))]


def at(times: float) -> float:
    """Where a ratio stands on the scale."""
    return LEFT + DECADE * (math.log10(times) - LEAST)


def drawn(rows: list[Figure]) -> str:
    """A bar for each figure, from the line of equals."""
    wide, high = at(10**MOST) + 70, TOP + ROW * len(rows) + 20
    title = "How many times as fast as others, at the same work in the same run"
    parts = [box(0, 0, wide, high, "#ffffff", r=10), words(wide / 2, 26, title, 16, INK)]
    for power in range(math.ceil(LEAST), int(MOST) + 1):
        x = at(10**power)
        parts += [
            box(x - 0.5, TOP - 12, 1, high - TOP, PALE),
            words(x, 54, f"{10**power:,g}", 12, INK),
        ]
    for place, row in enumerate(rows):
        parts += bar(row, TOP + ROW * place)
    said = "; ".join(f"{row.what} beside {row.peer}: {row.times:g} times" for row in rows)
    return picture("".join(parts), wide, high, title=title, said=said) + "\n"


def bar(row: Figure, top: float) -> list[str]:
    """One figure with its words."""
    start, end = sorted((at(1), at(row.times)))
    middle, colour = top + ROW / 2 - 4, OURS if row.times >= 1 else THEIRS
    return [
        words(LEFT - 12, middle, f"{row.what}, {row.peer}", 13, INK, text_anchor="end"),
        box(start, top, end - start, ROW - 8, colour, r=3),
        words(
            end + 6,
            middle,
            f"{row.times:,.0f}" if row.times >= 100 else f"{row.times:.3g}",
            13,
            INK,
            text_anchor="start",
        ),
    ]


if __name__ == "__main__":
    FILE.write_text(drawn(figures()), encoding="utf-8")
