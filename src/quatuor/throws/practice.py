"""What practice knows: for every cell a launch that usually ends in it, and how a hand strays.

The launches were found by trying (`python -m bench.practice`) and are kept in `practised.json`, one
for each tray and row: the launcher stands straight before the column, so all columns are alike.
"""

import json
import random
from dataclasses import replace
from functools import cache
from importlib.resources import files

from quatuor.throws.box import middle_of
from quatuor.throws.launcher import REACH, Launch

STEADY = 0.045
"""How far each of the four numbers of a practised hand strays: the standard deviation."""


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


def shaken(launch: Launch, error: float, lot: random.Random) -> Launch:
    """The launch as a hand really does it that strays by so much."""

    def stray(value: float, least: float) -> float:
        return min(max(value + lot.gauss(0, error), least), 1.0)

    return replace(
        launch,
        side=stray(launch.side, -1.0),
        turn=stray(launch.turn, -1.0),
        tilt=stray(launch.tilt, 0.0),
        power=stray(launch.power, 0.0),
    )


@cache
def _known() -> dict[str, tuple[float, float]]:
    """Tilt and power by tray and row."""
    text = files("quatuor.throws").joinpath("practised.json").read_text(encoding="utf-8")
    known: dict[str, tuple[float, float]] = json.loads(text)
    return known
