"""What an engine is asked."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from quatuor.game import Position
from quatuor.search.limit import Limit, Stop

if TYPE_CHECKING:
    from quatuor.search.mcts import Thinker


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
