"""A player that chooses as people do, and overlooks things as they do.

First what wins, then what must be stopped, then what seems best. With several opponents, who have
lines of their own each, it sees those lines a little less often.
"""

import random
from typing import Any

from quatuor.game import Position
from quatuor.players.levels import Level
from quatuor.players.static_threats import PlyThreats, static_threats
from quatuor.players.visibility import (
    Cells,
    cells_of,
    changed,
    difficulty,
    distance,
    middle,
    recent_cells,
)
from quatuor.search.claims import CLAIM, line_to_claim, must_claim, searched_state, with_claim
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts import SearchTree
from quatuor.search.mcts.leaf_value import has_leaf_scores
from quatuor.search.mcts.payoffs import payoffs_of
from quatuor.search.value import Value

DOUBT = 0.5
"""How much a mean over few simulations is distrusted."""


class HumanLikePlayer:
    """A level choosing a ply in one position."""

    def __init__(
        self,
        position: Position,
        level: Level,
        rng: random.Random,
        limit: Limit,
        stop: Stop,
        tree: SearchTree,
    ) -> None:
        self.position, self.level, self.rng = position, level, rng
        self.limit, self.stop, self.tree = limit, stop, tree
        self.rules = position.game.rules
        self.player = self.rules.mover(position.state)
        self.state: Any = searched_state(position)
        self.board: Cells = cells_of(self.rules.board(self.state))
        self.recent = recent_cells(position)
        self.vigilance = level.their_lines * level.divided ** (self._opponents - 1)
        self._noticed: dict[int, bool] = {}
        self._seen: dict[tuple[Any, int], tuple[Any, Cells]] = {}

    def choose(self) -> tuple[str, str, Value]:
        """The ply, why, and what it is thought to be worth."""
        if line_to_claim(self.position) and self._happens(self.level.announces):
            return CLAIM, "claim", Value.win(self.player, 1)
        candidates = static_threats(self.position, self.level.playouts, self.rng.randrange(1 << 60))
        lines = [
            candidate for candidate in candidates if candidate.wins and self._sees_own(candidate)
        ]
        if lines:
            return self._with_claim(lines[0].ply), "line", Value.win(self.player, 1)
        if (
            has_leaf_scores(self.position.game.name)
            and not self.level.rough
            and not self._overlooks(candidates)
        ):
            searched = self.tree.search(self.position, self.limit, stop=self.stop)
            return searched.line[0], "thought", searched.value
        considered = self._considered(candidates)
        worth = self._worth(considered)
        best = max(considered, key=lambda candidate: worth[candidate.ply])
        why = "thought" if self.level.simulations else "impression"
        if any(candidate.answer >= 0 for candidate in candidates) and best.answer < 0:
            why = "block"
        return self._with_claim(best.ply), why, Value.estimate(self.player, worth[best.ply])

    @property
    def _opponents(self) -> int:
        """How many other sides there are whose lines have to be watched."""
        if self.rules.FACTS.shared:
            return 1
        payoffs = payoffs_of(self.position.game)
        sides = payoffs.side[1 : payoffs.players + 1]
        return sum(side != payoffs.side[self.player] for side in sides)

    def _happens(self, probability: float) -> bool:
        return self.rng.random() < probability

    def _with_claim(self, ply: int) -> str:
        """The token, with a claim if the line is noticed, or one is wrongly thought to be there."""
        token = self.rules.TOKENS[ply]
        if not must_claim(self.position.game):
            return token
        if with_claim(self.position, token) != token:
            return token + CLAIM if self._happens(self.level.announces) else token
        return token + CLAIM if self._happens(self.level.false_claims) else token

    def _after(self, state: Any, ply: int) -> tuple[Any, Cells]:
        found = self._seen.get((state, ply))
        if found is None:
            following = self.rules.play(state, ply)
            found = self._seen[state, ply] = following, cells_of(self.rules.board(following))
        return found

    def _sees_own(self, candidate: PlyThreats) -> bool:
        """Whether it sees that this ply completes a line."""
        if self.level.own_lines >= 1:
            return True
        _, after = self._after(self.state, candidate.ply)
        hard = difficulty(after, changed(self.board, after), self.recent)
        return self._happens(self.level.own_lines**hard)

    def _sees_danger(self, candidate: PlyThreats) -> bool:
        """Whether it sees that this ply lets another win; each threat is seen or not, once."""
        if self.vigilance >= 1:
            return True
        key = candidate.ply if candidate.loses else candidate.answer + len(self.rules.TOKENS)
        if key not in self._noticed:
            following, after = self._after(self.state, candidate.ply)
            before = self.board
            if not candidate.loses:
                before = after
                _, after = self._after(following, candidate.answer)
            hard = difficulty(after, changed(before, after), self.recent)
            self._noticed[key] = self._happens(self.vigilance**hard)
        return self._noticed[key]

    def _overlooks(self, candidates: list[PlyThreats]) -> bool:
        """Whether it overlooks some threat."""
        dangers = [
            candidate for candidate in candidates if candidate.loses or candidate.answer >= 0
        ]
        return not all(self._sees_danger(candidate) for candidate in dangers)

    def _considered(self, candidates: list[PlyThreats]) -> list[PlyThreats]:
        """The plies it considers at all: rather those near to what was played last."""
        candidates = [
            candidate for candidate in candidates if self._thinks_of(candidate)
        ] or candidates
        if len(candidates) <= self.level.candidates:
            return candidates
        some = self.rng.sample(candidates, min(len(candidates), 4 * self.level.candidates))
        answers = {candidate.answer for candidate in candidates if candidate.answer >= 0}
        some += [
            candidate
            for candidate in candidates
            if candidate.ply in answers and candidate not in some
        ]
        near = sorted(some, key=lambda candidate: self._nearness(candidate.ply, answers))
        return near[: self.level.candidates]

    def _thinks_of(self, candidate: PlyThreats) -> bool:
        """Whether it considers this ply; one that scores may be overlooked."""
        if self.level.own_points >= 1 or candidate.wins:
            return True
        following, _ = self._after(self.state, candidate.ply)
        scores = self._points(following) > self._points(self.state)
        return not scores or self._happens(self.level.own_points)

    def _points(self, state: Any) -> int:
        """What it has scored so far in this round."""
        nothing = (0,) * max(self.rules.PLAYERS)
        return int(self.rules.scores(state, nothing)[self.player - 1])

    def _nearness(self, ply: int, answers: set[int]) -> float:
        if ply in answers:
            return 0.0
        _, after = self._after(self.state, ply)
        return distance(changed(self.board, after), self.recent) + 3 * self.rng.random()

    def _worth(self, candidates: list[PlyThreats]) -> dict[int, float]:
        """What it takes each ply to be worth, from -1 to 1.

        A ply that wins is one of many here: had its line been noticed, it would be played.
        """
        searched = self._searched()
        worth = {}
        for candidate in candidates:
            value = -self._doubt if candidate.wins else candidate.rollout_mean - self._doubt
            if (candidate.loses or candidate.answer >= 0) and self._sees_danger(candidate):
                value = -1.0
            elif candidate.answer < 0 and not candidate.wins:
                value = searched.get(candidate.ply, value)
            worth[candidate.ply] = value + self._bias(candidate.ply)
        return worth

    @property
    def _doubt(self) -> float:
        """How much a rough estimate is distrusted by a level that also searches."""
        return DOUBT / (1 + self.level.playouts) ** 0.5 if self.level.simulations else 0.0

    def _bias(self, ply: int) -> float:
        """A preference for the middle, and random noise."""
        bias = self.rng.gauss(0.0, self.level.noise) if self.level.noise else 0.0
        if self.level.centre:
            _, after = self._after(self.state, ply)
            bias += self.level.centre * middle(self.board, changed(self.board, after))
        return bias

    def _searched(self) -> dict[int, float]:
        """What the search says of each ply, less an allowance for the error of few simulations."""
        if not self.level.simulations:
            return {}
        found = self.tree.search(self.position, self.limit, stop=self.stop)
        numbers = {token: ply for ply, token in enumerate(self.rules.TOKENS)}
        return {
            numbers[token.removesuffix(CLAIM)]: max(-1.0, min(1.0, value.worth))
            - (0.0 if value.proved else DOUBT / (1 + found.visits[token]) ** 0.5)
            for token, value in found.values.items()
            if token != CLAIM
        }
