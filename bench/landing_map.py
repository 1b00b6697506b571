"""Draw where launches end: `python -m bench.landing_map` (two minutes) writes the docs' picture.

The launcher stands before column b. For every tilt and power a practised hand throws a few times:
the colour is the tray and row in which most of these throws end, the strength of the colour how
many of them do.
"""

import random
from collections import Counter
from pathlib import Path

from quatuor.games.flip.physics import throw
from quatuor.games.flip.physics.practice import SCATTER, shaken, straight_at
from quatuor.pictures.svg import picture
from quatuor.pictures.svg.primitives import box, group, words

FILE = Path(__file__).parents[1] / "docs" / "pictures" / "flip-landing-map.svg"
TRIES = 5
TILTS = [step / 20 for step in range(20, -1, -1)]
POWERS = [step / 50 for step in range(46)]
COLOURS = {
    "U1": "#0b3c78", "U2": "#1f6fc0", "U3": "#4ba3e3", "U4": "#9fd0f5",
    "L1": "#7a2e00", "L2": "#c2570c", "L3": "#f08c2e", "L4": "#fbc98a",
}  # fmt: skip
SIZE, LEFT, TOP = 14, 60, 50
INK = "#2a2520"


def main() -> None:
    lot = random.Random(9)
    rows = [[ends(tilt, power, lot) for power in POWERS] for tilt in TILTS]
    FILE.write_text(drawn(rows), encoding="utf-8")
    reached = [share for row in rows for _, share in row if share]
    print(f"{len(reached)} of {len(TILTS) * len(POWERS)} launches reach a cell of their column")


def ends(tilt: float, power: float, lot: random.Random) -> tuple[str, float]:
    """The tray and row in which most throws end in column b, and their share."""
    launch = straight_at(1, "Ub1", tilt, power)
    places = [throw(shaken(launch, SCATTER, lot), {}).place for _ in range(TRIES)]
    cells = Counter(place[0] + place[2] for place in places if place[1:2] == "b")
    if not cells:
        return "", 0.0
    [(cell, count)] = cells.most_common(1)
    return cell, count / TRIES


def drawn(rows: list[list[tuple[str, float]]]) -> str:
    """The map with its axes and the names of its colours."""
    wide, high = LEFT + SIZE * len(POWERS) + 20, TOP + SIZE * len(TILTS) + 84
    parts = [box(0, 0, wide, high, "#ffffff", r=10), *axes()]
    for down, row in enumerate(rows):
        for at, (cell, share) in enumerate(row):
            if cell:
                square = box(LEFT + SIZE * at, TOP + SIZE * down, SIZE, SIZE, COLOURS[cell])
                parts.append(group(square, opacity=round(0.25 + 0.75 * share, 2)))
    title, said = "Where a throw ends", "By tilt and power, for a launcher before column b."
    return picture("".join(parts), wide, high, title=title, said=said) + "\n"


def axes() -> list[str]:
    bottom = TOP + SIZE * len(TILTS)
    parts = [
        words(LEFT + SIZE * 23, 24, "Where a throw before column b ends", 16, INK),
        words(LEFT + SIZE * 23, bottom + 38, "power", 13, INK),
        words(LEFT - 30, TOP - 12, "tilt", 13, INK),
    ]
    for tenths in range(0, 10, 2):
        middle = SIZE / 2
        parts.append(words(LEFT + SIZE * tenths * 5 + middle, bottom + 14, f"0.{tenths}", 12, INK))
        up = bottom - SIZE * tenths * 2 - middle
        parts.append(words(LEFT - 18, up, f"0.{tenths}", 12, INK))
    for at, (cell, colour) in enumerate(COLOURS.items()):
        x = LEFT + at * 82
        name = f"{'upper' if cell[0] == 'U' else 'lower'} {cell[1]}"
        parts += [box(x, bottom + 56, 16, 16, colour), words(x + 44, bottom + 64, name, 12, INK)]
    return parts


if __name__ == "__main__":
    main()
