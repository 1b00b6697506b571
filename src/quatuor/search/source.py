"""Who found out what a ply is worth, and with how much work."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Source:
    """The engine that told the value of a ply, and what it did for it."""

    engine: str
    nodes: int = 0
    """Nodes that it searched for all plies of the position together; 0 where it looked it up."""
    depth: int | None = None
    """How many plies ahead it searched every line; None for engines that do not count so."""
    simulations: int | None = None
    """How many games it tried out that begin with this ply."""

    def to_json(self) -> dict[str, Any]:
        """The same as plain data, without what does not apply."""
        return {name: value for name, value in asdict(self).items() if value is not None}
