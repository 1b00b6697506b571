"""Which engines puissance4 asks: the solver, the stored proof of pop_out, then searches.

Monte-Carlo search chooses better than alpha-beta in the same time, unless that finds a proof.
"""

from quatuor.games.puissance4.pop_out_proof import STORED_PROOF
from quatuor.games.puissance4.solver.engine import SOLVER
from quatuor.search.alphabeta.engine import ALPHA_BETA
from quatuor.search.engine import Compilation, Engines, Stage
from quatuor.search.mcts.engine import MONTE_CARLO

ENGINES = Engines(
    exact=(Stage(SOLVER, 0.8), Stage(STORED_PROOF, 0)),
    search=(Stage(ALPHA_BETA, 0.4), Stage(MONTE_CARLO, 0.6)),
)
COMPILED = (
    Compilation(),
    Compilation({"pop_out": True}),
    Compilation({"five": True}, exact_only=True),
)
