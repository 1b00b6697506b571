"""What every engine offers, and how a game says which engines are asked in which order."""

from dataclasses import dataclass, field
from typing import Protocol

from quatuor.game import Game
from quatuor.rules.options import Chosen
from quatuor.search.analysis import Analysis
from quatuor.search.request import SearchRequest


class Engine(Protocol):
    """A way to find out what positions are worth.

    A limit of nodes counts the engine's own nodes: positions that it has searched. A limit of
    simulations is converted by `nodes_per_simulation`.
    """

    @property
    def name(self) -> str:
        """What `Analysis.engine` says."""

    @property
    def nodes_per_simulation(self) -> int:
        """Nodes that take it about as long as one simulation takes Monte-Carlo search."""

    @property
    def obeys_depth(self) -> bool:
        """Whether a limit of depth makes sense to it; otherwise it is not asked under one."""

    def supports(self, game: Game) -> str | None:
        """None if it can search the game with these options, else a sentence that says why not."""

    def analyze(self, request: SearchRequest) -> Analysis | None:
        """What it finds within the limit; None if it comes to no result."""

    def compile(self, game: Game) -> None:
        """Run every kernel that it needs for the game, on the smallest task there is."""


def unsearchable(game: Game) -> str | None:
    """Why no engine can search a game, as the end of a sentence; None if one can."""
    facts = game.rules.FACTS
    if facts.chance:
        return "its moves are decided by hands, not by the rules"
    if not facts.turns:
        return "its players do not move in turn"
    return None if facts.compiled else "its rules are not compiled"


@dataclass(frozen=True)
class Stage:
    """An engine, and its share of the limit."""

    engine: Engine
    share: float = 1.0
    """0: it looks the answer up, and needs none."""
    draw_suffices: bool = False
    """Whether a player who asks for the best ply is content with a proved draw after this stage."""


@dataclass(frozen=True)
class Engines:
    """The engines of a game in order of preference: `ENGINES` in `games/NAME/engines.py`."""

    exact: tuple[Stage, ...] = ()
    """Asked first, one after the other; a complete answer ends it."""
    search: tuple[Stage, ...] = ()
    """Asked with the rest of the limit, their results combined. Shares count among those that
    support the game; if none does, Monte-Carlo search is asked."""


@dataclass(frozen=True)
class Compilation:
    """Options of a game that need machine code of their own: `COMPILED` in `engines.py`."""

    options: Chosen = field(default_factory=dict)
    exact_only: bool = False
    """Whether all engines but the exact ones run on the code of other options."""
