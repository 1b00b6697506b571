"""The log: versions, digests, and logs of every release."""

import json
from pathlib import Path
from typing import Any

import orjson
import pytest

from quatuor.room.digests import alias_in_message, first_digest, next_digest
from quatuor.room.log_entries import (
    LoggedEvent,
    Snapshot,
    UnreadableTable,
    empty_snapshot,
    entry,
    read_rows,
)
from quatuor.room.replays import applied
from quatuor.table import ROOM, Table, event_from, event_versions, events
from quatuor.table.aliases import alias_of
from tests.data.make.table_logs import ending

LOGS = Path(__file__).parents[1] / "data" / "logs"
RELEASES = sorted(path.stem for path in LOGS.glob("*.jsonl"))


def tables_of(release: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (LOGS / f"{release}.jsonl").read_text().splitlines()]


def rows_of(table: dict[str, Any]) -> list[list[Any]]:
    """Rows as they are selected; a release without digests left that column empty."""
    return [[*row, None][:5] for row in table["rows"]]


def read(table_id: str, rows: list[list[Any]]) -> list[LoggedEvent]:
    return read_rows(rows, 0, first_digest(table_id))


def replayed(table_id: str, rows: list[list[Any]]) -> Snapshot:
    base, _ = applied(empty_snapshot(table_id), read(table_id, rows), lambda *_: True)
    return base


def some_rows() -> tuple[str, list[list[Any]]]:
    table = tables_of(RELEASES[-1])[0]
    return table["table"], rows_of(table)


def test_there_are_logs_of_every_release() -> None:
    assert RELEASES[:2] == ["0.1.0", "0.2.0"]


@pytest.mark.parametrize("release", RELEASES)
def test_tables_that_a_release_has_logged_end_as_they_did(release: str) -> None:
    for table in tables_of(release):
        base = replayed(table["table"], rows_of(table))
        assert json.loads(json.dumps(ending(base.table))) == table["ends"], table["table"]


def test_what_0_1_0_wrote_has_no_versions_and_what_is_written_now_has_both() -> None:
    old = json.loads(tables_of("0.1.0")[0]["rows"][0][3])
    assert "schema" not in old
    row, _ = entry("a table", 1, 5, None, events.Flagged(ROOM), first_digest("a table"))
    told = json.loads(row.event)
    assert (told["schema"], told["rules"]) == (event_versions.SCHEMA, event_versions.RULES)


@pytest.mark.parametrize("what", ["schema", "rules"])
def test_an_event_of_a_newer_version_is_not_guessed_at(what: str) -> None:
    data = {"event": "Flagged", "by": ROOM, what: 99}
    with pytest.raises(Exception, match=f"{what} version 99, and this Quatuor reads 1 to"):
        event_from(data)


def test_an_older_version_goes_through_every_upcaster_up_to_the_present_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def step(number: int) -> event_versions.Upcaster:
        return lambda data: {**data, "by": f"{data['by']} {number}"}

    monkeypatch.setattr(event_versions, "RULES", 3)
    monkeypatch.setattr(event_versions, "RULES_UPCASTERS", {1: step(1), 2: step(2)})
    assert event_from({"event": "Flagged", "by": "x"}) == events.Flagged("x 1 2")
    assert event_from({"event": "Flagged", "by": "x", "rules": 2}) == events.Flagged("x 2")
    assert event_from({"event": "Flagged", "by": "x", "rules": 3}) == events.Flagged("x")


def test_an_event_reads_back_as_it_was_written() -> None:
    event, digest = events.Said("ann", "hello"), first_digest("a table")
    row, logged = entry("a table", 1, 5, "ann:7", event, digest)
    assert (logged.seq, logged.at, logged.message, logged.event) == (1, 5, "ann:7", event)
    assert read_rows([tuple(row)[1:]], 0, digest) == [logged]


def test_a_missing_event_is_noticed() -> None:
    table_id, rows = some_rows()
    del rows[5]
    with pytest.raises(UnreadableTable) as found:
        read(table_id, rows)
    assert found.value.reason == "event 6 is missing"


@pytest.mark.parametrize(
    ("column", "value"),
    [(1, 1), (2, "somebody:1"), (3, '{"event":"Flagged","schema":2,"rules":1,"by":"house"}')],
)
def test_a_changed_row_is_noticed(column: int, value: Any) -> None:
    table_id, rows = some_rows()
    rows[5][column] = value
    with pytest.raises(UnreadableTable) as found:
        read(table_id, rows)
    assert found.value.reason == "event 6 does not match its digest"


def test_rows_of_another_table_are_noticed() -> None:
    _, rows = some_rows()
    with pytest.raises(UnreadableTable):
        read("another table", rows)


def test_a_changed_key_is_noticed_but_its_alias_is_not_and_no_name_is() -> None:
    table_id, rows = some_rows()
    data = json.loads(rows[0][3])
    assert data["name"] == "Ann"
    rows[0][3] = orjson.dumps({**data, "by": "key-Bob"}).decode()
    with pytest.raises(UnreadableTable):
        read(table_id, rows)
    gone = {**data, "by": alias_of(data["by"]), "name": "nobody"}
    rows[0][3] = orjson.dumps(gone).decode()
    rows[0][2] = rows[0][2].replace(data["by"], alias_of(data["by"]))
    assert len(read(table_id, rows)) == len(rows)


def test_of_the_identity_of_a_message_only_the_key_has_an_alias() -> None:
    assert alias_in_message("key:a:7") == f"{alias_of('key')}:a:7"
    assert alias_in_message(f"{ROOM} 7") == f"{ROOM} 7"
    assert alias_in_message(None) is None


def test_rows_without_a_digest_are_read_and_those_after_them_are_sealed_over_them() -> None:
    table_id, rows = some_rows()
    for row in rows[:10]:
        row[4] = None
    assert read(table_id, rows)[-1].digest == rows[-1][4]
    rows[3][1] += 1
    with pytest.raises(UnreadableTable):
        read(table_id, rows)


def test_an_event_that_could_never_happen_makes_a_table_unreadable() -> None:
    digest = next_digest(first_digest("a table"), 1, 5, None, b'{"event":"Flagged","by":"house"}')
    logged = LoggedEvent(1, 5, None, events.Flagged(ROOM), digest)
    with pytest.raises(UnreadableTable) as found:
        applied(Snapshot(Table(), ""), [logged], lambda *_: True)
    assert found.value.reason.startswith("event 1: ")
