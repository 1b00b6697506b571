"""Immediate wins are those that trying every ply shows, and a safe rollout goes by them."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from quatuor.compiler import compiled
from quatuor.game import Game, Position
from quatuor.rules import Rules
from quatuor.rules.endings import winners
from quatuor.search.immediate_wins import CANNOT_TELL, NO, YES, wins_next
from quatuor.search.mcts.safe_rollout import play_safely, roll_out_safely
from quatuor.search.specialise import rules_for

SEEING = [
    Game("puissance4"),
    Game("puissance4", five=True),
    Game("q4"),
    Game("q4", marbles=3, move_limit=20),
    Game("q4", players=3, marbles=4, move_limit=20),
    Game("q4", players=4, partners=True, marbles=5, move_limit=20),
    Game("foursenses"),
    Game("foursenses", players=3),
]


@compiled
def seen_by_machine(g: Any, s: Any) -> int:
    """The same question to machine code."""
    return int(wins_next(g, s))


def tried(rules: Rules, state: Any) -> list[int]:
    """The plies that win at once for whoever plays them."""
    after = {ply: rules.over(rules.play(state, ply)) for ply in rules.every(rules.legal(state))}
    return [ply for ply, over in after.items() if rules.mover(state) in winners(over)]


def cautious_rounds(game: Game, rounds: int, plies: int) -> Iterator[tuple[Position, list[int]]]:
    """Every position of some rounds in which nobody takes a win as long as there is another ply."""
    lots = random.Random(9)
    for _ in range(rounds):
        position = game.start()
        while position.to_move is not None and position.number < plies:
            wins = tried(game.rules, position.state)
            yield position, wins
            others = [ply for ply in position.plies if ply not in wins]
            position = position.after(game.rules.TOKENS[lots.choice(others or wins)])


@pytest.mark.parametrize("game", SEEING, ids=str)
def test_a_win_is_seen_exactly_where_a_ply_wins(game: Game) -> None:
    found = Counter[bool]()
    for position, wins in cautious_rounds(game, 8, 40):
        g = rules_for(game.name, position.state)
        told = YES if wins else NO
        assert wins_next(g, position.state) == told, position
        assert seen_by_machine(g, position.state) == told, position
        found[bool(wins)] += 1
    assert found[False] > 20
    assert found[True] or game.options.get("marbles") == 3


@pytest.mark.parametrize("options", [{"pop_out": True}, {"power": True}], ids=str)
def test_where_discs_are_not_only_dropped_one_has_to_try(options: dict[str, bool]) -> None:
    state = Game("puissance4", **options).start().state
    assert wins_next(rules_for("puissance4", state), state) == CANNOT_TELL


@pytest.mark.parametrize("game", [Game("puissance4"), Game("foursenses")], ids=str)
def test_a_careful_ply_offers_no_win_unless_every_ply_does(game: Game) -> None:
    forced, rng, rules = 0, 12345, game.rules
    for _ in range(6):
        state, offers = game.start().state, NO
        while offers == NO and not rules.over(state):
            before = state
            state, offers, rng = play_safely(rules_for(game.name, state), state, rng)
            assert bool(tried(rules, state)) == (offers == YES)
        if offers == YES:
            plies = rules.every(rules.legal(before))
            assert all(tried(rules, rules.play(before, ply)) for ply in plies)
            forced += 1
    assert forced


def test_a_careful_playout_takes_a_win_at_once() -> None:
    """
    1 . . . . . .
    1 2 . . . . .
    1 2 2 . . . .
    """
    state = Game("puissance4").start().play("1 2 1 2 1 3").state
    g = rules_for("puissance4", state)
    assert {winners(roll_out_safely(g, state, 120, rng)[0]) for rng in range(1, 30)} == {(1,)}
