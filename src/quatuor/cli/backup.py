"""`quatuor backup`: all tables of a room in one file."""

import asyncio
from argparse import Namespace

from quatuor.server.backups import backup
from quatuor.server.maintenance import database_from


def run(arguments: Namespace) -> int:
    """Write the backup, and say how large it is."""
    size = asyncio.run(backup(database_from(arguments.db), arguments.file))
    print(f"{arguments.file}: {size} bytes")
    return 0
