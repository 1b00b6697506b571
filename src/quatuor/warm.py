"""Everything there is to compile, in small steps, so that progress can be shown.

A step can be sent to another process: it is the name of a function here and the game it is for.
"""

from collections.abc import Callable
from typing import NamedTuple

from quatuor.compiler import array, zeros
from quatuor.compiler.arrays import INT32, UINT8
from quatuor.game import Game
from quatuor.games.foursenses.solver import by_patience, covers
from quatuor.games.puissance4.solver.book import Book
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.solve import Solver
from quatuor.players.choose import choose
from quatuor.search.exact import NEARLY_FULL, new_solver, solvable
from quatuor.search.limit import Limit
from quatuor.search.mcts import Thinker, searchable
from quatuor.search.path import path_to
from quatuor.search.perft import count, count_along
from quatuor.search.playout import playouts
from quatuor.search.proofs import attack, lookup, tree
from quatuor.search.question import Question
from quatuor.search.registry import by_alphabeta
from quatuor.search.specialise import rules_for
from quatuor.search.tables import make, name_of
from quatuor.search.tables.check import mistake_in
from quatuor.search.tables.explore import rehash

SETTINGS: tuple[tuple[str, dict[str, object]], ...] = (
    ("puissance4", {}),
    ("puissance4", {"pop_out": True}),
    ("puissance4", {"five": True}),
    ("top10", {}),
    ("plus4", {}),
    ("q4", {}),
    ("foursenses", {}),
)
"""One setting for each set of machine code: other options of a game run on the same.

Five in a row has only a solver of its own."""
QUICKLY = Limit(nodes=2, depth=2)
SOON = Limit(nodes=8)
MEGABYTES = 1


class Step(NamedTuple):
    """Something to compile."""

    what: str
    game: str
    options: dict[str, object]

    def __str__(self) -> str:
        return " ".join([self.game, *self.options, self.what])

    def run(self) -> None:
        """Compile it, by using it on the smallest thing there is."""
        WORK[self.what](Game(self.game, **self.options))


def steps() -> list[Callable[[], None]]:
    """Everything at once, for whoever compiles all of it in one process."""
    return [step.run for batch in batches() for step in batch]


def batches() -> list[list[Step]]:
    """What to compile, in batches for one process each, the longest first.

    The engines of a game share its rules, which one process needs to look at only once; the solvers
    have rules of their own.
    """
    found: dict[str, list[Step]] = {}
    for what in WORK:
        for name, options in SETTINGS:
            if _applies(what, Game(name, **options)):
                step = Step(what, name, options)
                found.setdefault(str(step) if what == "solver" else name, []).append(step)
    return sorted(found.values(), key=len, reverse=True)


def _applies(what: str, game: Game) -> bool:
    if what == "solver":
        return solvable(game)
    if game.options.get("five"):
        return False
    if what == "proof":
        return lookup.covers(game)
    if what == "patience":
        return covers(game)
    if what == "tables":
        return name_of(game) is not None
    return searchable(game)


def _solve(game: Game) -> None:
    if game.options["five"]:
        new_solver(game)
        return
    for plan in (Plan(), Plan(fixed=False)):  # the classic board, and all others
        Solver(plan=plan).score(NEARLY_FULL)
        Book(plan, 1, array([1, 2, -1, 1])).score((0, 0))


def _choose(game: Game) -> None:
    choose(game.start(), "medium", QUICKLY)


def _alpha_beta(game: Game) -> None:
    by_alphabeta(Question(game.start(), QUICKLY))


def _monte_carlo(game: Game) -> None:
    thinker, start = Thinker(MEGABYTES), game.start()
    found = thinker.search(start, SOON)
    thinker.search(start.play(found.line[0]), SOON)


def _tables(game: Game) -> None:
    small = Game(game.name, **{**game.options, "discs": 4})
    columns = make(small)
    mistake_in(small, columns)
    rehash(array(columns.codes), zeros(len(columns.codes) * 4, INT32), 1)


def _proof(game: Game) -> None:
    state, memory, been = game.start().state, attack.memory(4), tree.book(1)
    g, choices = rules_for(game.name, state), zeros(1, UINT8)
    attack.forces(g, state, 1, 1, memory)
    tree.write_down(g, state, 1, 1, memory, zeros(0, UINT8), been)
    tree.walk(g, state, 1, choices, been, 0)


def _patience(game: Game) -> None:
    by_patience(Question(game.start(), QUICKLY))


def _perft(game: Game) -> None:
    start = game.start()
    g, (path, length) = rules_for(game.name, start.state), path_to(start, 2)
    count(g, start.state, 2)
    count_along(g, start.state, 2, path, length)


def _playouts(game: Game) -> None:
    playouts(game.start(), 1)


WORK: dict[str, Callable[[Game], None]] = {
    "solver": _solve,
    "alpha-beta": _alpha_beta,
    "Monte-Carlo": _monte_carlo,
    "choice": _choose,
    "tables": _tables,
    "proof": _proof,
    "patience": _patience,
    "perft": _perft,
    "playouts": _playouts,
}
