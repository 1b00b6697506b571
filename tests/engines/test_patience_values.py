"""What each ply of foursenses is worth by the exact search, and who asks it."""

import random

import pytest

import quatuor as q
from quatuor.engines import patience
from quatuor.engines.analysis import Analysis
from quatuor.engines.limit import Limit, Stop
from quatuor.engines.patience import by_patience
from quatuor.engines.question import Question
from quatuor.engines.registry import analysis
from quatuor.engines.value import DRAW, LOSS, WIN
from tests.engines.test_patience import GAME, patient, plain

EARLY = "Hb3 Hc3 Hd4 DSc4 DHb1 Sc2 Sd4 DHd1"
"""Eight plies that left the opponent nothing to complete; a draw."""


ENDLESS = Limit()


def ending(plies: int, lots: random.Random, first: int = 1) -> q.Position:
    """A round near its end: harmless plies as long as there are, then anything."""
    game = q.Game("foursenses", first=first)
    position = game.start().play(" ".join(patient(plies, lots).moves))
    while position.number < plies and position.to_move is not None:
        position = position.play(lots.choice(position.legal))
    return position


def worth(position: q.Position, token: str) -> int:
    """What a ply is worth to the player to move, by the rules alone."""
    following = position.play(token)
    if following.outcome:
        return len(following.outcome.winners)
    return -plain(following.state)


def ask(position: q.Position, limit: Limit = ENDLESS, every: bool = True) -> Analysis:
    return by_patience(Question(position, limit, every=every))


@pytest.mark.parametrize("first", [1, 2])
def test_every_ply_is_worth_what_a_plain_search_says(first: int) -> None:
    lots, seen = random.Random(first), set()
    for _ in range(60):
        position = ending(lots.randrange(19, 24), lots, first)
        if position.outcome:
            continue
        found = ask(position)
        assert set(found.values) == set(position.legal)
        for token, value in found.values.items():
            assert value.proved
            assert value.player == position.to_move
            assert value.at_least == worth(position, token), (position.moves, token)
            seen.add(value.at_least)
        assert found.value == max(found.values.values(), key=lambda value: value.worth)
    assert seen == {LOSS, DRAW, WIN}


def test_who_only_wants_to_play_gets_a_ply_that_nothing_beats() -> None:
    lots = random.Random(3)
    for _ in range(60):
        position = ending(lots.randrange(19, 24), lots)
        if not position.outcome:
            found = ask(position, every=False)
            assert found.best is not None
            assert found.value.proved
            assert worth(position, found.best) == max(worth(position, t) for t in position.legal)


def test_a_search_that_ends_early_says_nothing_that_is_not_so() -> None:
    lots = random.Random(4)
    for nodes in range(1, 30):
        position = ending(18, lots)
        if position.outcome:
            continue
        whole = ask(position)
        patience.exact.found_before.cache_clear()
        some = ask(position, Limit(nodes=nodes))
        for token, value in some.values.items():
            assert value.at_least <= whole.values[token].at_least <= value.at_most


def test_a_limit_of_nodes_is_kept() -> None:
    patience.exact.found_before.cache_clear()
    seeker = patience.exact.Seeker(Limit(nodes=100), Stop())
    position = GAME.start().play(EARLY)
    assert not all(value.proved for value in seeker.values(position, True).values())
    assert seeker.memories[True].nodes[0] <= 100 * patience.exact.NODES_A_SIMULATION + 1


def test_who_asks_for_an_end_gets_a_ply_at_once() -> None:
    stop, position = Stop(), GAME.start().play(EARLY)
    stop.set()
    found = by_patience(Question(position, Limit(), stop))
    assert found.best in position.legal
    assert not found.value.proved


def test_a_third_of_the_way_through_every_ply_is_known_and_what_is_known_is_kept() -> None:
    position = GAME.start().play(EARLY)
    assert all(value.proved for value in ask(position).values.values())
    found = analysis(position, Limit(nodes=1000))
    assert all(value.proved for value in found.values.values())
    assert (str(found.value), found.engine, len(found.line)) == ("draw", "patience", 16)


def test_the_search_is_asked_only_about_what_it_knows() -> None:
    assert patience.covers(GAME.start().play(EARLY))
    assert not patience.covers(GAME.start())
    three = q.Game("foursenses", players=3).start().play(EARLY)
    announced = q.Game("foursenses", claims="announce").start().play(EARLY)
    assert not patience.covers(three)
    assert not patience.covers(announced)
