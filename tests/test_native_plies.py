"""Single plies as native code are those of the rules as they are written."""

import os
import pickle
import random
import subprocess
import sys
from types import ModuleType
from typing import Any

import pytest

import quatuor as q
from quatuor.compiler import using
from quatuor.native_plies import native
from tests.random_games import label
from tests.settings import Setting

NATIVE: list[Setting] = [("puissance4", {}), ("puissance4", {"power": True, "five": True})]
"""Settings in which no position can come back."""


def told(position: q.Position) -> list[Any]:
    """What a program may ask of a position."""
    asked = position.legal, position.outcome, position.to_move, position.moves, position.board
    return [*asked, position.state, position.number, position.token]


def played(setting: Setting, seed: int) -> list[list[Any]]:
    """A round at random, and what is told of each of its positions."""
    name, options = setting
    rng, position = random.Random(seed), q.Game(name, **options).start()
    found = [told(position)]
    while position.legal and position.number < 80:
        position = position.play(rng.choice(position.legal))
        found.append(told(position))
    return [*found, told(pickle.loads(pickle.dumps(position)))]


@pytest.mark.parametrize("setting", NATIVE, ids=label)
def test_native_plies_are_those_of_the_rules(setting: Setting) -> None:
    expected = [played(setting, seed) for seed in range(3)]
    with using("numba"):
        assert q.Game(setting[0], **setting[1]).start()._code is not None
        assert [played(setting, seed) for seed in range(3)] == expected


def test_native_plies_are_refused_like_others() -> None:
    with using("numba"):
        start = q.Game("puissance4").start()
        full = start.play("1 1 1 1 1 1")
        assert start._code is not None
        with pytest.raises(q.IllegalMove, match="1 cannot be played now; what can be is 2 3"):
            full.play("1")
        with pytest.raises(q.UnreadableMove, match="'8' is no move of puissance4"):
            full.play("8")


STEPS = """
import quatuor
from quatuor.compiler import backend
backend.prepare()
start = quatuor.Game("puissance4").start()
print(start._code is not None, *start.play("1").legal)
"""


@pytest.mark.parametrize("chosen", ["njit", "python"])
def test_other_backends_play_by_the_rules_as_written(chosen: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", STEPS],
        env={**os.environ, "QUATUOR_BACKEND": chosen},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == ["False", "1", "2", "3", "4", "5", "6", "7"]


def test_a_round_in_which_positions_can_come_back_goes_by_the_rules_as_written() -> None:
    with using("numba"):
        assert q.Game("puissance4", pop_out=True).start()._code is None
    assert q.Game("puissance4").start()._code is None


def test_native_code_that_another_thread_is_still_loading_is_not_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    half = ModuleType("quatuor.compiler.native.entries")
    monkeypatch.setitem(sys.modules, half.__name__, half)
    with using("python"):
        assert not native()
