"""foursenses for two: player 2 gets at least a draw, so player 1 cannot force a win.

The proof is a search (`search.py`) through the harmless plies (`harmless.py`) after each first ply.
Of first plies that are the same but for how one looks at the board there are six.
"""

from collections.abc import Callable

from quatuor.engines.proofs.foursenses.code import code_of
from quatuor.engines.proofs.foursenses.harmless import harmless
from quatuor.engines.proofs.foursenses.search import after, memory, second_gets
from quatuor.game import Game
from quatuor.rules.bits import bits
from quatuor.rules.foursenses import TOKENS, State

Tell = Callable[[str], None]

MEMORY_BITS = 26
"""Half a gigabyte."""


def verify(tell: Tell) -> bool:
    """Whether player 2 gets at least a draw after every first ply."""
    start = Game("foursenses").start().state
    m, openings = memory(MEMORY_BITS), different(start)
    for number, ply in enumerate(openings, 1):
        tell(f"player 2 draws after {TOKENS[ply]}, {number} of {len(openings)} first plies")
        if not second_gets(after(start, ply), ply, True, m):
            return False
    return True


def different(s: State) -> list[int]:
    """The harmless plies, one of each that are the same but for how one looks at the board."""
    found = {code_of(after(s, ply)): ply for ply in reversed(bits(harmless(s)))}
    return sorted(found.values())
