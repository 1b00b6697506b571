"""Reading the tree: what each ply of the root is worth, which is best, and the line behind it."""

from dataclasses import replace
from typing import NamedTuple

from quatuor.search.mcts.payoffs import DRAW, DRAW_BITS, WIN, Payoffs
from quatuor.search.mcts.proof import WINS, is_proven, result
from quatuor.search.mcts.tree import COUNT, FIRST, PLY, ROOT, SUMS, VISITS, TreeArrays
from quatuor.search.value import DRAW as DRAWN, LOSS, Value

LONGEST_LINE = 60
MIN_VISITS = 8
"""Visits below which the line behind a node says nothing."""


class PlyResult(NamedTuple):
    """What the tree says of one legal ply."""

    token: str
    visits: int
    scores: tuple[float, ...]
    """The mean result of each player, from 0 (loss) to 1 (full win)."""
    value: Value
    """For the player to move."""


def children(tree: TreeArrays, node: int) -> range:
    """The rows of a node's children."""
    first = int(tree.nodes[node, FIRST])
    return range(first, first + int(tree.nodes[node, COUNT]))


def mean_gains(tree: TreeArrays, payoffs: Payoffs, node: int) -> list[float]:
    """What each side gains on average, exactly what it gains once that is proven."""
    proof, visits = int(tree.proofs[node]), int(tree.nodes[node, VISITS])
    if is_proven(proof, payoffs.sides):
        return [float(gain) for gain in payoffs.gains[result(proof)][: payoffs.sides]]
    if visits == 0:
        return [float(gain) for gain in payoffs.gains[DRAW][: payoffs.sides]]
    return [float(tree.nodes[node, SUMS + side]) / visits for side in range(payoffs.sides)]


def by_proof(
    tree: TreeArrays, payoffs: Payoffs, node: int, side: int
) -> tuple[list[int], list[int], list[int], list[int]]:
    """The children that this side wins, draws and loses for certain, and those not proven."""
    won: list[int] = []
    drawn: list[int] = []
    lost: list[int] = []
    unproven: list[int] = []
    for child in children(tree, node):
        proof = int(tree.proofs[child])
        if not is_proven(proof, payoffs.sides):
            unproven.append(child)
        elif proof & 1 << side:
            won.append(child)
        else:
            (lost if proof & WINS else drawn).append(child)
    return won, drawn, lost, unproven


def ranked(tree: TreeArrays, payoffs: Payoffs, node: int, side: int) -> list[int]:
    """The children from best to worst for the side that chooses.

    Wins first, the quickest to have been found before the others; then what was visited most, with
    proved draws before it if it looks worse than a draw; losses last, the hardest to find first.
    """
    won, drawn, lost, unproven = by_proof(tree, payoffs, node, side)

    def visits(child: int) -> int:
        return int(tree.nodes[child, VISITS])

    def gain(child: int) -> float:
        return mean_gains(tree, payoffs, child)[side]

    won.sort(key=lambda child: (tree.nodes[child, COUNT] > 0, visits(child)))
    unproven.sort(key=visits, reverse=True)
    lost.sort(key=lambda child: (gain(child), visits(child)), reverse=True)
    if unproven and gain(unproven[0]) >= payoffs.gains[DRAW, side]:
        return won + unproven + drawn + lost
    return won + drawn + unproven + lost


def value_of(tree: TreeArrays, payoffs: Payoffs, node: int, player: int, certain: bool) -> Value:
    """A node as the player sees it."""
    proof, side = int(tree.proofs[node]), int(payoffs.side[player])
    gain, fair = mean_gains(tree, payoffs, node)[side], float(payoffs.gains[DRAW, side])
    guess = (gain - fair) / (WIN - fair) if gain > fair else (gain - fair) / fair
    if not certain:
        return Value.estimate(player, guess)
    if is_proven(proof, payoffs.sides):
        if proof & 1 << side:
            return Value.win(player)
        return Value.loss(player) if proof & WINS else Value.draw(player)
    if payoffs.sides > 2:
        return Value.estimate(player, guess)
    at_least = DRAWN if proof >> DRAW_BITS + side & 1 else LOSS
    at_most = DRAWN if proof >> DRAW_BITS + 1 - side & 1 else -LOSS
    return Value(player, at_least, at_most, guess=guess)


def with_guess(position: Value, best: Value) -> Value:
    """What is certain about a position, with the guess of its best ply as far as that goes.

    The best ply alone is not enough: it may be a sure draw while another one is open.
    """
    if position.proved:
        return position
    guess = max(float(position.at_least), min(float(position.at_most), best.worth))
    return replace(position, guess=guess)


def ply_results(
    tree: TreeArrays,
    payoffs: Payoffs,
    player: int,
    tokens: tuple[str, ...],
    players: int,
    certain: bool,
) -> tuple[PlyResult, ...]:
    """What the tree says of every ply of the root, the best first."""
    side = int(payoffs.side[player])
    found = []
    for child in ranked(tree, payoffs, ROOT, side):
        gains = mean_gains(tree, payoffs, child)
        scores = tuple(gains[int(payoffs.side[p])] / WIN for p in range(1, players + 1))
        token, visits = tokens[int(tree.nodes[child, PLY])], int(tree.nodes[child, VISITS])
        found.append(
            PlyResult(token, visits, scores, value_of(tree, payoffs, child, player, certain))
        )
    return tuple(found)
