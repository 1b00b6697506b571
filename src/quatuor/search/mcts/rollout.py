"""Playing a round out from a leaf, cheaply but not blindly.

Where the board tells at a glance who wins next, nobody offers a win (`careful`). Elsewhere, where
the plies are few, all are tried at every step; one that wins at once is played. But first the
player before may take the last ply back, once or twice, and play that very ply instead: the cell
one needs is often the cell the other needs. At equal time this beats drawing lots by far in the
upright grid; where plies are many it costs more than it gives.
"""

from typing import Any

from quatuor.compiler import kernel
from quatuor.search.answers import UNSEEN
from quatuor.search.immediate_wins import wins_next
from quatuor.search.mcts.careful import play_with_care
from quatuor.search.mcts.select import Tuning
from quatuor.search.mcts.stakes import Stakes
from quatuor.search.playout import draw_lot

TAKE_BACKS = 2


@kernel
def winning_ply(g: Any, s: Any, plies: Any, looks: int, ply: int, stakes: Stakes) -> int:
    """A ply that wins at once among so many, from `ply` on and going round; -1 if none does."""
    side = int(stakes.side[g.mover(s)])
    for _ in range(looks):
        winners = g.over(g.play(s, ply)) & 15
        if winners and stakes.proof[winners] >> side & 1:
            return ply
        ply = g.after(plies, ply)
        if ply < 0:
            ply = g.after(plies, -1)
    return -1


@kernel
def holds(g: Any, plies: Any, ply: int) -> bool:
    """Whether a set of plies holds this one."""
    found = g.after(plies, -1)
    while 0 <= found < ply:
        found = g.after(plies, found)
    return bool(found == ply)


@kernel
def lot_among(g: Any, plies: Any, lot: int) -> int:
    """The ply of a set that the lot falls on."""
    return int(g.pick(plies, (lot >> 16) % g.size(plies)))


@kernel
def roll_out(g: Any, s: Any, stakes: Stakes, tuning: Tuning, lot: int) -> tuple[int, int]:
    """Play to the end, or to `longest`; how the round ended, and the next lot."""
    if tuning.careful and wins_next(g, s) != UNSEEN:
        return play_with_care(g, s, tuning.longest, lot)
    before, options, backs = s, g.legal(s), 0
    for _ in range(tuning.longest):
        if g.over(s):
            return g.over(s), lot
        plies = g.legal(s)
        lot = draw_lot(lot)
        ply = lot_among(g, plies, lot)
        win = -1
        size = g.size(plies)
        if size <= tuning.few:
            win = winning_ply(g, s, plies, size, ply, stakes)
        if win >= 0 and backs and stakes.side[g.mover(before)] != stakes.side[g.mover(s)]:
            backs -= 1
            s, plies = before, options
            ply = win if holds(g, plies, win) else lot_among(g, plies, lot >> 8)
        else:
            before, options, backs = s, plies, TAKE_BACKS
            if win >= 0:
                ply = win
        s = g.play(s, ply)
    return g.over(s) or g.over(g.repeated(s)), lot
