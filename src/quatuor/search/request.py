"""What an engine is asked."""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING

from quatuor.game import Position
from quatuor.search.limit import Limit, Stop

if TYPE_CHECKING:
    from quatuor.search.mcts import SearchTree


class Goal(Enum):
    """What has to be found out; an engine may find out more."""

    EVERY_PLY = "the value of every legal ply"
    BEST_PLY = "a best ply and its value"
    VALUE = "the value of the position"


@dataclass(frozen=True)
class SearchRequest:
    """A position, what to find out about it, and what may be spent on that."""

    position: Position
    limit: Limit
    stop: Stop = field(default_factory=Stop)
    goal: Goal = Goal.EVERY_PLY
    tree: "SearchTree | None" = None
    """The tree that Monte-Carlo has grown so far in this round, to go on with."""

    @property
    def every(self) -> bool:
        """Whether the value of every legal ply is asked for."""
        return self.goal is Goal.EVERY_PLY

    def part(self, share: float) -> "SearchRequest":
        """The same with a part of the limit, and a stop flag of its own.

        When the time of a part is up, the other parts go on; when the caller stops the request, all
        of them stop.
        """
        return replace(self, limit=self.limit.part(share), stop=Stop(after=self.stop))
