"""Tables that cannot be read are set aside for a while, and the operator is told once."""

import logging

import pytest

from quatuor.room.log_entries import NoSuchTable, UnreadableTable
from quatuor.room.quarantine import AGAIN, Quarantine

TABLE = "abcdefgh"


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that the clock shows, as the only entry."""
    shown = [1000.0]
    monkeypatch.setattr("quatuor.room.quarantine.time.monotonic", lambda: shown[0])
    return shown


def test_a_table_is_refused_until_it_may_be_read_again(time: list[float]) -> None:
    tables = Quarantine()
    tables.check(TABLE)
    tables.add(TABLE, UnreadableTable("event 3 is missing"))
    time[0] += AGAIN - 0.1
    with pytest.raises(UnreadableTable) as refused:
        tables.check(TABLE)
    assert refused.value.reason == "event 3 is missing"
    tables.check("another1")
    time[0] += 0.1
    tables.check(TABLE)


def test_a_table_that_fails_again_waits_again(time: list[float]) -> None:
    tables = Quarantine()
    tables.add(TABLE, UnreadableTable("event 3 is missing"))
    time[0] += AGAIN
    tables.add(TABLE, UnreadableTable("event 4 is missing"))
    with pytest.raises(UnreadableTable) as refused:
        tables.check(TABLE)
    assert refused.value.reason == "event 4 is missing"


def test_a_table_that_could_be_read_is_in_use_at_once() -> None:
    tables = Quarantine()
    tables.release(TABLE)
    tables.add(TABLE, UnreadableTable("event 3 is missing"))
    tables.add("another1", UnreadableTable("event 3 is missing"))
    assert len(tables) == 2
    tables.release(TABLE)
    assert len(tables) == 1
    tables.check(TABLE)


def test_the_operator_reads_each_reason_once_and_no_whole_name(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tables = Quarantine()
    with caplog.at_level(logging.ERROR, "quatuor"):
        for reason in ("event 3 is missing", "event 3 is missing", "event 4 is missing"):
            tables.add(TABLE, UnreadableTable(reason))
    assert caplog.messages == [
        f"table abcd… is set aside as unreadable: event {number} is missing; "
        "'quatuor check' looks at all tables"
        for number in (3, 4)
    ]


def test_whoever_asks_for_a_table_is_told_that_it_cannot_be_read_or_does_not_exist() -> None:
    unreadable, missing = UnreadableTable("event 3 is missing"), NoSuchTable()
    assert (unreadable.code, str(unreadable)) == (
        "unreadable_table",
        "this table cannot be read; tell whoever runs the room (other tables are well)",
    )
    assert (missing.code, str(missing)) == ("no_table", "there is no such table")
