"""Five in a row by the solver: the same as what alpha-beta proves by the rules of the game."""

import random

import pytest

from quatuor.compiler.lanes import joining_five, lined_up_five
from quatuor.game import Game, Position
from quatuor.games.puissance4.solver.engine import SOLVER
from quatuor.search import alphabeta
from quatuor.search.limit import Limit
from quatuor.search.request import SearchRequest
from quatuor.search.value import Value

FIVE = Game("puissance4", five=True)


def late_positions(count: int) -> list[Position]:
    lots, found = random.Random(5), list[Position]()
    while len(found) < count:
        position = FIVE.start()
        for _ in range(lots.randint(30, 36)):
            if position.outcome is None:
                position = position.play(lots.choice(position.legal))
        if position.outcome is None:
            found.append(position)
    return found


@pytest.mark.parametrize("position", late_positions(30), ids=lambda p: "".join(p.moves))
def test_solver_and_alpha_beta_agree_on_every_ply(position: Position) -> None:
    solved = SOLVER.analyze(SearchRequest(position, Limit()))
    searched = alphabeta.search(position, Limit(), every=True)
    assert solved is not None
    assert {token: value.at_least for token, value in solved.values.items()} == {
        token: value.at_least for token, value in searched.values.items()
    }
    assert solved.value == searched.value


ONE_COLUMN_LEFT = "7 1 6 1 5 1 1 3 1 1 2 7 2 6 3 6 2 7 3 6 6 7 3 5 3 3 7 6 2 5 7 2 2 5 5 5"
"""
6  1 2 1 2 . 2 2 1 2
5  2 1 2 1 . 1 1 1 1
4  1 1 1 1 . 2 2 2 2
3  2 2 1 1 . 2 2 2 1
2  1 2 1 1 . 2 2 2 2
1  2 2 1 2 . 1 1 1 1
   | 1 2 3 4 5 6 7 |
"""


def test_a_line_may_lean_on_the_printed_panel() -> None:
    found = SOLVER.analyze(SearchRequest(FIVE.start().play(ONE_COLUMN_LEFT), Limit()))
    assert found is not None
    assert (found.best, found.value) == ("4", Value.win(1, 1)), "row 1 of the right panel is red"


@pytest.mark.parametrize("step", [7, 9])
@pytest.mark.parametrize("by", [1, -1, 0, 2])
def test_each_cell_of_a_row_of_five_completes_the_other_four(step: int, by: int) -> None:
    distance = 1 if by == 2 else step + by
    row = [2 + k * distance for k in range(5)]
    assert lined_up_five(sum(1 << cell for cell in row), step)
    for missing in row:
        stones = sum(1 << cell for cell in row if cell != missing)
        assert joining_five(stones, step) >> missing & 1
        assert not lined_up_five(stones, step)
