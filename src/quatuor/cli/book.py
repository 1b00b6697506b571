"""`quatuor book build`: solve every position of one ply for the opening book; resumable.

`quatuor book write` makes a book of what has been solved so far: it answers where it can.
"""

from argparse import Namespace

from rich.progress import Progress, TimeRemainingColumn

from quatuor.cli.pool import pool_from
from quatuor.cli.progress import progress
from quatuor.errors import BadRequest
from quatuor.games.puissance4.solver.book import UNKNOWN, write_book
from quatuor.games.puissance4.solver.book_positions import plies
from quatuor.games.puissance4.solver.build_book import build, read_journal
from quatuor.games.puissance4.solver.plan import Plan


def run(arguments: Namespace) -> int:
    """Solve what is not in the journal yet, then write the book."""
    if not 1 <= arguments.ply <= 12:
        raise BadRequest("--ply is 1 to 12")
    if not 1 <= arguments.megabytes <= 65536:
        raise BadRequest("--megabytes is 1 to 65536")
    journal = arguments.file.with_suffix(f".{arguments.ply}.journal")
    if arguments.what == "write":
        count = len(plies(Plan(), arguments.ply)[arguments.ply])
        return _written(arguments, read_journal(journal, count))
    columns = (*Progress.get_default_columns()[:-1], TimeRemainingColumn())
    with pool_from(arguments) as pool, progress(*columns) as bar:
        task = bar.add_task("Solving", total=None)
        scores = build(
            journal,
            arguments.ply,
            arguments.megabytes,
            pool,
            lambda done, count: bar.update(task, completed=done, total=count),
        )
    return _written(arguments, scores)


def _written(arguments: Namespace, scores: list[int]) -> int:
    """Write the book and say what is in it."""
    write_book(arguments.file, Plan(), arguments.ply, scores)
    known, size = sum(score != UNKNOWN for score in scores), arguments.file.stat().st_size
    print(f"{known} of {len(scores)} positions in {arguments.file}, {size} bytes")
    return 0
