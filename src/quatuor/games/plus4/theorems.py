"""What is proved about plus4."""

from quatuor.game import Game
from quatuor.search import tablebase
from quatuor.search.limit import Stop
from quatuor.search.proofs.theorems import Progress, Theorem
from quatuor.search.tablebase.check import mistake_in


def elementary(progress: Progress, _stop: Stop) -> bool:
    """Make the tablebases of the elementary game if need be, and check every position in them."""
    for both, value in (("draw", "draw"), ("mover", "draw"), ("opponent", "win in 19")):
        game = Game("plus4", both_lines=both)
        progress(f"checking the table for both_lines={both}")
        found = tablebase.load_or_make(game)
        if found is None or mistake_in(game, found.columns) is not None:
            return False
        if str(found.value(game.start())) != value:
            return False
    return True


THEOREMS = {
    "plus4": Theorem(
        "plus4 elementary: a draw with both_lines draw and mover; "
        "with opponent player 1 wins in 19 plies",
        elementary,
        "half a minute",
    ),
}
