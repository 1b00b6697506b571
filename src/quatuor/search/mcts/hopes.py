"""Games in which a playout says little: there a leaf is judged by what each player may hope for.

In the cube of q4 a round played by lot hardly ever completes the lines that good players would.
What counts is who has which lines still open. So each player has a chance that grows with them. A
search shares the win by these chances; a hasty look draws the winner by lot.

At equal time a winner drawn by lot beat playouts 20 to 4. At equal simulations shares, which hardly
stray and so need less exploration, beat lots 110 to 10.
"""

from collections.abc import Callable
from typing import Any

from quatuor.compiler import inlined, kernel
from quatuor.compiler.exponential import exp_of
from quatuor.games.q4.evaluation import prospects
from quatuor.games.q4.rules import State
from quatuor.rules.endings import LINE
from quatuor.search.mcts.stakes import HOPED, WIN, Stakes
from quatuor.search.playout import draw_lot
from quatuor.search.specialise import by_game

Hopes = tuple[int, int, int, int]
TEMPO = 12
"""What it is worth to be the next to move."""
BLOCKED = 20
"""By how much an open three is worth less when there are two or three others to block it."""
WARMTH = 40.0
"""By how much hopes must differ for chances to differ by a factor of e."""
BITS = 40


@kernel
def open_lines(s: State) -> Hopes:
    """The hopes of the mover and the players after, from their open lines."""
    return from_lines(s, 0)


@kernel
def guarded_lines(s: State) -> Hopes:
    """The same when it is borne in mind how many there are to block a three."""
    return from_lines(s, BLOCKED if s.seats.players > 2 else 0)


@kernel
def from_lines(s: State, blocked: int) -> Hopes:
    """Hopes from open lines, an open three being worth so much less."""
    everything = s.mine | s.second | s.third | s.fourth
    first = hope(s.mine, everything, blocked) + TEMPO
    second = hope(s.second, everything, blocked)
    third = hope(s.third, everything, blocked) if s.seats.players > 2 else 0
    fourth = hope(s.fourth, everything, blocked) if s.seats.players > 3 else 0
    return first, second, third, fourth


@kernel
def hope(mine: int, everything: int, blocked: int) -> int:
    """What the open lines of one colour are worth."""
    threes, worth = prospects(mine, everything & ~mine)
    return worth - blocked * threes


@kernel
def no_hopes(_s: Any) -> Hopes:
    """A game in which playouts say enough."""
    return 0, 0, 0, 0


HOPES: dict[str, Callable[[Any], Hopes]] = {"q4": guarded_lines}
AT_A_GLANCE: dict[str, Callable[[Any], Hopes]] = {"q4": open_lines}

hopes = by_game(HOPES, no_hopes)
"""`hopes(g, s)`: those of the mover and the players after; all 0 where playouts are made."""
glanced_hopes = by_game(AT_A_GLANCE, no_hopes)
"""The same at first sight, which overrates an open three, as people do."""


@inlined
def weight(hoped: Hopes, k: int) -> float:
    """The chance of the k-th player from the mover on, as a multiple of the best one's."""
    return exp_of((hoped[k] - max(hoped)) / WARMTH)


@kernel
def mark_of(lot: int) -> float:
    """A number between 0 and 1, neither of them."""
    return ((lot >> 8 & (1 << BITS) - 1) + 0.5) / (1 << BITS)


@kernel
def drawn_winner(hoped: Hopes, mover: int, players: int, lot: int) -> tuple[int, int]:
    """How the round may end, drawn by lot from the players' chances; and the next lot."""
    total = 0.0
    for k in range(players):
        total += weight(hoped, k)
    lot = draw_lot(lot)
    mark = mark_of(lot) * total
    for k in range(players):
        mark -= weight(hoped, k)
        if mark < 0:
            return LINE << 4 | 1 << ((mover - 1 + k) % players), lot
    return LINE << 4 | 1 << (mover - 1), lot


@kernel
def share_win(hoped: Hopes, mover: int, stakes: Stakes, lot: int) -> int:
    """Share a win among the sides by their chances, in the row HOPED of the gains; the next lot.

    Gains are whole numbers. One lot rounds them all, up or down: on average they are right, and
    their sum always is.

        chances   .55      .30      .15
        edges     |--33.0--|--18.0--|--9.0--|     marks at every whole number, moved by the lot
    """
    total = 0.0
    for k in range(stakes.players):
        total += weight(hoped, k)
    for side in range(stakes.sides):
        stakes.gains[HOPED, side] = 0
    lot = draw_lot(lot)
    edge, given = mark_of(lot), 0
    for k in range(stakes.players):
        edge += WIN * weight(hoped, k) / total
        side = int(stakes.side[(mover - 1 + k) % stakes.players + 1])
        stakes.gains[HOPED, side] += int(edge) - given
        given = int(edge)
    return lot
