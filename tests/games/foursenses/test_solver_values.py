"""What each ply of foursenses is worth by the exact search, and who asks it."""

import random

import pytest

import quatuor as q
from quatuor.games.foursenses.rules import TOKENS
from quatuor.games.foursenses.solver import engine
from quatuor.games.foursenses.solver.engine import SOLVER
from quatuor.games.foursenses.solver.opening_facts import FIRST, different, opened
from quatuor.games.foursenses.solver.ply_values import PlyValues
from quatuor.games.foursenses.solver.queries import known_results
from quatuor.search.analysis import Analysis
from quatuor.search.limit import Limit, Stop
from quatuor.search.registry import analysis
from quatuor.search.request import Goal, SearchRequest
from quatuor.search.value import DRAW, LOSS, WIN
from tests.games.foursenses.test_solver import GAME, patient, plain

EARLY = "Hb3 Hc3 Hd4 DSc4 DHb1 Sc2 Sd4 DHd1"
"""Eight plies that left the opponent nothing to complete; a draw."""


ENDLESS = Limit()


def ending(plies: int, lots: random.Random, first: int = 1) -> q.Position:
    """A round near its end: safe plies as long as there are, then anything."""
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
    goal = Goal.EVERY_PLY if every else Goal.BEST_PLY
    return SOLVER.analyze(SearchRequest(position, limit, goal=goal))


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
        known_results.cache_clear()
        some = ask(position, Limit(simulations=nodes))
        for token, value in some.values.items():
            assert value.at_least <= whole.values[token].at_least <= value.at_most


def test_a_limit_of_nodes_is_kept() -> None:
    known_results.cache_clear()
    position = GAME.start().play(EARLY)
    found = PlyValues(SearchRequest(position, Limit()), nodes=400)
    assert not all(value.proved for value in found.values().values())
    assert found.queries.nodes == 400
    known_results.cache_clear()
    assert ask(position, Limit(nodes=400), every=False).nodes == 400
    known_results.cache_clear()
    assert ask(position, Limit(simulations=100), every=False).nodes == 400


def test_who_asks_for_an_end_gets_a_ply_at_once() -> None:
    stop, position = Stop(), GAME.start().play(EARLY)
    stop.set()
    found = SOLVER.analyze(SearchRequest(position, Limit(), stop))
    assert found.best in position.legal
    assert not found.value.proved


def test_a_third_of_the_way_through_every_ply_is_known_and_what_is_known_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine, "LINE_SECONDS", 60.0)  # the line is whole on a slow machine too
    known_results.cache_clear()  # results of other tests would leave fewer positions to search
    position = GAME.start().play(EARLY)
    assert all(value.proved for value in ask(position).values.values())
    found = analysis(position, Limit(simulations=1000))
    assert all(value.proved for value in found.values.values())
    assert (str(found.value), found.engine, len(found.line)) == ("draw", "solver", 16)


@pytest.mark.parametrize("options", [{"players": 3}, {"claims": "announce"}], ids=str)
def test_the_search_is_asked_only_about_what_it_knows(options: dict[str, int | str]) -> None:
    assert SOLVER.supports(GAME) is None
    assert "needs two players" in str(SOLVER.supports(q.Game("foursenses", **options)))
    found = analysis(q.Game("foursenses", **options).start().play(EARLY), Limit(simulations=500))
    assert found.engine == "mcts"


@pytest.mark.parametrize(("moves", "holds"), [("", ["DSa1"]), ("Sc4", ["Hb1"]), ("DHa4", ["DSd1"])])
def test_the_first_plies_are_known_from_the_proof(moves: str, holds: list[str]) -> None:
    found = ask(GAME.start().play(moves), Limit(simulations=500))
    assert all(found.values[token].at_least == DRAW for token in holds)
    assert found.value.at_least == DRAW


@pytest.mark.parametrize("answer", [TOKENS[ply] for ply in different(opened())])
def test_player_1_knows_a_reply_to_every_answer(answer: str) -> None:
    position = GAME.start().play(f"{FIRST} {answer}")
    found = ask(position, Limit(simulations=1), every=False)
    assert found.value.at_least == DRAW


def test_whoever_copies_the_board_needs_no_guess() -> None:
    found = analysis(GAME.start().play("DSa1 DHd4 Sb1"), Limit(simulations=100_000), every=False)
    assert (found.best, found.value.at_least, found.engine) == ("Hc4", DRAW, "solver")
