"""The book: built in parts, it says what the solver says."""

import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Timer, main_thread

import pytest

from quatuor.compiler import array
from quatuor.errors import BadRequest
from quatuor.games.puissance4.solver.book import UNKNOWN, BadBook, Book, write_book
from quatuor.games.puissance4.solver.book_positions import plies
from quatuor.games.puissance4.solver.build_book import _solver, read_journal, solve_chunk
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.solve import Solver
from quatuor.journal import add
from tests.games.puissance4.solver.keys import columns_of, pairs_of


def small_book(path: Path) -> Solver:
    """A book of the first six plies of five columns by four."""
    solver = Solver(5, 4, megabytes=1)
    keys = plies(solver.plan, 6)[6]
    write_book(path, solver.plan, 6, solver.solve_many(*columns_of(solver.plan, keys)))
    return solver


def test_every_position_in_the_book_has_the_score_the_solver_finds(tmp_path: Path) -> None:
    solver = small_book(tmp_path / "book")
    book = Book.open(tmp_path / "book")
    for keys in plies(solver.plan, 6):
        found = [book.score(pair) for pair in pairs_of(solver.plan, keys)]
        assert found == solver.solve_many(*columns_of(solver.plan, keys)).tolist()


def test_a_position_beyond_the_book_has_no_score(tmp_path: Path) -> None:
    small_book(tmp_path / "book")
    assert Book.open(tmp_path / "book").score((0b1111, 0b111 << 5)) is None


def test_an_unfinished_book_answers_only_what_follows_from_what_it_has(tmp_path: Path) -> None:
    solver = small_book(tmp_path / "book")
    whole, keys = Book.open(tmp_path / "book"), plies(solver.plan, 6)
    pairs = [pairs_of(solver.plan, level) for level in keys]
    everything = [[(pair, whole.score(pair)) for pair in level] for level in pairs]
    last = [score if score is not None else UNKNOWN for _, score in everything[6]]
    last[::3] = [UNKNOWN] * len(last[::3])
    part = Book(solver.plan, 6, array(last))
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
    assert read_journal(journal, 4) == [5, 127, -3, 127]
    add(journal, ["1 14"])
    assert journal.read_text() == "0 5\n2 -3\n1 14\n"


@pytest.mark.parametrize("text", ["hello\n", "4 0\n", "-1 0\n", "1 2 3\n"])
def test_a_file_that_is_no_journal_of_these_positions_is_refused(tmp_path: Path, text: str) -> None:
    journal = tmp_path / "journal"
    journal.write_text(text)
    with pytest.raises(BadRequest, match="not a journal of this work"):
        read_journal(journal, 4)


@pytest.fixture
def keyboard() -> Iterator[None]:
    """Interrupts are heard, also where the tests run in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("keyboard")
def test_an_interrupt_from_the_keyboard_is_heard_while_positions_are_solved() -> None:
    early, whose = plies(Plan(), 1)[1].tolist(), main_thread().ident
    assert whose is not None
    solver = _solver(4)
    solver.score("62352673232646611533624214375411")
    Timer(0.3, lambda: signal.pthread_kill(whose, signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        solve_chunk(early, 4)
    assert solver.nodes < 20_000_000, "all of them take several times as many"
