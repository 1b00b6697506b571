"""What counts as in a cell, at its edges."""

import math

import pytest

from quatuor.games.flip.physics.box import (
    FLOORS,
    HALF_THICK,
    PITCH,
    RIDGE,
    TRAY_HALF,
    Pose,
    middle_of,
)
from quatuor.games.flip.physics.judge import LEANS, judged
from quatuor.games.flip.trays import CELLS

HAIR = 1e-6
INSIDE = PITCH / 2 - RIDGE / 2
"""From the middle of a cell to the ridge."""


def lying(cell: str, dx: float = 0.0, dy: float = 0.0, lean: float = 0.0) -> str:
    """The judgement about a token so far from the middle of a cell, leaning by an angle."""
    x, y, floor = middle_of(cell)
    face = (math.sin(lean), 0.0, math.cos(lean))
    return judged(Pose(x + dx, y + dy, floor + HALF_THICK, face))


@pytest.mark.parametrize("cell", CELLS)
def test_a_token_flat_in_the_middle_of_a_cell_is_in_it(cell: str) -> None:
    assert lying(cell) == cell


@pytest.mark.parametrize("way", [-1, 1])
def test_the_middle_of_the_token_decides_up_to_the_very_ridge(way: int) -> None:
    assert lying("Ub2", dx=way * (INSIDE - HAIR)) == "Ub2"
    assert lying("Ub2", dx=way * (INSIDE + HAIR)) == "tray"
    assert lying("Lc3", dy=way * (INSIDE - HAIR)) == "Lc3"
    assert lying("Lc3", dy=way * (INSIDE + HAIR)) == "tray"


def test_beyond_the_ridge_the_next_cell_begins() -> None:
    assert lying("Ub2", dx=PITCH / 2) == "tray"
    assert lying("Ub2", dx=PITCH / 2 + RIDGE / 2 + HAIR) == "Uc2"
    assert lying("Ub2", dy=PITCH / 2 + RIDGE / 2 + HAIR) == "Ub3"


def test_a_token_may_lean_but_not_stand() -> None:
    assert lying("Ua1", lean=LEANS - HAIR) == "Ua1"
    assert lying("Ua1", lean=LEANS + HAIR) == "tray"
    assert lying("Ua1", lean=math.pi / 2) == "tray"


def test_face_down_is_as_good_as_face_up() -> None:
    assert lying("Ld4", lean=math.pi) == "Ld4"
    assert lying("Ld4", lean=math.pi - LEANS + HAIR) == "Ld4"


def test_a_token_on_the_rim_is_on_the_tray_and_one_beyond_it_is_off() -> None:
    height = FLOORS["U"] + HALF_THICK
    assert judged(Pose(TRAY_HALF - HAIR, 0.01, height)) == "tray"
    assert judged(Pose(TRAY_HALF + HAIR, 0.01, height)) == "miss"


def test_the_height_tells_the_trays_apart() -> None:
    assert judged(Pose(0.02, 0.02, FLOORS["U"] + HAIR)) == "Uc3"
    assert judged(Pose(0.02, 0.02, FLOORS["U"] - HAIR)) == "Lc3"
    assert judged(Pose(0.02, 0.02, FLOORS["L"] - HAIR)) == "miss"


def test_a_token_on_a_high_pile_is_in_the_cell_of_the_pile() -> None:
    x, y, floor = middle_of("Ub2")
    assert judged(Pose(x, y, floor + 0.05)) == "Ub2"
