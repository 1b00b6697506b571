"""One moment of a game, to be drawn."""

from dataclasses import dataclass, field

import quatuor as q


@dataclass(frozen=True)
class Scene:
    """A moment of a game, and the moves that lead there."""

    game: str
    moves: str = ""
    options: dict[str, object] = field(default_factory=dict)
    line: str = ""
    """The cells of a line to trace."""

    def draw(self, width: float) -> str:
        """The scene as SVG."""
        position = q.Game(self.game, **self.options).start().play(self.moves)
        return position.svg(lines=[self.line.split()] if self.line else [], width=width)
