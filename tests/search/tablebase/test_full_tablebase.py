"""The push-through grid at its full size: what is known about it, and play that never errs."""

import random
from typing import Any

import pytest

import quatuor as q
from quatuor.game import Position
from quatuor.search.tablebase import Tablebase
from quatuor.search.tablebase.position_count import count_positions
from tests.search.tablebase.test_tablebase import some_positions, table


@pytest.mark.parametrize(
    ("both", "expected"),
    [("draw", "draw"), ("mover", "draw"), ("opponent", "win in 19")],
)
def test_elementary_with_nine_pieces_has_its_known_value(both: str, expected: str) -> None:
    game, solved = table(both_lines=both)
    assert str(solved.value(game.start())) == expected


def test_elementary_has_its_known_number_of_undecided_positions() -> None:
    assert count_positions(q.Game("plus4")).undecided == 714_003


@pytest.mark.parametrize("both", ["draw", "mover", "opponent"])
def test_perfect_play_keeps_what_a_position_is_worth_against_every_reply(both: str) -> None:
    game, solved = table(both_lines=both)
    for position in some_positions(game, 60, 16):
        value = solved.value(position)
        if value.result == "win" and (value.plies or 0) <= 9:
            assert won_against_everything(solved, position, position.to_move, value.plies or 0)


def won_against_everything(
    solved: Tablebase, position: Position, winner: int | None, plies: int
) -> bool:
    """Whether the table's plies win for the winner in time, whatever the other plays."""
    if position.outcome:
        return position.outcome.winners == (winner,)
    if plies == 0:
        return False
    mine = position.to_move == winner
    tokens = solved.best(position)[:1] if mine else position.legal
    return all(won_against_everything(solved, position.play(t), winner, plies - 1) for t in tokens)


@pytest.mark.parametrize("options", [{"both_lines": "draw"}, {"both_lines": "mover"}])
def test_a_drawn_round_is_not_lost_against_random_play(options: dict[str, Any]) -> None:
    game, solved = table(**options)
    lots = random.Random(3)
    for number in range(40):
        position, mine = game.start(), number % 2 + 1
        while not position.outcome:
            best = solved.best(position) if position.to_move == mine else position.legal
            position = position.play(lots.choice(best))
        assert position.outcome.winners != (3 - mine,)


@pytest.mark.slow
def test_a_round_for_points_with_nine_pieces_is_even() -> None:
    game, solved = table(mode="rounds")
    assert str(solved.value(game.start())) == "draw"


def test_a_win_is_in_doubt_once_a_position_nearer_to_it_has_come_twice() -> None:
    game, solved = table(discs=5, both_lines="opponent")
    position = game.start().play("3234333334")
    assert [str(solved.value(position.play("3" * n))) for n in (0, 5, 6, 7)] == [
        "win in 3",
        "win in 3",
        "loss in 7 unless repetition saves a draw",
        "win in 6 unless repetition saves a draw",
    ]
