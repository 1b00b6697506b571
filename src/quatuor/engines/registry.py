"""Which engine answers best for a game: the classic solver, a table, alpha-beta, Monte-Carlo.

They are asked in that order; the first that suits the game and comes to an answer within its limit
is taken. Engines are imported when they are first asked: most games need one of them, not all.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING

from quatuor.engines.analysis import Analysis
from quatuor.engines.limit import Limit, Stop, attended
from quatuor.engines.mcts.announced import announces
from quatuor.engines.specialise import Specialised, rules_for
from quatuor.engines.value import Value
from quatuor.game import Game, Position

if TYPE_CHECKING:
    from quatuor.engines.solver.solve import Solver
    from quatuor.engines.tables import Table
    from quatuor.engines.tables.value import Value as TableValue

MEGABYTES = 64
NODES_A_SIMULATION = 50
"""Nodes of alpha-beta that take about as long as one simulation; limits count simulations."""
SAMPLED = ("puissance4", "top10", "plus4")
"""Where Monte-Carlo chooses better than alpha-beta in the same time, unless that finds a proof."""
PROOF_SHARE = 0.4
"""The part of the budget that alpha-beta has to find one."""
NEARLY_FULL = "62352673232646611533624214375411"
"""A classic position that is solved at once."""
LINE_SECONDS = 0.3
"""How long the solver may go on to show the line, once it knows the values."""

Engine = Callable[[Position, Limit, Stop, bool], Analysis | None]


def analysis(
    position: Position, limit: Limit, stop: Stop | None = None, *, every: bool = True
) -> Analysis:
    """What the best engine says of this position; without `every`, of its best ply only."""
    stop, started = stop or Stop(), perf_counter()
    engines: tuple[Engine, ...] = (by_solver, by_table, by_alphabeta, by_monte_carlo)
    for engine in engines:
        found = engine(position, limit, stop, every)
        if found:
            return found
        if limit.seconds is not None and perf_counter() - started >= limit.seconds:
            stop = Stop()  # it was the clock that stopped this engine: the next one may still think
    raise AssertionError("Monte-Carlo always answers")


def classic(game: Game) -> bool:
    """Whether this is the game that the classic solver knows."""
    return game.name == "puissance4" and not any(
        game.options[name] for name in ("pop_out", "power", "five")
    )


def by_solver(position: Position, limit: Limit, stop: Stop, _every: bool) -> Analysis | None:
    """The classic game, exactly; None if time runs out first."""
    if not classic(position.game) or limit.nodes is not None or limit.depth is not None:
        return None
    from quatuor.engines.solver.solve import Stopped

    started, solver = perf_counter(), classic_solver()
    solver.obey(stop)
    try:
        values = attended(lambda: _exact(solver, position), limit.seconds, stop)
    except Stopped:
        return None
    token, value = next(iter(values.items()))
    line = _solved_line(solver, position.play(token), started + LINE_SECONDS)
    return Analysis(value, values, (token, *line), "solver", perf_counter() - started)


def _exact(solver: "Solver", position: Position) -> dict[str, Value]:
    """The exact value of each legal ply, the best first, of equals the one nearest the middle."""
    scores = solver.scores("".join(position.moves))
    player, stones = position.to_move or 1, len(position.moves)
    known = {
        str(column + 1): value_of_score(score, stones, player)
        for column, score in enumerate(scores)
        if score is not None
    }
    return dict(sorted(known.items(), key=lambda item: (-item[1].worth, abs(int(item[0]) - 4))))


def _solved_line(solver: "Solver", position: Position, until: float) -> tuple[str, ...]:
    """How the round would go on, as far as it can be told until then."""
    line: list[str] = []
    while position.outcome is None and perf_counter() < until:
        line.append(next(iter(_exact(solver, position))))
        position = position.play(line[-1])
    return tuple(line)


def value_of_score(score: int, stones: int, player: int) -> Value:
    """A score by Pons' convention (the winner's stones left, counting the last) as a value."""
    if score == 0:
        return Value.draw(player)
    last = 44 - 2 * abs(score)
    own_turn = (last - stones) % 2 == 1
    plies = last - stones - int(own_turn != (score > 0))
    return Value.win(player, plies) if score > 0 else Value.loss(player, plies)


def by_table(position: Position, _limit: Limit, _stop: Stop, _every: bool) -> Analysis | None:
    """A solved game, looked up; None unless its table has been made."""
    table = ready_table(position.game)
    if table is None:
        return None
    started, player = perf_counter(), position.to_move or 1
    found = table.values(position)
    if not all(value.sure for value in found.values()):
        return None
    values = {token: _of_table(value, player) for token, value in found.items()}
    token, value = next(iter(values.items()))
    line = _table_line(table, position)
    return Analysis(value, values, line or (token,), "table", perf_counter() - started)


def _of_table(value: "TableValue", player: int) -> Value:
    if value.points == 0:
        return Value.draw(player)
    return Value.win(player, value.plies) if value.points > 0 else Value.loss(player, value.plies)


def _table_line(table: "Table", position: Position, most: int = 40) -> tuple[str, ...]:
    line: list[str] = []
    while position.outcome is None and len(line) < most:
        line.append(table.best(position)[0])
        position = position.play(line[-1])
    return tuple(line)


def by_alphabeta(position: Position, limit: Limit, stop: Stop, every: bool) -> Analysis | None:
    """Two sides: alpha-beta."""
    from quatuor.engines import alphabeta

    if announces(position) or not alphabeta.two_sided(position.game):
        return None
    prepare(alphabeta.search, position)
    sampled = position.game.name in SAMPLED and not every
    if sampled:
        limit = _scaled(limit, PROOF_SHARE)
    nodes = limit.nodes and limit.nodes * NODES_A_SIMULATION
    limit = replace(limit, nodes=nodes)
    report = alphabeta.search(position, limit, MEGABYTES, every=every, stop=stop)
    if sampled and not report.proved:
        return None
    return Analysis(report.value, report.values, report.line, "alphabeta", report.seconds)


def by_monte_carlo(position: Position, limit: Limit, stop: Stop, _every: bool) -> Analysis:
    """Everything else, and whatever the others leave."""
    from quatuor.engines import mcts

    prepare(mcts.search, position)
    if position.game.name in SAMPLED:
        limit = _scaled(limit, 1 - PROOF_SHARE)
    found = mcts.search(position, limit, MEGABYTES, stop=stop)
    return Analysis(found.value, found.values, found.line, "mcts", found.seconds)


def _scaled(limit: Limit, share: float) -> Limit:
    """A part of the time and of the nodes."""
    return replace(
        limit,
        seconds=limit.seconds and limit.seconds * share,
        nodes=limit.nodes and max(1, int(limit.nodes * share)),
    )


def prepare(search: Callable[..., object], position: Position) -> None:
    """Let an engine be compiled, or loaded, before the clock of its limit starts to run."""
    _prepare(search, rules_for(position.game.name, position.state), position.game)


@cache
def _prepare(search: Callable[..., object], _rules: Specialised, game: Game) -> None:
    search(game.start(), Limit(nodes=1, depth=2), 1)


@cache
def classic_solver() -> "Solver":
    """The solver of this process; it keeps its table, so that related questions help each other."""
    from quatuor.engines.solver.solve import Solver

    solver = Solver(megabytes=MEGABYTES)
    solver.score(NEARLY_FULL)  # compiled, or loaded, before the clock of a limit starts to run
    return solver


@cache
def ready_table(game: Game) -> "Table | None":
    """The table of a game that has been made already."""
    from quatuor.engines import tables
    from quatuor.engines.tables.store import place_of

    name = tables.name_of(game)
    return tables.table_for(game) if name and place_of(name).exists() else None
