"""Boards as text: what a person reads in a terminal."""

from textwrap import dedent
from typing import Any

import pytest

import quatuor as q
from quatuor.pictures import text as picture
from quatuor.pictures.boards import cells_of, in_words


def drawn(text: str) -> str:
    return dedent(text).strip("\n")


def test_a_grid_names_its_rows_and_columns() -> None:
    assert str(q.Game("puissance4").start().play("4 4 5")) == drawn("""
        6  . . . . . . .
        5  . . . . . . .
        4  . . . . . . .
        3  . . . . . . .
        2  . . . 2 . . .
        1  . . . 1 1 . .
           1 2 3 4 5 6 7
    """)


def test_the_panels_of_five_stand_outside_the_numbered_columns() -> None:
    assert str(q.Game("puissance4", five=True).start().play("1")).splitlines()[-2:] == [
        "1  2 1 . . . . . . 1",
        "   | 1 2 3 4 5 6 7 |",
    ]


def test_a_bonus_piece_of_plus4_has_a_letter() -> None:
    assert str(q.Game("plus4", mode="endless").start().play("1 2 B1")) == drawn("""
        4  A 2 . .
        3  1 . . .
        2  . . . .
        1  . . . .
           1 2 3 4
    """)


def test_the_four_boards_of_q4_stand_side_by_side() -> None:
    assert str(q.Game("q4").start().play("1a1 2b3 4d4")) == drawn("""
           board 1      board 2      board 3      board 4
        4  . . . .   4  . . . .   4  . . . .   4  . . . 1
        3  . . . .   3  . 2 . .   3  . . . .   3  . . . .
        2  . . . .   2  . . . .   2  . . . .   2  . . . .
        1  1 . . .   1  . . . .   1  . . . .   1  . . . .
           a b c d      a b c d      a b c d      a b c d
    """)


def test_a_place_of_foursenses_shows_face_and_height() -> None:
    assert str(q.Game("foursenses").start().play("Sa1 DHa1 DSc3")) == drawn("""
        4  -- -- -- --
        3  -- -- S2 --
        2  -- -- -- --
        1  H3 -- -- --
           a  b  c  d
    """)


def test_the_trays_of_flip_show_their_stacks_bottom_first() -> None:
    assert picture.draw("flip", {"Ub3": "121", "La1": "2"}) == drawn("""
           upper tray         lower tray
        4  .   .   .   .   4  . . . .
        3  .   121 .   .   3  . . . .
        2  .   .   .   .   2  . . . .
        1  .   .   .   .   1  2 . . .
           a   b   c   d      a b c d
    """)


@pytest.mark.parametrize(
    ("game", "board", "said"),
    [
        ("puissance4", ["......."] * 6, "The board is empty."),
        (
            "puissance4",
            [*["......."] * 4, "...2...", "..11..."],
            "Column 3 from the bottom: 1. Column 4 from the bottom: 1, 2.",
        ),
        ("plus4", ["12..", "A...", "....", "...."], None),
        ("q4", [["...."] * 4] * 3 + [["...3", *["...."] * 3]], "Board 4, d4: 3."),
        ("foursenses", ["-- -- -- --"] * 3 + ["-- H2 -- --"], "b1: holed, height 2."),
        ("flip", {"Ub3": "121"}, "Upper tray b3 from the bottom: 1, 2, 1."),
    ],
)
def test_a_board_can_be_told_in_words(game: str, board: Any, said: str | None) -> None:
    expected = said or "Column 1 from the top: 1, 1 bonus. Column 2 from the top: 2."
    assert in_words(game, board) == expected


def test_printed_panels_are_told_as_panels() -> None:
    said = in_words("puissance4", q.Game("puissance4", five=True).start().board)
    assert said == (
        "Left panel from the bottom: 2, 1, 2, 1, 2, 1. "
        "Right panel from the bottom: 1, 2, 1, 2, 1, 2."
    )


def test_cells_are_read_from_the_top_left() -> None:
    cells = cells_of("foursenses", ["S1 -- -- H3", *["-- -- -- --"] * 3])
    assert list(cells)[:5] == ["a4", "b4", "c4", "d4", "a3"]
    assert (cells["a4"], cells["d4"], cells["b4"]) == ("S1", "H3", "")
