"""The book that comes with the program: small, true, and answering without a search."""

import random
from importlib.resources import files

import numpy as np
import pytest

from quatuor.engines.solver.book import SHIPPED, UNKNOWN, Book, shipped_book
from quatuor.engines.solver.levels import plies, stones_of
from quatuor.engines.solver.solve import Solver

SMALL = 3_000_000


@pytest.fixture(scope="module")
def book() -> Book:
    book = shipped_book()
    assert book is not None
    return book


def test_it_is_small_and_of_the_classic_board(book: Book) -> None:
    assert len(files("quatuor.engines.solver").joinpath(SHIPPED).read_bytes()) < SMALL
    assert (book.plan.width, book.plan.height, book.ply) == (7, 6, 8)


def test_its_scores_are_those_that_the_solver_finds(book: Book) -> None:
    keys = plies(book.plan, book.ply)[book.ply]
    assert len(book._last) == len(keys)
    known = np.flatnonzero(book._last != UNKNOWN)
    some = sorted(random.Random(8).sample(known.tolist(), 40))
    movers, others = stones_of(book.plan, keys[some])
    pairs = zip(movers.tolist(), others.tolist(), strict=True)
    assert [book.score(pair) for pair in pairs] == Solver().solve_many(movers, others).tolist()


def test_a_position_that_it_has_needs_no_search(book: Book) -> None:
    keys = plies(book.plan, book.ply)[book.ply]
    first = int(np.flatnonzero(book._last != UNKNOWN)[0])
    movers, others = stones_of(book.plan, keys[[first]])
    solver = Solver(megabytes=1, book=book)
    assert solver.score((int(movers[0]), int(others[0]))) == book._last[first]
    assert solver.nodes == 0
