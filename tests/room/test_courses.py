"""Target practice as a room gives it: targets without their proofs, and throws that are judged."""

from typing import Any

import pytest
from pydantic import ValidationError

from quatuor.errors import UnknownPuzzle
from quatuor.games.flip.course import TARGETS
from quatuor.games.flip.physics.box import CELLS
from quatuor.room.course_schemas import Practice
from quatuor.room.courses import Courses
from quatuor.room.executor import InlineExecutor
from quatuor.room.flights import Flights
from tests.room.test_puzzles import asked

EXACT = Courses(Flights(InlineExecutor()), scatter=0.0)
SCATTERED = Courses(Flights(InlineExecutor()), scatter=0.1)


def practice(numbers: tuple[float, ...], game: str = "flip") -> Practice:
    return Practice(game=game, **dict(zip(("side", "turn", "tilt", "power"), numbers, strict=True)))


def test_targets_are_set_without_the_throws_that_prove_them() -> None:
    seen = asked(EXACT.course("flip"))
    assert [one.cell for one in seen.targets] == [target.cell for target in TARGETS]
    assert seen.tokens == 3
    assert "launch" not in seen.model_dump_json()


def test_a_throw_ends_where_the_physics_says() -> None:
    for target in TARGETS:
        landing = asked(EXACT.throw(practice(target.launch)))
        assert landing.place == target.cell
        assert landing.path
        assert landing.milliseconds > 0


def test_chance_scatters_a_throw_as_it_does_at_a_table() -> None:
    thrown = practice(TARGETS[0].launch)
    places = {asked(SCATTERED.throw(thrown)).place for _ in range(30)}
    assert len(places) > 1
    assert places <= {*CELLS, "tray", "miss"}


def test_who_asks_for_a_course_of_a_game_without_targets_is_told() -> None:
    with pytest.raises(UnknownPuzzle, match="q4 has no targets"):
        asked(EXACT.course("q4"))
    with pytest.raises(UnknownPuzzle, match="q4 has no targets"):
        asked(EXACT.throw(practice((0.0, 0.0, 0.5, 0.5), "q4")))


@pytest.mark.parametrize("wrong", [{"side": 1.1}, {"tilt": -0.1}, {"power": float("nan")}])
def test_a_launch_has_its_limits(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Practice(**{"game": "flip", "side": 0, "turn": 0, "tilt": 0, "power": 0, **wrong})
