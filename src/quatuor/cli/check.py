"""`quatuor check`: verify every table of a room's database."""

import asyncio
import json
from argparse import Namespace
from dataclasses import asdict

from quatuor.cli.exits import FAILED, OK
from quatuor.cli.progress import progress
from quatuor.server.checking import Report, check
from quatuor.server.maintenance import database_from, storage_at


def run(arguments: Namespace) -> int:
    """Check, and say what was found."""
    report = asyncio.run(_checked(database_from(arguments.db)))
    print(json.dumps(asdict(report)) if arguments.json else told(report))
    return OK if report.sound else FAILED


async def _checked(url: str) -> Report:
    async with storage_at(url) as storage:
        with progress(transient=True) as bar:
            task = bar.add_task("Checking", total=None)
            return await check(
                storage, lambda done, total: bar.update(task, completed=done, total=total)
            )


def told(report: Report) -> str:
    """The report for a person."""
    bad = [f"{table}: {reason}" for table, reason in report.unreadable.items()]
    stale = sum(report.stale.values())
    lines = [
        f"{report.tables} tables, {report.events} events, {report.snapshots} snapshots",
        *([f"{report.unsealed} events of an older version have no digest"] * bool(report.unsealed)),
        *([f"{stale} snapshots do not match, and are made again when needed"] * bool(stale)),
        *([f"{len(bad)} tables cannot be read:", *bad] if bad else ["every table can be read"]),
    ]
    return "\n".join(lines)
