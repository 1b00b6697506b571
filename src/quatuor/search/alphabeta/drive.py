"""One ply deeper at a time: each round of the search orders the plies for the next one."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from quatuor.game import Position
from quatuor.search.alphabeta.claim import Claim, ply_value, root_value
from quatuor.search.alphabeta.desk import DEEPEST, NODES, SEED, STOPPED, STRICT, Desk
from quatuor.search.alphabeta.line import best_line
from quatuor.search.alphabeta.look import look_from
from quatuor.search.alphabeta.report import Report
from quatuor.search.alphabeta.score import INFINITE
from quatuor.search.alphabeta.table import Table
from quatuor.search.specialise import rules_for
from quatuor.search.value import Value


@dataclass
class Root:
    """One legal ply of the root, and what is known of it."""

    token: str
    after: Any
    kept: bool
    """Whether the same side is to move after it."""
    claim: Claim | None = None

    @property
    def rank(self) -> tuple[int, bool]:
        """Better plies first; of equals, the one that was searched to the end."""
        assert self.claim is not None
        return self.claim.score, self.claim.at_least


class Deepening:
    """A search from one position, which can be taken one ply deeper again and again."""

    def __init__(self, position: Position, table: Table, every: bool) -> None:
        self.started = perf_counter()
        self.position = position
        self.every = every
        self.table = table
        self.g = rules_for(position.game.name, position.state)
        self.desk = Desk(position, table)
        self.roots = [self._root(ply) for ply in position.plies]
        self.depth = 0

    def _root(self, ply: int) -> Root:
        rules, state = self.position.game.rules, self.position.state
        after = rules.play(state, ply)
        kept = (rules.mover(after) - rules.mover(state)) % 2 == 0
        return Root(rules.TOKENS[ply], after, kept)

    def run(self, deepest: int) -> None:
        """Go deeper until everything is known or the search is told to stop."""
        while self.depth < min(deepest, DEEPEST) and not self._known():
            if self._exhausted():
                if self.desk.read(STRICT):
                    return
                self.desk.write(STRICT, 1)
            if not self.deepen(self.depth + 1):
                return
        self._time_the_win()

    def _time_the_win(self) -> None:
        """Look again at a win or loss without help from other lines, to know when it comes."""
        value = self._values()[0]
        if value.plies is not None and not value.fastest and value.plies <= DEEPEST:
            self.desk.write(STRICT, 1)
            self.deepen(value.plies)

    def deepen(self, depth: int) -> bool:
        """Look at every ply this deep, the best one first; whether that was finished."""
        best = -INFINITE
        finished = True
        for place, root in enumerate(self.roots):
            claim = self._claim(root, depth, -INFINITE if self.every else best, place == 0)
            if claim is None:
                finished = False
                break
            root.claim = claim
            best = max(best, claim.score)
        if finished:
            self.depth = depth
        self.roots.sort(key=lambda root: root.rank, reverse=True)
        return finished

    def _claim(self, root: Root, depth: int, low: int, first: bool) -> Claim | None:
        """What a ply is worth: exactly if it is better than `low`, else that it is not."""
        high = INFINITE if first or self.every else low + 1
        while True:
            score, trust = self._look(root, depth, low, high)
            if self.desk.read(STOPPED):
                return None
            if score <= low or high == INFINITE:
                return Claim(score, trust, depth, score > low, score < high)
            high = INFINITE

    def _look(self, root: Root, depth: int, low: int, high: int) -> tuple[int, int]:
        floor, ceiling = (low, high) if root.kept else (-high, -low)
        desk = self.desk
        memory = desk.memory, desk.table.memory, desk.stop.word
        score, trust = look_from(self.g, root.after, *memory, depth - 1, floor, ceiling)
        return score if root.kept else -score, trust

    def _exhausted(self) -> bool:
        """Whether no estimate was needed any more."""
        return not any(claim.guessed for claim in self._claims())

    def _known(self) -> bool:
        """Whether going deeper would tell nothing new."""
        value, values = self._values()
        asked = [value, *values.values()] if self.every else [value]
        return all(v.proved and (v.fastest or (v.plies or 0) <= self.depth) for v in asked)

    def _claims(self) -> list[Claim]:
        return [root.claim for root in self.roots if root.claim is not None]

    def _values(self) -> tuple[Value, dict[str, Value]]:
        """What the root and each of its plies are worth, as far as is known."""
        player = self.position.to_move
        assert player is not None
        rules, state = self.position.game.rules, self.position.state
        keeps_score = rules.scores(state, (-1,) * self.position.game.players)[0] >= 0
        claims = self._claims()
        value = root_value(claims, player, keeps_score)
        tokens = [root.token for root in self.roots]
        return value, {
            token: ply_value(claim, player, value, keeps_score)
            for token, claim in zip(tokens, claims, strict=True)
        }

    def report(self) -> Report:
        """What is known now."""
        value, values = self._values()
        line = best_line(self.position, self.roots[0].token, self.table, self.desk.read(SEED))
        nodes = self.desk.read(NODES)
        return Report(value, values, line, self.depth, nodes, perf_counter() - self.started)
