"""Everything there is to compile, in small steps, so that progress can be shown.

A step can be sent to another process: it is the name of a function here and the game it is for.
"""

from collections.abc import Callable
from typing import NamedTuple

from quatuor.engines.choose import choose
from quatuor.engines.known import new_solver, solvable
from quatuor.engines.limit import Limit
from quatuor.engines.mcts import searchable
from quatuor.engines.patience import by_patience, covers
from quatuor.engines.perft import perft
from quatuor.engines.playout import playouts
from quatuor.engines.proofs import lookup
from quatuor.engines.question import Question
from quatuor.engines.registry import by_alphabeta, by_monte_carlo
from quatuor.engines.tables import make, name_of
from quatuor.game import Game

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
    new_solver(game)


def _choose(game: Game) -> None:
    choose(game.start(), "medium", QUICKLY)


def _alpha_beta(game: Game) -> None:
    by_alphabeta(Question(game.start(), QUICKLY))


def _monte_carlo(game: Game) -> None:
    by_monte_carlo(Question(game.start(), QUICKLY))


def _tables(game: Game) -> None:
    make(Game(game.name, **{**game.options, "discs": 1}))


def _proof(_game: Game) -> None:
    lookup.distances()


def _patience(game: Game) -> None:
    by_patience(Question(game.start(), QUICKLY))


def _perft(game: Game) -> None:
    perft(game.start(), 2)


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
