"""Flights before anything is touched."""

import math

import pytest

from quatuor.games.flip.physics import Launch, throw
from quatuor.games.flip.physics.box import FLOORS, RADIUS, TRAY_HALF
from quatuor.games.flip.physics.coasting import coasted, is_clear
from quatuor.games.flip.physics.flight import turning_slows
from quatuor.games.flip.physics.launcher import start_of
from quatuor.games.flip.physics.moment import Moment, moment_of
from quatuor.games.flip.physics.path import FRAME, unpacked
from quatuor.games.flip.physics.practice import practised
from quatuor.games.flip.physics.simulation import simulation

HIGH, FLAT, ASIDE = practised(1, "Ub3"), practised(2, "Lc4"), Launch(1, 0.3, 0.8, 0.6, 0.9)


def way(launch: Launch) -> list[Moment]:
    return coasted(start_of(launch), turning_slows(), FRAME / 1000)


@pytest.mark.parametrize("launch", [HIGH, FLAT, ASIDE])
def test_a_coasting_token_is_where_a_simulation_in_fine_steps_finds_it(launch: Launch) -> None:
    box, moments = simulation(), way(launch)
    box.begin(*moments[0].numbers)
    box.advance((len(moments) - 1) * FRAME * 10, 0.0001)
    found, last = moment_of(box.numbers()), moments[-1]
    assert found.place == pytest.approx(last.place, abs=0.0005)
    assert found.turn == pytest.approx(last.turn, abs=0.001)
    assert found.velocity == pytest.approx(last.velocity, abs=0.002)
    assert found.spin == pytest.approx(last.spin, abs=0.002)


@pytest.mark.parametrize(("launch", "frames"), [(HIGH, 8), (FLAT, 2), (ASIDE, 2)])
def test_most_of_a_high_throw_and_the_beginning_of_a_flat_one_are_known_at_once(
    launch: Launch, frames: int
) -> None:
    known = way(launch)
    assert len(known) > frames
    path = unpacked(throw(launch, {}).path)
    for moment, pose in zip(known, path, strict=False):
        assert math.dist(moment.place, (pose.x, pose.y, pose.z)) < 0.0003
        assert moment.pose.face == pytest.approx(pose.face, abs=0.01)


def test_the_way_is_clear_only_where_no_token_could_touch_anything() -> None:
    edge = TRAY_HALF + 0.012 + RADIUS
    assert is_clear((0.0, 0.0, FLOORS["U"] + 0.03))
    assert not is_clear((0.0, 0.0, FLOORS["U"] + 0.02))
    assert is_clear((0.0, edge + 0.001, 0.05))
    assert not is_clear((0.0, edge - 0.001, 0.05))
    assert not is_clear((0.0, -0.24, RADIUS - 0.001))
