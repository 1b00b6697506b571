"""Engines run the rules as machine code; here it is asked everything that Python is asked."""

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from quatuor.compiler import compiled, using
from quatuor.search.specialise import Specialised, rules_for
from tests.random_games import label, random_match
from tests.settings import COMPILED, Setting

PLIES = 90
"""Long enough for the first pops of top10, and for marbles that move."""


@compiled
def answers(g: Any, s: Any, ply: int) -> Any:
    """All that the rules say of a state, and of the one that a ply leads to."""
    following = g.play(s, ply)
    plies = g.legal(following)
    first = g.after(plies, -1)
    size = g.size(plies)
    last = g.pick(plies, size - 1) if size else -1
    asked = (g.over(following), g.mover(following), first, size, last)
    turn = (g.starts_turn(following), g.can_repeat(following))
    return following, plies, asked, turn, g.repetition_key(following), g.repeated(following)


def written(g: Specialised, s: Any, ply: int) -> Any:
    """The same by Python, from the rules as they are written."""
    with using("python"):
        return answers(g, s, ply)


@pytest.mark.parametrize("setting", COMPILED, ids=label)
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_machine_code_says_of_every_state_what_the_rules_say(setting: Setting, seed: int) -> None:
    for match in random_match(setting, seed, PLIES):
        position = match.position
        g = rules_for(setting[0], position.state)
        for ply in position.plies[:: max(1, len(position.plies) // 3)]:
            assert answers(g, position.state, ply) == written(g, position.state, ply)
