"""One simulation: down the tree, a playout, and back up. Many of them are the search.

A leaf is first searched for a ply that wins at once; if there is one the leaf is settled, and the
player above chooses again. A simulation that settles a node further up counts nothing: it has found
something better than a sample.
"""

from typing import Any

from quatuor.compiler import compiled, inlined, kernel
from quatuor.compiler.bits import wide
from quatuor.search.answers import NO, UNSEEN, YES
from quatuor.search.immediate_wins import wins_next
from quatuor.search.mcts.grow import grow
from quatuor.search.mcts.hopes import drawn_winner, glanced_hopes, hopes, share_win
from quatuor.search.mcts.proof import forced_win, lift, result, settled
from quatuor.search.mcts.rollout import roll_out, winning_ply
from quatuor.search.mcts.select import Tuning, best_child
from quatuor.search.mcts.slips import slips
from quatuor.search.mcts.stakes import HOPED, Stakes
from quatuor.search.mcts.tree import COUNT, DEEPEST, LOT, PLY, ROOT, SPENT, SUMS, VISITS, Tree
from quatuor.search.path import Path, visit

HABIT = 0.02
"""How quickly habits follow what happens."""


@compiled
def simulate(
    g: Any, s: Any, path: Path, length: int, tree: Tree, stakes: Stakes, tuning: Tuning, times: int
) -> None:
    """Run so many simulations from the root, fewer if it gets settled."""
    root = wide(ROOT)
    for _ in range(times):
        if settled(wide(tree.proofs[root]), stakes.sides):
            return
        tree.counters[SPENT] += 1
        simulate_once(g, s, path, length, tree, stakes, tuning)


@kernel
def simulate_once(
    g: Any, s: Any, path: Path, length: int, tree: Tree, stakes: Stakes, tuning: Tuning
) -> None:
    """One simulation; it counts nothing if it settles something."""
    node = depth = wide(ROOT)
    while True:
        side = int(stakes.side[g.mover(s)])
        tree.trail[depth, 0], tree.trail[depth, 1] = node, side
        if tree.nodes[node, COUNT] == 0:
            if depth == DEEPEST or not grow(g, s, tree, stakes, tuning, node):
                count(tree, stakes, depth, played_out(g, s, tree, stakes, tuning))
                return
            if tree.proofs[node] and (
                lift(tree, stakes, depth) or settled(wide(tree.proofs[node]), stakes.sides)
            ):
                return
        if tuning.slips and slips(g, s, tree, stakes, tuning.slips, depth):
            count(tree, stakes, depth, 1 + int(tree.trail[0, 1]))
            return
        child = best_child(tree, stakes, node, side, tuning.explore)
        following, longer = visit(g, g.play(s, wide(tree.nodes[child, PLY])), path, length)
        tree.trail[depth + 1, 0] = child
        if settled(wide(tree.proofs[child]), stakes.sides):
            count(tree, stakes, depth + 1, result(wide(tree.proofs[child])))
            return
        if tree.nodes[child, VISITS] == 0 and settled_at_sight(g, following, tree, stakes, child):
            if lift(tree, stakes, depth + 1):
                return
            continue
        s, length, node, depth = following, longer, child, depth + 1


@inlined
def settled_at_sight(g: Any, s: Any, tree: Tree, stakes: Stakes, node: int) -> bool:
    """Whether a leaf ends the round by repetition, or its player has a ply that wins at once."""
    over = g.over(s)
    if over:
        tree.proofs[node] = stakes.proof[over & 15]
        return True
    seen = wins_next(g, s)
    if seen == UNSEEN:
        plies = g.legal(s)
        tried = winning_ply(g, s, plies, g.size(plies), g.after(plies, -1), stakes)
        seen = YES if tried >= 0 else NO
    if seen == NO:
        return False
    tree.proofs[node] = forced_win(stakes.side[g.mover(s)])
    return True


@inlined
def played_out(g: Any, s: Any, tree: Tree, stakes: Stakes, tuning: Tuning) -> int:
    """The row of `gains` that a playout ended in, or in which hopes shared the win."""
    lot = tree.counters[LOT]
    hoped = hopes(g, s) if tuning.shares else glanced_hopes(g, s)
    if hoped[0] and tuning.judge and tuning.shares:
        tree.counters[LOT] = share_win(hoped, g.mover(s), stakes, lot)
        return HOPED
    if hoped[0] and tuning.judge:
        over, lot = drawn_winner(hoped, g.mover(s), stakes.players, lot)
    else:
        over, lot = roll_out(g, s, stakes, tuning, lot)
    tree.counters[LOT] = lot
    return result(wide(stakes.proof[over & 15]))


@inlined
def count(tree: Tree, stakes: Stakes, depth: int, row: int) -> None:
    """Enter what every side gained in all nodes of the trail, and in the habits of their plies."""
    for d in range(depth + 1):
        node = int(tree.trail[d, 0])
        tree.nodes[node, VISITS] += 1
        for side in range(stakes.sides):
            tree.nodes[node, SUMS + side] += stakes.gains[row, side]
        if d > 0:
            mover, ply = int(tree.trail[d - 1, 1]), wide(tree.nodes[node, PLY])
            tree.habit[mover, ply] += HABIT * (stakes.gains[row, mover] - tree.habit[mover, ply])
