"""Which engines q4 asks: alpha-beta between two sides, Monte-Carlo search among more."""

from quatuor.search.alphabeta.engine import ALPHA_BETA
from quatuor.search.engine import Compilation, Engines, Stage

ENGINES = Engines(search=(Stage(ALPHA_BETA),))
COMPILED = (Compilation(),)
