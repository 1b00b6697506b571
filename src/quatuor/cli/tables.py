"""`quatuor tables`: the solved games that are kept as tables: list them, make them, check them."""

import json
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn

from quatuor.cli.arguments import game_from
from quatuor.cli.exits import FAILED
from quatuor.cli.progress import progress
from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.search import tablebase
from quatuor.search.tablebase import Progress as Told
from quatuor.search.tablebase.check import mistake_in
from quatuor.search.tablebase.store import load, path_of


def run(arguments: Namespace) -> int:
    """List, make or verify; without a game, all the usual tables."""
    games = [game_from(arguments)] if arguments.game else tablebase.usual()
    for game in games:
        if tablebase.name_of(game) is None:
            having = ", ".join(dict.fromkeys(repr(usual) for usual in tablebase.usual()))
            raise BadRequest(f"{game!r} has no table; these have: {having}")
    told = [WORK[arguments.what](game) for game in games]
    if arguments.json:
        print(json.dumps(told))
    else:
        print("\n".join(f"{about['table']:<30} {about['says']}" for about in told))
    return FAILED if any(about.get("right") is False for about in told) else 0


def listed(game: Game) -> dict[str, Any]:
    """What is known of a table without making it."""
    name = tablebase.name_of(game)
    assert name is not None
    columns = load(path_of(name))
    if columns is None:
        return {"table": name, "made": False, "says": "not made yet"}
    size = path_of(name).stat().st_size
    says = f"{len(columns.keys):,} positions, {size / 1e6:.0f} MB"
    return {"table": name, "made": True, "positions": len(columns.keys), "says": says}


def make(game: Game) -> dict[str, Any]:
    """Make a table unless it is there; what was finished stays when the work is interrupted."""
    with shown(tablebase.name_of(game) or "") as progress:
        table = tablebase.tablebase_for(game, progress)
    assert table is not None
    value = str(table.value(game.start()))
    about = {
        "table": tablebase.name_of(game),
        "made": True,
        "positions": len(table),
        "start": value,
    }
    return about | {"says": f"{len(table):,} positions; from the start: {value}"}


def verify(game: Game) -> dict[str, Any]:
    """Check every position of a table against the rules; make it first if need be."""
    about = make(game)
    with shown(about["table"]) as progress:
        columns = load(path_of(about["table"]))
        wrong = columns is None or mistake_in(game, columns, progress) is not None
    verdict = "WRONG, remove it and make it again" if wrong else "every position checked"
    return about | {"right": not wrong, "says": f"{about['says']}; {verdict}"}


WORK = {"list": listed, "make": make, "verify": verify}


@contextmanager
def shown(name: str) -> Iterator[Told]:
    """A progress bar that is told the stage of the work, how much is done and how much there is."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with progress(*columns, TimeElapsedColumn(), transient=True) as bar:
        task = bar.add_task(name, total=None)

        def on_progress(stage: str, done: int, total: int | None) -> None:
            text = f"{name}: {stage}, {done:,}"
            bar.update(task, description=text, completed=done, total=total)

        yield on_progress
