"""The book that comes with the program: small, true, and answering without a search."""

import random
from importlib.resources import files

import pytest

import quatuor as q
from quatuor.games.puissance4.solver.book import SHIPPED, UNKNOWN, Book, shipped_book
from quatuor.games.puissance4.solver.book_positions import plies
from quatuor.games.puissance4.solver.solve import Solver
from tests.games.puissance4.solver.keys import columns_of, pairs_of

SMALL = 3_000_000


@pytest.fixture(scope="module")
def book() -> Book:
    book = shipped_book()
    assert book is not None
    return book


def test_it_is_small_and_of_the_classic_board(book: Book) -> None:
    assert len(files("quatuor.games.puissance4.solver").joinpath(SHIPPED).read_bytes()) < SMALL
    assert (book.plan.width, book.plan.height, book.ply) == (7, 6, 8)


def test_it_has_every_position_and_its_scores_are_those_that_the_solver_finds(book: Book) -> None:
    keys = plies(book.plan, book.ply)[book.ply]
    assert len(book._last) == len(keys)
    assert UNKNOWN not in book._last
    some = sorted(random.Random(8).sample(range(len(keys)), 40))
    chosen = [keys[number] for number in some]
    found = [book.score(pair) for pair in pairs_of(book.plan, chosen)]
    assert found == Solver().solve_many(*columns_of(book.plan, chosen)).tolist()


@pytest.mark.parametrize(
    ("moves", "score"),
    [("", 1), ("1", 2), ("2", 1), ("3", 0), ("4", -1), ("5", 0), ("6", 1), ("7", 2)],
)
def test_the_published_scores_of_the_opening_need_no_search(
    book: Book, moves: str, score: int
) -> None:
    solver = Solver(megabytes=1, book=book)
    assert solver.score(moves) == score
    assert solver.nodes == 0


@pytest.mark.parametrize("moves", ["", "4", "44", "1234567", "4444422"])
def test_all_seven_moves_of_an_opening_are_known_without_a_search(book: Book, moves: str) -> None:
    solver = Solver(megabytes=1, book=book)
    known = [score for score in solver.scores(moves) if score is not None]
    assert max(known) == solver.score(moves)
    assert solver.nodes == 0


def test_the_empty_board_is_won_in_the_middle_with_the_last_disc_but_one() -> None:
    found = q.analyze(q.Game("puissance4").start())
    assert found.best == "4"
    assert str(found.value) == "win in 41 plies for player 1"
    assert [str(value) for value in found.values.values()].count(str(found.value)) == 1


def test_what_the_book_says_of_the_next_ply_is_never_too_much_and_saves_work(book: Book) -> None:
    keys = plies(book.plan, book.ply + 1)[book.ply + 1]
    some = sorted(random.Random(9).sample(range(len(keys)), 12))
    helped, alone = Solver(book=book), Solver()
    for pair in pairs_of(book.plan, [keys[number] for number in some]):
        least, score = book.at_least(pair), alone.score(pair)
        assert least is not None
        assert least <= score == helped.score(pair)
    assert helped.nodes < alone.nodes * 0.9
