"""Perft tables made once by the plain referee, and published numbers of the classic game."""

from pathlib import Path
from typing import Any

import pytest

import quatuor as q
from quatuor.compiler import compiled, zeros
from quatuor.search.perft import divide, perft
from quatuor.search.specialise import rules_for
from tests.referee.tables import Block, read_table

DATA = Path(__file__).parents[1] / "data"
CLASSIC = [7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572]
DISTINCT = [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275]


TABLES = [
    (file.stem, block)
    for file in sorted(DATA.glob("*.perft"))
    for block in read_table(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(
    ("game", "block"), TABLES, ids=[f"{game}-{block.name}" for game, block in TABLES]
)
def test_counts_agree_with_the_referee(game: str, block: Block) -> None:
    options = dict(pair.split("=") for pair in block.option.split())
    position = q.Match.of(q.Game(game, **options)).play(block.moves).position
    for depth, expected in enumerate(block.counts, 1):
        count = perft(position, depth)
        assert count == expected, f"perft {depth} is {count}; {divide(position, depth)}"


def test_every_game_has_a_table() -> None:
    assert {game for game, _ in TABLES} == set(q.GAMES)


def test_the_classic_game_has_its_published_counts() -> None:
    start = q.Game("puissance4").start()
    assert [perft(start, depth) for depth in range(1, 10)] == CLASSIC


@compiled
def leaves(g: Any, s: Any, depth: int, found: Any, count: int) -> int:
    """Write down where every sequence of so many plies leads to.

    Our discs plus all discs is a number for each position: every column carries into its free bit.
    """
    if depth == 0:
        found[count] = s.me.discs + (s.me.discs | s.them.discs)
        return count + 1
    plies = g.legal(s)
    ply = g.after(plies, -1)
    while ply >= 0:
        count = leaves(g, g.play(s, ply), depth - 1, found, count)
        ply = g.after(plies, ply)
    return count


def test_the_classic_game_has_its_published_numbers_of_distinct_positions() -> None:
    start = q.Game("puissance4").start()
    rules = rules_for("puissance4", start.state)
    for depth, expected in enumerate(DISTINCT):
        found = zeros(perft(start, depth))
        assert leaves(rules, start.state, depth, found, 0) == len(found)
        assert len(set(found)) == expected


def test_divide_adds_up_to_perft() -> None:
    start = q.Game("puissance4", pop_out=True).start().play("4 4 3")
    assert sum(divide(start, 4).values()) == perft(start, 4)


def test_a_finished_round_has_no_continuation() -> None:
    finished = q.Game("puissance4").start().play("1212121")
    assert finished.outcome
    assert perft(finished, 1) == 0
    assert perft(finished.parent or finished, 2) == perft(finished.parent or finished, 1) * 7 - 7


def test_perft_of_no_plies_is_the_position_itself() -> None:
    assert perft(q.Game("plus4").start(), 0) == 1
