"""What an engine is asked, and how one of them becomes ready to answer."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING

from quatuor.engines.analysis import Analysis
from quatuor.engines.limit import Limit, Stop
from quatuor.engines.specialise import Specialised, rules_for
from quatuor.game import Game, Position

if TYPE_CHECKING:
    from quatuor.engines.mcts import Thinker


@dataclass(frozen=True)
class Question:
    """A position, and what may be spent on it."""

    position: Position
    limit: Limit
    stop: Stop = field(default_factory=Stop)
    every: bool = True
    """Whether each legal ply is asked about; otherwise only the best."""
    thinker: "Thinker | None" = None
    """Who remembers what Monte-Carlo thought before in this round."""

    def part(self, share: float) -> "Question":
        """The same with a part of the time and of the nodes, and a clock of its own.

        When the clock of a part has run out, that says nothing to the other parts; when the asker
        wants an end, all of them hear it.
        """
        limit = replace(
            self.limit,
            seconds=self.limit.seconds and self.limit.seconds * share,
            nodes=self.limit.nodes and max(1, int(self.limit.nodes * share)),
        )
        return replace(self, limit=limit, stop=Stop(after=self.stop))


Engine = Callable[[Question], Analysis | None]


def prepare(search: Callable[..., object], position: Position) -> None:
    """Let an engine be compiled, or loaded, before the clock of its limit starts to run."""
    _prepare(search, rules_for(position.game.name, position.state), position.game)


@cache
def _prepare(search: Callable[..., object], _rules: Specialised, game: Game) -> None:
    search(game.start(), Limit(nodes=1, depth=2), 1)
