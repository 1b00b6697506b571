"""How a round ends, as one number: 0 while it goes on, else who has won and why.

bits 0-3   winners: players 1 to 4; none of them is a draw
bits 4-7   the reason, an index into `REASONS`
"""

from quatuor.compiler import kernel

REASONS = ("", "line", "pattern", "target", "blocked", "full", "repetition", "limit", "last")
LINE, PATTERN, TARGET, BLOCKED, FULL, REPETITION, LIMIT, LAST = range(1, 9)
THIRD = 3
"""The time that a position may not come: with it the round ends."""


@kernel
def draw(reason: int) -> int:
    """Nobody has won."""
    return reason << 4


@kernel
def won(reason: int, player: int) -> int:
    """One player has won."""
    return reason << 4 | 1 << (player - 1)


@kernel
def leader(reason: int, ours: int, theirs: int, mover: int) -> int:
    """Between two players the higher score wins, equal is a draw; `ours` are the mover's points."""
    if ours == theirs:
        return draw(reason)
    return won(reason, mover if ours > theirs else 3 - mover)


def winners(over: int) -> tuple[int, ...]:
    """The players who have won."""
    return tuple(player for player in (1, 2, 3, 4) if over >> (player - 1) & 1)


def reason(over: int) -> str:
    """Why the round is over."""
    return REASONS[over >> 4]
