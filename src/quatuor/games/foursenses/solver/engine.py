"""The exact search for foursenses as one of the engines."""

from dataclasses import replace
from time import perf_counter

from quatuor.game import Game, Position
from quatuor.games.foursenses.solver.ply_values import PlyValues
from quatuor.search.analysis import Analysis
from quatuor.search.limit import Limit, run_interruptibly
from quatuor.search.request import Goal, SearchRequest
from quatuor.search.value import Value, of_plies

LINE_SECONDS = 0.3
"""How long it may go on to find the principal variation, once it knows the values."""


class FoursensesSolver:
    """Foursenses for two, exactly. A node is a position whose safe moves were listed."""

    name = "solver"
    nodes_per_simulation = 4
    obeys_depth = False

    def supports(self, game: Game) -> str | None:
        """Two players, lines that win by themselves."""
        if game.players == 2 and game.options["claims"] == "auto":
            return None
        return f"the solver of {game.name} needs two players and lines that win by themselves"

    def analyze(self, request: SearchRequest) -> Analysis:
        """What each ply is worth, with bounds as narrow as are found within the limit."""
        started, nodes = perf_counter(), request.limit.nodes_for(self.nodes_per_simulation)

        def search() -> tuple[PlyValues, dict[str, Value], tuple[str, ...]]:
            found = PlyValues(request, nodes)
            values = found.values()
            best = next(iter(values))
            until = perf_counter() + LINE_SECONDS if request.every else 0.0
            after = request.position.play(best)
            return found, values, (best, *principal_variation(request, after, nodes, until))

        found, values, line = run_interruptibly(search, request.limit.seconds, request.stop)
        value, seconds = of_plies(values.values()), perf_counter() - started
        return Analysis(value, values, line, self.name, seconds, found.queries.nodes)

    def compile(self, game: Game) -> None:
        """A search of a few nodes."""
        self.analyze(SearchRequest(game.start(), Limit(nodes=8)))


def principal_variation(
    request: SearchRequest, position: Position, nodes: int | None, until: float
) -> tuple[str, ...]:
    """How the round would go on from a position, as far as it can be told until then."""
    plies: list[str] = []
    while position.outcome is None and perf_counter() < until and not request.stop.is_set:
        asked = replace(request, position=position, goal=Goal.BEST_PLY)
        values = PlyValues(asked, nodes).values()
        token = next(iter(values))
        if not values[token].proved:
            break
        plies.append(token)
        position = position.play(token)
    return tuple(plies)


SOLVER = FoursensesSolver()
