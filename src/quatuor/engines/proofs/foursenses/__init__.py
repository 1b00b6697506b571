"""foursenses for two is a draw: neither player can force a win from the empty board.

Two questions are asked, and both are answered by a search (`search.py`) through the harmless plies
(`harmless.py`): does player 2 get at least a draw after each of the six first plies? And does
player 1 get at least a draw with a double in the corner, whatever player 2 answers?
"""

from collections.abc import Callable

from quatuor.engines.limit import Stop
from quatuor.engines.patience.code import code_of
from quatuor.engines.patience.harmless import harmless
from quatuor.engines.patience.search import UNMIRRORED, after, memory, second_gets
from quatuor.engines.proofs.foursenses.answers import FIRST, THEN
from quatuor.game import Game
from quatuor.rules.bits import bits
from quatuor.rules.foursenses import TOKENS, State

Tell = Callable[[str], None]

MEMORY_BITS = 27
"""A gigabyte."""


def verify(tell: Tell, stop: Stop) -> bool:
    """Whether neither player can force a win; false as well if it is stopped."""
    start = Game("foursenses").start().state
    opened = after(start, TOKENS.index(FIRST))
    return second_draws(start, tell, stop) and first_draws(opened, tell, stop)


def second_draws(start: State, tell: Tell, stop: Stop) -> bool:
    """Whether player 2 gets at least a draw after every first ply."""
    m, openings = memory(MEMORY_BITS, stop), different(start)
    for number, ply in enumerate(openings, 1):
        tell(f"player 2 draws after {TOKENS[ply]}, {number} of {len(openings)} first plies")
        if not second_gets(after(start, ply), ply, True, m) or stop.is_set:
            return False
    return True


def first_draws(opened: State, tell: Tell, stop: Stop) -> bool:
    """Whether player 1 gets at least a draw after every answer to the first ply."""
    m, answers = memory(MEMORY_BITS, stop), [TOKENS[ply] for ply in different(opened)]
    for number, answer in enumerate(sorted(answers, key=asked), 1):
        tell(f"player 1 draws after {FIRST} {answer}, {number} of {len(answers)} answers")
        s = after(opened, TOKENS.index(answer))
        if answer in THEN:
            then = TOKENS.index(THEN[answer])
            if not harmless(s) >> then & 1:
                return False
            s = after(s, then)
        if second_gets(s, UNMIRRORED, False, m) or stop.is_set:
            return False
    return True


def asked(answer: str) -> int:
    """When an answer is looked at: those with a known ply first."""
    return list(THEN).index(answer) if answer in THEN else len(THEN)


def different(s: State) -> list[int]:
    """The harmless plies, one of each that are the same but for how one looks at the board."""
    found = {code_of(after(s, ply)): ply for ply in reversed(bits(harmless(s)))}
    return sorted(found.values())
