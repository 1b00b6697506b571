"""The compiled rules and the plain referee, which share nothing, must agree at every step."""

import random

import pytest
from hypothesis import given, settings, strategies as st

import quatuor as q
from quatuor.report import report
from tests import referee
from tests.random_games import label, token_in
from tests.settings import SETTINGS, Setting

LONGEST = 150


@pytest.mark.parametrize("setting", SETTINGS, ids=label)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_rules_agree_with_the_plain_referee(setting: Setting, seed: int) -> None:
    name, options = setting
    lots = random.Random(seed)
    match, plain = q.Match.of(q.Game(name, **options)), referee.match(name, options)
    for _ in range(LONGEST):
        ours = report(match)
        assert sorted(ours["legal"]) == sorted(plain.legal())
        for key in ("to_move", "round", "result", "board"):
            assert ours[key] == getattr(plain, key), key
        for key in ("scores", "hand", "powers"):
            assert ours[key] == list(getattr(plain, key)), key
        if not ours["legal"]:
            return
        token = token_in(match, lots)
        match = match.play(token)
        plain.play(token)
