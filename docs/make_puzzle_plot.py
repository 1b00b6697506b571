"""Draw how often each level solves puzzles of each strength: `python docs/make_puzzle_plot.py`.

Every level tries the same puzzles, drawn by lot from the whole pack, with seeds that had no part in
their ratings.
"""

import itertools
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import quatuor as q
from quatuor.players.puzzles.ratings import LEVEL_RATINGS, solves

FILE = Path(__file__).with_name("pictures") / "puzzles.svg"
STEPS = (0, 600, 900, 1200, 1500, 3000)
"""Between which ratings puzzles are counted together."""
SAMPLE = 80
"""Puzzles of each step, at most."""
SEED = 1 << 40
COLOURS = ("#6b7f94", "#3f7fb5", "#1b5e9e", "#7a4fa3", "#b5336f", "#8a1c1c")
LEFT, TOP, WIDE, HIGH, LEGEND = 60, 40, 520, 300, 170

Shares = Mapping[str, Sequence[float]]


def samples() -> list[list[q.Puzzle]]:
    """Some puzzles of each step."""
    lot, found = random.Random(1), []
    for low, high in itertools.pairwise(STEPS):
        inside = [puzzle for puzzle in q.puzzles() if low <= puzzle.rating < high]
        found.append(lot.sample(inside, min(SAMPLE, len(inside))))
    return found


def shares(steps: list[list[q.Puzzle]]) -> Shares:
    """For each level the share of each step that it solves."""
    return {
        level: [sum(solves(one, level, SEED) for one in some) / max(1, len(some)) for some in steps]
        for level in LEVEL_RATINGS
    }


def plot(found: Shares, counts: Sequence[int]) -> str:
    """The curves as SVG, with a number on each besides its colour."""
    width, height = LEFT + WIDE + LEGEND, TOP + HIGH + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13" role="img">',
        "<title>How often each level solves puzzles of each strength</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for percent in range(0, 101, 25):
        y = TOP + HIGH * (1 - percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.0f}H{LEFT + WIDE}" stroke="#e2ddd4"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{percent} %</text>')
    for at, count in enumerate(counts):
        low, high = STEPS[at], STEPS[at + 1]
        told = f"below {high}" if at == 0 else f"from {low}" if high >= 3000 else f"{low}–{high}"
        x, y = across(at, len(counts)), TOP + HIGH + 22
        parts.append(f'<text x="{x:.0f}" y="{y}" text-anchor="middle">{told}</text>')
        parts.append(
            f'<text x="{x:.0f}" y="{y + 18}" text-anchor="middle" fill="#5a544c">'
            f"{count} puzzles</text>"
        )
    for number, (level, values) in enumerate(found.items()):
        parts += curve(number, level, values)
    return "\n".join([*parts, "</svg>"]) + "\n"


def across(at: int, count: int) -> float:
    """Where a step stands."""
    return LEFT + WIDE * (at + 0.5) / count


def curve(number: int, level: str, values: Sequence[float]) -> list[str]:
    """One level: its curve, a mark at each step, and its name."""
    colour = COLOURS[number]
    places = [
        (across(at, len(values)), TOP + HIGH * (1 - value)) for at, value in enumerate(values)
    ]
    path = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in places)
    marks = [mark(x, y, number) for x, y in places]
    top = TOP + 30 + 26 * (len(COLOURS) - number)
    return [
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *marks,
        mark(LEFT + WIDE + 30, top, number),
        f'<text x="{LEFT + WIDE + 46}" y="{top + 4}">{level}</text>',
    ]


def mark(x: float, y: float, number: int) -> str:
    """The number of a level in its colour."""
    return (
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="7" fill="{COLOURS[number]}"/>'
        f'<text x="{x:.0f}" y="{y + 3.5:.1f}" text-anchor="middle" font-size="10" '
        f'font-weight="700" fill="white">{number + 1}</text>'
    )


def main() -> int:
    """Let the levels try, draw, and print the shares."""
    steps = samples()
    found = shares(steps)
    FILE.write_text(plot(found, [len(some) for some in steps]), encoding="utf-8")
    for level, values in found.items():
        print(f"{level:<10}", *(f"{value:6.0%}" for value in values))
    return 0


if __name__ == "__main__":
    sys.exit(main())
