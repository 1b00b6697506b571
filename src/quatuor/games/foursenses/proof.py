"""foursenses for two is a draw: neither player can force a win from the empty board.

Two questions are asked, and both are answered by a search through the harmless plies
(`search/patience`): does player 2 get at least a draw with the opposite answer to each of the six
first plies? And does player 1 get at least a draw with a double in the corner and the stored third
plies, whatever player 2 answers?
"""

from collections.abc import Callable

from quatuor.compiler.bits import bits
from quatuor.games.foursenses.rules import TOKENS
from quatuor.games.foursenses.solver import stored
from quatuor.games.foursenses.solver.code import code_of
from quatuor.games.foursenses.solver.harmless import harmless
from quatuor.games.foursenses.solver.search import UNMIRRORED, after, memory, opposite, second_gets
from quatuor.search.limit import Stop

Tell = Callable[[str], None]

MEMORY_BITS = 27
"""A gigabyte."""


def verify(tell: Tell, stop: Stop) -> bool:
    """Whether neither player can force a win; false as well if it is stopped."""
    return second_draws(tell, stop) and first_draws(tell, stop)


def second_draws(tell: Tell, stop: Stop) -> bool:
    """Whether player 2 gets at least a draw with the opposite answer to every first ply."""
    m, copied = memory(MEMORY_BITS, stop), stored.copied()
    for number, (ply, s) in enumerate(copied.items(), 1):
        tell(f"player 2 draws after {TOKENS[ply]}, {number} of {len(copied)} first plies")
        allowed = harmless(after(stored.start(), ply)) >> opposite(ply) & 1
        if not (allowed and second_gets(s, UNMIRRORED, True, m)) or stop.is_set:
            return False
    return True


def first_draws(tell: Tell, stop: Stop) -> bool:
    """Whether player 1 gets at least a draw after every answer to the first ply."""
    m, answered, held = memory(MEMORY_BITS, stop), stored.answered(), set[int]()
    for number, (answer, s) in enumerate(stored.third().items(), 1):
        tell(f"player 1 draws after {stored.FIRST} {answer}, {number} of {len(answered)} answers")
        allowed = harmless(answered[answer]) >> TOKENS.index(stored.THEN[answer]) & 1
        if not allowed or second_gets(s, UNMIRRORED, False, m) or stop.is_set:
            return False
        held.add(code_of(s))
    return all(
        any(code_of(after(s, ply)) in held for ply in bits(harmless(s))) for s in answered.values()
    )
