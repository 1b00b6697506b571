"""Which engines plus4 asks: its tablebase, else Monte-Carlo search beside alpha-beta."""

from quatuor.search.alphabeta.engine import ALPHA_BETA
from quatuor.search.engine import Compilation, Engines, Stage
from quatuor.search.mcts.engine import MONTE_CARLO
from quatuor.search.tablebase.engine import TABLEBASE

ENGINES = Engines(
    exact=(Stage(TABLEBASE, 0),),
    search=(Stage(ALPHA_BETA, 0.4), Stage(MONTE_CARLO, 0.6)),
)
COMPILED = (Compilation(),)
