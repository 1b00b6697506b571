"""Alpha-beta for every game of two sides: what a position is worth, and what to play.

    from quatuor.search.alphabeta import search
    report = search(position, Limit(seconds=1))

The parts, one idea a file, in the order in which they rest on each other:

    score       scores, and their trust       order       which ply first
    table       claims about positions        look        the search
    desk        where a search works          claim       what follows for the root
    repetition  positions met again           line        the best line
                                              drive       one ply deeper at a time
"""

from quatuor.errors import BadRequest
from quatuor.game import Game, Position
from quatuor.search.alphabeta.desk import DEEPEST
from quatuor.search.alphabeta.drive import Deepening
from quatuor.search.alphabeta.report import Report
from quatuor.search.alphabeta.table import Table
from quatuor.search.limit import Limit, Stop, attended
from quatuor.search.value import Value

__all__ = ["Report", "Table", "search", "two_sided"]

NO_LIMIT = Limit()


def two_sided(game: Game) -> bool:
    """Whether alpha-beta suits the game: two sides that move in turn and see everything."""
    sides = 2 if game.options.get("partners") else game.players
    return game.rules.FACTS.searchable and sides == 2


def search(
    position: Position,
    limit: Limit = NO_LIMIT,
    megabytes: float = 64,
    *,
    every: bool = False,
    table: Table | None = None,
    stop: Stop | None = None,
) -> Report:
    """The best ply and what it is worth; with `every`, what each legal ply is worth.

    Without a limit the search goes on until it has proved what the position is worth. The first ply
    of depth is looked at in any case, so that there is always an answer. A `table` from an earlier
    search is used again.
    """
    if not two_sided(position.game):
        raise BadRequest(f"alpha-beta needs two sides that move in turn; {position.game!r} has not")
    if position.outcome:
        return Report(_final_value(position), {}, (), 0, 0, 0.0)
    stop = stop or Stop()
    work = Deepening(position, table or Table(megabytes), every)
    work.deepen(1)
    work.desk.limit(limit.nodes, stop)
    deepest = DEEPEST if limit.depth is None else limit.depth
    attended(lambda: work.run(deepest), limit.seconds, stop)
    return work.report()


def _final_value(position: Position) -> Value:
    """A round that is over is worth what it ended with, here to player 1."""
    assert position.outcome is not None
    if position.outcome.draw:
        return Value.draw(1)
    return Value.win(1, 0) if 1 in position.outcome.winners else Value.loss(1, 0)
