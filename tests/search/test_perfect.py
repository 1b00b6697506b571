"""The strongest level in solved games: what it can hold, it holds against every reply."""

import random
from typing import Any

import pytest

from quatuor.game import Game, Position
from quatuor.games.puissance4.solver.engine import new_solver
from quatuor.players.choose import choose
from quatuor.search.limit import Limit
from quatuor.search.tablebase import tablebase_for

DRAWN = (
    "Sb4 Hd4 Hd1 DHa4 Hd1 Hb2 DHc1 Sc2 DHa2",
    "DHb4 DSd4 Hd1 Ha2 Sa4 Sb2 Sd1 Hb3 DSc1",
)
"""Rounds of foursenses that nobody can win if both see everything."""
SOLVER = new_solver(Game("puissance4"))
MOST = 250
"""Positions in which the level is asked, in one test."""


def late_positions(discs: int, count: int) -> list[Position]:
    """Classic positions that the player to move does not lose."""
    lots, found = random.Random(discs), list[Position]()
    while len(found) < count:
        position = Game("puissance4").start()
        while position.outcome is None and len(position.moves) < discs:
            position = position.play(lots.choice(position.legal))
        if position.outcome is None and SOLVER.score("".join(position.moves)) >= 0:
            found.append(position)
    return found


def endings_against_every_reply(position: Position, mine: int) -> set[tuple[int, ...]]:
    """The winners of all rounds in which the level plays one side, the other one everything."""
    endings, seen, waiting = set[tuple[int, ...]](), set[Any](), [position]
    while waiting:
        position = waiting.pop()
        if position.outcome:
            endings.add(position.outcome.winners)
        elif position.to_move != mine:
            waiting += [position.play(token) for token in position.legal]
        elif position.state not in seen:
            seen.add(position.state)
            choice = choose(position, "strongest")
            assert choice.perfect
            waiting.append(position.play(choice.token))
    return endings


@pytest.mark.parametrize("position", late_positions(32, 8), ids=lambda p: "".join(p.moves))
def test_classic_rounds_that_are_not_lost_are_never_lost(position: Position) -> None:
    mine = position.to_move
    assert mine is not None
    won = SOLVER.score("".join(position.moves)) > 0
    endings = endings_against_every_reply(position, mine)
    assert endings
    assert all(winners == (mine,) if won else winners in ((), (mine,)) for winners in endings)


@pytest.mark.parametrize("moves", DRAWN, ids=str)
def test_a_drawn_round_of_foursenses_is_never_lost(moves: str) -> None:
    position = Game("foursenses").start().play(moves)
    mine, lots = position.to_move, random.Random(moves)
    for _ in range(8):
        now = position
        while now.to_move is not None:
            if now.to_move != mine:
                now = now.play(lots.choice(now.legal))
                continue
            choice = choose(now, "strongest", Limit(simulations=60_000))
            assert choice.perfect
            now = now.play(choice.token)
        assert now.outcome
        assert now.outcome.winners in ((), (mine,))


@pytest.mark.parametrize("both", ["draw", "mover", "opponent"])
@pytest.mark.parametrize("mine", [1, 2])
def test_an_elementary_round_never_becomes_worth_less_by_the_level(both: str, mine: int) -> None:
    game = Game("plus4", both_lines=both, discs=4)
    table = tablebase_for(game)
    assert table is not None
    lots, waiting = random.Random(mine), [game.start()]
    seen: set[Any] = set()
    while waiting and len(seen) < MOST:
        position = waiting.pop(lots.randrange(len(waiting)))
        if position.outcome or position.state in seen:
            continue
        seen.add(position.state)
        if position.to_move != mine:
            waiting += [position.play(token) for token in position.legal]
            continue
        choice = choose(position, "strongest")
        following = position.play(choice.token)
        before = table.look_up(game, position.state).points
        after = table.look_up(game, following.state).points
        same = game.rules.mover(following.state) == mine
        assert choice.perfect
        assert (after if same else -after) == before
        waiting.append(following)
