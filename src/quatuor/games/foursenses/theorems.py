"""foursenses for two is a draw: neither player can force a win from the empty board.

Two questions are answered by a search through the safe moves (`solver`): does player 2 get at
least a draw with the opposite answer to each of the six first plies? And does player 1 get at least
a draw with a double in the corner and the stored third plies, whatever player 2 answers?
"""

from quatuor.compiler.bits import bits
from quatuor.games.foursenses.rules import TOKENS
from quatuor.games.foursenses.solver import opening_facts
from quatuor.games.foursenses.solver.position_key import position_key
from quatuor.games.foursenses.solver.safe_moves import safe_moves
from quatuor.games.foursenses.solver.search import (
    UNMIRRORED,
    after,
    memory,
    opposite,
    second_achieves,
)
from quatuor.search.limit import Stop
from quatuor.search.proofs.theorems import Progress, Theorem

MEMORY_BITS = 27
"""A gigabyte."""


def verify(progress: Progress, stop: Stop) -> bool:
    """Whether neither player can force a win; false as well if it is stopped."""
    return second_draws(progress, stop) and first_draws(progress, stop)


def second_draws(progress: Progress, stop: Stop) -> bool:
    """Whether player 2 gets at least a draw with the opposite answer to every first ply."""
    m, copied = memory(MEMORY_BITS, stop), opening_facts.copied()
    for number, (ply, s) in enumerate(copied.items(), 1):
        progress(f"player 2 draws after {TOKENS[ply]}, {number} of {len(copied)} first plies")
        allowed = safe_moves(after(opening_facts.start(), ply)) >> opposite(ply) & 1
        if not (allowed and second_achieves(s, UNMIRRORED, True, m)) or stop.is_set:
            return False
    return True


def first_draws(progress: Progress, stop: Stop) -> bool:
    """Whether player 1 gets at least a draw after every answer to the first ply."""
    m, answered, held = memory(MEMORY_BITS, stop), opening_facts.answered(), set[int]()
    for number, (answer, s) in enumerate(opening_facts.third().items(), 1):
        line = f"{opening_facts.FIRST} {answer}"
        progress(f"player 1 draws after {line}, {number} of {len(answered)} answers")
        allowed = safe_moves(answered[answer]) >> TOKENS.index(opening_facts.THEN[answer]) & 1
        if not allowed or second_achieves(s, UNMIRRORED, False, m) or stop.is_set:
            return False
        held.add(position_key(s))
    return all(
        any(position_key(after(s, ply)) in held for ply in bits(safe_moves(s)))
        for s in answered.values()
    )


THEOREMS = {"foursenses": Theorem("foursenses for two: a draw", verify, "ten minutes")}
