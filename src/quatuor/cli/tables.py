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
from quatuor.search import tables
from quatuor.search.tables import Progress as Told
from quatuor.search.tables.check import mistake_in
from quatuor.search.tables.store import load, place_of


def run(arguments: Namespace) -> int:
    """List, make or verify; without a game, all the usual tables."""
    games = [game_from(arguments)] if arguments.game else usual()
    for game in games:
        if tables.name_of(game) is None:
            raise BadRequest(f"{game!r} has no table; plus4 has, elementary and rounds")
    told = [WORK[arguments.what](game) for game in games]
    if arguments.json:
        print(json.dumps(told))
    else:
        print("\n".join(f"{about['table']:<30} {about['says']}" for about in told))
    return FAILED if any(about.get("right") is False for about in told) else 0


def usual() -> list[Game]:
    """The tables of the games as they are usually played."""
    elementary = [Game("plus4", both_lines=both) for both in ("draw", "mover", "opponent")]
    return [*elementary, Game("plus4", mode="rounds")]


def listed(game: Game) -> dict[str, Any]:
    """What is known of a table without making it."""
    name = tables.name_of(game)
    assert name is not None
    columns = load(place_of(name))
    if columns is None:
        return {"table": name, "made": False, "says": "not made yet"}
    size = place_of(name).stat().st_size
    says = f"{len(columns.codes):,} positions, {size / 1e6:.0f} MB"
    return {"table": name, "made": True, "positions": len(columns.codes), "says": says}


def make(game: Game) -> dict[str, Any]:
    """Make a table unless it is there; what was finished stays when the work is interrupted."""
    with shown(tables.name_of(game) or "") as progress:
        table = tables.table_for(game, progress)
    assert table is not None
    value = str(table.value(game.start()))
    about = {"table": tables.name_of(game), "made": True, "positions": len(table), "start": value}
    return about | {"says": f"{len(table):,} positions; from the start: {value}"}


def verify(game: Game) -> dict[str, Any]:
    """Check every position of a table against the rules; make it first if need be."""
    about = make(game)
    with shown(about["table"]) as progress:
        columns = load(place_of(about["table"]))
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

        def tell(stage: str, done: int, total: int | None) -> None:
            text = f"{name}: {stage}, {done:,}"
            bar.update(task, description=text, completed=done, total=total)

        yield tell
