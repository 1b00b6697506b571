"""What a ply does, told by facts: each says which cells it speaks of, and is true as it stands.

    fact       one thing that a ply does, and its figures
    scene      a ply with the position before and after it, lines winning by themselves
    lookahead  who could win with the next ply, found by playing it
    general    facts that the rules alone show, for every game
    explain    all facts of a ply; what one game has of its own is in `games/NAME/explanations.py`

Where nothing simple holds nothing is said. The words are in `words/`, for terminal and page alike.
"""

from quatuor.players.explanations.explain import explain
from quatuor.players.explanations.fact import Fact

__all__ = ["Fact", "explain"]
