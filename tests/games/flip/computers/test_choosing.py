"""What the computer aims at in flip."""

import random
from itertools import pairwise
from statistics import mean

import pytest

import quatuor as q
from quatuor.games.flip.computers.choosing import Aim, aim, choose
from quatuor.games.flip.computers.hands import HANDS
from quatuor.games.flip.computers.landings import landings, mirrored
from quatuor.games.flip.trays import CELLS, PLACES
from quatuor.players.levels import LEVELS


def strongest(moves: str, seat: int, **options: object) -> Aim:
    position = q.Game("flip", **options).start().play(moves)
    return aim(position, seat, "strongest", random.Random(1))


def test_it_completes_its_line() -> None:
    assert strongest("1:Ua1 1:Ub1 1:Uc1 2:La1", 1).cell == "Ud1"
    assert strongest("2:Lb4 2:Lb3 2:Lb1 1:Ua1", 2).cell == "Lb2"


def test_it_covers_the_token_in_the_middle_of_its_line() -> None:
    assert strongest("1:Ua1 1:Ub2 1:Uc3 1:Ud4 2:Uc3", 1).cell == "Uc3"


def test_it_breaks_the_line_of_the_other() -> None:
    line = {"La2", "Lb2", "Lc2", "Ld2"}
    assert strongest("2:La2 2:Lb2 2:Lc2 2:Ld2", 1).cell in line


def test_in_pro_it_clears_a_cell_of_the_line_it_cannot_outnumber() -> None:
    moves = "1:N:La4 2:N:Ua1 1:N:La3 2:N:Ub1 1:N:Lb4 2:N:Uc1"
    aimed = strongest(moves, 1, mode="pro")
    assert aimed.kind in "NLCM"
    around = {"Ua1", "Ub1", "Uc1", "Ud1", "Ua2", "Ub2", "Uc2", "Ud2"}
    assert aimed.cell in around


@pytest.mark.parametrize(
    ("moves", "choice"),
    [
        ("1:N:Ld4 2:N:Ub1 1:N:Ld1 2:N:Ub3 1:N:La4 2:N:Ub4 1:L:Ub2", "col"),
        ("1:N:Ld4 2:N:Ua2 1:N:Ld1 2:N:Uc2 1:N:La4 2:N:Ud2 1:L:Ub2", "row"),
        ("1:N:Ld4 2:N:Ua1 1:N:Ld1 2:N:Ua2 1:N:La4 2:N:Ua3 1:C:Ub4", "Ua3"),
    ],
)
def test_it_removes_what_serves_the_other(moves: str, choice: str) -> None:
    position = q.Game("flip", mode="pro").start().play(moves)
    assert choose(position, "expert") == choice


def test_better_levels_have_steadier_quicker_and_more_attentive_hands() -> None:
    assert list(HANDS) == list(LEVELS)
    for weaker, better in pairwise(HANDS.values()):
        assert weaker.error > better.error
        assert weaker.pace > better.pace
        assert weaker.notice > better.notice


@pytest.mark.parametrize("seat", [1, 2])
def test_better_levels_hit_more_often_and_the_best_about_half_of_the_time(seat: int) -> None:
    hits = [
        mean(shares[target] for target, shares in enumerate(landings(level, seat)))
        for level in LEVELS
    ]
    assert hits == sorted(hits)
    assert hits[0] < 0.2
    assert 0.45 < hits[-1] < 0.6


def test_the_other_seat_sees_the_box_turned_round() -> None:
    turned = {"Ua1": "Ud4", "Lb2": "Lc3"}
    for cell, other in turned.items():
        mine = landings("medium", 1)[CELLS.index(cell)]
        theirs = landings("medium", 2)[CELLS.index(other)]
        assert mine[CELLS.index(cell)] == theirs[CELLS.index(other)]
        assert mine[PLACES.index("miss")] == theirs[PLACES.index("miss")]
    assert mirrored("Ua1") == "Ud1"
    assert mirrored("tray") == "tray"
