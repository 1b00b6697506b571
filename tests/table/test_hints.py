"""Hints are a term of the table: agreed on before anybody sits down, and in the log."""

import pytest

from quatuor.table import Refusal
from quatuor.table.events import Wanted
from quatuor.table.setup import setup_from
from quatuor.table.view import terms_view


@pytest.mark.parametrize("hints", [True, False])
def test_everybody_sees_whether_there_are_hints(hints: bool) -> None:
    setup = setup_from(Wanted("plus4", hints=hints))
    assert terms_view(setup.wanted)["hints"] is hints


def test_without_a_word_there_are_none() -> None:
    assert not setup_from(Wanted("plus4")).wanted.hints


@pytest.mark.parametrize(("game", "options"), [("flip", {}), ("foursenses", {"blindfold": True})])
def test_there_are_none_where_no_hint_can_be_given(game: str, options: dict[str, bool]) -> None:
    with pytest.raises(Refusal, match="no hints where tokens fly or nobody sees"):
        setup_from(Wanted(game, options, hints=True))
