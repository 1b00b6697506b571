"""Boards that are laid out by hand: the moves that lead there, or why there are none."""

import random

import pytest

from quatuor import BadRequest, Game, Limit, Position, Stop
from quatuor.pictures.boards import cells_of
from quatuor.search.reach import reach

SETTINGS = [
    ("puissance4", {}),
    ("puissance4", {"five": True}),
    ("puissance4", {"pop_out": True}),
    ("puissance4", {"power": True}),
    ("top10", {}),
    ("plus4", {"mode": "elementary"}),
    ("q4", {}),
    ("q4", {"players": 3}),
    ("foursenses", {}),
]


def pieces(game: str, board: object) -> dict[str, str]:
    return {cell: content for cell, content in cells_of(game, board).items() if content}


def after_additions(game: Game, plies: int, rng: random.Random) -> Position:
    """A position of a round that goes on, after moves that only bring pieces."""
    position = game.start()
    while len(position.moves) < plies or not position.starts_turn:
        if position.outcome:
            return after_additions(game, plies, rng)
        added = [token for token in position.legal if not set("xABD-!") & set(token)]
        position = position.play(rng.choice(added or position.legal))
    return position if not position.outcome else after_additions(game, plies, rng)


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_a_board_of_a_game_that_was_played_is_reached_by_legal_moves(
    name: str, options: dict[str, object]
) -> None:
    rng, game = random.Random(7), Game(name, **options)
    for plies in (1, 4, 7):
        position = after_additions(game, plies, rng)
        found = reach(game, pieces(name, position.board), position.to_move, Limit(seconds=20))
        assert found.moves is not None
        again = game.start().play(found.moves)
        assert again.board == position.board
        assert again.to_move == position.to_move


def test_a_line_that_ends_the_round_comes_last() -> None:
    cells = {"1,1": "1", "2,1": "1", "3,1": "1", "4,1": "1", "1,2": "2", "2,2": "2", "3,2": "2"}
    found = reach(Game("puissance4"), cells)
    assert found.moves is not None
    outcome = Game("puissance4").start().play(found.moves).outcome
    assert outcome is not None
    assert outcome.winners == (1,)


def test_a_disc_that_had_to_be_popped_is_found() -> None:
    game = Game("puissance4", pop_out=True)
    found = reach(game, {"1,1": "1", "2,1": "1"}, to_move=1, limit=Limit(seconds=20))
    assert found.moves is not None
    assert any(token.startswith("x") for token in found.moves)


@pytest.mark.parametrize(
    ("name", "cells", "to_move", "reason", "cell"),
    [
        ("puissance4", {"4,2": "1"}, None, "floating", "4,2"),
        ("plus4", {"2,1": "1"}, None, "floating", "2,1"),
        ("puissance4", {"4,1": "1", "5,1": "1"}, None, "impossible", ""),
        ("puissance4", {"4,1": "2"}, None, "impossible", ""),
        ("puissance4", {"4,1": "1"}, 1, "impossible", ""),
        (
            "puissance4",
            {f"{c},1": str(c % 2 + 1) for c in range(1, 7)}
            | {"1,2": "2", "2,2": "2", "3,2": "2", "4,2": "2"},
            None,
            "impossible",
            "",
        ),
        ("q4", {"1a1": "1", "2a1": "1"}, None, "impossible", ""),
        ("plus4", {"2,4": "1", "3,4": "1"}, None, "impossible", ""),
        ("foursenses", {"a1": "S1"}, 1, "impossible", ""),
        ("foursenses", {"a1": "S3"}, 2, "impossible", ""),
    ],
)
def test_where_no_moves_lead_that_is_proved_and_said(
    name: str, cells: dict[str, str], to_move: int | None, reason: str, cell: str
) -> None:
    found = reach(Game(name), cells, to_move, Limit(seconds=60))
    assert (found.moves, found.reason, found.cell) == (None, reason, cell)


def test_a_search_that_is_stopped_says_that_nothing_was_found() -> None:
    stop = Stop()
    stop.set()
    wanted = {f"{part}{column}1": "1" for part in "1234" for column in "abc"}
    wanted |= {f"{part}{column}4": "2" for part in "1234" for column in "abc"}
    found = reach(Game("q4"), wanted, limit=Limit(seconds=60), stop=stop)
    assert (found.moves, found.reason) == (None, "not_found")
    assert found.positions < 1000


@pytest.mark.parametrize(
    ("name", "cells"), [("puissance4", {"9,1": "1"}), ("puissance4", {"4,1": "7"}), ("flip", {})]
)
def test_what_cannot_lie_on_a_board_is_refused(name: str, cells: dict[str, str]) -> None:
    with pytest.raises(BadRequest):
        reach(Game(name), cells)
