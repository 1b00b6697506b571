"""How a level looks at a position: as a person does, from whom something may escape.

First what wins, then what must be stopped, then what seems best. Whoever has several opponents to
watch, with lines of their own each, sees those a little worse.
"""

import random
from typing import Any

from quatuor.game import Position
from quatuor.players.attention import (
    Spots,
    changed,
    difficulty,
    distance,
    middle,
    recent_spots,
    spots_of,
)
from quatuor.players.first_look import Look, glance
from quatuor.players.levels import Level
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts import Thinker, judged
from quatuor.search.mcts.announced import LONE, announces, said, stands_unsaid, unspoken
from quatuor.search.mcts.stakes import stakes_of
from quatuor.search.value import Value

DOUBT = 0.5
"""How much a mean over few simulations is distrusted."""


class Person:
    """A level looking at one position."""

    def __init__(
        self,
        position: Position,
        level: Level,
        chance: random.Random,
        limit: Limit,
        stop: Stop,
        thinker: Thinker,
    ) -> None:
        self.position, self.level, self.chance = position, level, chance
        self.limit, self.stop, self.thinker = limit, stop, thinker
        self.rules = position.game.rules
        self.player = self.rules.mover(position.state)
        self.state: Any = unspoken(position)
        self.board: Spots = spots_of(self.rules.board(self.state))
        self.recent = recent_spots(position)
        self.watchful = level.their_lines * level.divided ** (self._opponents - 1)
        self._caught: dict[int, bool] = {}

    def choose(self) -> tuple[str, str, Value]:
        """The ply, why, and what it is thought to be worth."""
        if stands_unsaid(self.position) and self._happens(self.level.announces):
            return LONE, "claim", Value.win(self.player, 1)
        looks = glance(self.position, self.level.playouts, self.chance.randrange(1 << 60))
        lines = [look for look in looks if look.wins and self._sees_own(look)]
        if lines:
            return self._spoken(lines[0].ply), "line", Value.win(self.player, 1)
        if judged(self.position.game) and not self.level.hazy and not self._overlooks(looks):
            thought = self.thinker.search(self.position, self.limit, stop=self.stop)
            return thought.line[0], "thought", thought.value
        considered = self._considered(looks)
        worth = self._worth(considered)
        best = max(considered, key=lambda look: worth[look.ply])
        why = "thought" if self.level.simulations else "impression"
        if any(look.answer >= 0 for look in looks) and best.answer < 0:
            why = "block"
        return self._spoken(best.ply), why, Value.estimate(self.player, worth[best.ply])

    @property
    def _opponents(self) -> int:
        """How many players there are whose lines are to be watched, each for themselves."""
        if self.rules.FACTS.shared:
            return 1
        stakes = stakes_of(self.position.game)
        sides = stakes.side[1 : stakes.players + 1]
        return sum(side != stakes.side[self.player] for side in sides)

    def _happens(self, probability: float) -> bool:
        return self.chance.random() < probability

    def _spoken(self, ply: int) -> str:
        """The token, with its announcement if the line is noticed, or thought to be there."""
        token = self.rules.TOKENS[ply]
        if not announces(self.position):
            return token
        if said(self.position, token) != token:
            return token + LONE if self._happens(self.level.announces) else token
        return token + LONE if self._happens(self.level.blurts) else token

    def _after(self, state: Any, ply: int) -> tuple[Any, Spots]:
        following = self.rules.play(state, ply)
        return following, spots_of(self.rules.board(following))

    def _sees_own(self, look: Look) -> bool:
        """Whether it sees that this ply completes a line."""
        if self.level.own_lines >= 1:
            return True
        _, after = self._after(self.state, look.ply)
        hard = difficulty(after, changed(self.board, after), self.recent)
        return self._happens(self.level.own_lines**hard)

    def _sees_danger(self, look: Look) -> bool:
        """Whether it sees that this ply lets another win; each threat is seen or not, once."""
        if self.watchful >= 1:
            return True
        key = look.ply if look.loses else look.answer + len(self.rules.TOKENS)
        if key not in self._caught:
            following, after = self._after(self.state, look.ply)
            before = self.board
            if not look.loses:
                before = after
                _, after = self._after(following, look.answer)
            hard = difficulty(after, changed(before, after), self.recent)
            self._caught[key] = self._happens(self.watchful**hard)
        return self._caught[key]

    def _overlooks(self, looks: list[Look]) -> bool:
        """Whether some danger escapes it."""
        dangers = [look for look in looks if look.loses or look.answer >= 0]
        return not all(self._sees_danger(look) for look in dangers)

    def _considered(self, looks: list[Look]) -> list[Look]:
        """The plies it thinks of at all: rather those near to what was played last."""
        looks = [look for look in looks if self._thinks_of(look)] or looks
        if len(looks) <= self.level.candidates:
            return looks
        some = self.chance.sample(looks, min(len(looks), 4 * self.level.candidates))
        answers = {look.answer for look in looks if look.answer >= 0}
        some += [look for look in looks if look.ply in answers and look not in some]
        near = sorted(some, key=lambda look: self._nearness(look.ply, answers))
        return near[: self.level.candidates]

    def _thinks_of(self, look: Look) -> bool:
        """Whether it thinks of this ply; one that scores may escape it."""
        if self.level.own_points >= 1 or look.wins:
            return True
        following, _ = self._after(self.state, look.ply)
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
        return distance(changed(self.board, after), self.recent) + 3 * self.chance.random()

    def _worth(self, looks: list[Look]) -> dict[int, float]:
        """What it thinks each ply is worth, from -1 to 1.

        A ply that wins is one of many here: had its line been seen, it would be played.
        """
        thought = self._thought()
        worth = {}
        for look in looks:
            value = -self._doubt if look.wins else look.feeling - self._doubt
            if (look.loses or look.answer >= 0) and self._sees_danger(look):
                value = -1.0
            elif look.answer < 0 and not look.wins:
                value = thought.get(look.ply, value)
            worth[look.ply] = value + self._taste(look.ply)
        return worth

    @property
    def _doubt(self) -> float:
        """How much a feeling is distrusted by somebody who also thinks."""
        return DOUBT / (1 + self.level.playouts) ** 0.5 if self.level.simulations else 0.0

    def _taste(self, ply: int) -> float:
        """Love of the middle, and judgement that strays."""
        taste = self.chance.gauss(0.0, self.level.noise) if self.level.noise else 0.0
        if self.level.centre:
            _, after = self._after(self.state, ply)
            taste += self.level.centre * middle(self.board, changed(self.board, after))
        return taste

    def _thought(self) -> dict[int, float]:
        """What thinking ahead says of each ply; a mean over few simulations is taken with doubt."""
        if not self.level.simulations:
            return {}
        estimate = self.thinker.search(self.position, self.limit, stop=self.stop)
        numbers = {token: ply for ply, token in enumerate(self.rules.TOKENS)}
        return {
            numbers[ply.token.removesuffix(LONE)]: max(-1.0, min(1.0, ply.value.worth))
            - (0.0 if ply.value.proved else DOUBT / (1 + ply.visits) ** 0.5)
            for ply in estimate.plies
            if ply.token != LONE
        }
