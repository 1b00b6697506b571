"""Which engines top10 asks: Monte-Carlo search chooses better, alpha-beta finds proofs."""

from quatuor.search.alphabeta.engine import ALPHA_BETA
from quatuor.search.engine import Compilation, Engines, Stage
from quatuor.search.mcts.engine import MONTE_CARLO

ENGINES = Engines(search=(Stage(ALPHA_BETA, 0.4), Stage(MONTE_CARLO, 0.6)))
COMPILED = (Compilation(),)
