"""At a table of three or four, in the cube: somebody may overlook what I threaten.

Among three nobody can be forced: a threat costs the player before me a ply, if that player sees it.
Two who search equally deep draw, and both sit on their threats, since each has an answer. People,
and the other levels, overlook some. So whoever chooses a ply thinks that now and then the answer is
missed, when it is one's own line that is not seen. That others miss each other's lines is not
feared: whoever blocks without need falls behind (41 duels won, 92 lost).

Against equals this won 50 duels and lost 32; alone against two who know the game it won 30 rounds
of 39 instead of 18. In `foursenses`, where all lines are everybody's, it harms.
"""

from typing import Any

from quatuor.compiler import inlined
from quatuor.search.answers import YES
from quatuor.search.immediate_wins import wins_next
from quatuor.search.mcts.stakes import Stakes
from quatuor.search.mcts.tree import LOT, Tree
from quatuor.search.playout import draw_lot


@inlined
def slips(g: Any, s: Any, tree: Tree, stakes: Stakes, rate: float, depth: int) -> bool:
    """Whether the player to move now plays by lot, and lets the one who thinks win."""
    thinker = tree.trail[0, 1]
    if stakes.sides == 2 or tree.trail[depth, 1] == thinker:
        return False
    lot = draw_lot(tree.counters[LOT])
    tree.counters[LOT] = lot
    if (lot >> 8 & 0xFF) >= rate * 0x100:
        return False
    plies = g.legal(s)
    following = g.play(s, g.pick(plies, (lot >> 16) % g.size(plies)))
    if g.over(following) or stakes.side[g.mover(following)] != thinker:
        return False
    return bool(wins_next(g, following) == YES)
