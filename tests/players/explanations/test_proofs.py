"""Sentences that rest on a proof are true as well: the end is counted, threats are played out."""

import pytest

import quatuor as q
from quatuor.players.explanations import Fact
from tests import referee
from tests.players.explanations.claims import is_true

FORCED = "1a1 4a1 1b1 4a2 2b2 4a3 4a4 1d4"


def proved(game: str, moves: str, **options: object) -> dict[str, tuple[Fact, ...]]:
    """What is said of each ply, with what the engines know."""
    position = q.Game(game, **options).start().play(moves)
    values = q.analyze(position, q.Limit(seconds=60)).values
    return {token: q.explain(position, token, value) for token, value in values.items()}


def kinds_checked(game: str, moves: str, **options: object) -> set[str]:
    """The kinds of all that is said, each checked by the referee."""
    found = set()
    for token, facts in proved(game, moves, **options).items():
        plain = referee.match(game, options)
        for played in q.Game(game, **options).start().play(moves).moves:
            plain.play(played)
        before, after = plain.position.copy(), plain.position
        plain.play(token)
        assert all(is_true(fact, before, after, token) for fact in facts), (token, facts)
        found |= {fact.kind for fact in facts}
    return found


@pytest.mark.parametrize(
    ("kind", "game", "moves"),
    [
        ("zugzwang", "puissance4", "111643655671667414773443573574522"),
        ("zugzwang", "puissance4", "61423516537437545524454123312"),
        ("sequence", "q4", FORCED),
    ],
)
def test_a_proof_is_told_in_words_that_are_true(kind: str, game: str, moves: str) -> None:
    assert kind in kinds_checked(game, moves)


def test_a_win_that_comes_sooner_is_not_told_as_counting() -> None:
    position = q.Game("puissance4").start().play("6237171611641474412472336")
    kinds = [
        {fact.kind for fact in q.explain(position, "6", q.Value.win(2, plies))} for plies in (7, 13)
    ]
    assert ["zugzwang" in said for said in kinds] == [False, True]
