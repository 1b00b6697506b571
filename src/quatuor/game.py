"""The typed face of every game: `Game` is rules with options, `Position` a round at one moment."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

from quatuor import picture, svg
from quatuor.aims import aims_of, signs
from quatuor.errors import BadOption, IllegalMove, MoveError, UnknownGame, UnreadableMove
from quatuor.lines import Cells, Line, standing
from quatuor.notation import plies_by_token, tokens_in, unreadable
from quatuor.once import once
from quatuor.rules import GAMES, Rules, endings
from quatuor.rules.options import Value, text_of
from quatuor.rules.series import seats_of

THIRD = 3
"""A position that comes for the third time ends the round."""
BY_LINES = ("line", "pattern")
"""Reasons for the end of a round that can be pointed at."""


@dataclass(frozen=True)
class Outcome:
    """How a round or a match ended."""

    winners: tuple[int, ...]
    reason: str

    @property
    def draw(self) -> bool:
        """Whether nobody has won."""
        return not self.winners


class Game:
    """A game with all its options chosen.

    >>> Game("plus4", mode="rounds").options["target"]
    11
    """

    def __init__(self, name: str, /, **options: object) -> None:
        if name not in GAMES:
            raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}")
        self.name = name
        self.rules: Rules = GAMES[name]
        self.options: Mapping[str, Value] = _chosen(name, self.rules, options)
        self.players: int = seats_of(self.options)

    def start(self) -> "Position":
        """The position in which the first round starts."""
        first = self.options["first"]
        assert isinstance(first, int)
        return self.round(first, 1)

    def round(self, starter: int, number: int) -> "Position":
        """The position in which a later round of a match starts."""
        return Position(self, self.rules.start(self.options, starter, number))

    def replace(self, **options: object) -> "Game":
        """The same game with some options chosen otherwise."""
        return Game(self.name, **{**self.options, **options})

    def changed(self) -> dict[str, Value]:
        """The options that differ from their defaults."""
        preset = _chosen(self.name, self.rules, {})
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


class Position:
    """A round at one moment; playing gives a new position and leaves this one as it is."""

    def __init__(
        self, game: Game, state: Any, parent: "Position | None" = None, token: str = ""
    ) -> None:
        self.game = game
        self.state = state
        self.parent = parent
        self.number: int = parent.number + 1 if parent else 0
        """How many plies of the round come before."""
        self.token = token
        """The token that led here from the parent."""

    def play(self, moves: str) -> "Position":
        """The position after one token, or after a list of them."""
        position = self
        for at, token in enumerate(tokens_in(self.game.name, moves)):
            try:
                position = position.after(token)
            except MoveError as error:
                raise type(error)(str(error), token, at) from None
        return position

    def after(self, token: str) -> "Position":
        """The position after exactly this token."""
        ply = plies_by_token(self.game.name).get(token)
        if ply is None:
            raise UnreadableMove(unreadable(self.game.name, token, self.game.start().legal))
        if ply not in self.plies:
            raise IllegalMove(_why_illegal(self, token))
        rules = self.game.rules
        following = Position(self.game, rules.play(self.state, ply), self, token)
        if rules.recurs(self.state) and following.comes_for_the_third_time:
            return Position(self.game, rules.repeated(following.state), self, token)
        return following

    @property
    def comes_for_the_third_time(self) -> bool:
        """Whether a turn starts here in a position in which two turns of the round have started."""
        if self.outcome or self.essence is None:
            return False
        return [before.essence for before in self.line()].count(self.essence) >= THIRD

    def line(self) -> "Iterator[Position]":
        """This position and those before it in the round, the latest first."""
        position: Position | None = self
        while position is not None:
            yield position
            position = position.parent

    @once
    def essence(self) -> Any:
        """What the rule of repetition compares; None in the middle of a turn."""
        rules = self.game.rules
        return rules.essence(self.state) if self.turn_starts else None

    @once
    def turn_starts(self) -> bool:
        """Whether a turn starts here, rather than goes on with another ply."""
        return bool(self.game.rules.fresh(self.state))

    @property
    def plies(self) -> tuple[int, ...]:
        """The numbers of the legal plies."""
        return self._listed[0]

    @property
    def legal(self) -> tuple[str, ...]:
        """The tokens that may be played now; none when the round is over."""
        return self._listed[1]

    @once
    def _listed(self) -> tuple[tuple[int, ...], tuple[str, ...]]:
        return _listed(self.game.name, self.game.rules.legal(self.state))

    @once
    def to_move(self) -> int | None:
        """The player to move; None when the round is over or both may act."""
        return None if self.outcome else self.game.rules.mover(self.state) or None

    @once
    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it goes on."""
        over = self.game.rules.over(self.state)
        return Outcome(endings.winners(over), endings.reason(over)) if over else None

    @property
    def moves(self) -> tuple[str, ...]:
        """The tokens played in this round."""
        return tuple(position.token for position in self.line() if position.parent)[::-1]

    @property
    def board(self) -> Any:
        """What lies where: rows as text from the top, as in the records. It is the caller's own."""
        return picture.copied(self._board)

    @once
    def _board(self) -> Any:
        return picture.board_text(self.game.rules, self.game.rules.board(self.state))

    @once
    def hand(self) -> tuple[int, ...]:
        """Ordinary pieces in hand of each player (foursenses: the shared stock)."""
        return self.game.rules.hand(self.state)

    @once
    def powers(self) -> tuple[str, ...]:
        """Unused power discs of each player."""
        powers = getattr(self.game.rules, "powers", None)
        return powers(self.state) if powers else ("",) * self.game.players

    @property
    def lines(self) -> tuple[Cells, ...]:
        """The lines that stand on the board, whoever's, cell by cell; see `quatuor.lines`."""
        return tuple(line.cells for line in self._standing)

    @once
    def _standing(self) -> tuple[Line, ...]:
        return standing(self.game.name, self.state)

    @property
    def told_lines(self) -> tuple[Cells, ...]:
        """The lines to point at: those that won, or that scored with the last ply.

        A line that stands unannounced is for the players to see by themselves.
        """
        if self.outcome and self.outcome.reason in BY_LINES:
            won = [line for line in self._standing if line.owner in (0, *self.outcome.winners)]
            return tuple(line.cells for line in won or self._standing)
        if self.game.options.get("mode") == "endless" and self.parent:
            return tuple(line.cells for line in self._standing if line not in self.parent._standing)
        return ()

    @once
    def aims(self) -> Mapping[str, str]:
        """For each legal token that names a column, the cell it is about; see `quatuor.aims`."""
        return aims_of(self.game.name, self.legal, self._board)

    @property
    def signs(self) -> Mapping[str, str]:
        """The cell of the power disc that was just played, with its letter; else nothing."""
        return signs(self.game.name, self.token, self.board)

    def svg(self, **look: Any) -> str:
        """The position as a picture for a page, the last ply marked, the line that won traced."""
        told = {"last": self.token, "lines": self.told_lines}
        return svg.draw(self.game.name, self.board, **{**told, **look})

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return self.svg()

    def __str__(self) -> str:
        return picture.draw(self.game.name, self.board)

    def __eq__(self, other: object) -> bool:
        """The same round of the same game: same state, reached by the same moves."""
        return (
            isinstance(other, Position)
            and self.game == other.game
            and self.state == other.state
            and self.moves == other.moves
        )

    def __hash__(self) -> int:
        return hash((self.game, self.moves))

    def __repr__(self) -> str:
        return f"<Position {self.game!r} after {' '.join(self.moves) or 'no move'}>"


def _chosen(name: str, rules: Rules, given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values, in the order of the rules."""
    known = [option.name for option in rules.OPTIONS]
    for word in given:
        if word not in known:
            raise BadOption(f"{name} has no option {word!r}; it has {', '.join(known)}")
    chosen: dict[str, Value] = {}
    for option in rules.OPTIONS:
        chosen[option.name] = (
            option.read(given[option.name], chosen)
            if option.name in given
            else option.default(chosen)
        )
    return chosen


@lru_cache(maxsize=1024)
def _listed(game: str, plies: Any) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The numbers and the tokens of a set of plies, which often come again."""
    rules = GAMES[game]
    numbers = tuple(rules.every(plies))
    return numbers, tuple(rules.TOKENS[ply] for ply in numbers)


def _why_illegal(position: Position, token: str) -> str:
    if position.outcome:
        return f"{token} cannot be played: the round is over ({position.outcome.reason})"
    legal = position.legal
    some = " ".join(legal[:12]) + (" …" if len(legal) > 12 else "")
    return f"{token} cannot be played now; what can be is {some}"
