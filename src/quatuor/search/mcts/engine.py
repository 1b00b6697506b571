"""Monte-Carlo tree search as one of the engines."""

from quatuor.game import Game
from quatuor.search.analysis import Analysis
from quatuor.search.limit import Limit
from quatuor.search.mcts.search import SearchTree, unsupported
from quatuor.search.request import SearchRequest


class MonteCarlo:
    """Any game with turns and compiled rules. A node is a simulation, which adds a node."""

    name = "mcts"
    nodes_per_simulation = 1
    obeys_depth = False
    megabytes = 64

    def supports(self, game: Game) -> str | None:
        """Players who move in turn, and moves that the rules decide."""
        return unsupported(game)

    def analyze(self, request: SearchRequest) -> Analysis:
        """It goes on with the tree of the request, if there is one."""
        tree = request.tree or SearchTree(self.megabytes)
        return tree.search(request.position, request.limit, stop=request.stop)

    def compile(self, game: Game) -> None:
        """A few simulations, and a few more one ply later."""
        tree, start, few = SearchTree(1), game.start(), Limit(nodes=8)
        found = tree.search(start, few)
        tree.search(start.play(found.line[0]), few)


MONTE_CARLO = MonteCarlo()
