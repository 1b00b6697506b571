"""The push-through grid: points where they count, then lines that are nearly complete."""

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.games.plus4.rules import LINES, State

POINT = 200
NEARLY = (0, 1, 4, 16, 0)
"""What a line is worth with so many pieces in it; a complete one has scored already."""


@kernel
def evaluate(s: State) -> int:
    """Every line counts for whoever has pieces in it: pushes carry the others away."""
    score = POINT * (s.me.points - s.them.points)
    for line in LINES:
        score += NEARLY[popcount(s.me.pieces & line)] - NEARLY[popcount(s.them.pieces & line)]
    return score
