"""What is proved about q4."""

from quatuor.games.q4 import blocking
from quatuor.search.limit import Stop
from quatuor.search.proofs.theorems import Progress, Theorem


def few_marbles(progress: Progress, _stop: Stop) -> bool:
    """Check the one fact about lines that the argument rests on."""
    progress("checking that no two lines share two cells")
    return blocking.verify()


THEOREMS = {
    "q4_few_marbles": Theorem(
        "q4 for two with at most four marbles each: a draw", few_marbles, "no time"
    ),
}
