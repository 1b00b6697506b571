"""The rollout policy: playing a round to its end from a leaf.

Where the board shows who wins next, plies are safe ones (`safe_rollout`). Elsewhere, where the
legal plies are few, all are tried at every step, and one that wins at once is played. But first the
previous player may take the last ply back, once or twice, and play that very ply instead: the cell
one needs is often the cell the other needs. At equal time this beats random plies by far in the
upright grid; where plies are many it costs more than it gives.
"""

from typing import Any

from quatuor.compiler import kernel
from quatuor.compiler.bits import rest
from quatuor.search.immediate_wins import CANNOT_TELL, wins_next
from quatuor.search.mcts.parameters import Parameters
from quatuor.search.mcts.payoffs import Payoffs
from quatuor.search.mcts.safe_rollout import roll_out_safely
from quatuor.search.playout import next_random

TAKE_BACKS = 2


@kernel
def find_winning_ply(g: Any, s: Any, plies: Any, tries: int, ply: int, payoffs: Payoffs) -> int:
    """A ply that wins at once among so many, from `ply` on and going round; -1 if none does."""
    side = int(payoffs.side[g.mover(s)])
    for _ in range(tries):
        winners = g.over(g.play(s, ply)) & 15
        if winners and payoffs.proof[winners] >> side & 1:
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
def random_ply(g: Any, plies: Any, rng: int) -> int:
    """A ply of a set, chosen by the state of the rng."""
    return int(g.pick(plies, rest(rng >> 16, g.size(plies))))


@kernel
def roll_out(g: Any, s: Any, payoffs: Payoffs, parameters: Parameters, rng: int) -> tuple[int, int]:
    """Play to the end, or to the limit of plies; how the round ended, and the next rng state."""
    if parameters.safe_rollouts and wins_next(g, s) != CANNOT_TELL:
        return roll_out_safely(g, s, parameters.max_rollout_plies, rng)
    before, options, backs = s, g.legal(s), 0
    for _ in range(parameters.max_rollout_plies):
        if g.over(s):
            return g.over(s), rng
        plies = g.legal(s)
        rng = next_random(rng)
        ply = random_ply(g, plies, rng)
        win = -1
        size = g.size(plies)
        if size <= parameters.try_all_up_to:
            win = find_winning_ply(g, s, plies, size, ply, payoffs)
        if win >= 0 and backs and payoffs.side[g.mover(before)] != payoffs.side[g.mover(s)]:
            backs -= 1
            s, plies = before, options
            ply = win if holds(g, plies, win) else random_ply(g, plies, rng >> 8)
        else:
            before, options, backs = s, plies, TAKE_BACKS
            if win >= 0:
                ply = win
        s = g.play(s, ply)
    return g.over(s) or g.over(g.repeated(s)), rng
