"""What a batched environment refuses, and that nothing has happened then."""

from pathlib import Path

import numpy as np
import pytest

import quatuor as q
from quatuor import lab


def test_a_file_that_holds_no_state_of_the_game_is_refused(tmp_path: Path) -> None:
    env, file = lab.make("plus4", batch=2), tmp_path / "state.npz"
    np.savez(file, words=np.zeros((2, 2)))
    with pytest.raises(q.BadRecord, match="no file of a state"):
        env.load(file)
    env.save(env.reset(), file)
    with pytest.raises(q.BadRecord, match="a state of <Game plus4> is none of <Game top10>"):
        lab.make("top10", batch=2).load(file)
    with pytest.raises(q.BadRecord, match=r"words is int64 \(2, 9\), not int64 \(3, 9\)"):
        lab.make("plus4", batch=3).load(file)


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ([0], r"whole numbers of shape \(2,\), not int64 \(1,\)"),
        ([0.0, 1.0], "not float64"),
        ([[0], [1]], r"not int64 \(2, 1\)"),
        (["1", "2"], "whole numbers"),
        (None, "whole numbers"),
    ],
)
def test_actions_of_the_wrong_form_are_refused(actions: object, told: str) -> None:
    env = lab.make("puissance4", batch=2)
    with pytest.raises(q.BadRequest, match=told):
        env.step(env.reset(), actions)


@pytest.mark.parametrize("action", [-1, 7, 2**62])
def test_numbers_that_are_no_action_are_refused(action: int) -> None:
    env = lab.make("puissance4", batch=2)
    with pytest.raises(q.IllegalMove, match=f"action {action} of game 1: actions are 0 to 6"):
        env.step(env.reset(), [0, action])


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    env = lab.make("plus4", mode="rounds", batch=2, discs=1)
    s = env.reset()
    for _ in range(2):
        s = env.step(s, [4, 0])
    with pytest.raises(q.IllegalMove, match=r"action 4 \(B1\) of game 0 cannot be played now"):
        env.step(s, [4, 4])
    assert env.step(s, [0, 4]).number == 3


def test_illegal_plies_of_every_kind_are_refused() -> None:
    env = lab.make("foursenses", claims="announce", batch=1, seed=2)
    s = env.reset()
    for _ in range(12):
        for action in range(env.num_actions):
            if not s.mask[0, action]:
                with pytest.raises(q.IllegalMove):
                    env.step(s, [action])
        s = env.step(s, env.sample(s))


@pytest.mark.parametrize(
    ("name", "given", "error", "told"),
    [
        ("chess", {}, q.UnknownGame, "there is no game 'chess'"),
        ("plus4", {"colour": 1}, q.BadOption, "plus4 has no option 'colour'"),
        ("flip", {}, q.BadOption, "has no turns"),
        ("plus4", {"batch": 0}, q.BadRequest, "batch is a whole number from 1 on, not 0"),
        ("plus4", {"threads": 0}, q.BadRequest, "threads is a whole number from 1 on"),
        ("plus4", {"seed": -1}, q.BadRequest, "seed is a whole number from 0"),
        ("flip", {"mode": "pro", "hand": "lucky"}, q.BadRequest, "there is no level 'lucky'"),
        ("plus4", {"observation": "int8"}, q.BadRequest, "is 'float32' or 'bool', not 'int8'"),
        ("q4", {"observation": "bool"}, q.BadRequest, "'moves' of <Game q4> is a number that a"),
    ],
)
def test_what_cannot_be_made_is_refused_in_one_line(
    name: str, given: dict[str, object], error: type[q.QuatuorError], told: str
) -> None:
    with pytest.raises(error, match=told):
        lab.make(name, **given)  # type: ignore[arg-type]


def test_a_state_of_another_environment_is_refused() -> None:
    env, other = lab.make("plus4", batch=2), lab.make("plus4", batch=3)
    with pytest.raises(q.BadRequest, match="does not belong to"):
        env.step(other.reset(), [0, 0])
    with pytest.raises(q.BadRequest, match="a state is what reset and step give"):
        env.step(other.reset().words, [0, 0])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="read-only"):
        other.reset().words[0, 0] = 7
