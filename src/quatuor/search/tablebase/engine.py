"""Tablebases as one of the engines."""

import logging
from contextvars import ContextVar
from functools import cache
from time import perf_counter

from quatuor.compiler import array, zeros
from quatuor.compiler.arrays import INT32
from quatuor.game import Game, Position
from quatuor.games.registry import part
from quatuor.search import tablebase
from quatuor.search.analysis import Analysis
from quatuor.search.request import SearchRequest
from quatuor.search.tablebase.check import mistake_in
from quatuor.search.tablebase.explore import Progress, rehash
from quatuor.search.tablebase.tablebase import Tablebase
from quatuor.search.tablebase.value import TablebaseValue
from quatuor.search.value import Value

LONGEST_LINE = 40
"""Plies of a line that a tablebase shows."""
PROGRESS: ContextVar[Progress | None] = ContextVar("PROGRESS", default=None)
"""Hears how far the tablebase is that a search has to make first."""

log = logging.getLogger("quatuor")


class TablebaseLookup:
    """Positions of a solved game, looked up; it searches no nodes."""

    name = "table"
    nodes_per_simulation = 1
    obeys_depth = True

    def supports(self, game: Game) -> str | None:
        """A game with a tablebase."""
        return None if tablebase.name_of(game) else f"{game!r} has no tablebase"

    def analyze(self, request: SearchRequest) -> Analysis | None:
        """Exact values; None unless the tablebase has been made or is quickly made."""
        position = request.position
        table = ready_tablebase(position.game)
        if table is None:
            return None
        started, player = perf_counter(), position.to_move or 1
        found = table.values(position)
        if not all(value.sure for value in found.values()):
            return None
        values = {token: _value(value, player) for token, value in found.items()}
        token, value = next(iter(values.items()))
        line = _principal_variation(table, position) if request.every else ()
        return Analysis(value, values, line or (token,), self.name, perf_counter() - started)

    def compile(self, game: Game) -> None:
        """A small tablebase, made and checked."""
        module = part(game.name, "tablebase")
        assert module is not None
        small = Game(game.name, **{**game.options, **module.SMALL})
        columns = tablebase.make(small)
        mistake_in(small, columns)
        rehash(array(columns.keys), zeros(len(columns.keys) * 4, INT32), 1)


TABLEBASE = TablebaseLookup()


def _value(value: TablebaseValue, player: int) -> Value:
    if value.points == 0:
        return Value.draw(player)
    return Value.win(player, value.plies) if value.points > 0 else Value.loss(player, value.plies)


def _principal_variation(table: Tablebase, position: Position) -> tuple[str, ...]:
    """How the round would go on, or the first plies of it: a draw may have no end."""
    line: list[str] = []
    while position.outcome is None and len(line) < LONGEST_LINE:
        line.append(table.best(position)[0])
        position = position.play(line[-1])
    return tuple(line)


@cache
def ready_tablebase(game: Game) -> Tablebase | None:
    """The tablebase of a game that has been made already, or is made in seconds."""
    made = tablebase.is_made(game)
    if not (made or tablebase.is_quick_to_make(game)):
        return None
    if not made:
        log.info("making the table of %s, once; it takes some seconds…", tablebase.name_of(game))
    return tablebase.load_or_make(game, PROGRESS.get())
