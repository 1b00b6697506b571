"""Random playouts: whole rounds, the same for the same seed, and every ply of a round is legal."""

import pytest

import quatuor as q
from quatuor.compiler import using
from quatuor.search.playout import playouts
from tests.random_games import label
from tests.settings import COMPILED, Setting


@pytest.mark.parametrize("setting", COMPILED[::3], ids=label)
def test_every_playout_ends_with_winners_or_a_draw(setting: Setting) -> None:
    name, options = setting
    start = q.Game(name, **options).start()
    tally = playouts(start, 200, seed=5)
    shared = 2 if options.get("partners") else 1
    assert sum(tally.wins) == shared * (tally.rounds - tally.draws)
    assert tally.plies >= tally.rounds


@pytest.mark.parametrize("setting", COMPILED, ids=label)
def test_machine_code_plays_the_same_rounds_as_the_rules_as_they_are_written(
    setting: Setting,
) -> None:
    name, options = setting
    start = q.Game(name, **options).start()
    played = playouts(start, 12, seed=7)
    with using("python"):
        assert playouts(start, 12, seed=7) == played


def test_the_same_seed_gives_the_same_playouts() -> None:
    start = q.Game("plus4").start()
    assert playouts(start, 500, seed=3) == playouts(start, 500, seed=3)
    assert playouts(start, 500, seed=3) != playouts(start, 500, seed=4)


def test_the_first_player_of_the_classic_game_wins_more_than_half_of_random_rounds() -> None:
    tally = playouts(q.Game("puissance4").start(), 20000)
    assert 0.53 < tally.wins[0] / tally.rounds < 0.58


def test_a_playout_from_a_won_position_is_that_win() -> None:
    finished = q.Game("puissance4").start().play("1212121")
    tally = playouts(finished, 3)
    assert tally.wins == (3, 0)
    assert tally.plies == 0
