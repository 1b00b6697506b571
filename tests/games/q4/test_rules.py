"""What the rules of q4 say, sentence by sentence (announcing: `test_q4_claims.py`)."""

from itertools import product

import pytest

import quatuor as q
from tests.pictures import (
    after,
    assert_forbidden,
    assert_refused,
    assert_unreadable,
    boards,
    match_after,
    winners,
)

CELLS = [f"{board}{column}{row}" for board in "1234" for column in "abcd" for row in "1234"]
THREE_EACH = "1a1 4a4 1b1 4b4 1c1 4c4"


def placed(moves: str = "", **options: object) -> q.Position:
    return after("q4", moves, **options)


def lines_of_the_cube() -> set[frozenset[str]]:
    """All lines of four cells, by walking four steps from every cell in every direction."""
    lines = set()
    for start, step in product(product(range(4), repeat=3), product((-1, 0, 1), repeat=3)):
        walk = [[at + n * by for at, by in zip(start, step, strict=True)] for n in range(4)]
        if any(step) and all(0 <= at < 4 for cell in walk for at in cell):
            lines.add(frozenset(f"{b + 1}{'abcd'[c]}{r + 1}" for b, c, r in walk))
    return lines


def test_two_play_for_one_stake_with_12_marbles_and_lines_win_unless_chosen_otherwise() -> None:
    options = q.Game("q4").options
    assert [options[name] for name in ("players", "marbles", "partners")] == [2, 12, False]
    assert [options[name] for name in ("claims", "wrong_claim")] == ["auto", "pass"]
    assert [options[name] for name in ("move_limit", "stake")] == [100, 1]


@pytest.mark.parametrize(("players", "most"), [(2, 31), (3, 21), (4, 15)])
def test_the_marbles_are_12_or_any_number_from_1_up_to_what_leaves_room(
    players: int, most: int
) -> None:
    assert placed(players=players).hand == (12,) * players
    assert placed(players=players, marbles=1).hand == (1,) * players
    assert placed(players=players, marbles=most).hand == (most,) * players
    assert_refused("q4", players=players, marbles=0)
    assert_refused("q4", players=players, marbles=most + 1)


def test_two_three_or_four_play() -> None:
    assert [q.Game("q4", players=n).players for n in (2, 3, 4)] == [2, 3, 4]
    assert_refused("q4", players=1)
    assert_refused("q4", players=5)


def test_partners_need_four_players() -> None:
    assert q.Game("q4", players=4, partners=True).options["partners"] is True
    assert_refused("q4", partners=True)
    assert_refused("q4", players=3, partners=True)


def test_options_have_only_the_values_that_the_rules_name() -> None:
    assert_refused("q4", claims="shout")
    assert_refused("q4", wrong_claim="win")
    assert_refused("q4", move_limit=0)
    assert_refused("q4", stake=0)


def test_there_are_four_boards_of_4_by_4() -> None:
    start = placed()
    assert start.board == boards("""
        .... .... .... ....
        .... .... .... ....
        .... .... .... ....
        .... .... .... ....
    """)
    assert (set(start.legal), start.to_move) == (set(CELLS), 1)


def test_a_cell_is_named_by_board_column_and_row() -> None:
    assert placed("2b3 4d1").board == boards("""
        .... .... .... ....
        .... .1.. .... ....
        .... .... .... ....
        .... .... .... ...2
    """)


def test_the_cube_has_76_lines() -> None:
    assert len(lines_of_the_cube()) == 76


@pytest.mark.parametrize("line", sorted(" ".join(sorted(line)) for line in lines_of_the_cube()))
def test_each_line_of_the_cube_wins(line: str) -> None:
    others = [cell for cell in CELLS if cell not in line]
    plies = [ply for pair in zip(line.split(), others, strict=False) for ply in pair]
    position = placed(" ".join(plies[:6]))
    assert position.outcome is None
    assert position.play(plies[6]).outcome == q.Outcome((1,), "line")


@pytest.mark.parametrize(
    "cells",
    ["1c1 1d1 1a2 1b2", "1a3 1a4 2a1 2a2", "1b4 1c4 1d4 2a1", "1a1 1b1 1c1 2d1", "1a1 1b2 2c3 2d4"],
)
def test_a_line_does_not_bend_or_go_on_at_the_other_side(cells: str) -> None:
    others = ["4a2", "4c2", "4b4", "4d3"]
    plies = [ply for pair in zip(cells.split(), others, strict=True) for ply in pair]
    assert placed(" ".join(plies)).outcome is None


def test_players_place_in_turn_on_any_free_cell() -> None:
    position = placed("1a1 3c2 1b1", players=3)
    assert position.board == boards("""
        .... .... .... ....
        .... .... .... ....
        .... .... ..2. ....
        13.. .... .... ....
    """)
    assert (position.hand, position.to_move) == ((11, 11, 11), 1)
    assert set(position.legal) == set(CELLS) - {"1a1", "3c2", "1b1"}


def test_nothing_is_moved_while_marbles_are_in_hand() -> None:
    assert_forbidden(placed("1a1 1b1"), "1a1-1a2")


