"""Study a position: `solve` for what is certain, `analyze` for every ply, `choose` for a player."""

from dataclasses import replace
from time import perf_counter

from quatuor.game import Position
from quatuor.players.choose import Choice, choose
from quatuor.search import registry
from quatuor.search.analysis import Analysis
from quatuor.search.limit import Limit, Stop
from quatuor.search.value import Value

__all__ = ["Analysis", "Choice", "Limit", "Stop", "Value", "analyze", "choose", "solve"]

DEFAULT = Limit(seconds=5.0)


def solve(position: Position, limit: Limit = DEFAULT, *, stop: Stop | None = None) -> Value:
    """What the position is worth to the player to move: proved, or an honest "unknown".

    >>> import quatuor as q
    >>> print(q.solve(q.Game("puissance4").start().play("1212121")))
    win in 0 plies for player 1
    """
    if position.outcome:
        return _ended(position)
    value = registry.value(position, limit, stop)
    return value if value.proved else Value(value.player, value.at_least, value.at_most)


def analyze(
    position: Position, limit: Limit = DEFAULT, *, stop: Stop | None = None, every: bool = True
) -> Analysis:
    """Every legal ply with its value: proved, bounded, or an estimate that says so."""
    if position.outcome:
        return Analysis(_ended(position), {}, (), "rules", 0.0)
    started = perf_counter()
    found = registry.analysis(position, limit, stop, every=every)
    return replace(found, seconds=perf_counter() - started)


def _ended(position: Position) -> Value:
    """A round that is over is worth what it ended with, told for a winner if there is one."""
    assert position.outcome is not None
    winners = position.outcome.winners
    return Value.win(winners[0], 0) if winners else Value.draw(1)
