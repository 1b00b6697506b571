"""Positions met again on the line: see `score.py` for what may be concluded from them."""

from typing import Any

from quatuor.compiler import kernel
from quatuor.compiler.memory import load, store
from quatuor.compiler.words import mix, words
from quatuor.search.alphabeta.desk import DEAD, DEAD_COUNT, PATH
from quatuor.search.alphabeta.score import BY_REPETITION, CLEAN, WIN, result_for, side_of

NEW: int = -1


@kernel
def arrive(g: Any, s: Any, desk: int, ply: int) -> int:
    """Put the position on the line; its trust if it was there before, else NEW.

    Positions that have come twice in the round itself are dead: another time ends it, on any line.
    """
    store(desk + PATH + 8 * ply, 0)
    if not g.can_repeat(s) or not g.starts_turn(s):
        return NEW
    key = mix(words(g.repetition_key(s)))
    for k in range(load(desk + DEAD_COUNT)):
        if load(load(desk + DEAD) + 8 * k) == key:
            return CLEAN
    for earlier in range(ply):
        if load(desk + PATH + 8 * earlier) == key:
            return earlier + 1
    store(desk + PATH + 8 * ply, key)
    return NEW


@kernel
def repeated_score(g: Any, s: Any, trust: int, ply: int) -> int:
    """What a position met again is worth: here and now if it was dead, else some time."""
    result = result_for(g.over(g.repeated(s)), side_of(g, s))
    return result * (WIN - ply if trust == CLEAN else BY_REPETITION)
