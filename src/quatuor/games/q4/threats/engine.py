"""Threat search as one of the engines: wins and losses by threes, however long they take."""

from time import perf_counter

from quatuor.game import Game, Position
from quatuor.games.q4.rules import marbles_each, placing
from quatuor.games.q4.threats.ply_values import loss_after, winning_line, winning_plies
from quatuor.games.q4.threats.search import NEVER, NODES, Memory, memory
from quatuor.search.analysis import Analysis
from quatuor.search.limit import Limit, run_interruptibly
from quatuor.search.request import SearchRequest
from quatuor.search.value import WIN, Value, of_plies

ENDLESS = (1 << 63) - 1
FASTEST = 4
"""A win or a loss within so many plies is not to be had faster in another way."""


class ThreatSearch:
    """Q4 for two while marbles are placed. A node is a position of a sequence of threes."""

    name = "threats"
    nodes_per_simulation = 20
    obeys_depth = False

    def supports(self, game: Game) -> str | None:
        """Two players with more marbles than a three has, whose lines win by themselves."""
        options = game.options
        if (
            game.players == 2
            and options["claims"] == "auto"
            and marbles_each(game.start().state) > 3
        ):
            return None
        wanted = "two players, four marbles for each, and lines that win by themselves"
        return f"threat search does not support {game!r}: it needs {wanted}"

    def analyze(self, request: SearchRequest) -> Analysis | None:
        """What each ply is worth, where threes decide that; None if they decide nothing."""
        position, started = request.position, perf_counter()
        if position.outcome or not placing(position.state):
            return None
        m = memory_for(position, request.limit.nodes_for(self.nodes_per_simulation), request)

        def search() -> tuple[dict[str, Value], tuple[str, ...]]:
            values = ply_values(request, m)
            best = next(iter(values))
            wins = values[best].at_least == WIN
            return values, winning_line(position, best, m) if wins else (best,)

        values, line = run_interruptibly(search, request.limit.seconds, request.stop)
        if not any(value.proved for value in values.values()):
            return None
        seconds, nodes = perf_counter() - started, int(m.counters[NODES])
        return Analysis(of_plies(values.values()), values, line, self.name, seconds, nodes)

    def compile(self, game: Game) -> None:
        """A search of a few nodes."""
        self.analyze(SearchRequest(game.start(), Limit(nodes=8)))


THREAT_SEARCH = ThreatSearch()


def memory_for(position: Position, nodes: int | None, request: SearchRequest) -> Memory:
    """An empty memory for the rules of a position and what may be spent on it."""
    state = position.state
    most = ENDLESS if nodes is None else nodes
    return memory(marbles_each(state), state.setup >> 8, most, request.stop)


def ply_values(request: SearchRequest, m: Memory) -> dict[str, Value]:
    """The value of each legal ply, the best first; not `every`: a shortest win alone, if any."""
    position, player = request.position, request.position.to_move or 1
    values = dict.fromkeys(position.legal, Value.unknown(player))
    wins = winning_plies(position, m)
    for token, plies in wins.items():
        values[token] = Value.win(player, plies, fastest=plies <= FASTEST)
    if request.every or not wins:
        for token, cell in zip(position.legal, position.plies, strict=True):
            plies = NEVER if token in wins else loss_after(position.state, cell, m)
            if plies != NEVER:
                values[token] = Value.loss(player, plies, fastest=plies <= FASTEST)
    return dict(sorted(values.items(), key=lambda item: -item[1].worth))
