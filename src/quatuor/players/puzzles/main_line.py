"""The main line of a puzzle, if there is only one answer at every step.

For a win: against the best resistance the solver has exactly one ply that still wins in time, to
the last; against any other reply exactly one, or one that wins at once. To hold, to keep the draw
and to score is one decision: the plies of the turn that exactly one choice keeps.
"""

from typing import Any

from quatuor.players.puzzles.kinds import Kind, Objective
from quatuor.players.puzzles.tree import Tree
from quatuor.search.claims import CLAIM


def main_line(tree: Tree, state: Any, plies: int, kind: Kind) -> list[int]:
    """The plies of both sides, the solver's first and last; empty where another ply is as good."""
    if kind.any_claim:
        return _claim(tree, state)
    if kind.first_only:
        return _trap(tree, state, plies)
    if kind.whole:
        line = _turn(tree, state, plies)
        return line if len(line) == plies else []
    if tree.objective is Objective.WIN:
        return _win(tree, state, plies) if tree.value(state, plies) else []
    return _turn(tree, state, plies)


def _claim(tree: Tree, state: Any) -> list[int]:
    """The announcement that wins, if nothing else does."""
    right = [tree.rules.TOKENS[ply] for ply in tree.right(state, 1)]
    if not tree.finishes(state) or not all(token.endswith(CLAIM) for token in right):
        return []
    lone = [CLAIM] if CLAIM in right else right
    return [tree.rules.TOKENS.index(lone[0])] if len(lone) == 1 else []


def _trap(tree: Tree, state: Any, plies: int) -> list[int]:
    """The one ply after which every answer lets the solver win at once."""
    right = tree.right(state, plies, 2) if tree.value(state, plies) else []
    if len(right) != 1 or plies != 3:
        return []
    following = tree.rules.play(state, right[0])
    return right if not tree.rules.over(following) and not tree.solves(following) else []


def _win(tree: Tree, state: Any, plies: int) -> list[int]:
    """The line of a win, from a position in which the solver is to move."""
    right = tree.right(state, plies, 2)
    if len(right) != 1:
        return []
    following, left = tree.rules.play(state, right[0]), plies - 1
    if tree.rules.over(following):
        return right
    if tree.solves(following):
        rest = _win(tree, following, left)
        return right + rest if rest else []
    rest = _resistance(tree, following, left)
    return right + rest if rest else []


def _resistance(tree: Tree, state: Any, plies: int) -> list[int]:
    """The best reply and what follows; empty where some reply leaves the solver a choice."""
    best: tuple[int, list[int]] = (-1, [])
    for ply in sorted(tree.plies(state)):
        following = tree.rules.play(state, ply)
        if tree.rules.over(following):
            continue
        if not tree.solves(following):
            rest = _resistance(tree, following, plies - 1)
        else:
            rest = _win(tree, following, plies - 1)
        if not rest and not tree.finishes(following):
            return []
        length = tree.distance(following, plies - 1)
        if rest and length > best[0]:
            best = (length, [ply, *rest])
    return best[1]


def _turn(tree: Tree, state: Any, plies: int) -> list[int]:
    """The solver's plies of this turn, as long as exactly one is right."""
    found: list[int] = []
    while plies and not tree.rules.over(state) and tree.solves(state):
        right = tree.right(state, plies, 2)
        if len(right) != 1:
            break
        found += right
        state, plies = tree.rules.play(state, right[0]), plies - 1
    return found
