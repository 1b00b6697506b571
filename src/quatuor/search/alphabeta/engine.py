"""Alpha-beta as one of the engines."""

from quatuor.game import Game
from quatuor.search.alphabeta.search import search, unsupported
from quatuor.search.analysis import Analysis
from quatuor.search.claims import must_claim
from quatuor.search.limit import Limit
from quatuor.search.request import SearchRequest


class AlphaBeta:
    """Any game of two sides with a static evaluation. A node is a position that was evaluated."""

    name = "alphabeta"
    nodes_per_simulation = 50
    obeys_depth = True
    megabytes = 64

    def supports(self, game: Game) -> str | None:
        """Two sides that move in turn, whose lines win by themselves.

        Where lines have to be claimed it would search every wrong claim as well.
        """
        if must_claim(game):
            return f"alpha-beta does not support {game!r}: its lines have to be claimed"
        return unsupported(game)

    def analyze(self, request: SearchRequest) -> Analysis:
        """The first ply of depth is always searched, so that there is an answer."""
        limit = Limit(
            request.limit.seconds,
            request.limit.nodes_for(self.nodes_per_simulation),
            request.limit.depth,
        )
        return search(
            request.position, limit, self.megabytes, every=request.every, stop=request.stop
        )

    def compile(self, game: Game) -> None:
        """A search of two plies."""
        self.analyze(SearchRequest(game.start(), Limit(nodes=2, depth=2)))


ALPHA_BETA = AlphaBeta()
