"""Laws that hold in every game with every option, checked on random games."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings, strategies as st

import quatuor as q
from tests.random_games import label, random_match
from tests.settings import OF_GAME, SETTINGS, Setting

PLIES = 30
FILLING = 42
"""The plies before the first pop of top10."""
SAMPLE = 4

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=label)
seeds = st.integers(0, 2**32)


def random_matches(setting: Setting, seed: int) -> Iterator[q.Match]:
    """A match at every moment, for long enough to see all kinds of plies."""
    return random_match(setting, seed, PLIES + FILLING if setting[0] == "top10" else PLIES)


def facts(position: q.Position) -> tuple[object, ...]:
    """What can be asked of a position, as text where something might be shared with it."""
    asked = (position.state, position.board, position.hand, position.powers)
    return (repr(asked), position.legal, position.to_move, position.outcome)


@every_setting
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_every_legal_token_plays_and_no_other_does(setting: Setting, seed: int) -> None:
    lots = random.Random(seed)
    tokens = [token for token in q.GAMES[setting[0]].TOKENS if token]
    for match in random_matches(setting, seed):
        position = match.position
        legal = set(position.legal)
        assert len(legal) == len(position.legal)
        assert legal.issubset(tokens)
        for token in lots.sample(position.legal, min(SAMPLE, len(legal))):
            assert position.play(token).token == token
        for token in set(lots.sample(tokens, SAMPLE)) - legal:
            with pytest.raises(q.IllegalMove) as caught:
                position.play(token)
            assert (caught.value.token, caught.value.at) == (token, 0)


@every_setting
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_a_round_has_a_legal_ply_until_it_is_over_and_then_none(
    setting: Setting, seed: int
) -> None:
    finished: tuple[q.Position, ...] = ()
    for match in random_matches(setting, seed):
        assert (match.position.legal == ()) == (match.position.outcome is not None)
        assert (match.legal == ()) == (match.outcome is not None)
        finished = match.past
    for position in finished:
        assert position.outcome is not None
        assert (position.legal, position.to_move) == ((), None)


@every_setting
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_playing_never_changes_the_position_it_came_from(setting: Setting, seed: int) -> None:
    matches = random_matches(setting, seed)
    seen = [(match.position, facts(match.position)) for match in matches]
    for position, before in seen:
        assert facts(position) == before


@every_setting
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_pieces_are_conserved(setting: Setting, seed: int) -> None:
    law = OF_GAME[setting[0]].conserved
    for match in random_matches(setting, seed):
        law(match)


@every_setting
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_walking_counting_and_picking_plies_agree(setting: Setting, seed: int) -> None:
    rules = q.GAMES[setting[0]]
    for match in random_matches(setting, seed):
        plies = rules.legal(match.position.state)
        walk = [rules.after(plies, -1)]
        while walk[-1] >= 0:
            walk.append(rules.after(plies, walk[-1]))
        assert walk.pop() == -1
        assert rules.size(plies) == len(walk)
        assert [rules.pick(plies, k) for k in range(len(walk))] == walk
        assert list(rules.every(plies)) == walk


@every_setting
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_the_same_moves_lead_to_the_same_match(setting: Setting, seed: int) -> None:
    name, options = setting
    *_, last = random_matches(setting, seed)
    again = q.Match.of(q.Game(name, **options)).play(" ".join(last.moves))
    assert again == last
