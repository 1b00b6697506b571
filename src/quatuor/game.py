"""The typed face of every game: `Game` is rules with options, `Position` a round at one moment."""

from collections.abc import Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from quatuor.errors import BadRequest, IllegalMove, UnknownGame, did_you_mean
from quatuor.games.registry import GAMES
from quatuor.lazy_property import lazy_property
from quatuor.pictures.boards import cells_of
from quatuor.position import Outcome, Position
from quatuor.rules import Rules
from quatuor.rules.options import Value, all_of, text_of
from quatuor.rules.series import seats_of

__all__ = ["Game", "Outcome", "Position"]


class Game:
    """A game with all its options chosen.

    >>> Game("plus4", mode="rounds").options["target"]
    11
    """

    def __init__(self, name: str, /, **options: object) -> None:
        if name not in GAMES:
            known = f"there is no game {name!r}; there are {', '.join(GAMES)}"
            raise UnknownGame(known + did_you_mean(str(name), GAMES))
        self.name = name
        self.rules: Rules = GAMES[name]
        self._options = MappingProxyType(all_of(name, self.rules.OPTIONS, options))
        self.players: int = seats_of(self.options)

    @property
    def options(self) -> Mapping[str, Value]:
        """Every option and its value; to choose otherwise, `replace` them in a new game."""
        return self._options

    def start(self) -> Position:
        """The position in which the first round starts."""
        first = self.options["first"]
        assert isinstance(first, int)
        return self.round(first, 1)

    def round(self, starter: int, number: int, absent: Iterable[int] = ()) -> Position:
        """The position in which a later round of a match starts, without those who have left it."""
        state = self.rules.start(self.options, starter, number)
        for player in absent:
            state = self._leave_round(state, player)
        return Position(self, state)._by(self._native_plies)

    @lazy_property
    def _native_plies(self) -> Any:
        """Native code of single plies, where kernels are run as that and no position comes back."""
        from quatuor.native_plies import NativePlies, native

        state = self.rules.start(self.options, 1, 1)
        if not native() or not self.rules.FACTS.compiled or self.rules.can_repeat(state):
            return None
        return NativePlies(self.name, state)

    @property
    def plays_on(self) -> bool:
        """Whether the others can play on when one player gives up."""
        return self.players > 2 and self.rules.FACTS.leaving

    def _leave_round(self, state: Any, player: int) -> Any:
        if not self.plays_on:
            raise IllegalMove("a player leaves a match only where more than two play")
        return self.rules.leave_round(state, player)

    def replace(self, **options: object) -> "Game":
        """The same game with some options chosen otherwise."""
        return Game(self.name, **{**self.options, **options})

    def changed(self) -> dict[str, Value]:
        """The options that differ from their defaults."""
        preset = all_of(self.name, self.rules.OPTIONS)
        return {name: value for name, value in self.options.items() if value != preset[name]}

    def words(self) -> list[str]:
        """The options that differ from their defaults, as `name=value`."""
        return [f"{name}={text_of(value)}" for name, value in self.changed().items()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, *self.options.values()))

    def __reduce__(self) -> Any:
        """So that a game can be copied, and sent to another process."""
        return partial(Game, self.name, **self.options), ()

    def __repr__(self) -> str:
        return f"<Game {' '.join([self.name, *self.words()])}>"


def check_cells(game: Game, cells: Mapping[str, str]) -> None:
    """Raise `BadRequest` for cells that the board does not have, and pieces there are none of."""
    there, glyphs = cells_of(game.name, game.start().board), game.rules.GLYPHS
    for cell, content in cells.items():
        if cell not in there:
            raise BadRequest(f"{game.rules.DESCRIPTOR.name} has no cell {cell!r}")
        if content and content not in glyphs:
            known = ", ".join(glyph for glyph in glyphs if glyph.strip(".-"))
            raise BadRequest(f"no piece is written {content!r} there: {known}")
