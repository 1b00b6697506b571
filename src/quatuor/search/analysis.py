"""What an engine found out about a position, whichever engine it was."""

from dataclasses import dataclass, field
from html import escape
from typing import Any

from quatuor.search.source import Source
from quatuor.search.value import Value


@dataclass(frozen=True)
class Analysis:
    """The value of a position for the player to move, and of each legal ply."""

    value: Value
    values: dict[str, Value]
    """What each ply is worth to the player to move, the best first.

    If only the best ply was asked for, alpha-beta knows of the others just that they are no better.
    """
    line: tuple[str, ...]
    """The principal variation: how the round goes on if everybody plays the best that was found."""
    engine: str
    seconds: float
    nodes: int = 0
    """Nodes searched, by all engines that took part; 0 where the answer was looked up."""
    depth: int | None = None
    """How many plies ahead alpha-beta searched every line; None for other engines."""
    visits: dict[str, int] = field(default_factory=dict)
    """Monte-Carlo: how many simulations went through each ply; 0 if it was proved at once."""
    scores: dict[str, tuple[float, ...]] = field(default_factory=dict)
    """Monte-Carlo: the mean result of each player after each ply, from 0 (loss) to 1 (full win)."""

    found_by: dict[str, Source] = field(default_factory=dict)
    """Where several engines took part, which of them told the value of each ply."""

    def source_of(self, token: str) -> Source:
        """Who found out what a ply is worth, and with how much work."""
        own = Source(self.engine, self.nodes, self.depth, self.visits.get(token))
        return self.found_by.get(token, own)

    @property
    def best(self) -> str | None:
        """The ply to play; None when the round is over."""
        return self.line[0] if self.line else None

    @property
    def proved(self) -> bool:
        """Whether it is certain how the round ends."""
        return self.value.proved

    def to_json(self) -> dict[str, Any]:
        """The analysis as the command prints it for programs."""
        return {
            "value": self.value.to_json(),
            "values": {token: value.to_json() for token, value in self.values.items()},
            "line": list(self.line),
            "engine": self.engine,
            "seconds": round(self.seconds, 3),
            "sources": {token: self.source_of(token).to_json() for token in self.values},
        }

    def _repr_html_(self) -> str:
        """What a notebook shows: the plies, the best first, and the line that follows."""
        rows = "".join(
            f"<tr><td>{escape(token)}</td><td>{escape(str(value))}</td></tr>"
            for token, value in self.values.items()
        )
        head = f"<caption>{escape(str(self.value))} ({escape(self.engine)})</caption>"
        line = f"<p>{escape(' '.join(self.line))}</p>" if self.line else ""
        return f"<table>{head}<tr><th>ply</th><th>value</th></tr>{rows}</table>{line}"
