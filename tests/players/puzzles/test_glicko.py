"""How strong a solver is: Glickman's own example, and what solving puzzles does to a rating."""

import pytest
from hypothesis import given, strategies as st

from quatuor.players.puzzles.glicko import WIDEST, Strength, after_puzzle, rated


def test_the_example_of_the_system_comes_out() -> None:
    games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
    after = rated(Strength(1500.0, 200.0, 0.06), games)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_known_less_well() -> None:
    after = rated(Strength(1500.0, 200.0, 0.06), [])
    assert after.rating == 1500.0
    assert after.deviation == pytest.approx(200.27, abs=0.01)
    assert rated(Strength(deviation=WIDEST), []).deviation == WIDEST


@given(st.floats(100, 2500), st.floats(30, WIDEST), st.floats(100, 2500))
def test_a_solved_puzzle_raises_and_an_unsolved_one_lowers(
    rating: float, deviation: float, puzzle: float
) -> None:
    before = Strength(rating, deviation)
    assert after_puzzle(before, puzzle, solved=True).rating >= rating
    assert after_puzzle(before, puzzle, solved=False).rating <= rating


def test_a_surprise_makes_the_volatility_grow() -> None:
    before = Strength(1500.0, 50.0, 0.06)
    assert after_puzzle(before, 2400.0, solved=True).volatility > before.volatility


def test_many_puzzles_find_a_strength_and_never_say_that_all_is_known() -> None:
    strength = Strength()
    for number in range(400):
        strength = after_puzzle(strength, 1300.0, solved=number % 2 == 0)
    assert strength.rating == pytest.approx(1300, abs=40)
    assert 40 < strength.deviation < 80
