"""The solver as one of the engines: the classic game, and five in a row."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import TypeVar

from quatuor.compiler import array
from quatuor.game import Game, Position
from quatuor.games.puissance4.solver.book import Book, shipped_book
from quatuor.games.puissance4.solver.five import five_plan, five_stones
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.position import Stones
from quatuor.games.puissance4.solver.solve import Solver, Stopped
from quatuor.search.analysis import Analysis
from quatuor.search.limit import Stop, run_interruptibly
from quatuor.search.request import Goal, SearchRequest
from quatuor.search.value import Value

FIVE_MEGABYTES = 64
NEARLY_FULL = "62352673232646611533624214375411"
"""A classic position that is solved at once."""
LINE_SECONDS = 1.0
"""How long the solver may go on at least to find the line, once it knows the values. It needs a
tenth; what is left of the limit is also its."""

T = TypeVar("T")


class ClassicSolver:
    """Exact values, or none. A node is a position whose children the solver has listed.

    A limit is for the values; the line that follows from them has a time of its own.
    """

    name = "solver"
    nodes_per_simulation = 20
    obeys_depth = False

    def supports(self, game: Game) -> str | None:
        """Drops only, lines of four or of five."""
        if game.options["pop_out"] or game.options["power"]:
            return f"the solver does not support {game!r}: discs are not only dropped"
        return None

    def analyze(self, request: SearchRequest) -> Analysis | None:
        """Exact values; None if the limit is reached first."""
        with borrowed_solver(request.position.game) as solver:
            before, started = solver.nodes, perf_counter()
            if request.goal is Goal.VALUE:
                return self._value(solver, request, before, started)
            position = request.position
            values = self._within(request, solver, lambda: _exact(solver, position))
            if values is None:
                return None
            best, line, nodes = next(iter(values)), tuple[str, ...](), solver.nodes - before
            if request.every:
                left = (request.limit.seconds or 0) - (perf_counter() - started)
                line = _line(solver, position.play(best), request.stop, max(left, LINE_SECONDS))
            seconds = perf_counter() - started
            return Analysis(values[best], values, (best, *line), self.name, seconds, nodes)

    def _value(
        self, solver: Solver, request: SearchRequest, before: int, started: float
    ) -> Analysis | None:
        """What the position is worth: one search, where the values of plies take up to seven."""
        position = request.position
        stones = _stones(solver, position)
        score = self._within(request, solver, lambda: solver.score(stones))
        if score is None:
            return None
        value = value_of_score(score, len(position.moves), position.to_move or 1)
        seconds, nodes = perf_counter() - started, solver.nodes - before
        return Analysis(value, {}, (), self.name, seconds, nodes)

    def _within(self, request: SearchRequest, solver: Solver, work: Callable[[], T]) -> T | None:
        """What comes of the work with this solver; None if the limit is reached first."""
        solver.stop_on(request.stop)
        solver.limit(request.limit.nodes_for(self.nodes_per_simulation))
        try:
            return run_interruptibly(work, request.limit.seconds, request.stop)
        except Stopped:
            return None

    def compile(self, game: Game) -> None:
        """Positions that are solved at once, on every kind of board."""
        if five(game):
            new_solver(game)
            return
        for plan in (Plan(), Plan(fixed=False)):  # the classic board, and all others
            Solver(plan=plan).score(NEARLY_FULL)
            Book(plan, 1, array([1, 2, -1, 1])).score((0, 0))


SOLVER = ClassicSolver()


def five(game: Game) -> bool:
    """Whether lines are of five."""
    return bool(game.options["five"])


def classic(game: Game) -> bool:
    """Whether this is the classic game, without options that change its rules."""
    return game.name == "puissance4" and SOLVER.supports(game) is None and not five(game)


def _stones(solver: Solver, position: Position) -> str | Stones:
    """The position as its solver reads it."""
    moves = "".join(position.moves)
    return five_stones(solver.plan, moves) if five(position.game) else moves


def _exact(solver: Solver, position: Position) -> dict[str, Value]:
    """The exact value of each legal ply, the best first, of equals the one nearest the middle."""
    player, stones = position.to_move or 1, len(position.moves)
    first = 0 if five(position.game) else 1
    known = {
        str(column + first): value_of_score(score, stones, player)
        for column, score in enumerate(solver.scores(_stones(solver, position)))
        if score is not None
    }
    return dict(sorted(known.items(), key=lambda item: (-item[1].worth, abs(int(item[0]) - 4))))


def _line(solver: Solver, position: Position, stop: Stop, seconds: float) -> tuple[str, ...]:
    """How the round goes on to its end, or as far as can be told in that time."""
    line: list[str] = []
    first = 0 if five(position.game) else 1

    def follow() -> None:
        for column in solver.line(_stones(solver, position)):
            line.append(str(column + first))

    solver.limit(None)
    with suppress(Stopped):
        if not position.outcome:
            run_interruptibly(follow, seconds, stop)
    return tuple(line)


def value_of_score(score: int, stones: int, player: int) -> Value:
    """A score by Pons' convention (the winner's stones left, counting the last) as a value."""
    if score == 0:
        return Value.draw(player)
    last = 44 - 2 * abs(score)
    own_turn = (last - stones) % 2 == 1
    plies = last - stones - int(own_turn != (score > 0))
    return Value.win(player, plies) if score > 0 else Value.loss(player, plies)


_idle: dict[bool, list[Solver]] = {False: [], True: []}
"""The solvers that wait for a position, by whether their lines are of five."""


@contextmanager
def borrowed_solver(game: Game) -> Iterator[Solver]:
    """A solver that nobody else uses meanwhile, since a search leaves no room for another.

    It keeps its table, so that related positions help each other. Searches of several threads at
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


def new_solver(game: Game) -> Solver:
    """A solver of the game, compiled or loaded before the clock of a limit starts to run."""
    if five(game):
        solver = Solver(plan=five_plan(), megabytes=FIVE_MEGABYTES)
        solver.score(five_stones(solver.plan, NEARLY_FULL))
    else:
        solver = Solver(book=shipped_book())
        solver.score(NEARLY_FULL)
        solver.score("")
    return solver
