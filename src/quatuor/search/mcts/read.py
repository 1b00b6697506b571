"""Reading the tree: what each ply of the root is worth, which is best, and the line behind it."""

from dataclasses import replace

from quatuor.search.mcts.estimate import PlyEstimate
from quatuor.search.mcts.proof import WINS, result, settled
from quatuor.search.mcts.stakes import DRAW, HOLDS, WIN, Stakes
from quatuor.search.mcts.tree import COUNT, FIRST, PLY, ROOT, SUMS, VISITS, Tree
from quatuor.search.value import DRAW as DRAWN, LOSS, Value

LONGEST_LINE = 60
SEEN_ENOUGH = 8
"""Visits below which the line behind a node says nothing."""


def children(tree: Tree, node: int) -> range:
    """The rows of a node's children."""
    first = int(tree.nodes[node, FIRST])
    return range(first, first + int(tree.nodes[node, COUNT]))


def mean_gains(tree: Tree, stakes: Stakes, node: int) -> list[float]:
    """What each side gains on average, exactly what it gains once that is settled."""
    proof, visits = int(tree.proofs[node]), int(tree.nodes[node, VISITS])
    if settled(proof, stakes.sides):
        return [float(gain) for gain in stakes.gains[result(proof)][: stakes.sides]]
    if visits == 0:
        return [float(gain) for gain in stakes.gains[DRAW][: stakes.sides]]
    return [float(tree.nodes[node, SUMS + side]) / visits for side in range(stakes.sides)]


def ranked(tree: Tree, stakes: Stakes, node: int, side: int) -> list[int]:
    """The children from best to worst for the side that chooses.

    Wins first, the quickest to have been found before the others; then what was visited most, with
    proved draws before it if it looks worse than a draw; losses last, the hardest to find first.
    """
    won: list[int] = []
    drawn: list[int] = []
    lost: list[int] = []
    open_ones: list[int] = []
    for child in children(tree, node):
        proof = int(tree.proofs[child])
        if not settled(proof, stakes.sides):
            open_ones.append(child)
        elif proof & 1 << side:
            won.append(child)
        else:
            (lost if proof & WINS else drawn).append(child)

    def visits(child: int) -> int:
        return int(tree.nodes[child, VISITS])

    def gain(child: int) -> float:
        return mean_gains(tree, stakes, child)[side]

    won.sort(key=lambda child: (tree.nodes[child, COUNT] > 0, visits(child)))
    open_ones.sort(key=visits, reverse=True)
    lost.sort(key=lambda child: (gain(child), visits(child)), reverse=True)
    if open_ones and gain(open_ones[0]) >= stakes.gains[DRAW, side]:
        return won + open_ones + drawn + lost
    return won + drawn + open_ones + lost


def value_of(tree: Tree, stakes: Stakes, node: int, player: int, certain: bool) -> Value:
    """A node as the player sees it."""
    proof, side = int(tree.proofs[node]), int(stakes.side[player])
    gain, fair = mean_gains(tree, stakes, node)[side], float(stakes.gains[DRAW, side])
    guess = (gain - fair) / (WIN - fair) if gain > fair else (gain - fair) / fair
    if not certain:
        return Value.estimate(player, guess)
    if settled(proof, stakes.sides):
        if proof & 1 << side:
            return Value.win(player)
        return Value.loss(player) if proof & WINS else Value.draw(player)
    if stakes.sides > 2:
        return Value.estimate(player, guess)
    at_least = DRAWN if proof >> HOLDS + side & 1 else LOSS
    at_most = DRAWN if proof >> HOLDS + 1 - side & 1 else -LOSS
    return Value(player, at_least, at_most, guess=guess)


def with_guess(position: Value, best: Value) -> Value:
    """What is certain about a position, with the guess of its best ply as far as that goes.

    The best ply alone is not enough: it may be a sure draw while another one is open.
    """
    if position.proved:
        return position
    guess = max(float(position.at_least), min(float(position.at_most), best.worth))
    return replace(position, guess=guess)


def ply_estimates(
    tree: Tree, stakes: Stakes, player: int, tokens: tuple[str, ...], players: int, certain: bool
) -> tuple[PlyEstimate, ...]:
    """What is thought of every ply of the root, the best first."""
    side = int(stakes.side[player])
    found = []
    for child in ranked(tree, stakes, ROOT, side):
        gains = mean_gains(tree, stakes, child)
        scores = tuple(gains[int(stakes.side[p])] / WIN for p in range(1, players + 1))
        token, visits = tokens[int(tree.nodes[child, PLY])], int(tree.nodes[child, VISITS])
        found.append(
            PlyEstimate(token, visits, scores, value_of(tree, stakes, child, player, certain))
        )
    return tuple(found)
