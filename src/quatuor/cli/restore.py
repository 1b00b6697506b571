"""`quatuor restore`: the tables of a backup, where a room lacks them."""

import asyncio
import time
from argparse import Namespace

from quatuor.cli.exits import FAILED, OK
from quatuor.server.maintenance import database_from
from quatuor.server.restoring import restore


def run(arguments: Namespace) -> int:
    """Restore, and say what came."""
    now = time.time_ns() // 1_000_000
    done = asyncio.run(restore(database_from(arguments.db), arguments.file, now))
    print(f"{done.restored} tables restored; {done.kept} were there")
    if done.unreadable:
        print(f"{done.unreadable} tables of the backup cannot be read, and were left out")
    return FAILED if done.unreadable else OK
