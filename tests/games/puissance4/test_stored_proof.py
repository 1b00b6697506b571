"""Playing by the stored proof of `pop_out`: whoever starts wins, and it is known how soon."""

import random

import pytest

from quatuor.game import Game, Position
from quatuor.players.choose import choose
from quatuor.search.analysis import Analysis
from quatuor.search.limit import Limit
from quatuor.search.registry import analysis
from quatuor.search.value import Value

GAME = Game("puissance4", pop_out=True)
QUICK = Limit(simulations=300)


def first_thing(position: Position) -> Analysis:
    return analysis(position, QUICK, every=False)


def test_the_start_is_won_within_21_plies_by_the_middle() -> None:
    found = analysis(GAME.start(), QUICK)
    assert found.value == Value.win(1, 21, fastest=False)
    assert next(iter(found.values)) == "4"
    assert sorted(found.values) == sorted(GAME.start().legal)
    assert not found.values["1"].proved
    assert found.engine == "proof"
    assert len(found.line) == 21
    ended = GAME.start().play(" ".join(found.line)).outcome
    assert ended is not None
    assert ended.winners == (1,)


def test_after_the_middle_every_answer_loses() -> None:
    found = analysis(GAME.start().play("4"), QUICK)
    assert (found.engine, found.value) == ("proof", Value.loss(2, 20, fastest=False))
    assert all(value.proved and value.at_most == -1 for value in found.values.values())


@pytest.mark.parametrize("starter", [1, 2])
def test_the_strongest_wins_whatever_is_answered_and_in_time(starter: int) -> None:
    lots = random.Random(4)
    for _ in range(12):
        position = GAME.replace(first=starter).start()
        left = 21
        while position.outcome is None:
            if position.to_move == starter:
                found = choose(position, "strongest", QUICK)
                assert (found.why, found.perfect) == ("proof", True)
                assert found.value.plies is not None
                assert found.value.plies <= left
                left = found.value.plies
                position = position.play(found.token)
            else:
                position = position.play(lots.choice(position.legal))
            left -= 1
        assert position.outcome.winners == (starter,)


def test_what_is_known_of_a_position_is_known_of_its_mirror_image() -> None:
    one, other = GAME.start().play("4 1 4 2"), GAME.start().play("4 7 4 6")
    assert first_thing(one).value == first_thing(other).value
    assert first_thing(one).engine == first_thing(other).engine == "proof"


@pytest.mark.parametrize(
    "position",
    [
        Game("puissance4", pop_out=True, both_lines="opponent").start(),
        Game("puissance4", pop_out=True, five=True).start(),
        Game("puissance4", pop_out=True, power=True).start(),
        GAME.start().play("1"),
        GAME.start().play("4 1 x4 x1"),
    ],
    ids=str,
)
def test_of_other_games_and_after_other_plies_the_proof_says_nothing(position: Position) -> None:
    assert first_thing(position).engine != "proof"
