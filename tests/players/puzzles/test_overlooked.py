"""What a mistake overlooked, and the themes of puzzles that say the same."""

import pytest

import quatuor as q
from quatuor.players.explanations import explain
from quatuor.players.puzzles.overlooked import overlooked
from quatuor.players.puzzles.themes import far, themes


@pytest.mark.parametrize(
    ("moves", "played", "best", "found"),
    [
        ("172737", "5", "4", ("row", "column")),  # one's own row, and the column of the other
        ("17171", "2", "1", ("column",)),
        ("1223343754", "7", "4", ("slanted",)),
        ("3141", "1", "5", ("two-threats", "far")),
        ("1767671", "2", "7", ("column", "far")),
        ("4", "1", "7", ()),
    ],
)
def test_what_was_not_seen_is_told_by_lines_and_places(
    moves: str, played: str, best: str, found: tuple[str, ...]
) -> None:
    position = q.Game("puissance4").start().play(moves)
    better, done = explain(position, best), explain(position, played)
    assert overlooked(position, best, better, done) == found


@pytest.mark.parametrize("game", ["puissance4", "plus4", "foursenses"])
def test_whatever_the_other_plays_does_harm_is_zugzwang(game: str) -> None:
    for puzzle in [one for one in q.puzzles(game) if "zugzwang" in one.themes][:10]:
        better = explain(puzzle.position, puzzle.solution[0])
        if {fact.kind for fact in better} & {"squeeze", "no-harmless"}:
            assert "zugzwang" in overlooked(puzzle.position, puzzle.solution[0], better, ())
            return
    pytest.fail("no puzzle begins like that")


@pytest.mark.parametrize(
    ("game", "moves", "token", "is_far"),
    [
        ("puissance4", "1", "5", True),
        ("puissance4", "1", "4", False),
        ("puissance4", "", "7", False),
        ("plus4", "4", "1", True),
        ("plus4", "4", "2", False),
        ("q4", "1a1", "2d2", True),
        ("q4", "1a1", "4c4", False),
    ],
)
def test_the_far_side_begins_beyond_half_of_the_board(
    game: str, moves: str, token: str, is_far: bool
) -> None:
    assert far(q.Game(game).start().play(moves), token) is is_far


def test_the_puzzles_of_the_pack_have_the_themes_that_they_show() -> None:
    for puzzle in q.puzzles()[::40]:
        assert puzzle.themes == themes(puzzle)


@pytest.mark.parametrize("theme", ["far", "zugzwang", "slanted", "row", "column", "two-threats"])
def test_what_is_overlooked_can_be_practised(theme: str) -> None:
    assert sum(theme in puzzle.themes for puzzle in q.puzzles()) > 100
