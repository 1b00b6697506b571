"""A ply with the position before and after it, as the engines see them: lines win by themselves."""

from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

from quatuor.game import Game, Position
from quatuor.games.registry import part
from quatuor.rules import Rules
from quatuor.rules.tokens import CLAIM, Parts
from quatuor.search.claims import searched_state


@dataclass(frozen=True)
class Scene:
    """A legal ply, where it is played, and what it leads to."""

    position: Position
    token: str
    """The ply without an announcement."""
    before: Any
    after: Any

    @classmethod
    def of(cls, position: Position, token: str) -> "Scene":
        """The scene of a token that can be played; announcing is left to who tells of it."""
        quiet, before = token.removesuffix(CLAIM), searched_state(position)
        rules = position.game.rules
        return cls(position, quiet, before, rules.play(before, rules.TOKENS.index(quiet)))

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.position.game

    @property
    def rules(self) -> Rules:
        """Its rules."""
        return self.game.rules

    @cached_property
    def own(self) -> ModuleType | None:
        """What the game has of its own to explain."""
        return part(self.game.name, "explanations")

    @cached_property
    def mover(self) -> int:
        """Who plays the ply."""
        return self.rules.mover(self.before)

    @cached_property
    def over(self) -> int:
        """How the round ends with it, or 0."""
        return self.rules.over(self.after)

    @cached_property
    def next(self) -> int:
        """Who is to move after it."""
        return self.rules.mover(self.after)

    @property
    def whole_turn(self) -> bool:
        """Whether the ply is a turn by itself, and somebody else's turn follows."""
        starts = self.rules.starts_turn(self.before) and self.rules.starts_turn(self.after)
        return not self.over and starts and self.next != self.mover

    def parts(self, token: str) -> Parts:
        """What a token says."""
        return self.rules.DESCRIPTOR.parts_of(token)

    def place(self, token: str) -> tuple[str, bool]:
        """Where a token plays, and whether it takes a piece out there."""
        parts, kinds = self.parts(token), self.rules.DESCRIPTOR.kind_of
        return parts.cell or parts.column, parts.kind in kinds and kinds[parts.kind].removes

    def drops(self, token: str) -> bool:
        """Whether a token drops an ordinary piece onto what lies in its column."""
        descriptor = self.rules.DESCRIPTOR
        ordinary = self.parts(token).kind == descriptor.kinds[0].letter
        return descriptor.gravity == "down" and ordinary and bool(self.parts(token).column)
