"""What most games have in common, for rules that say only what is different.

    from quatuor.rules.defaults import *

Two players move in turn, a turn is one ply, no position comes back, and a match goes to the first
with `wins` rounds. Plies are numbered below 63. A state has the fields `mover` and `over`, and
whatever else the game needs.
"""

from typing import Any

from quatuor.rules.facts import Facts
from quatuor.rules.options import Option
from quatuor.rules.plies import after, every, pick, size
from quatuor.rules.series import FIRST, WINS, points, scores, starter, verdict
from quatuor.rules.usual import (
    LINE_CELLS,
    PRESETS,
    always as starts_turn,
    leave_round,
    mover,
    never as can_repeat,
    over,
    powers,
    whole as repeated,
    whole as repetition_key,
)

__all__ = [
    "FACTS",
    "GLYPHS",
    "LINE_CELLS",
    "OPTIONS",
    "PLAYERS",
    "PRESETS",
    "after",
    "can_repeat",
    "every",
    "hand",
    "leave_round",
    "mover",
    "over",
    "pick",
    "points",
    "powers",
    "prompt",
    "repeated",
    "repetition_key",
    "scores",
    "size",
    "starter",
    "starts_turn",
    "verdict",
]

PLAYERS: tuple[int, ...] = (2,)
FACTS = Facts()
OPTIONS: tuple[Option, ...] = (WINS, FIRST)
GLYPHS: tuple[str, ...] = (".", "1", "2")
"""How the numbers 0, 1 and 2 are written on the board."""


def hand(_s: Any) -> tuple[int, ...]:
    """Nobody holds pieces that have to be counted."""
    return ()


def prompt(_s: Any) -> str:
    """Nothing is asked for that does not go without saying."""
    return ""
