"""Everything that a room in a browser tab keeps, as a text; and back, into this room or another.

The text is JSON: the log of each table as it is stored, sealed by its digests. Whoever takes it to
another browser is somebody else there, so the logs are rewritten for whoever plays there. A table
that is there already is continued where the text knows more of it. Nothing is ever removed.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from quatuor.errors import QuatuorError
from quatuor.room.digests import first_digest
from quatuor.room.json_text import from_json, to_json
from quatuor.room.log_entries import Entry, entry, read_rows
from quatuor.room.memory_ledger import StoredTable
from quatuor.tab.ledger import OUTAGE, PULSE, TABLE, TabLedger, table_record
from quatuor.tab.store import Changes, Records
from quatuor.table import event_from, replay

FORM = "Quatuor room 1"
NAMED = re.compile(r"[\w-]{8,32}", re.ASCII)
"""What a table may be called."""
UNREADABLE = (QuatuorError, LookupError, TypeError, ValueError, AttributeError)
"""What damage in the log of a table may raise."""


class BadBackup(QuatuorError):
    """A text that is no backup of a room."""

    code = "bad_backup"


@dataclass
class Restored:
    """How many tables came of a backup, and how."""

    new: int = 0
    continued: int = 0
    known: int = 0
    """Those that the room knew, perhaps better."""
    different: int = 0
    """Those that were played on in both places: they stay as they are here."""
    unreadable: int = 0


@dataclass
class Plan:
    """What is to be written."""

    log: list[Entry] = field(default_factory=list)
    records: Records = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)


async def backup(ledger: TabLedger, key: str, now: int) -> str:
    """Everything that is kept, of whoever has this key."""
    tables = [
        {
            "table": table_id,
            "owner": stored.owner,
            "opened": stored.opened,
            "log": [list(row[1:]) for row in await ledger.log(table_id)],
        }
        for table_id, stored in ledger.tables.items()
        if stored.last
    ]
    return to_json({"form": FORM, "at": now, "person": key, "tables": tables}).decode()


async def restore(ledger: TabLedger, key: str, now: int, text: str) -> dict[str, int]:
    """Take over what a backup has, all in one transaction; the room has to be opened again.

    Raises `BadBackup` for a text that is none, and `WriteFailed` where there is no space for it.
    """
    told = read_backup(text)
    plan = Plan()
    for kept in told["tables"]:
        try:
            plan.counts[await _plan_table(plan, ledger, kept, told["person"], key)] += 1
        except UNREADABLE:
            plan.counts["unreadable"] += 1
    if plan.log:
        since, latest = told["at"], max(row.at for row in plan.log)
        plan.records[PULSE] = max(latest, now)
        plan.records[f"{OUTAGE}{since}"] = [since, max(since, now)]
        await ledger.write(Changes(plan.log, plan.records))
    return asdict(Restored(**plan.counts))


def read_backup(text: str) -> dict[str, Any]:
    """What a text says, if it is a backup at all."""
    try:
        told = from_json(text)
    except ValueError:
        raise BadBackup("the file is not whole: it is no complete JSON") from None
    if not isinstance(told, dict) or told.get("form") != FORM:
        raise BadBackup(f"this is no {FORM!r}")
    shape = {"at": int, "person": str, "tables": list}
    if not all(isinstance(told.get(name), kind) for name, kind in shape.items()):
        raise BadBackup("the file is not whole: something is missing in it")
    return told


async def _plan_table(
    plan: Plan, ledger: TabLedger, kept: dict[str, Any], person: str, key: str
) -> str:
    """Add what is to be written about one table; the answer is what becomes of it."""
    table_id = str(kept["table"])
    if not NAMED.fullmatch(table_id) or TABLE + table_id in plan.records:
        raise BadBackup("no name of a table, or one that comes twice")
    log = checked_log(table_id, kept["log"], person, key)
    here = await ledger.log(table_id) if table_id in ledger.tables else []
    common = min(len(here), len(log))
    if common and here[common - 1].digest != log[common - 1].digest:
        return "different"
    if len(log) <= len(here):
        return "known"
    owner = key if kept["owner"] == person else str(kept["owner"])
    stored = ledger.tables.get(table_id) or StoredTable(owner, int(kept["opened"]))
    plan.log += log[common:]
    plan.records[TABLE + table_id] = table_record(stored) | {"last": len(log)}
    return "continued" if here else "new"


def checked_log(table_id: str, rows: Sequence[Any], person: str, key: str) -> list[Entry]:
    """The log of a table, which must be whole and lead to a table, for whoever has this key."""
    before = first_digest(table_id)
    logged = read_rows(rows, 0, before)
    replay((one.event, one.at) for one in logged)
    made: list[Entry] = []
    for one, (_seq, at, message, text, _digest) in zip(logged, rows, strict=True):
        event = event_from(renamed(from_json(text), person, key))
        whose = renamed_message(message, person, key)
        row, again = entry(table_id, one.seq, at, whose, event, before)
        made.append(row)
        before = again.digest
    return made


def renamed(data: Any, person: str, key: str) -> Any:
    """The data of an event with another key in place of this one."""
    if isinstance(data, dict):
        return {name: renamed(value, person, key) for name, value in data.items()}
    if isinstance(data, list):
        return [renamed(value, person, key) for value in data]
    return key if data == person else data


def renamed_message(message: str | None, person: str, key: str) -> str | None:
    """The same for the name of a message, which begins with the key of its sender."""
    if message is None or not message.startswith(f"{person}:"):
        return message
    return key + message.removeprefix(person)
