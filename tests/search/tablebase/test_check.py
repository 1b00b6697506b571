"""The checker of tables: passes what is right, and finds one wrong number among thousands."""

import pytest

import quatuor as q
from quatuor.compiler import array
from quatuor.search.tablebase import make
from quatuor.search.tablebase.check import mistake_in
from quatuor.search.tablebase.store import Columns

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
    is_made = make(GAMES[1])
    values, distances = array(is_made.values), array(is_made.plies)
    columns = Columns(is_made.keys, values, distances)
    decided = [place for place, value in enumerate(values) if value]
    place = decided[int(share * len(decided))]
    for column in (values, distances):
        column[place] += 2
        assert mistake_in(GAMES[1], columns) is not None
        column[place] -= 2
    values[values.index(0)] = -1
    assert mistake_in(GAMES[1], columns) is not None


def test_a_table_in_which_a_position_is_missing_is_found_out() -> None:
    columns = make(GAMES[0])
    short = Columns(columns.keys[1:], columns.values[1:], columns.plies[1:])
    assert mistake_in(GAMES[0], short) is not None
