"""`quatuor prune`: delete old tables, or forget a person."""

import asyncio
import time
from argparse import Namespace

from quatuor.errors import BadRequest
from quatuor.server.forgetting import forget, person_called
from quatuor.server.maintenance import database_from, days_from, storage_at
from quatuor.server.pruning import prune


def run(arguments: Namespace) -> int:
    """Do what was asked for, and say how much that was."""
    if (arguments.forget is None) != (arguments.table is None):
        raise BadRequest("--forget NAME and --table TABLE go together: names are not unique")
    if arguments.keep_days is None and arguments.forget is None:
        raise BadRequest("prune takes --keep-days DAYS, or --forget NAME --table TABLE")
    asyncio.run(_pruned(arguments))
    return 0


async def _pruned(arguments: Namespace) -> None:
    now, days = time.time_ns() // 1_000_000, days_from(arguments.keep_days)
    async with storage_at(database_from(arguments.db)) as storage:
        if days is not None:
            print(f"{await prune(storage, days, now)} tables deleted")
        if arguments.forget is not None:
            key = await person_called(storage, arguments.table, arguments.forget)
            print(f"forgotten at {await forget(storage, key, now)} tables")
