"""Iterative deepening: each search orders the plies for the next one, which is one ply deeper."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from quatuor.game import Position
from quatuor.search.alphabeta.bound import Bound, ply_value, root_value
from quatuor.search.alphabeta.negamax import negamax_from
from quatuor.search.alphabeta.principal_variation import principal_variation
from quatuor.search.alphabeta.score import INFINITE
from quatuor.search.alphabeta.transposition_table import TranspositionTable
from quatuor.search.alphabeta.workspace import (
    MAX_DEPTH,
    NODE_LIMIT,
    NODES,
    SEED,
    STOPPED,
    STRICT,
    Workspace,
)
from quatuor.search.analysis import Analysis
from quatuor.search.node_clock import NodeClock
from quatuor.search.specialise import rules_for
from quatuor.search.value import Value


@dataclass
class RootPly:
    """One legal ply of the root, and what is known of it."""

    token: str
    after: Any
    same_side: bool
    """Whether the same side is to move after it."""
    bound: Bound | None = None

    @property
    def rank(self) -> tuple[int, bool]:
        """Better plies first; of equals, the one that was searched to the end."""
        assert self.bound is not None
        return self.bound.score, self.bound.at_least


class IterativeDeepening:
    """A search from one position, which can be taken one ply deeper again and again."""

    def __init__(self, position: Position, table: TranspositionTable, every: bool) -> None:
        self.started = perf_counter()
        self.position = position
        self.every = every
        self.table = table
        self.g = rules_for(position.game.name, position.state)
        self.workspace = Workspace(position, table)
        self.roots = [self._root(ply) for ply in position.plies]
        self.depth = 0
        self.clock: NodeClock | None = None
        """What keeps the time where no thread does."""

    def _root(self, ply: int) -> RootPly:
        rules, state = self.position.game.rules, self.position.state
        after = rules.play(state, ply)
        same_side = (rules.mover(after) - rules.mover(state)) % 2 == 0
        return RootPly(rules.TOKENS[ply], after, same_side)

    def run(self, deepest: int) -> None:
        """Go deeper until everything is known or the search is stopped."""
        while self.depth < min(deepest, MAX_DEPTH) and not self._complete():
            if self._exhausted():
                if self.workspace.read(STRICT):
                    return
                self.workspace.write(STRICT, 1)
            if not self.deepen(self.depth + 1):
                return
        self._find_exact_distance()

    def _find_exact_distance(self) -> None:
        """Search a win or loss again without bounds from other lines, for its exact distance."""
        value = self._values()[0]
        if value.plies is not None and not value.fastest and value.plies <= MAX_DEPTH:
            self.workspace.write(STRICT, 1)
            self.deepen(value.plies)

    def deepen(self, depth: int) -> bool:
        """Search every ply this deep, the best one first; whether that was finished."""
        best = -INFINITE
        finished = True
        for place, root in enumerate(self.roots):
            bound = self._bound(root, depth, -INFINITE if self.every else best, place == 0)
            if bound is None:
                finished = False
                break
            root.bound = bound
            best = max(best, bound.score)
        if finished:
            self.depth = depth
        self.roots.sort(key=lambda root: root.rank, reverse=True)
        return finished

    def _bound(self, root: RootPly, depth: int, low: int, first: bool) -> Bound | None:
        """What a ply is worth: exactly if it is better than `low`, else that it is not."""
        high = INFINITE if first or self.every else low + 1
        while True:
            score, trust = self._search(root, depth, low, high)
            if self.workspace.read(STOPPED):
                return None
            if score <= low or high == INFINITE:
                return Bound(score, trust, depth, score > low, score < high)
            high = INFINITE

    def _search(self, root: RootPly, depth: int, low: int, high: int) -> tuple[int, int]:
        floor, ceiling = (low, high) if root.same_side else (-high, -low)
        workspace = self.workspace
        if self.clock:
            limit = self.clock.limit(workspace.read(NODES))
            workspace.write(NODE_LIMIT, min(limit, workspace.most))
        memory = workspace.memory, workspace.table.memory, workspace.stop.word
        score, trust = negamax_from(self.g, root.after, *memory, depth - 1, floor, ceiling)
        return score if root.same_side else -score, trust

    def _exhausted(self) -> bool:
        """Whether no bound rests on an evaluation any more."""
        return not any(bound.heuristic for bound in self._bounds())

    def _complete(self) -> bool:
        """Whether going deeper would tell nothing new."""
        value, values = self._values()
        asked = [value, *values.values()] if self.every else [value]
        return all(v.proved and (v.fastest or (v.plies or 0) <= self.depth) for v in asked)

    def _bounds(self) -> list[Bound]:
        return [root.bound for root in self.roots if root.bound is not None]

    def _values(self) -> tuple[Value, dict[str, Value]]:
        """What the root and each of its plies are worth, as far as is known."""
        player = self.position.to_move
        assert player is not None
        rules, state = self.position.game.rules, self.position.state
        keeps_score = rules.scores(state, (-1,) * self.position.game.players)[0] >= 0
        bounds = self._bounds()
        value = root_value(bounds, player, keeps_score)
        tokens = [root.token for root in self.roots]
        return value, {
            token: ply_value(bound, player, value, keeps_score)
            for token, bound in zip(tokens, bounds, strict=True)
        }

    def analysis(self) -> Analysis:
        """What is known now."""
        value, values = self._values()
        seed, nodes = self.workspace.read(SEED), self.workspace.read(NODES)
        line = principal_variation(self.position, self.roots[0].token, self.table, seed)
        seconds = perf_counter() - self.started
        return Analysis(value, values, line, "alphabeta", seconds, nodes, self.depth)
