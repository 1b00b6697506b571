"""Positions met again on the line: see `score.py` for what may be concluded from them."""

from typing import Any

from quatuor.compiler import kernel
from quatuor.compiler.memory import load, store
from quatuor.compiler.words import mix, words
from quatuor.search.alphabeta.score import BY_REPETITION, CLEAN, WIN, result_for, side_of
from quatuor.search.alphabeta.workspace import PATH, SEEN_TWICE, SEEN_TWICE_COUNT

NEW: int = -1


@kernel
def enter(g: Any, s: Any, workspace: int, ply: int) -> int:
    """Put the position on the line; its trust if it was there before, else NEW.

    Positions that have come twice in the round itself end it if they come again, on any line.
    """
    store(workspace + PATH + 8 * ply, 0)
    if not g.can_repeat(s) or not g.starts_turn(s):
        return NEW
    key = mix(words(g.repetition_key(s)))
    for k in range(load(workspace + SEEN_TWICE_COUNT)):
        if load(load(workspace + SEEN_TWICE) + 8 * k) == key:
            return CLEAN
    for earlier in range(ply):
        if load(workspace + PATH + 8 * earlier) == key:
            return earlier + 1
    store(workspace + PATH + 8 * ply, key)
    return NEW


@kernel
def repeated_score(g: Any, s: Any, trust: int, ply: int) -> int:
    """What a position met again is worth: at once if it came twice in the round, else some time."""
    result = result_for(g.over(g.repeated(s)), side_of(g, s))
    return result * (WIN - ply if trust == CLEAN else BY_REPETITION)
