"""Throws that really fly."""

import math
import random

import pytest

from quatuor.games.flip.physics import Landing, Launch, throw
from quatuor.games.flip.physics.box import (
    FLOORS,
    PLATE,
    RADIUS,
    RIDGE_HEIGHT,
    TALLEST,
    THICK,
    TRAY_HALF,
    Pose,
    middle_of,
)
from quatuor.games.flip.physics.judge import judged
from quatuor.games.flip.physics.path import FRAME, unpacked
from quatuor.games.flip.physics.practice import SCATTER, own_view, practised, shaken, straight_at
from quatuor.games.flip.trays import PLACES

CELLS = [f"{tray}{column}{row}" for tray in "UL" for column in "ad" for row in "14"]
EVERYWHERE = {f"{tray}{column}{row}": 1 for tray in "UL" for column in "abcd" for row in "12"}


def random_launch(lot: random.Random) -> Launch:
    aim = (lot.uniform(-1, 1), lot.uniform(-1, 1), lot.random(), lot.random())
    return Launch(lot.choice((1, 2)), *aim)


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("cell", CELLS)
def test_a_practised_launch_with_a_steady_hand_ends_in_the_wanted_cell(
    cell: str, seat: int
) -> None:
    assert throw(practised(seat, cell), {}).place == cell


def test_a_practised_hand_hits_often_and_a_random_launch_seldom() -> None:
    lot = random.Random(1)
    wanted = "Ub2"
    aimed = sum(
        throw(shaken(practised(1, wanted), SCATTER, lot), {}).place == wanted for _ in range(60)
    )
    by_chance = sum(throw(random_launch(lot), {}).place == wanted for _ in range(60))
    assert 20 <= aimed <= 50
    assert by_chance <= 6


def test_a_low_flat_throw_goes_between_the_trays_and_a_high_one_drops_onto_the_upper() -> None:
    flat, high = practised(1, "Lb3"), practised(1, "Ub3")
    assert flat.tilt < 0.5 < high.tilt
    below = unpacked(throw(flat, {}).path)
    above = unpacked(throw(high, {}).path)
    over = [pose for pose in below if abs(pose.y) < TRAY_HALF]
    assert max(pose.z for pose in over) < FLOORS["U"]
    assert max(pose.z for pose in above) > FLOORS["U"] + 0.03


def test_the_same_throw_onto_the_same_tokens_is_the_same_flight() -> None:
    launch = Launch(2, 0.1, -0.05, 0.87, 0.6)
    first = throw(launch, EVERYWHERE)
    throw(Launch(1, 0.0, 0.0, 0.2, 0.3), {})
    assert throw(launch, EVERYWHERE) == first


def test_the_players_face_each_other() -> None:
    assert own_view(1, "Ua1") == "Ua1"
    assert own_view(2, "Ua1") == "Ud4"
    aim = (0.25, 0.02, 0.9, 0.5)
    for pose, other in zip(flight(1, aim), flight(2, aim), strict=False):
        assert pose.y * other.y <= 0.0001 or abs(pose.y + other.y) < 0.02
    assert flight(1, aim)[0].x == -flight(2, aim)[0].x


def flight(seat: int, aim: tuple[float, float, float, float]) -> list[Pose]:
    return unpacked(throw(Launch(seat, *aim), {}).path)


def test_a_token_lands_on_the_tokens_that_lie_there_and_does_not_go_through_them() -> None:
    x, y, floor = middle_of("Lb1")
    piled = throw(practised(1, "Lb1"), {"Lb1": 1})
    assert piled.place == "Lb1"
    last = unpacked(piled.path)[-1]
    assert last.z > floor + THICK
    assert math.hypot(last.x - x, last.y - y) < 2 * RADIUS


def test_a_high_pile_is_pressed_into_its_cell_and_a_cell_is_never_too_full() -> None:
    launch = practised(1, "Lb1")
    assert throw(launch, {"Lb1": 40}) == throw(launch, {"Lb1": TALLEST})
    assert throw(launch, {"Lb1": 2}) != throw(launch, {"Lb1": TALLEST})
    assert TALLEST * THICK < RIDGE_HEIGHT


def test_a_throw_meets_no_pile_of_the_throw_before() -> None:
    launch = practised(1, "Lb1")
    alone = throw(launch, {})
    assert throw(launch, {"Lb1": 1}) != alone
    assert throw(launch, {}) == alone


def test_a_hard_throw_does_not_go_into_the_floor() -> None:
    hard = throw(Launch(1, 0.494, -0.122, 0.463, 0.92), {})
    above = [pose for pose in unpacked(hard.path) if max(abs(pose.x), abs(pose.y)) < TRAY_HALF]
    assert above
    assert not [pose for pose in above if FLOORS["L"] - PLATE < pose.z < FLOORS["L"]]


def test_a_throw_past_everything_misses() -> None:
    assert throw(Launch(1, 0.0, 1.0, 0.5, 1.0), {}).place == "miss"
    assert throw(Launch(1, 0.0, 0.0, 0.5, 0.0), {}).place == "miss"


def test_every_flight_starts_in_the_launcher_ends_where_it_is_judged_and_is_small() -> None:
    lot = random.Random(3)
    sizes = []
    for _ in range(40):
        launch = random_launch(lot)
        landing = throw(launch, EVERYWHERE)
        poses = unpacked(landing.path)
        assert landing.place in PLACES
        assert landing.milliseconds == FRAME * (len(poses) - 1)
        assert math.copysign(1, poses[0].y) == (-1 if launch.seat == 1 else 1)
        assert judged(poses[-1]) == landing.place or near_an_edge(landing)
        sizes.append(len(landing.path))
    assert sum(sizes) / len(sizes) < 700


def near_an_edge(landing: Landing) -> bool:
    """The path is rounded to an eighth of a millimetre: that may carry a token over an edge."""
    last = unpacked(landing.path)[-1]
    around = [Pose(last.x + dx, last.y + dy, last.z, last.face) for dx in EPS for dy in EPS]
    return landing.place in {judged(pose) for pose in around}


EPS = (-0.0002, 0.0, 0.0002)


def test_a_straight_launch_stands_before_the_column() -> None:
    assert straight_at(1, "Ua2", 0.5, 0.5).side == pytest.approx(-0.75)
    assert straight_at(2, "Ud2", 0.5, 0.5).side == pytest.approx(0.75)
