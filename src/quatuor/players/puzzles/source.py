"""Where the puzzles of a game come from: which options are played, and what is looked for.

A game says so in `games/NAME/puzzles.py`, by `SOURCES`; one that does not is played with its usual
options, and searched for wins and defences a few plies deep.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from quatuor.game import Game, Position
from quatuor.games.registry import part
from quatuor.rules.options import Value

Asked = tuple[str, int]
"""A kind of puzzle, and within how many plies."""
Finder = Callable[[Position], Iterator[Asked]]
"""What a position may be a puzzle of."""


@dataclass(frozen=True)
class Source:
    """One way to play a game, and how its puzzles are found."""

    options: dict[str, Value] = field(default_factory=dict)
    depth: int = 3
    """How many plies ahead wins and defences are looked for."""
    finders: tuple[Finder, ...] = ()
    """What else is looked for."""
    share: int = 1
    """How many of the game's puzzles are to come from here, relative to its other sources."""
    levels: tuple[str, ...] = ("easy", "medium", "hard")
    """Who plays the games that are searched; nobody: rollouts choose, which is quicker."""
    lot: int = 0
    """How many plies are drawn by lot first, where nothing happens before."""
    most_safe: int = 1000
    """Positions with more plies than this that do not let another win at once are passed over."""

    def game(self, name: str) -> Game:
        """The game with these options."""
        return Game(name, **self.options)


def sources_of(game: str) -> tuple[Source, ...]:
    """The sources of a game."""
    sources: tuple[Source, ...] = getattr(part(game, "puzzles"), "SOURCES", (Source(),))
    return sources


def source_for(game: Game) -> Source:
    """The source with these options; what it looks for is as in the first one of the game."""
    known = sources_of(game.name)
    for source in known:
        if source.game(game.name) == game:
            return source
    return Source(game.changed(), known[0].depth)
