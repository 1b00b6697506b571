"""The checker of tables: passes what is right, and finds one wrong number among thousands."""

import numpy as np
import pytest

import quatuor as q
from quatuor.engines.tables import make
from quatuor.engines.tables.check import mistake_in
from quatuor.engines.tables.store import Columns

GAMES = [
    q.Game("plus4", discs=3),
    q.Game("plus4", discs=4, both_lines="opponent"),
    q.Game("plus4", discs=3, mode="rounds"),
]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_table_as_it_is_made_has_no_mistake(game: q.Game) -> None:
    assert mistake_in(game, make(game)) is None


@pytest.mark.parametrize("share", [0.0, 0.5, 0.999])
def test_one_wrong_value_or_distance_is_found(share: float) -> None:
    columns = make(GAMES[1])
    decided = np.flatnonzero(columns.values)
    place = int(decided[int(share * len(decided))])
    for column in (columns.values, columns.plies):
        column[place] += 2
        assert mistake_in(GAMES[1], columns) is not None
        column[place] -= 2
    drawn = int(np.flatnonzero(columns.values == 0)[0])
    columns.values[drawn] = -1
    assert mistake_in(GAMES[1], columns) is not None


def test_a_table_in_which_a_position_is_missing_is_found_out() -> None:
    columns = make(GAMES[0])
    short = Columns(columns.codes[1:], columns.values[1:], columns.plies[1:])
    assert mistake_in(GAMES[0], short) is not None
