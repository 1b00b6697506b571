"""Values say what they know, for whom, and whether it is proved."""

import pytest

from quatuor.search.value import DRAW, LOSS, WIN, Value, of_plies


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Value.win(1, 11), "win in 11 plies for player 1"),
        (Value.win(2, 1), "win in 1 ply for player 2"),
        (Value.win(1, 9, fastest=False), "win within 9 plies for player 1"),
        (Value.win(1), "win for player 1"),
        (Value.loss(2, 4), "loss in 4 plies for player 2"),
        (Value.draw(1), "draw"),
        (Value.estimate(1, 0.3), "estimate +0.3 for player 1"),
        (Value.estimate(2, -0.25), "estimate -0.25 for player 2"),
        (Value.unknown(1), "unknown"),
        (Value(1, at_least=DRAW), "at least a draw for player 1"),
        (Value(1, at_most=DRAW, guess=-0.1), "estimate -0.1, at most a draw for player 1"),
    ],
)
def test_a_value_is_read_as_a_sentence(value: Value, words: str) -> None:
    assert str(value) == words


def test_the_other_side_sees_the_opposite() -> None:
    assert Value.win(1, 11).seen_by(2) == Value.loss(2, 11)
    assert Value(1, at_least=DRAW, guess=0.5).seen_by(2) == Value(2, at_most=DRAW, guess=-0.5)
    assert Value.draw(1).seen_by(2) == Value.draw(2)


def test_values_are_ranked_quick_wins_first_and_quick_losses_last() -> None:
    ranked = [
        Value.win(1, 3),
        Value.win(1, 9),
        Value.win(1),
        Value.estimate(1, 0.5),
        Value.draw(1),
        Value.estimate(1, -0.5),
        Value.loss(1),
        Value.loss(1, 8),
        Value.loss(1, 2),
    ]
    assert sorted(ranked, key=lambda value: -value.worth) == ranked


def test_only_bounds_that_meet_are_a_proof() -> None:
    assert Value.draw(1).proved
    assert not Value(1, at_least=DRAW, at_most=WIN).proved
    assert not Value.estimate(1, 0.999).proved
    assert Value.estimate(1, 0.999).to_json()["value"] == "estimate"


@pytest.mark.parametrize(
    ("plies", "position"),
    [
        ((Value.win(1, 3), Value.unknown(1)), Value.win(1, 3)),
        ((Value.draw(1), Value.unknown(1)), Value(1, DRAW, WIN)),
        ((Value.draw(1), Value(1, LOSS, DRAW)), Value.draw(1)),
        ((Value(1, LOSS, DRAW), Value.loss(1, 2)), Value(1, LOSS, DRAW)),
        ((Value.loss(1, 6), Value.loss(1, 2)), Value.loss(1, 6)),
    ],
    ids=str,
)
def test_a_position_is_worth_its_best_ply_and_open_as_long_as_a_better_one_may_be_there(
    plies: tuple[Value, ...], position: Value
) -> None:
    assert of_plies(plies) == position
