"""A solver with an opening book: it answers from the book, and the same as without."""

import pytest

from quatuor.games.puissance4.solver import book as books
from quatuor.games.puissance4.solver.book import Book, shipped_book, write_book
from quatuor.games.puissance4.solver.book_positions import plies
from quatuor.games.puissance4.solver.solve import Solver
from tests.games.puissance4.solver.keys import columns_of

PLY = 6


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Book:
    """A book of the first plies of six columns by four."""
    solver, path = Solver(6, 4, megabytes=1), tmp_path_factory.mktemp("book") / "small.book"
    keys = plies(solver.plan, PLY)[PLY]
    write_book(path, solver.plan, PLY, solver.solve_many(*columns_of(solver.plan, keys)))
    return Book.open(path)


@pytest.mark.parametrize("moves", ["", "3", "34", "3434", "11223", "345612"])
def test_a_position_in_the_book_is_answered_without_searching(book: Book, moves: str) -> None:
    with_book, without = Solver(6, 4, megabytes=1, book=book), Solver(6, 4, megabytes=1)
    assert with_book.score(moves) == without.score(moves)
    assert with_book.nodes == 0


@pytest.mark.parametrize("moves", ["", "33", "12345", "345612", "3456121"])
def test_every_move_is_worth_the_same_with_the_book_as_without(book: Book, moves: str) -> None:
    with_book, without = Solver(6, 4, megabytes=1, book=book), Solver(6, 4, megabytes=1)
    assert with_book.scores(moves) == without.scores(moves)
    assert with_book.nodes == 0 or len(moves) >= PLY


def test_the_program_works_without_a_book() -> None:
    assert books.shipped_book("no such book") is None


def test_the_shipped_book_is_of_the_classic_board_or_not_there() -> None:
    shipped = shipped_book()
    assert shipped is None or (shipped.plan.width, shipped.plan.height) == (7, 6)
