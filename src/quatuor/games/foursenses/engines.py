"""Which engines foursenses asks. For two: alpha-beta tells how soon a win comes, the solver more.

A proof is near there, and estimates mislead: whoever only wants to play is content with a proved
draw, to which Monte-Carlo search has little to add.
"""

from quatuor.games.foursenses.solver.engine import SOLVER
from quatuor.search.alphabeta.engine import ALPHA_BETA
from quatuor.search.engine import Compilation, Engines, Stage
from quatuor.search.mcts.engine import MONTE_CARLO

ENGINES = Engines(
    search=(
        Stage(ALPHA_BETA, 0.2),
        Stage(SOLVER, 0.6, draw_suffices=True),
        Stage(MONTE_CARLO, 0.2),
    )
)
COMPILED = (Compilation(),)
