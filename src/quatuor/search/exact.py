"""Where the answer is known: the classic solver with its opening book, tables, stored proofs."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

from quatuor.game import Game, Position
from quatuor.search.analysis import Analysis
from quatuor.search.limit import Stop, attended
from quatuor.search.question import Question
from quatuor.search.value import Value

if TYPE_CHECKING:
    from quatuor.games.puissance4.solver.position import Stones
    from quatuor.games.puissance4.solver.solve import Solver
    from quatuor.search.tables import Table
    from quatuor.search.tables.value import Value as TableValue

FIVE_MEGABYTES = 64
NODES_A_SIMULATION = 20
"""Nodes of the solver that take about as long as one simulation; limits count simulations."""
NEARLY_FULL = "62352673232646611533624214375411"
"""A classic position that is solved at once."""
LINE_SECONDS = 1.0
"""How long the solver may go on at least to show the line, once it knows the values. It needs a
tenth; what is left of the limit is also its."""
LONGEST_LINE = 40
"""Plies of a line that a table shows."""

log = logging.getLogger("quatuor")
T = TypeVar("T")


def classic(game: Game) -> bool:
    """Whether this is the game that the classic solver knows."""
    return game.name == "puissance4" and not any(
        game.options[name] for name in ("pop_out", "power", "five")
    )


def five(game: Game) -> bool:
    """Whether this is plain five in a row, which the same solver knows."""
    alone = game.name == "puissance4" and game.options["five"]
    return bool(alone) and not (game.options["pop_out"] or game.options["power"])


def solvable(game: Game) -> bool:
    """Whether there is a solver for the game."""
    return classic(game) or five(game)


def by_solver(question: Question) -> Analysis | None:
    """The classic game, or five in a row, exactly; None if the limit is reached first."""
    if question.limit.depth is not None:
        return None
    with borrowed_solver(question.position.game) as solver:
        return _solved(solver, question)


def _solved(solver: "Solver", question: Question) -> Analysis | None:
    """What this solver finds within the limit."""
    position, started = question.position, perf_counter()

    values = _within(question, solver, lambda: _exact(solver, position))
    if values is None:
        return None
    best = next(iter(values))
    left = (question.limit.seconds or 0) - (perf_counter() - started)
    seconds = max(left, LINE_SECONDS)
    line = (
        _solved_line(solver, position.play(best), question.stop, seconds) if question.every else ()
    )
    return Analysis(values[best], values, (best, *line), "solver", perf_counter() - started)


def value_by_solver(question: Question) -> Value | None:
    """What the position is worth: one search, where the value of each ply would take up to seven.

    None if the limit is reached first.
    """
    position = question.position
    if question.limit.depth is not None:
        return None
    with borrowed_solver(position.game) as solver:
        stones = _stones(solver, position)
        score = _within(question, solver, lambda: solver.score(stones))
    player = position.to_move or 1
    return None if score is None else value_of_score(score, len(position.moves), player)


def _within(question: Question, solver: "Solver", work: Callable[[], T]) -> T | None:
    """What comes of the work with this solver; None if the limit is reached first."""
    from quatuor.games.puissance4.solver.solve import Stopped

    limit = question.limit
    solver.obey(question.stop)
    solver.limit(limit.nodes and limit.nodes * NODES_A_SIMULATION)
    try:
        return attended(work, limit.seconds, question.stop)
    except Stopped:
        return None


def _stones(solver: "Solver", position: Position) -> "str | Stones":
    """The position as its solver reads it."""
    from quatuor.games.puissance4.solver.five import five_stones

    moves = "".join(position.moves)
    return five_stones(solver.plan, moves) if five(position.game) else moves


def _exact(solver: "Solver", position: Position) -> dict[str, Value]:
    """The exact value of each legal ply, the best first, of equals the one nearest the middle."""
    player, stones = position.to_move or 1, len(position.moves)
    first = 0 if five(position.game) else 1
    known = {
        str(column + first): value_of_score(score, stones, player)
        for column, score in enumerate(solver.scores(_stones(solver, position)))
        if score is not None
    }
    return dict(sorted(known.items(), key=lambda item: (-item[1].worth, abs(int(item[0]) - 4))))


def _solved_line(
    solver: "Solver", position: Position, stop: Stop, seconds: float
) -> tuple[str, ...]:
    """How the round goes on to its end, or as far as can be told in that time."""
    from quatuor.games.puissance4.solver.solve import Stopped

    line: list[str] = []
    first = 0 if five(position.game) else 1

    def follow() -> None:
        for column in solver.line(_stones(solver, position)):
            line.append(str(column + first))

    solver.limit(None)
    with suppress(Stopped):
        if not position.outcome:
            attended(follow, seconds, stop)
    return tuple(line)


def value_of_score(score: int, stones: int, player: int) -> Value:
    """A score by Pons' convention (the winner's stones left, counting the last) as a value."""
    if score == 0:
        return Value.draw(player)
    last = 44 - 2 * abs(score)
    own_turn = (last - stones) % 2 == 1
    plies = last - stones - int(own_turn != (score > 0))
    return Value.win(player, plies) if score > 0 else Value.loss(player, plies)


_idle: dict[bool, list["Solver"]] = {False: [], True: []}
"""The solvers that wait for a question, by whether they know five in a row."""


@contextmanager
def borrowed_solver(game: Game) -> Iterator["Solver"]:
    """A solver that nobody else uses meanwhile, since a search leaves no room for another.

    It keeps its table, so that related questions help each other. Questions of several threads at
    once get a solver each; one of them is kept.
    """
    idle = _idle[five(game)]
    try:
        solver = idle.pop()
    except IndexError:
        solver = new_solver(game)
    try:
        yield solver
    finally:
        if not idle:
            idle.append(solver)


def new_solver(game: Game) -> "Solver":
    """A solver of the game, compiled or loaded before the clock of a limit starts to run."""
    from quatuor.games.puissance4.solver.book import shipped_book
    from quatuor.games.puissance4.solver.five import five_plan, five_stones
    from quatuor.games.puissance4.solver.solve import Solver

    if five(game):
        solver = Solver(plan=five_plan(), megabytes=FIVE_MEGABYTES)
        solver.score(five_stones(solver.plan, NEARLY_FULL))
    else:
        solver = Solver(book=shipped_book())
        solver.score(NEARLY_FULL)
        solver.score("")
    return solver


def by_table(question: Question) -> Analysis | None:
    """A solved game, looked up; None unless its table has been made or is quickly made."""
    position = question.position
    table = ready_table(position.game)
    if table is None:
        return None
    started, player = perf_counter(), position.to_move or 1
    found = table.values(position)
    if not all(value.sure for value in found.values()):
        return None
    values = {token: _of_table(value, player) for token, value in found.items()}
    token, value = next(iter(values.items()))
    line = _table_line(table, position) if question.every else ()
    return Analysis(value, values, line or (token,), "table", perf_counter() - started)


def _of_table(value: "TableValue", player: int) -> Value:
    if value.points == 0:
        return Value.draw(player)
    return Value.win(player, value.plies) if value.points > 0 else Value.loss(player, value.plies)


def _table_line(table: "Table", position: Position) -> tuple[str, ...]:
    """How the round would go on, or the first plies of it: a draw may have no end."""
    line: list[str] = []
    while position.outcome is None and len(line) < LONGEST_LINE:
        line.append(table.best(position)[0])
        position = position.play(line[-1])
    return tuple(line)


def by_proof(question: Question) -> Analysis | None:
    """A game of which a proof is stored; None where it says nothing, or not of all that matters."""
    from quatuor.search.proofs import lookup

    position = question.position
    if question.limit.depth is not None or not lookup.covers(position.game):
        return None
    if lookup.repeats(position):
        return None
    started, player = perf_counter(), position.to_move or 1
    attacks = player == lookup.attacker_of(position)
    wins = lookup.wins_known(position)
    if not wins or not (attacks or len(wins) == len(position.legal)):
        return None
    told = Value.win if attacks else Value.loss
    values = {token: told(player, plies, fastest=False) for token, plies in wins.items()}
    values = dict(sorted(values.items(), key=lambda item: -item[1].worth))
    token, value = next(iter(values.items()))
    seconds = question.limit.seconds
    until = inf if seconds is None else started + seconds
    line = _proved_line(position, question.stop, until) if question.every else ()
    return Analysis(value, values, line or (token,), "proof", perf_counter() - started)


def _proved_line(position: Position, stop: Stop, until: float) -> tuple[str, ...]:
    """How the round ends by the proof: the attacker hurries, the other side holds out."""
    from quatuor.search.proofs import lookup

    attacker = lookup.attacker_of(position)
    line: list[str] = []
    while position.outcome is None and perf_counter() < until and not stop.is_set:
        wins = lookup.wins_known(position)
        choose = min if position.to_move == attacker else max
        line.append(choose(wins, key=lambda token: wins[token]))
        position = position.play(line[-1])
    return tuple(line)


@cache
def ready_table(game: Game) -> "Table | None":
    """The table of a game that has been made already, or is made in seconds."""
    from quatuor.search import tables

    name = tables.name_of(game)
    if name is None or not (tables.made(game) or tables.quickly_made(game)):
        return None
    if not tables.made(game):
        log.info("making the table of %s, once; it takes some seconds…", name)
    return tables.at_hand(game)
