"""Endings among more than two are worth what a search of every line says, or lie between bounds."""

from typing import Any

import numpy as np
import pytest

import quatuor as q
from quatuor import lab
from quatuor.compiler.words import words
from quatuor.lab.endings import apply_to, outcomes
from tests.random_games import label
from tests.search.minimax import late_positions, result, side_of
from tests.settings import Setting

SEVERAL: list[Setting] = [
    ("q4", {"players": 3, "marbles": 1, "move_limit": 1}),
    ("q4", {"players": 4, "marbles": 15}),
    ("foursenses", {"players": 3}),
]


def late(setting: Setting, count: int) -> list[q.Position]:
    name, options = setting
    return list(late_positions(q.Game(name, **options), count, seed=2))


def bounds(position: q.Position, most: int) -> dict[str, tuple[int, int]]:
    assert position.to_move
    row = np.array(words(position.state))
    return outcomes(position.game, row, position.to_move, most)


@pytest.mark.parametrize("setting", SEVERAL, ids=label)
def test_every_ply_of_an_ending_is_worth_what_a_search_of_every_line_says(setting: Setting) -> None:
    for position in late(setting, 3):
        side = side_of(position)
        expected = {token: result(position.play(token), side) for token in position.legal}
        assert bounds(position, 100_000) == {token: (v, v) for token, v in expected.items()}


@pytest.mark.parametrize("setting", SEVERAL, ids=label)
def test_what_is_not_tried_stays_between_bounds(setting: Setting) -> None:
    for position in late(setting, 3):
        side = side_of(position)
        for token, (low, high) in bounds(position, 1).items():
            assert low <= result(position.play(token), side) <= high


def test_an_oracle_knows_what_all_others_together_can_prevent() -> None:
    env = lab.make("foursenses", players=3, batch=6, seed=3)
    s = env.reset()
    for _ in range(5):
        s = env.step(s, env.sample(s), auto_reset=False)
    values, best = lab.oracle("foursenses", players=3).solve(s.words)
    running = s.mover > 0
    assert np.isnan(values[~running]).all()
    assert running.any()
    assert not np.isnan(values[running]).any()
    assert (best <= s.mask).all()


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("plus4", {}),
        ("q4", {"players": 4, "partners": True}),
        ("foursenses", {"players": 3, "claims": "announce"}),
    ],
)
def test_two_sides_and_lines_that_are_claimed_are_left_to_engines(name: str, options: Any) -> None:
    assert not apply_to(q.Game(name, **options))
