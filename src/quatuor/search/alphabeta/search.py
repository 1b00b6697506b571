"""Alpha-beta search from one position, as the rest of the program calls it."""

from quatuor.errors import BadRequest
from quatuor.game import Game, Position
from quatuor.search import limit as limits
from quatuor.search.alphabeta.iterative_deepening import IterativeDeepening
from quatuor.search.alphabeta.transposition_table import TranspositionTable
from quatuor.search.alphabeta.workspace import MAX_DEPTH, NODES
from quatuor.search.analysis import Analysis
from quatuor.search.engine import unsearchable
from quatuor.search.evaluation import has_evaluation
from quatuor.search.limit import Limit, Stop, run_interruptibly
from quatuor.search.node_clock import NodeClock
from quatuor.search.value import Value

NO_LIMIT = Limit()


def unsupported(game: Game) -> str | None:
    """Why alpha-beta does not support a game; None if it does."""
    refused = f"alpha-beta does not support {game!r}"
    sides = 2 if game.options.get("partners") else game.players
    if reason := unsearchable(game):
        return f"{refused}: {reason}"
    if sides != 2:
        return f"{refused}: it needs two sides, and there are {sides}"
    return None if has_evaluation(game.name) else f"{refused}: it has no evaluation.py"


def search(
    position: Position,
    limit: Limit = NO_LIMIT,
    megabytes: float = 64,
    *,
    every: bool = False,
    table: TranspositionTable | None = None,
    stop: Stop | None = None,
) -> Analysis:
    """The best ply and what it is worth; with `every`, what each legal ply is worth.

    Without a limit the search goes on until it has proved what the position is worth. The first ply
    of depth is searched in any case, so that there is always an answer. A `table` from an earlier
    search is used again.
    """
    if reason := unsupported(position.game):
        raise BadRequest(reason)
    if position.outcome:
        return Analysis(_final_value(position), {}, (), "alphabeta", 0.0)
    stop = stop or Stop()
    deepening = IterativeDeepening(position, table or TranspositionTable(megabytes), every)
    deepening.deepen(1)
    deepening.workspace.limit(limit.nodes, stop)
    if limit.seconds is not None and not limits.HAS_THREADS:
        deepening.clock = NodeClock(limit.seconds, deepening.workspace.read(NODES))
    deepest = MAX_DEPTH if limit.depth is None else limit.depth
    run_interruptibly(lambda: deepening.run(deepest), limit.seconds, stop)
    return deepening.analysis()


def _final_value(position: Position) -> Value:
    """A round that is over is worth what it ended with, here to player 1."""
    assert position.outcome is not None
    if position.outcome.draw:
        return Value.draw(1)
    return Value.win(1, 0) if 1 in position.outcome.winners else Value.loss(1, 0)
