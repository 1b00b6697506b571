"""The book: built in parts, it says what the solver says."""

from pathlib import Path

import numpy as np
import pytest

from quatuor.engines.solver.book import UNKNOWN, BadBook, Book, write_book
from quatuor.engines.solver.build_book import read_journal
from quatuor.engines.solver.levels import plies, stones_of
from quatuor.engines.solver.solve import Solver


def small_book(path: Path) -> Solver:
    """A book of the first six plies of five columns by four."""
    solver = Solver(5, 4, megabytes=1)
    keys = plies(solver.plan, 6)[6]
    write_book(path, solver.plan, 6, solver.solve_many(*stones_of(solver.plan, keys)))
    return solver


def test_every_position_in_the_book_has_the_score_the_solver_finds(tmp_path: Path) -> None:
    solver = small_book(tmp_path / "book")
    book = Book.open(tmp_path / "book")
    for keys in plies(solver.plan, 6):
        movers, others = stones_of(solver.plan, keys)
        found = [book.score(pair) for pair in zip(movers.tolist(), others.tolist(), strict=True)]
        assert found == solver.solve_many(movers, others).tolist()


def test_a_position_beyond_the_book_has_no_score(tmp_path: Path) -> None:
    small_book(tmp_path / "book")
    assert Book.open(tmp_path / "book").score((0b1111, 0b111 << 5)) is None


def test_an_unfinished_book_answers_only_what_follows_from_what_it_has(tmp_path: Path) -> None:
    solver = small_book(tmp_path / "book")
    whole, keys = Book.open(tmp_path / "book"), plies(solver.plan, 6)
    pairs = [
        zip(*(words.tolist() for words in stones_of(solver.plan, level)), strict=True)
        for level in keys
    ]
    everything = [[(pair, whole.score(pair)) for pair in level] for level in pairs]
    last = np.array([score for _, score in everything[6]])
    last[::3] = UNKNOWN
    part = Book(solver.plan, 6, last)
    assert [part.score(pair) for pair, _ in everything[6]].count(None) == len(last[::3])
    for ply, level in enumerate(everything):
        said = [(part.score(pair), score) for pair, score in level]
        assert all(found in (None, score) for found, score in said), ply
    assert part.score((0, 0)) is None
    assert any(part.score(pair) is not None for pair, _ in everything[5])


def test_a_damaged_book_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "book"
    small_book(path)
    path.write_bytes(b"something else")
    with pytest.raises(BadBook, match="not an opening book"):
        Book.open(path)


def test_a_journal_cut_off_in_the_middle_of_a_line_goes_on_from_there(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    journal.write_text("0 5\n2 -3\n1 1")
    assert read_journal(journal, 4).tolist() == [5, 127, -3, 127]
    assert journal.read_text() == "0 5\n2 -3\n"
