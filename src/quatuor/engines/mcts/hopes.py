"""Games in which a playout says little: there a leaf is judged by what each player may hope for.

In the cube of q4 a round played by lot hardly ever completes the lines that good players would.
What counts is who has which lines still open. So the winner is drawn by a lot in which the players'
chances grow with their open lines: a sample like any playout, only from a better informed source.
At equal time this beat playouts 20 to 4.
"""

from collections.abc import Callable
from math import exp
from typing import Any

from quatuor.engines.evaluate.q4 import prospects
from quatuor.engines.playout import draw_lot
from quatuor.engines.specialise import by_game
from quatuor.kernel import kernel
from quatuor.rules.endings import LINE
from quatuor.rules.q4 import State

Hopes = tuple[int, int, int, int]
TEMPO = 12
"""What it is worth to be the next to move."""
WARMTH = 40.0
"""By how much hopes must differ for chances to differ by a factor of e."""
BITS = 40


@kernel
def open_lines(s: State) -> Hopes:
    """The hopes of the mover and the players after, from their open lines."""
    everything = s.mine | s.second | s.third | s.fourth
    first = prospects(s.mine, everything & ~s.mine)[1] + TEMPO
    second = prospects(s.second, everything & ~s.second)[1]
    third = prospects(s.third, everything & ~s.third)[1] if s.seats.players > 2 else 0
    fourth = prospects(s.fourth, everything & ~s.fourth)[1] if s.seats.players > 3 else 0
    return first, second, third, fourth


@kernel
def no_hopes(_s: Any) -> Hopes:
    """A game in which playouts say enough."""
    return 0, 0, 0, 0


HOPES: dict[str, Callable[[Any], Hopes]] = {"q4": open_lines}


hopes = by_game(HOPES, no_hopes)
"""`hopes(g, s)`: those of the mover and the players after; all 0 where playouts are made."""


@kernel
def drawn_winner(hoped: Hopes, mover: int, players: int, lot: int) -> tuple[int, int]:
    """How the round may end, drawn by lot from the players' chances; and the next lot."""
    best = max(hoped)
    total = 0.0
    for k in range(players):
        total += exp((hoped[k] - best) / WARMTH)
    lot = draw_lot(lot)
    mark = (lot >> 8 & (1 << BITS) - 1) / (1 << BITS) * total
    for k in range(players):
        mark -= exp((hoped[k] - best) / WARMTH)
        if mark < 0:
            return LINE << 4 | 1 << ((mover - 1 + k) % players), lot
    return LINE << 4 | 1 << (mover - 1), lot
