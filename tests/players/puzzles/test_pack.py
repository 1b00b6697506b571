"""The puzzles that come with the program: proved, no two alike, small, and the same everywhere."""

import gzip
import json
import os
import random
import subprocess
import sys
from collections import Counter
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

import quatuor as q
from make_puzzle_counts import PAGE, table, way
from quatuor.errors import BadRecord, BadRequest, UnknownGame
from quatuor.games.registry import GAMES
from quatuor.players.puzzles import KINDS, check, puzzle_of
from quatuor.players.puzzles.daily import stride
from quatuor.players.puzzles.pack import FILE, packed, unpacked
from quatuor.players.puzzles.puzzle import FIELDS
from quatuor.players.puzzles.source import sources_of
from quatuor.players.puzzles.symmetry import signature

ALL = q.puzzles()
SMALL = 1_500_000
FOLDER = Path(q.__file__).parent / "games"


def a_few(of_each: int) -> list[q.Puzzle]:
    """So many of each way to play, drawn by lot."""
    lot = random.Random(4)
    ways: dict[q.Game, list[q.Puzzle]] = {}
    for puzzle in ALL:
        ways.setdefault(puzzle.position.game, []).append(puzzle)
    return [one for some in ways.values() for one in lot.sample(some, min(of_each, len(some)))]


@pytest.mark.parametrize("puzzle", a_few(of_each=4), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_of_the_pack_is_proved(puzzle: q.Puzzle) -> None:
    check(puzzle)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_of_the_pack_is_proved(game: str) -> None:
    for puzzle in q.puzzles(game):
        check(puzzle)


def test_no_two_puzzles_are_alike_up_to_mirror_and_rotation() -> None:
    names = {puzzle.id: signature(puzzle.position) for puzzle in ALL}
    assert len(set(names.values())) == len(names) == len(ALL)
    assert all(name.rpartition("-")[2] == sign[:10] for name, sign in names.items())


def test_a_mirror_image_is_alike_and_another_position_is_not() -> None:
    def sign(moves: str, **options: object) -> str:
        return signature(q.Game("puissance4", **options).start().play(moves))

    assert sign("1 2 4") == sign("7 6 4") != sign("7 6 3")
    assert sign("1 2", power=True) == sign("7 6", power=True) != sign("1 2")
    assert sign("A1 2", power=True) != sign("1 2", power=True)


def test_turned_boards_and_cubes_are_alike() -> None:
    def sign(game: str, moves: str) -> str:
        return signature(q.Game(game).start().play(moves))

    assert sign("foursenses", "Sa1 Hb1") == sign("foursenses", "Sd4 Hd3")
    assert sign("foursenses", "Sa1 Hb1") != sign("foursenses", "Sb1 Ha1")
    assert sign("q4", "1a1 2b2") == sign("q4", "4d4 3c3") == sign("q4", "2b2 1a1")


def test_what_each_puzzle_says_is_of_a_known_kind() -> None:
    for puzzle in ALL:
        assert puzzle.kind in KINDS
        assert 1 <= len(puzzle.solution) <= puzzle.plies
        assert 100 <= puzzle.rating <= 2800
        assert puzzle.themes
        assert list(puzzle.to_json()) == list(FIELDS)


def test_the_page_counts_the_puzzles_that_there_are() -> None:
    assert table() in PAGE.read_text(encoding="utf-8"), "run docs/make_puzzle_counts.py"


def test_there_are_at_least_200_of_each_way_to_play_that_is_searched() -> None:
    counts = Counter((puzzle.game, way(puzzle)) for puzzle in ALL)
    assert {game for game, _ in counts} == set(q.GAMES)
    for name in q.GAMES:
        assert {source.game(name) for source in sources_of(name)} == {
            puzzle.position.game for puzzle in q.puzzles(name)
        }
    assert min(counts.values()) >= 200


def test_the_whole_pack_is_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob(f"*/{FILE}")) < SMALL


def test_a_pack_reads_back_and_the_same_puzzles_make_the_same_bytes() -> None:
    some = ALL[:20]
    assert packed(reversed(some)) == packed(some)
    assert set(unpacked(packed(some), "some")) == set(some)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"no pack", "not a pack"),
        (packed(ALL[:3])[:-9], "not a pack"),
        (gzip.compress(b"{}\n"), "line 1: a puzzle is an object of id, game"),
        (gzip.compress(b"no json\n"), "line 1: a puzzle is a line of JSON"),
    ],
    ids=["no pack", "cut", "no puzzle", "no json"],
)
def test_a_bad_pack_says_what_is_wrong_and_where(content: bytes, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        unpacked(content, "bad")


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("kind", "nonsense", "no kind of puzzle 'nonsense'"),
        ("plies", "3", "plies of a puzzle is a whole number"),
        ("plies", True, "plies of a puzzle is a whole number"),
        ("moves", "123", "moves of a puzzle is a list"),
        ("moves", [1, 2], "moves of a puzzle is a list of words"),
        ("options", [], "options of a puzzle is an object"),
    ],
)
def test_a_bad_line_names_the_field(name: str, value: object, why: str) -> None:
    line = json.dumps(ALL[0].to_json() | {name: value})
    with pytest.raises(BadRecord, match=why):
        unpacked(gzip.compress(line.encode() + b"\n"), "bad")


def test_a_puzzle_is_found_by_its_id() -> None:
    assert puzzle_of(ALL[7].id) is ALL[7]
    for bad in ("puissance4-0", "nonsense", "", "x" * 1000):
        with pytest.raises(BadRequest, match="there is no puzzle"):
            puzzle_of(bad)
    with pytest.raises(UnknownGame, match="did you mean 'plus4'"):
        q.puzzles("plus5")


def test_the_puzzle_of_a_day_depends_on_the_date_alone() -> None:
    assert q.daily("2026-11-18") == q.daily(date(2026, 11, 18))
    packs = [pack for pack in map(q.puzzles, q.GAMES) if pack]
    until_one_comes_again = len(packs) * min(map(len, packs))
    days = [q.daily(date(2026, 1, 1) + timedelta(at)) for at in range(until_one_comes_again)]
    assert len(set(days)) == len(days)
    assert all(one.game != other.game for one, other in pairwise(days))


def test_the_puzzle_of_a_day_is_the_same_in_every_process_and_time_zone() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", "import quatuor as q; print(q.daily('2026-11-18').id)"],
            env={**os.environ, "TZ": zone, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for zone, seed in (("Pacific/Kiritimati", "1"), ("Pacific/Pago_Pago", "2"))
    }
    assert told == {f"{q.daily('2026-11-18').id}\n"}


@pytest.mark.parametrize("day", ["2026-13-01", "2026-02-30", "today", "20261118", "2026-W47-3", ""])
def test_a_day_that_is_none_is_refused(day: str) -> None:
    with pytest.raises(BadRequest, match="a day is written like 2026-11-18"):
        q.daily(day)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 10, 199, 200, 1000])
def test_days_come_to_every_puzzle_before_one_comes_again(count: int) -> None:
    assert len({turn * stride(count) % count for turn in range(count)}) == count
