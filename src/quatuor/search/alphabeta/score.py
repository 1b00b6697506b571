"""The numbers that the search compares, and how far each may be trusted.

A *score* is seen by the side to move:

     WIN - n            won n plies after the root; all above SURE are such wins
     BY_REPETITION      won because the leader of a score can repeat for ever
     below GUESSES      estimates, and 0 for a draw

and the same below zero for losses. A score is only ever a *claim*: "at least so much", "at most so
much", or both. Next to it goes its *trust*, which says what the claim rests on:

     bits 0-7   the anchor: CLEAN, or 1 + the ply of the earliest position of the line that was
                met again, or 0 when it rests on a position met again in some other line
     bit 8      HORIZON: it rests on an estimate

Why repetition needs this. The rules end a round when a position comes for the third time; the
search already stops when one comes for the second time on its line. That is right for the line:

* Somebody who can force a win within n plies can do so without repeating: the plies left go down
  with every ply. So a win never rests on a repetition, whatever happened before.
* Somebody who can only avoid a win, by coming back to a position of the line, can do so again and
  again until it has come three times.

But the second is true only on lines through that position, so it must not be remembered as a fact
about positions further down. The anchor says where it becomes one: at the position that was met
again, the whole loop lies below it, and the claim no longer depends on how one came there.
"""

from typing import Any

from quatuor.compiler import kernel

WIN = 1_000_000
SURE = 900_000
BY_REPETITION = 800_000
GUESSES = 700_000
INFINITE = 1_000_001

CLEAN = 255
ANCHOR = 255
HORIZON = 256
DIRTY = 0

FIRST_SIDE = 0b0101
"""Players 1 and 3, as bits of how a round ended; two players are 1 against 2."""
SECOND_SIDE = 0b1010


@kernel
def side_of(g: Any, s: Any) -> int:
    """The side to move: 0 for players 1 and 3, 1 for players 2 and 4."""
    return int(g.mover(s)) - 1 & 1


@kernel
def result_for(over: int, side: int) -> int:
    """1, 0 or -1: how a round that is over ended for a side."""
    first = (1 if over & FIRST_SIDE else 0) - (1 if over & SECOND_SIDE else 0)
    return -first if side else first


@kernel
def weaker(one: int, other: int) -> int:
    """The trust of a claim that rests on two."""
    return min(one & ANCHOR, other & ANCHOR) | (one | other) & HORIZON


@kernel
def at_anchor(trust: int, ply: int) -> int:
    """The trust of a claim about the position at `ply` of the line: loops back to it are closed."""
    if trust & ANCHOR > ply:
        return trust | CLEAN
    return trust


@kernel
def from_root(score: int, ply: int) -> int:
    """A remembered score, in which wins are counted from the position itself."""
    if score > SURE:
        return score - ply
    if score < -SURE:
        return score + ply
    return score


@kernel
def from_here(score: int, ply: int) -> int:
    """A score as it is remembered."""
    return -from_root(-score, -ply)
