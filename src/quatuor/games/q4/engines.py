"""Which engines q4 asks. For two: threat search, then alpha-beta; Monte-Carlo search among more."""

from quatuor.games.q4.threats.engine import THREAT_SEARCH
from quatuor.search.alphabeta.engine import ALPHA_BETA
from quatuor.search.engine import Compilation, Engines, Stage

ENGINES = Engines(exact=(Stage(THREAT_SEARCH, 0.1),), search=(Stage(ALPHA_BETA),))
COMPILED = (Compilation(),)
