"""Computers take their time as people do, and never too much of it."""

import random
from itertools import pairwise
from statistics import median, stdev

import pytest

from quatuor.game import Game, Position
from quatuor.players.choose import budget_of
from quatuor.players.levels import LEVELS
from quatuor.room.pace import ALLOWANCE, LONGEST_PAUSE, left_for_a_ply, pause, wait_began


def pauses(level: str, choices: int) -> list[float]:
    rng = random.Random(7)
    return [pause(LEVELS[level], choices, rng) for _ in range(400)]


def test_a_low_level_never_takes_the_same_time_twice() -> None:
    drawn = pauses("first", 7)
    assert len(set(drawn)) > 390
    assert stdev(drawn) > 0.3
    assert 0 < min(drawn) < 0.8
    assert 2.0 < max(drawn) <= LONGEST_PAUSE


def test_more_to_choose_from_takes_longer_and_better_players_are_quicker() -> None:
    for few, many in pairwise((1, 7, 16, 64)):
        assert median(pauses("easy", few)) < median(pauses("easy", many))
    for weaker, better in pairwise(LEVELS):
        assert median(pauses(weaker, 7)) > median(pauses(better, 7))


@pytest.mark.parametrize("plies", [1, 2, 3, 10, 60])
def test_all_plies_of_a_turn_together_stay_under_ten_seconds(plies: int) -> None:
    spent = 0.0
    for _ in range(plies):
        seconds = budget_of("strongest", left_for_a_ply(spent)).seconds
        assert seconds is not None
        spent += seconds
    assert spent <= ALLOWANCE < 10
    assert budget_of("strongest", left_for_a_ply(0)).seconds == pytest.approx(ALLOWANCE / 2)


def test_a_level_thinks_no_longer_than_its_own_budget() -> None:
    assert budget_of("hard", 9.0) == budget_of("hard")
    assert budget_of("hard", 0.2).seconds == 0.2


def q4_after(plies: int) -> Position:
    position = Game("q4", players=4).start()
    for _ in range(plies):
        position = position.play(position.legal[0])
    return position


def test_three_computers_in_a_row_share_what_the_person_waits() -> None:
    computers = {2, 3, 4}
    assert [wait_began(q4_after(n), 1 + n, computers, 4) for n in (1, 2, 3)] == [1, 1, 1]
    assert wait_began(q4_after(5), 2, computers, 4) == 5


def test_where_no_person_plays_each_turn_has_its_own_time() -> None:
    assert wait_began(q4_after(3), 4, {1, 2, 3, 4}, 4) == 3


def test_a_chain_of_pops_is_one_turn() -> None:
    position = Game("top10", fill="random").start()
    seat = position.to_move
    assert seat is not None
    while position.to_move == seat:
        assert wait_began(position, seat, {seat}, 2) == 0
        position = position.play(position.legal[0])
    assert len(position.moves) > 1
