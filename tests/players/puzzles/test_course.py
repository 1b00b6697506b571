"""Courses: every target is proved by the throw that comes with it, and better hands hit more."""

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from quatuor.errors import UnknownPuzzle
from quatuor.games.registry import GAMES, part
from quatuor.players.puzzles.course import Target, course_of, faults

COURSES: dict[str, Any] = {game: own for game in GAMES if (own := part(game, "course"))}
TARGETS = [(own, target) for own in COURSES.values() for target in own.TARGETS]


@pytest.mark.parametrize("game", COURSES)
def test_a_course_is_ten_different_targets_from_easy_to_hard(game: str) -> None:
    targets = course_of(game)
    assert len({target.cell for target in targets}) == len(targets) == 10
    assert [target.rating for target in targets] == sorted(target.rating for target in targets)


def test_every_target_of_the_program_is_proved() -> None:
    assert list(faults()) == []


@pytest.mark.parametrize(("own", "target"), TARGETS, ids=lambda one: getattr(one, "cell", ""))
def test_a_throw_that_ends_elsewhere_proves_nothing(own: ModuleType, target: Target) -> None:
    other = next(one for one in own.TARGETS if one.cell != target.cell)
    assert f"ends in {target.cell}" in own.fault(replace(target, cell=other.cell))


@pytest.mark.parametrize("game", COURSES)
def test_another_box_proves_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    own = COURSES[game]
    monkeypatch.setitem(own.KEPT, "box", "another")
    found = list(faults(game))
    assert len(found) == len(own.TARGETS)
    assert "another box" in found[0]


@pytest.mark.parametrize("game", ["q4", "chess"])
def test_a_game_without_targets_says_so(game: str) -> None:
    with pytest.raises(UnknownPuzzle, match=f"{game} has no targets"):
        course_of(game)