def test_then_you_move_one_of_your_own_marbles_to_another_free_cell() -> None:
    moving = placed("1a1 1b1 2a1 2b1", marbles=2)
    free = set(CELLS) - {"1a1", "1b1", "2a1", "2b1"}
    assert (moving.hand, moving.to_move) == ((0, 0), 1)
    assert set(moving.legal) == {f"{own}-{cell}" for own in ("1a1", "2a1") for cell in free}
    position = moving.play("2a1-4d4")
    assert position.board == boards("""
        .... .... .... ...1
        .... .... .... ....
        .... .... .... ....
        12.. .2.. .... ....
    """)
    assert position.to_move == 2


def test_you_never_move_an_opponents_marble_nor_onto_a_marble_nor_nowhere() -> None:
    moving = placed("1a1 1b1 2a1 2b1", marbles=2)
    assert_forbidden(moving, "1b1-1c1", "1a1-1b1", "1a1-2a1", "1a1-1a1", "1c1-1d1")
    assert_forbidden(moving, "1c1")


def test_you_move_one_marble_a_turn() -> None:
    position = placed("1a1 1b1 2a1 2b1 1a1-1a2", marbles=2)
    assert position.to_move == 2
    assert_forbidden(position, "2a1-2a2")


def test_a_line_of_your_own_colour_wins_at_once_while_placing() -> None:
    position = placed(f"{THREE_EACH} 1d1")
    assert position.board == boards("""
        .... .... .... 222.
        .... .... .... ....
        .... .... .... ....
        1111 .... .... ....
    """)
    assert (position.outcome, position.legal) == (q.Outcome((1,), "line"), ())


def test_a_line_of_your_own_colour_wins_at_once_while_moving() -> None:
    moving = placed(f"{THREE_EACH} 1d2 4d3", marbles=4)
    assert moving.outcome is None
    assert winners(moving.play("1d2-2d2 4d3-4d4")) == (2,)


def test_four_marbles_of_different_colours_are_no_line() -> None:
    assert placed("1a1 1b1 1c1 1d1").outcome is None


def test_without_announcing_there_is_nothing_to_announce() -> None:
    assert_forbidden(placed("1a1"), "!", "1b1!")
    assert_forbidden(placed("1a1 1b1", marbles=1), "1a1-1a2!")


def test_partners_win_together_with_a_line_of_either() -> None:
    moves = "1a1 2a1 4a1 3a1 1b1 2b1 4b4 3b2 1c1 2c1 4c3 3c4"
    assert winners(placed(f"{moves} 1d1", players=4, partners=True)) == (1, 3)
    assert winners(placed(f"{moves} 1d2 2d1", players=4, partners=True)) == (2, 4)
    assert winners(placed(f"{moves} 1d1", players=4)) == (1,)


def test_a_line_of_both_partners_colours_is_no_line() -> None:
    position = placed("1a1 2a1 1b1 2b1 1c1 3a1 1d1", players=4, partners=True)
    assert position.board[0][-1] == "1313"
    assert position.outcome is None


def test_move_limit_moving_plies_without_a_winner_are_a_draw() -> None:
    position = placed("1a1 1b1 1a1-1a2 1b1-1b2", marbles=1, move_limit=3)
    assert position.outcome is None
    assert position.play("1a2-1a3").outcome == q.Outcome((), "limit")


def test_the_limit_is_100_unless_chosen_otherwise() -> None:
    path = [cell for cell in CELLS if cell[0] in "12"]
    back = [cell for cell in CELLS if cell[0] in "34"]
    plies = [path[0], back[0]]
    for n in range(50):
        plies += [f"{path[n % 32]}-{path[(n + 1) % 32]}", f"{back[n % 31]}-{back[(n + 1) % 31]}"]
    position = placed(" ".join(plies[:-1]), marbles=1)
    assert position.outcome is None
    assert position.play(plies[-1]).outcome == q.Outcome((), "limit")


def test_a_line_made_with_the_last_move_of_the_limit_wins() -> None:
    moving = placed(f"{THREE_EACH} 1d2 4d3 1d2-2d2", marbles=4, move_limit=2)
    assert winners(moving.play("4d3-4d4")) == (2,)
    assert winners(moving.play("4d3-3d4")) == ()


def test_the_winner_takes_the_stake() -> None:
    match = match_after("q4", f"{THREE_EACH} 1d1", stake=3)
    assert (match.scores, winners(match)) == ((3, 0), (1,))


def test_each_partner_takes_the_stake() -> None:
    moves = "1a1 2a1 4a1 3a1 1b1 2b1 4b4 3b2 1c1 2c1 4c3 3c4 1d1"
    match = match_after("q4", moves, players=4, partners=True, stake=2)
    assert (match.scores, winners(match)) == ((2, 0, 2, 0), (1, 3))


def test_the_notation_has_cells_and_moves_with_or_without_announcement() -> None:
    assert_unreadable(placed(), "5a1", "1e1", "1a5", "1A1", "a1", "1a1-", "1a1-5a1", "1a11b1", "12")
    announcing = placed("1a1 1b1", marbles=1, claims="announce")
    assert {"!", "1a1-4d4", "1a1-4d4!"} <= set(announcing.legal)
    assert_unreadable(announcing, "!!", "!1a1-1a2", "1a1-1a2!!")
