"""What is said about a ply is true: thousands of plies of every setting, by brute force."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import quatuor as q
from tests import referee
from tests.players.explanations.claims import is_true
from tests.random_games import label
from tests.settings import COMPILED, Setting

PLIES = 42


def wise(position: q.Position, legal: Sequence[str], lots: random.Random) -> str:
    """A random token, but mostly one that wins or stops something: games get further that way."""
    tokens = lots.sample(sorted(legal), min(len(legal), 3))
    if lots.random() < 0.3:
        return tokens[0]
    facts = {token: {fact.kind for fact in q.explain(position, token)} for token in tokens}
    losing = {"lets", "opens", "announces-nothing", "lets-keep", "lets-score", "misses"}
    return min(tokens, key=lambda token: (bool(facts[token] & losing), -len(facts[token])))


def explained(setting: Setting, seed: int) -> Iterator[tuple[q.Position, str, Any, Any]]:
    """Plies of a random match, with the referee's round before and after each."""
    name, options = setting
    lots = random.Random(seed)
    match, plain = q.Match.of(q.Game(name, **options)), referee.match(name, options)
    if match.game.options.get("fill") == "random":
        return
    for _ in range(PLIES if name != "top10" else 2 * PLIES):
        if match.outcome:
            return
        position, token = match.position, wise(match.position, match.legal, lots)
        before, rounds = plain.position.copy(), plain.position
        plain.play(token)
        yield position, token, before, rounds
        match = match.play(token)


def check(setting: Setting, seed: int) -> None:
    """Every sentence about every ply of one match."""
    for position, token, before, after in explained(setting, seed):
        for fact in q.explain(position, token):
            assert is_true(fact, before, after, token), (fact, token, position)


@pytest.mark.parametrize("setting", COMPILED, ids=label)
def test_every_sentence_is_true(setting: Setting) -> None:
    check(setting, 1)


@pytest.mark.slow
@pytest.mark.parametrize("setting", COMPILED, ids=label)
def test_every_sentence_is_true_in_many_more_games(setting: Setting) -> None:
    for seed in range(2, 12):
        check(setting, seed)
