"""A journal is read as far as it is whole, and goes on from there."""

from pathlib import Path

from quatuor.journal import add, read


def test_what_was_entered_is_read_in_order(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    assert read(journal) == []
    add(journal, ["one", "two"])
    add(journal, ["drei"])
    assert read(journal) == ["one", "two", "drei"]


def test_a_line_cut_short_is_cut_off_before_the_next_is_entered(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    journal.write_text("one\ntw")
    assert read(journal) == ["one"]
    assert journal.read_text() == "one\ntw"
    add(journal, ["two"])
    assert journal.read_text() == "one\ntwo\n"


def test_without_a_journal_nothing_is_kept() -> None:
    add(None, ["one"])
    assert read(None) == []
