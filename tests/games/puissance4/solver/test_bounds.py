"""The static bounds: never wrong against the plain referee, and right on positions one can see."""

import random

import pytest

from quatuor.games.puissance4.solver.bounds import at_most, follow_up_holds, zugzwang_holds
from quatuor.games.puissance4.solver.forced import OPEN, settle
from quatuor.games.puissance4.solver.lines import winning_cells
from quatuor.games.puissance4.solver.plan import Plan
from tests.games.puissance4.solver.games import random_board
from tests.games.puissance4.solver.plain import bitboards, score

SIZES = [(4, 4), (5, 4), (4, 5), (5, 5), (6, 4), (4, 6), (7, 4), (6, 5), (5, 6), (7, 6)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_bound_is_ever_below_the_score(width: int, height: int) -> None:
    plan, rng, applied = Plan(width, height), random.Random(width * height), 0
    cells = width * height
    for _ in range(300):
        board = random_board(rng, width, height, rng.randint(max(0, cells - 13), cells - 3))
        stones = sum(map(len, board))
        me, opp = bitboards(board, height)
        mine, theirs = winning_cells(plan, me, me | opp), winning_cells(plan, opp, me | opp)
        quiet = settle(plan, me, opp, mine, theirs, stones, 1)[1] == OPEN
        if mine & ((me | opp) + plan.bottom) or not quiet or theirs & ((me | opp) + plan.bottom):
            continue
        for limit in range(-4, 4):
            if at_most(plan, me, opp, theirs, stones, limit):
                assert score(board, height) <= limit, board
                applied += 1
    assert applied > 0


def stones_in(picture: str) -> tuple[Plan, int, int, int]:
    """(plan, X's stones, Y's stones, Y's winning cells) of a picture, top row first."""
    rows = [line.split() for line in picture.strip().splitlines()]
    plan = Plan(len(rows[0]), len(rows))
    words = {"X": 0, "Y": 0, ".": 0}
    for height, row in enumerate(reversed(rows)):
        for column, colour in enumerate(row):
            words[colour] |= 1 << (column * plan.step + height)
    taken = words["X"] | words["Y"]
    return plan, words["X"], words["Y"], winning_cells(plan, words["Y"], taken)


def test_follow_up_keeps_three_columns_from_a_win_and_not_four() -> None:
    assert follow_up_holds(Plan(3, 6), 0, 0, 0, 0)
    assert not follow_up_holds(Plan(4, 6), 0, 0, 0, 0)


def test_follow_up_wins_when_the_cells_it_gets_make_a_four() -> None:
    plan, x, y, theirs = stones_in("""
        . . . . . .
        . . . X . .
        . Y . Y Y .
        X X . Y X .
    """)
    assert follow_up_holds(plan, x, y, theirs, -2)
    assert not follow_up_holds(plan, x, y, theirs, -3)


def test_a_winning_cell_of_the_other_parity_wins_by_zugzwang() -> None:
    plan, x, y, theirs = stones_in("""
        . . Y . . .
        . . Y . . .
        . . X . Y .
        X . Y X X Y
    """)
    assert theirs == 1 << (3 * plan.step + 2), "the diagonal through the fourth column"
    assert zugzwang_holds(plan, x, y, theirs, -1)
    assert not zugzwang_holds(plan, x, y, theirs, -2)
