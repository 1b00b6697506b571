"""What the rules of foursenses say about pieces and patterns, sentence by sentence."""

from itertools import product

import pytest

import quatuor as q
from tests.pictures import (
    after,
    assert_forbidden,
    assert_refused,
    assert_unreadable,
    picture,
    winners,
)

PLACES = [column + row for column in "abcd" for row in "1234"]
KINDS = ("S", "H", "DS", "DH")
ALL_PLACED_WITHOUT_A_PATTERN = (
    "Hd2 Hd3 Hc1 Hc4 Hd2 Hd4 Ha2 Hb4 Sc1 DHa2 DSa4 DHd4 "
    "DHd3 DHb4 DSb1 Sc4 DHb2 Sb3 DSa1 Sa3 Sc3 Sb3 Sa3 Sc3"
)


def built(moves: str = "", **options: object) -> q.Position:
    return after("foursenses", moves, **options)


def walks(length: int) -> list[list[str]]:
    """All straight walks over so many neighbouring places, in both directions."""
    found = []
    for (column, row), (right, up) in product(
        product(range(4), repeat=2), product((-1, 0, 1), repeat=2)
    ):
        walk = [(column + n * right, row + n * up) for n in range(length)]
        if (right or up) and all(0 <= at < 4 for place in walk for at in place):
            found.append(["abcd"[c] + "1234"[r] for c, r in walk])
    return found


def test_two_play_with_open_eyes_and_patterns_win_unless_chosen_otherwise() -> None:
    options = q.Game("foursenses").options
    assert [options[name] for name in ("players", "claims")] == [2, "auto"]
    assert [options[name] for name in ("wrong_claim", "blindfold")] == ["pass", False]


def test_options_have_only_the_values_that_the_rules_name() -> None:
    assert [q.Game("foursenses", players=n).players for n in (2, 3)] == [2, 3]
    assert_refused("foursenses", players=1)
    assert_refused("foursenses", players=4)
    assert_refused("foursenses", claims="shout")
    assert_refused("foursenses", wrong_claim="win")
    assert_refused("foursenses", blindfold="half")


def test_a_blindfold_changes_what_is_seen_and_not_what_is_legal() -> None:
    moves = "Sa1 DHb1 Sc1"
    blind, open_eyes = built(moves, blindfold=True), built(moves)
    assert blind.legal == open_eyes.legal
    assert winners(blind.play("DSc1")) == (2,)


def test_24_pieces_of_three_kinds_are_shared_by_all() -> None:
    start = built()
    assert start.board == picture("""
        -- -- -- --
        -- -- -- --
        -- -- -- --
        -- -- -- --
    """)
    assert (start.hand, start.to_move) == ((8, 8, 8), 1)
    assert set(start.legal) == {kind + place for kind in KINDS for place in PLACES}


def test_doubles_are_placed_with_either_face_up() -> None:
    position = built("Sb3 Ha1 DSd4 DHd1")
    assert position.board == picture("""
        -- -- -- S2
        -- S1 -- --
        -- -- -- --
        H1 -- -- H2
    """)
    assert (position.hand, position.to_move) == ((7, 7, 6), 1)


@pytest.mark.parametrize("second", ["S", "H", "DS", "DH"])
@pytest.mark.parametrize("first", ["S", "H"])
def test_a_single_takes_one_more_piece_and_is_then_full(first: str, second: str) -> None:
    single = built(f"{first}c2")
    assert {f"{kind}c2" for kind in KINDS} <= set(single.legal)
    full = single.play(f"{second}c2")
    assert full.board[2] == f"-- -- {second[-1]}{1 + len(second)} --"
    assert_forbidden(full, "Sc2", "Hc2", "DSc2", "DHc2")


@pytest.mark.parametrize("double", ["DS", "DH"])
def test_a_double_on_the_ground_is_full_at_once(double: str) -> None:
    full = built(f"{double}c2")
    assert full.board[2] == f"-- -- {double[-1]}2 --"
    assert_forbidden(full, "Sc2", "Hc2", "DSc2", "DHc2")


@pytest.mark.parametrize(
    ("moves", "gone"),
    [
        ("Sc3 Sa3 Sa2 Sd2 Sd4 Sb3 Sb3 Sb1", {"S"}),
        ("Hd2 Hd3 Hc1 Hc4 Hd2 Hd4 Ha2 Hb4", {"H"}),
        ("DHc2 DHc4 DHd4 DHa4 DSa2 DHa1 DHb3 DHb1", {"DS", "DH"}),
    ],
)
def test_there_are_eight_pieces_of_each_kind(moves: str, gone: set[str]) -> None:
    position = built(moves)
    assert position.outcome is None
    assert sorted(position.hand) == [0, 8, 8]
    assert {token[:-2] for token in position.legal} == set(KINDS) - gone


