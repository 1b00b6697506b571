"""`Position`: a round of a game at one moment."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from quatuor.compiler.words import words
from quatuor.errors import IllegalMove, MoveError, UnreadableMove
from quatuor.games.registry import GAMES
from quatuor.lazy_property import lazy_property
from quatuor.notation import LEAVES, player_in, plies_by_token, tokens_in, unreadable
from quatuor.pictures import svg, text as picture
from quatuor.pictures.boards import cells_of
from quatuor.pictures.landing import landing_cells, piece_symbols
from quatuor.pictures.lines import Cells, Line, Threat, standing, threats
from quatuor.pictures.svg import film
from quatuor.rules import endings
from quatuor.rules.options import holds

if TYPE_CHECKING:
    from quatuor.game import Game

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


def ended(over: int) -> Outcome:
    """How a round ended, of its number."""
    return Outcome(endings.winners(over), endings.reason(over))


class Position:
    """A round at one moment; playing gives a new position and leaves this one as it is."""

    if TYPE_CHECKING:
        state: Any
    else:

        @lazy_property
        def state(self) -> Any:
            """The state of the rules; until it is asked for, native code goes by its words."""
            return self._code.state(self._words)

    _code: Any = None
    """The native code of plies, in rounds that go by it."""

    def __init__(
        self, game: "Game", state: Any, parent: "Position | None" = None, token: str = ""
    ) -> None:
        self.game = game
        self.state = state
        self.parent = parent
        self.number: int = parent.number + 1 if parent else 0
        """How many plies of the round come before."""
        self.token = token
        """The token that led here from the parent."""

    def play(self, moves: str | Iterable[str]) -> "Position":
        """The position after one token, or after a list of them."""
        if isinstance(moves, str):
            ply = plies_by_token(self.game.name).get(moves)
            if ply is not None:  # most callers play one token
                try:
                    return self._played(ply, moves)
                except MoveError as error:
                    raise type(error)(str(error), moves, 0) from None
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
        if ply is None and str(token).startswith(LEAVES):
            return self.without(player_in(token, LEAVES, self.game.players))
        if ply is None:
            raise UnreadableMove(unreadable(self.game.name, token, self.game.start().legal))
        return self._played(ply, token)

    def _played(self, ply: int, token: str) -> "Position":
        if ply not in self._listed[0]:
            raise IllegalMove(_why_illegal(self, token))
        code = self._code
        if code is not None:
            return self._natively(code, ply, token)
        rules = self.game.rules
        following = Position(self.game, rules.play(self.state, ply), self, token)
        if rules.can_repeat(self.state) and following.comes_for_the_third_time:
            return Position(self.game, rules.repeated(following.state), self, token)
        return following

    def _natively(self, code: Any, ply: int, token: str) -> "Position":
        """The same by native code; the state itself is made when somebody asks for it."""
        row, plies, over = code.after(self._words, ply)
        following = object.__new__(Position)
        following.game, following.parent, following.token = self.game, self, token
        following.number = self.number + 1
        following.outcome = ended(over) if over else None
        following._code, following._words = code, row
        following._listed = _listed(self.game.name, plies)
        return following

    @lazy_property
    def _words(self) -> tuple[int, ...]:
        return words(self.state)

    def _by(self, code: Any) -> "Position":
        """This position, from which plies are played by native code if there is any."""
        self._code = code
        return self

    def without(self, player: int) -> "Position":
        """The position after a player has given up and left the round to the others."""
        state = self.game._leave_round(self.state, player)
        return Position(self.game, state, self, f"{LEAVES}{player}")

    @property
    def comes_for_the_third_time(self) -> bool:
        """Whether a turn starts here in a position in which two turns of the round have started."""
        if self.outcome or self.repetition_key is None:
            return False
        return [before.repetition_key for before in self.line()].count(
            self.repetition_key
        ) >= endings.THIRD

    def line(self) -> "Iterator[Position]":
        """This position and those before it in the round, the latest first."""
        position: Position | None = self
        while position is not None:
            yield position
            position = position.parent

    @lazy_property
    def repetition_key(self) -> Any:
        """What the rule of repetition compares; None in the middle of a turn.

        When somebody leaves whose turn it is not, the turn goes on that had started before.
        """
        before = self.parent if self.token.startswith(LEAVES) else None
        if before and before.to_move == self.to_move:
            return None
        return self.game.rules.repetition_key(self.state) if self.starts_turn else None

    @lazy_property
    def starts_turn(self) -> bool:
        """Whether a turn starts here, rather than goes on with another ply."""
        return bool(self.game.rules.starts_turn(self.state))

    @property
    def plies(self) -> tuple[int, ...]:
        """The numbers of the legal plies."""
        return self._listed[0]

    @property
    def legal(self) -> tuple[str, ...]:
        """The tokens that may be played now; none when the round is over."""
        return self._listed[1]

    @lazy_property
    def _listed(self) -> tuple[tuple[int, ...], tuple[str, ...]]:
        return _listed(self.game.name, self.game.rules.legal(self.state))

    @lazy_property
    def to_move(self) -> int | None:
        """The player to move; None when the round is over or both may act."""
        return None if self.outcome else self.game.rules.mover(self.state) or None

    @lazy_property
    def prompt(self) -> str:
        """What the player to move is asked for now, as an id of words; "" once the round is over.

        >>> from quatuor.game import Game
        >>> Game("puissance4", power=True).start().play("D4").prompt
        'second'
        """
        return "" if self.outcome else self.game.rules.prompt(self.state)

    @lazy_property
    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it goes on."""
        over = self.game.rules.over(self.state)
        return ended(over) if over else None

    @property
    def moves(self) -> tuple[str, ...]:
        """The tokens played in this round."""
        return tuple(position.token for position in self.line() if position.parent)[::-1]

    @property
    def last_ply(self) -> str:
        """The token of the last ply of the round; that somebody has left is none."""
        return next((token for token in self.moves[::-1] if not token.startswith(LEAVES)), "")

    @property
    def board(self) -> Any:
        """What lies where: rows as text from the top, as in the records. It is the caller's own."""
        return picture.copied(self._board)

    @lazy_property
    def _board(self) -> Any:
        return picture.board_text(self.game.rules, self.game.rules.board(self.state))

    @lazy_property
    def hand(self) -> tuple[int, ...]:
        """Ordinary pieces in hand of each player, or the stock from which all draw."""
        return self.game.rules.hand(self.state)

    @lazy_property
    def powers(self) -> tuple[str, ...]:
        """Unused power discs of each player."""
        return self.game.rules.powers(self.state) or ("",) * self.game.players

    @property
    def lines(self) -> tuple[Cells, ...]:
        """The lines that stand on the board, whoever's, cell by cell."""
        return tuple(line.cells for line in self._standing)

    @lazy_property
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
        if self.parent and holds(self.game.rules.DESCRIPTOR.lines_score, self.game.options):
            return tuple(line.cells for line in self._standing if line not in self.parent._standing)
        return ()

    @property
    def line_cells(self) -> tuple[Cells, ...]:
        """The cells of every line that wins, where a game lists them; nothing in other games."""
        return self.game.rules.LINE_CELLS

    @property
    def threats(self) -> tuple[Threat, ...]:
        """Of the lines that the game lists, those to which somebody lacks a single cell."""
        return tuple(threats(self.line_cells, cells_of(self.game.name, self._board)))

    @lazy_property
    def landing_cells(self) -> Mapping[str, str]:
        """For each legal token that names a column, the cell it is about."""
        return landing_cells(self.game.name, self.legal, self._board)

    @property
    def piece_symbols(self) -> Mapping[str, str]:
        """The cell of the power disc that was just played, with its letter; else nothing."""
        return piece_symbols(self.game.name, self.token, self._board)

    def svg(self, **look: Any) -> str:
        """The position as a picture for a page, the last ply marked, the line that won traced."""
        told = {"last": self.last_ply, "lines": self.told_lines}
        return svg.draw(self.game.name, self.board, **{**told, **look})

    def film(self, seconds: float = film.SECONDS) -> str:
        """The round up to here as one SVG that moves, each position for so many seconds."""
        way = list(self.line())[::-1]
        frames = [
            svg.drawn(self.game.name, at.board, last=at.last_ply, lines=at.told_lines) for at in way
        ]
        title = self.game.rules.DESCRIPTOR.name
        said = f"{len(way) - 1} moves: {' '.join(self.moves)}"
        return svg.picture(*film.film(frames, seconds), title=title, said=said)

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

    def __deepcopy__(self, _memo: object) -> "Position":
        return self  # it does not change

    def __reduce__(self) -> Any:
        """The start of the round and its moves, so that a long round is sent in few bytes."""
        *_, first = self.line()
        return _replayed, (self.game, first.state, " ".join(self.moves))

    def __repr__(self) -> str:
        return f"<Position {self.game!r} after {' '.join(self.moves) or 'no move'}>"


def _replayed(game: "Game", state: Any, moves: str) -> Position:
    """The position after these moves from that state, with which its round started."""
    position = Position(game, state)
    for token in moves.split():
        position = position.after(token)
    return position


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
