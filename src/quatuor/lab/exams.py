"""An exam: positions whose values are proved, in which a move can be wrong."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.lab.agents import Agent, agent_of
from quatuor.lab.exam_picture import drawn
from quatuor.lab.frozen import frozen
from quatuor.lab.judged import Judged
from quatuor.lab.opponents import Opponent
from quatuor.lab.positions import state_of
from quatuor.lab.questions import UNTRIED, Questions, drawn_questions
from quatuor.lab.state import Integers

BANDS = 6
"""In how many rows a table shows the plies of an exam."""
PLIES, EACH = (4, 36), 5
"""Questions that are drawn where no others are kept."""


@dataclass(frozen=True)
class Exam:
    """How an agent did."""

    game: Game
    digest: str
    """Which positions it was asked; results with the same digest can be compared."""
    judged: Judged
    failed: Integers
    """How many levels fail each question; -1 where that is not known."""

    @property
    def regret(self) -> float:
        """What a move gave away on average, a win being 1 and a loss -1."""
        return self.judged.regret

    @property
    def best(self) -> float:
        """The share of best moves."""
        return self.judged.best

    @property
    def blunders(self) -> dict[str, int]:
        """How many moves gave something away, by what it was."""
        return self.judged.blunders

    @property
    def by_plies(self) -> dict[str, Judged]:
        """The moves in some bands of plies."""
        plies = self.judged.plies
        bands = [band for band in np.array_split(np.unique(plies), BANDS) if len(band)]
        return {f"{band[0]}-{band[-1]}": self.judged.of(np.isin(plies, band)) for band in bands}

    @property
    def by_failed(self) -> dict[int, Judged]:
        """The moves by how many levels fail the question, where that is known."""
        known = np.unique(self.failed[self.failed != UNTRIED])
        return {int(count): self.judged.of(self.failed == count) for count in known}

    def to_json(self) -> dict[str, Any]:
        """All of it for programs."""
        parts = self.judged.by_ply.items()
        return {
            "game": self.game.name,
            "options": dict(self.game.options),
            "digest": self.digest,
            **self.judged.to_json(),
            "by_ply": {ply: part.to_json() for ply, part in parts},
            "by_failed": {count: part.to_json() for count, part in self.by_failed.items()},
        }

    def svg(self, name: str = "agent") -> str:
        """A picture: the share of best moves by plies."""
        return picture({name: self})

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return self.svg()

    def __str__(self) -> str:
        lines = [f"{self.game!r}, questions {self.digest}", "plies      moves  regret   best"]
        lines += [_row(band, part) for band, part in self.by_plies.items()]
        if hard := self.by_failed:
            lines.append("failed by")
            lines += [_row(f"{count} levels", part) for count, part in hard.items()]
        return "\n".join([*lines, _row("all", self.judged)])


def exam(
    agent: Opponent | Agent,
    game: str,
    /,
    *,
    plies: tuple[int, int] | None = None,
    each: int | None = None,
    seed: int | None = None,
    **options: Any,
) -> Exam:
    """Ask an agent for its move in positions whose values are proved.

    The questions are those that are kept for the game with these options. Where there are none, or
    with `plies`, `each` or `seed`, others are drawn: up to `each` (5) positions after every number
    of plies from the first to the last (4 to 36), taken from random rounds that follow from the
    seed. Of each it is proved what every legal action is worth, and that one of them is wrong.
    """
    played = Game(game, **options)
    asked = None if (plies, each, seed) != (None, None, None) else frozen(played)
    if asked is None:
        asked = drawn_questions(played, plies or PLIES, each or EACH, seed or 0)
    return marked(agent_of(agent), played, asked, seed or 0)


def marked(agent: Agent, game: Game, asked: Questions, seed: int) -> Exam:
    """How an agent answers these questions."""
    s = state_of(game, asked.words, seed)
    actions = np.asarray(agent.act(s))
    if actions.shape != (len(asked),) or actions.dtype.kind not in "iu":
        told = f"whole numbers of shape ({len(asked)},), not {actions.dtype} {actions.shape}"
        raise BadRequest(f"the agent's actions are {told}")
    inside = (actions >= 0) & (actions < s.mask.shape[1])
    legal = inside & s.mask[np.arange(len(s)), np.where(inside, actions, 0)]
    wrong = np.flatnonzero(~legal)
    if len(wrong):
        told = f"action {actions[wrong[0]]} of question {wrong[0]} cannot be played there"
        raise BadRequest(f"the agent answers what is not legal: {told}")
    regrets = asked.regrets[np.arange(len(asked)), actions]
    return Exam(game, asked.digest, Judged(asked.values, regrets, asked.plies), asked.failed)


def picture(exams: dict[str, Exam]) -> str:
    """Several agents in the same exam as one picture (SVG): the share of best moves by plies."""
    if not exams or len({(one.game, one.digest) for one in exams.values()}) > 1:
        raise BadRequest("a picture shows some agents in one exam, with the same questions")
    return drawn({name: one.by_plies for name, one in exams.items()})


def _row(name: str, part: Judged) -> str:
    return f"{name:<9} {part.moves:6} {part.regret:7.3f} {part.best:6.1%}"
