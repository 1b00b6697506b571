"""What practice knows: for every cell a launch that often ends in it, and how launches scatter.

The launches were found by trying (`python -m bench.practice`) and are kept in `practised.json`, one
for each tray and row: the launcher stands straight before the column, so all columns are alike.
"""

import json
import random
from functools import cache
from importlib.resources import files

from quatuor.games.flip.physics.box import middle_of
from quatuor.games.flip.physics.launcher import RANGES, REACH, Launch, Numbers

SCATTER = 0.045
"""The standard deviation that chance adds to each number of every launch, whoever throws."""


def own_view(seat: int, cell: str) -> str:
    """The cell as the thrower sees it: row 1 is always the nearest, column a at the left."""
    tray, column, row = cell[0], cell[1], cell[2]
    return cell if seat == 1 else f"{tray}{'dcba'['abcd'.index(column)]}{5 - int(row)}"


def practised(seat: int, cell: str) -> Launch:
    """The launch with which somebody who has practised throws at this cell."""
    seen = own_view(seat, cell)
    tilt, power = _known()[seen[0] + seen[2]]
    return straight_at(seat, seen, tilt, power)


def straight_at(seat: int, seen: str, tilt: float, power: float) -> Launch:
    """A launch from straight before the column of a cell, named as the thrower sees it."""
    return Launch(seat, middle_of(seen)[0] / REACH, 0.0, tilt, power)


def drawn_scatter(deviation: float, rng: random.Random) -> Numbers:
    """By how much the four numbers of one launch are off."""
    return (
        rng.gauss(0, deviation),
        rng.gauss(0, deviation),
        rng.gauss(0, deviation),
        rng.gauss(0, deviation),
    )


def scattered(numbers: Numbers, scatter: Numbers) -> Numbers:
    """What the launcher really does when its four numbers are off by so much."""
    side, turn, tilt, power = (
        min(max(number + off, least), most)
        for number, off, (least, most) in zip(numbers, scatter, RANGES, strict=True)
    )
    return side, turn, tilt, power


def shaken(launch: Launch, error: float, rng: random.Random) -> Launch:
    """The launch with each of its numbers off by chance, with this standard deviation."""
    numbers = (launch.side, launch.turn, launch.tilt, launch.power)
    return Launch(launch.seat, *scattered(numbers, drawn_scatter(error, rng)))


@cache
def _known() -> dict[str, tuple[float, float]]:
    """Tilt and power by tray and row."""
    text = files(__package__).joinpath("practised.json").read_text(encoding="utf-8")
    known: dict[str, tuple[float, float]] = json.loads(text)
    return known