@pytest.mark.parametrize("face", ["S", "H"])
@pytest.mark.parametrize("line", walks(4), ids=" ".join)
def test_four_of_the_same_face_in_a_row_a_column_or_a_long_diagonal_win(
    line: list[str], face: str
) -> None:
    a, b, c, d = line
    position = built(f"{face}{a} D{face}{b} {face}{c}")
    assert position.outcome is None
    assert position.play(f"D{face}{d}").outcome == q.Outcome((2,), "pattern")


@pytest.mark.parametrize(
    ("moves", "row"),
    [
        ("Sa1 Hb1 Sc1 Hd1", "S1 H1 S1 H1"),
        ("DSa1 DHb1 DSc1 DHd1", "S2 H2 S2 H2"),
        ("Sa1 Ha1 DSb1 Hc1 Sc1 DHd1", "H2 S2 S2 H2"),
        ("Sa1 DHa1 Sb1 DSb1 Sc1 DHc1 Sd1 DSd1", "H3 S3 H3 S3"),
    ],
)
def test_four_of_the_same_height_win(moves: str, row: str) -> None:
    position = built(moves)
    assert (position.board[-1], winners(position)) == (row, (2,))
    assert built(moves.rsplit(" ", 1)[0]).outcome is None


@pytest.mark.parametrize("line", walks(4), ids=" ".join)
def test_the_same_height_counts_in_rows_columns_and_long_diagonals(line: list[str]) -> None:
    a, b, c, d = line
    assert winners(built(f"S{a} H{b} S{c} H{d}")) == (2,)


@pytest.mark.parametrize("line", walks(3), ids=" ".join)
def test_a_staircase_of_three_neighbours_wins_in_any_line_and_direction(line: list[str]) -> None:
    low, middle, high = line
    position = built(f"S{low} DH{middle} S{high}")
    assert position.outcome is None
    assert position.play(f"DS{high}").outcome == q.Outcome((2,), "pattern")


def test_there_are_ten_lines_of_four_and_24_of_three() -> None:
    assert len({frozenset(line) for line in walks(4)}) == 10
    assert len({frozenset(line) for line in walks(3)}) == 24


@pytest.mark.parametrize(
    "moves",
    [
        "Sa1 DHb1 Sd1 DSd1",
        "Sa1 DHb1 Sb2 DSb2",
        "Sc1 DHd1 Sa2 DSa2",
        "DSa1 Hb1 Sc1 DSc1",
        "Sa1 Hb1 DHb1 DSc1",
    ],
    ids=["a gap", "a bend", "around the edge", "2-1-3", "1-3-2"],
)
def test_other_heights_or_places_are_no_staircase(moves: str) -> None:
    assert built(moves).outcome is None


@pytest.mark.parametrize(
    "moves",
    ["Sc1 DSd1 Sa2 DSb2", "Sa2 DSb3 Sc4 DSd4", "Sa1 DSb1 Sc1 DHd1"],
    ids=["around the edge", "a short diagonal", "three and one"],
)
def test_other_places_or_faces_are_no_four(moves: str) -> None:
    assert built(moves).outcome is None


def test_only_the_top_of_a_place_counts() -> None:
    position = built("Sa1 Ha1 Hb1 Sc1 DHc1 Hd1")
    assert position.board[-1] == "H2 H1 H3 H1"
    assert winners(position) == (2,)
    covered = built("Sa1 Ha1 Hb1 Hc1 DSb1 Sd1")
    assert covered.board[-1] == "H2 S3 H1 S1"
    assert covered.outcome is None


def test_all_pieces_placed_without_a_pattern_are_a_draw() -> None:
    position = built(ALL_PLACED_WITHOUT_A_PATTERN)
    assert position.board == picture("""
        S2 H3 S2 H3
        S2 S2 S2 H3
        H3 H2 -- H2
        S2 S2 S2 --
    """)
    assert (position.hand, winners(position), position.legal) == ((0, 0, 0), (), ())


def test_the_notation_has_kinds_and_places_with_or_without_announcement() -> None:
    quiet = {kind + place for kind in KINDS for place in PLACES}
    tokens = quiet | {f"{token}!" for token in quiet} | {"!"}
    assert set(q.GAMES["foursenses"].TOKENS) - {""} == tokens
    assert_unreadable(built(), "a1", "Da1", "SDa1", "Se1", "Sa5", "sa1", "SA1", "Sa1!!", "11")
