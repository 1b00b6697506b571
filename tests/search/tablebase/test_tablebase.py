"""Tables of solved games against plain exhaustive search, and against what is known."""

import random
from functools import cache
from typing import Any

import pytest

import quatuor as q
from quatuor.game import Position
from quatuor.games.plus4 import rules as plus4
from quatuor.search.tablebase import Tablebase, TablebaseValue, tablebase_for

SETTINGS = [
    {"mode": mode, "both_lines": both, "discs": discs}
    for mode, both in [
        ("elementary", "draw"),
        ("elementary", "mover"),
        ("elementary", "opponent"),
        ("rounds", "draw"),
    ]
    for discs in (2, 3, 4)
]


def table(**options: Any) -> tuple[q.Game, Tablebase]:
    game = q.Game("plus4", **options)
    is_made = tablebase_for(game)
    assert is_made is not None
    return game, is_made


def worth(state: plus4.State) -> int:
    """What a finished round is worth to player 1."""
    if plus4.mode_of(state.setup) == plus4.ROUNDS:
        ahead = state.me.points - state.them.points
        return ahead if state.mover == 1 else -ahead
    return (state.over & 1) - (state.over >> 1 & 1)


def minimax(state: plus4.State, depth: int) -> tuple[int, int]:
    """The most that player 1 gets within so many plies, and the least, by trying everything.

    A line of play that has not ended by then may still give anything.
    """
    return _minimax(state, depth)


@cache
def _minimax(state: plus4.State, depth: int) -> tuple[int, int]:
    if state.over:
        return worth(state), worth(state)
    if depth == 0:
        return -9, 9
    plies = [ply for ply in range(1, 9) if plus4.legal(state) >> ply & 1]
    lows, highs = zip(*(_minimax(plus4.play(state, ply), depth - 1) for ply in plies), strict=True)
    pick = max if state.mover == 1 else min
    return pick(lows), pick(highs)


def some_positions(game: q.Game, count: int, longest: int) -> list[Position]:
    """Positions met in random play, none finished."""
    lots = random.Random(7)
    found: list[Position] = []
    while len(found) < count:
        position = game.start()
        for _ in range(lots.randrange(longest)):
            position = position.play(lots.choice(position.legal))
            if position.outcome:
                break
        if not position.outcome:
            found.append(position)
    return found


def for_player_1(position: Position, value: TablebaseValue) -> int:
    return value.points if position.to_move == 1 else -value.points


@pytest.mark.parametrize("options", SETTINGS)
def test_plain_search_forces_just_what_the_table_says(options: dict[str, Any]) -> None:
    game, solved = table(**options)
    for position in some_positions(game, 30, 12):
        value = solved.value(position)
        points = for_player_1(position, value)
        depth = min(value.plies or 6, 7)
        low, high = minimax(position.state, depth)
        assert low <= points <= high
        if value.plies and value.plies <= depth and options["mode"] == "elementary":
            settled = low if points > 0 else high
            assert settled == points
            low, high = minimax(position.state, value.plies - 1)
            assert (low if points > 0 else high) != points


@pytest.mark.parametrize("options", [o for o in SETTINGS if o["discs"] == 2])
def test_every_value_is_what_ever_longer_minimax_comes_to(options: dict[str, Any]) -> None:
    game, solved = table(**options)
    follow = all_positions(game.start().state)
    values = dict.fromkeys(follow, 0)
    while True:
        longer = {
            state: (max if state.mover == 1 else min)(
                worth(t) if t.over else values[t] for t in following
            )
            for state, following in follow.items()
        }
        if longer == values:
            break
        values = longer
    for state, value in values.items():
        found = solved.look_up(game, state).points
        assert found == (value if state.mover == 1 else -value)


def all_positions(start: plus4.State) -> dict[plus4.State, list[plus4.State]]:
    """Every position of the round in play, and what follows it."""
    follow: dict[plus4.State, list[plus4.State]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state not in follow and not state.over:
            plies = [ply for ply in range(1, 9) if plus4.legal(state) >> ply & 1]
            follow[state] = [plus4.play(state, ply) for ply in plies]
            waiting += follow[state]
    return follow


@pytest.mark.parametrize("options", SETTINGS)
def test_values_agree_with_the_values_of_the_plies(options: dict[str, Any]) -> None:
    game, solved = table(**options)
    for position in some_positions(game, 40, 12):
        value = solved.value(position)
        best = solved.values(position)[solved.best(position)[0]]
        if value.sure and best.sure and not solved_by_repetition(position):
            assert best == value


def solved_by_repetition(position: Position) -> bool:
    """Whether some ply would end the round by repetition, which a table does not know of."""
    return any(position.play(token).comes_for_the_third_time for token in position.legal)


@pytest.mark.parametrize("options", SETTINGS)
def test_a_position_and_its_mirror_image_are_worth_the_same(options: dict[str, Any]) -> None:
    game, solved = table(**options)
    for position in some_positions(game, 40, 12):
        turned = game.start()
        for token in position.moves:
            turned = turned.play(token[:-1] + str(5 - int(token[-1])))
        assert solved.value(turned) == solved.value(position)


@pytest.mark.parametrize("options", SETTINGS)
def test_it_does_not_matter_who_is_called_player_1(options: dict[str, Any]) -> None:
    game, solved = table(**options)
    for position in some_positions(game, 20, 12):
        other = game.round(2, 1)
        for token in position.moves:
            other = other.play(token)
        assert solved.value(other) == solved.value(position)


def test_games_without_a_table_have_none() -> None:
    assert tablebase_for(q.Game("puissance4")) is None
    assert tablebase_for(q.Game("plus4", mode="endless")) is None
