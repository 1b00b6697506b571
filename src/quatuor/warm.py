"""Everything there is to compile, in small steps, so that progress can be shown.

A step can be sent to another process: it is the name of what to compile, a game and its options.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from quatuor.game import Game
from quatuor.games.registry import BUILT_IN, GAMES, part
from quatuor.players.choose import choose
from quatuor.rules.options import Chosen
from quatuor.search.engine import Compilation, Engine
from quatuor.search.limit import Limit
from quatuor.search.mcts.engine import MONTE_CARLO
from quatuor.search.path import path_to
from quatuor.search.perft import count, count_along
from quatuor.search.playout import playouts
from quatuor.search.registry import engines_of
from quatuor.search.specialise import rules_for


class Step(NamedTuple):
    """Something to compile."""

    what: str
    game: str
    options: Chosen

    def __str__(self) -> str:
        return " ".join([self.game, *self.options, self.what])

    def run(self) -> None:
        """Compile it, by using it on the smallest thing there is."""
        game = Game(self.game, **self.options)
        work = WORK.get(self.what) or engines_for(game)[self.what].compile
        work(game)


def steps() -> list[Callable[[], None]]:
    """What comes with the program, for whoever compiles all of it in one process."""
    return [step.run for batch in batches(BUILT_IN) for step in batch]


def batches(games: Iterable[str] = GAMES) -> list[list[Step]]:
    """What to compile, in batches for one process each, the longest first.

    The engines of a game share its rules, which one process needs to read only once; solvers have
    code of their own.
    """
    found: dict[str, list[Step]] = {}
    for name in games:
        for compilation in compilations(name):
            for step in _steps(name, compilation):
                alone = step.what == "solver"
                found.setdefault(str(step) if alone else name, []).append(step)
    return sorted(found.values(), key=len, reverse=True)


def compilations(game: str) -> tuple[Compilation, ...]:
    """The options of a game that need code of their own; none if no engine searches it."""
    if MONTE_CARLO.supports(Game(game)):
        return ()
    return getattr(part(game, "engines"), "COMPILED", (Compilation(),))


def _steps(name: str, compilation: Compilation) -> Iterator[Step]:
    game, engines = Game(name, **compilation.options), engines_of(name)
    exact = [stage.engine.name for stage in engines.exact]
    for what in engines_for(game):
        if what in exact or not compilation.exact_only:
            yield Step(what, name, compilation.options)
    if not compilation.exact_only:
        yield from (Step(what, name, compilation.options) for what in WORK)


def engines_for(game: Game) -> dict[str, Engine]:
    """The engines that support the game, by name."""
    engines = engines_of(game.name)
    asked = [*(stage.engine for stage in (*engines.exact, *engines.search)), MONTE_CARLO]
    return {engine.name: engine for engine in asked if engine.supports(game) is None}


def _choose(game: Game) -> None:
    choose(game.start(), "medium", Limit(nodes=2, depth=2))


def _perft(game: Game) -> None:
    start = game.start()
    g, (path, length) = rules_for(game.name, start.state), path_to(start, 2)
    count(g, start.state, 2)
    count_along(g, start.state, 2, path, length)


def _playouts(game: Game) -> None:
    playouts(game.start(), 1)


WORK: dict[str, Callable[[Any], None]] = {
    "choice": _choose,
    "perft": _perft,
    "playouts": _playouts,
}
"""What is compiled beside the engines."""
