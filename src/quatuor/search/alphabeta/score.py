"""The scores that the search compares, and what each of them rests on.

A *score* is seen by the side to move:

     WIN - n               won n plies after the root; all above FORCED are such wins
     BY_REPETITION         won because the side that leads on points can repeat for ever
     below MAX_EVALUATION  static evaluations, and 0 for a draw

and the same below zero for losses. A score is a lower *bound*, an upper bound, or both.
With it goes its *trust*, which says what the bound rests on:

     bits 0-7   the anchor: CLEAN, or 1 + the ply of the earliest position of the line that was
                met again, or 0 when it rests on a position met again in some other line
     bit 8      HORIZON: it rests on a static evaluation

Why repetition needs this (the *graph history interaction* problem): the rules end a round when a
position comes for the third time; the search already stops when one comes for the second time on
its line. That is right for the line:

* A side that can force a win within n plies can do so without repeating: the plies left go down
  with every ply. So a win never rests on a repetition, whatever happened before.
* A side that can only avoid a loss by coming back to a position of the line, can do so again and
  again until it has come three times.

But the second is true only on lines through that position, so it must not be stored as a fact
about positions further down. The anchor says where it becomes one: at the position that was met
again, the whole loop lies below it, and the bound no longer depends on how it was reached.
"""

from typing import Any

from quatuor.compiler import kernel

WIN = 1_000_000
FORCED = 900_000
BY_REPETITION = 800_000
MAX_EVALUATION = 700_000
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
def weaker_trust(one: int, other: int) -> int:
    """The trust of a bound that rests on two others."""
    return min(one & ANCHOR, other & ANCHOR) | (one | other) & HORIZON


@kernel
def at_anchor(trust: int, ply: int) -> int:
    """The trust of a bound on the position at `ply` of the line: loops back to it are closed."""
    if trust & ANCHOR > ply:
        return trust | CLEAN
    return trust


@kernel
def score_from_table(score: int, ply: int) -> int:
    """A score from the table, which counts wins from the position, counted from the root."""
    if score > FORCED:
        return score - ply
    if score < -FORCED:
        return score + ply
    return score


@kernel
def score_to_table(score: int, ply: int) -> int:
    """A score as the table stores it."""
    return -score_from_table(-score, -ply)
