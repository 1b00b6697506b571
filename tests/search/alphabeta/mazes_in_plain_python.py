"""Repetition, turns of several plies and kept scores, in games that consist of little else.

Run by `test_mazes.py` without the compiler: compiled engines go into the user's cache, and a
game that exists only here has no business there.
"""

import random
from collections.abc import Iterator
from contextlib import suppress

import pytest

from quatuor.game import Position
from quatuor.games.registry import GAMES
from quatuor.search.alphabeta import TranspositionTable, search
from quatuor.search.alphabeta.workspace import SEED, Workspace
from quatuor.search.limit import Limit
from tests.search.alphabeta.agreement import check
from tests.search.alphabeta.maze import NAME, RULES, maze
from tests.search.alphabeta.maze.rules import ROOMS, State
from tests.search.alphabeta.referee import Referee, TooMany

BATCH = 200


@pytest.fixture(autouse=True)
def _with_mazes() -> Iterator[None]:
    GAMES[NAME] = RULES
    yield
    del GAMES[NAME]


def some_positions(seed: int) -> list[Position]:
    """Three positions of one maze: on different lines, or further and further on one."""
    chance = random.Random(seed)
    first = position = maze(seed).start()
    found = []
    for _ in range(3):
        position = position if seed % 2 else first
        for _ in range(chance.randrange(8)):
            if not position.outcome:
                position = position.play(chance.choice(position.legal))
        found.append(position)
    return [position for position in found if not position.outcome]


@pytest.mark.parametrize("batch", range(5))
def test_nothing_untrue_is_ever_proved_whatever_the_history_and_the_table(batch: int) -> None:
    proved = searches = 0
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        chance, referee = random.Random(-seed), Referee(20_000)
        table = TranspositionTable(chance.choice((0.0001, 0.001, 0.1)))
        for position in some_positions(seed):
            limit = chance.choice((Limit(depth=chance.randrange(1, 14)), Limit(nodes=3000)))
            report = search(position, limit, every=chance.random() < 0.5, table=table)
            with suppress(TooMany):
                proved += check(position, report, referee)
                searches += 1
    assert searches > BATCH // 2
    assert proved > 1.5 * searches, "most of the three values of a search are proved"


def test_a_win_through_a_position_that_has_come_twice_is_no_win_even_if_the_table_says_so() -> None:
    """All rooms are player 1's; 0 and 1 lead to each other, 1 also to 6, 6 to the win or to 2.

    From 2 the way 5, 1, 6, 3 wins, unless 1 has come twice before: then the round is drawn there.
    """
    ways = {0: (1, 1), 1: (0, 6), 2: (5, 4), 3: (0, 0), 4: (0, 0), 5: (1, 1), 6: (3, 2)}
    doors = sum((left | right << 4) << 8 * room for room, (left, right) in ways.items())
    ends = {3: 2, 4: 3}
    rooms = sum((0b10 | ends.get(room, 0) << 2) << 4 * room for room in range(ROOMS))
    game, table = maze(0), TranspositionTable(1)
    fresh = Position(game, State(doors, rooms, 2, 0, 0, 99, 0))
    assert str(search(fresh, Limit(depth=9), table=table).value) == "win in 4 plies for player 1"
    first = Position(game, State(doors, rooms, 0, 0, 0, 99, 0))
    late = first.play("l l l r r")
    assert late.state == fresh.state
    assert str(search(late, Limit(depth=9), table=table).value) == "draw"
    seeds = {Workspace(position, table).read(SEED) for position in (fresh, first, late)}
    assert len(seeds) == 2, "claims are kept apart by the positions that are dead"
