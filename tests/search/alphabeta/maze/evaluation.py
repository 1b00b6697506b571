"""An evaluation of mazes that means nothing: proofs must not depend on it."""

from quatuor.compiler import kernel
from tests.search.alphabeta.maze.rules import State


@kernel
def evaluate(s: State) -> int:
    """Anything."""
    return (s.room * 37 + s.first * 11 - s.second * 5) % 101 - 50
