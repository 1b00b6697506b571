"""What the program must know of a game beyond its rules, as data: how it is named, drawn and told.

Every game has one `DESCRIPTOR`. Terminal, pictures and page ask it instead of asking which game it
is; the page gets it from `/api/games`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

from quatuor.rules.options import ALWAYS, Chosen, Condition, Value, holds
from quatuor.rules.tokens import Form, Parts, in_python, one_of, pattern_of

Layout: TypeAlias = Literal["grid", "upright", "push_through", "boards", "stacks", "trays"]
"""What the board is like: squares on a table, a standing frame into which pieces fall, columns
through which they are pushed, several boards, places on which pieces stand, trays on towers."""
Gravity: TypeAlias = Literal["none", "down", "push"]
"""A piece stays in its cell; falls onto what lies in its column; or pushes its column down."""
Shape: TypeAlias = Literal["disc", "marble", "block", "token"]
Counted: TypeAlias = Literal["rounds", "points", "kept"]

LETTERS = tuple("abcdefghijklmnopqrstuvwxyz")
NUMBERS = tuple(str(number) for number in range(1, 27))


@dataclass(frozen=True)
class Part:
    """One of several boards."""

    letter: str
    """With which the names of its cells begin."""
    title: str


@dataclass(frozen=True)
class Board:
    """The cells, row by row from the top; a cell is named by its column and its row from below."""

    columns: tuple[str, ...]
    rows: int
    separator: str = ""
    """Between column and row in the name of a cell: `4,2`, or nothing: `b3`."""
    parts: tuple[Part, ...] = ()
    """The boards, where there are several."""
    panels: tuple[str, ...] = ()
    """Columns left and right of the others into which nobody plays, where a board has them."""
    layout: Layout = "grid"
    piled: bool = False
    """Whether a cell holds a pile of pieces, written from the bottom."""

    def columns_in(self, width: int) -> tuple[str, ...]:
        """The names of the columns of a board that is this wide."""
        if self.panels and width > len(self.columns):
            return (self.panels[0], *self.columns, self.panels[1])
        return self.columns[:width]

    def cells(self, letter: str = "") -> Iterator[str]:
        """The names of the cells of one board, from the top left."""
        for row in range(self.rows, 0, -1):
            for column in self.columns:
                yield f"{letter}{column}{self.separator}{row}"

    @property
    def pattern(self) -> str:
        """A regular expression for the name of a cell."""
        boards = f"(?:{one_of(part.letter for part in self.parts)})" if self.parts else ""
        columns = one_of((*self.columns, *self.panels))
        rows = one_of(str(row) for row in range(1, self.rows + 1))
        return f"{boards}(?:{columns}){self.separator}(?:{rows})"


@dataclass(frozen=True)
class Kind:
    """A kind of piece, or of what is done with one."""

    letter: str
    """As tokens write it; the ordinary piece is often written as nothing."""
    name: str
    """An id of words."""
    when: Condition = ALWAYS
    """With which options there are such pieces."""
    key: str = ""
    """Which key chooses it."""
    removes: bool = False
    """Whether it takes a piece out instead of bringing one."""
    at_bottom: bool = False
    """Whether it is about the lowest cell of its column, where pieces fall."""
    symbol: bool = False
    """Whether its letter is shown on the piece on the turn on which it is played."""
    stock: int | None = None
    """Where all draw from one stock: which number of `hand` counts it."""


@dataclass(frozen=True)
class Content:
    """What a sign on the board stands for, besides the pieces that are written as their owner."""

    sign: str
    owner: int
    """0 for a piece that belongs to nobody."""
    kind: str
    height: int
    words: str


@dataclass(frozen=True)
class Mode:
    """A way to play, as the page offers it: a name for a group of options."""

    name: str
    """An id of words."""
    options: Mapping[str, Value] = field(default_factory=dict)
    pictured_by: str = ""
    """The option whose picture shows it; the game's own unless named."""


@dataclass(frozen=True)
class Score:
    """What is counted besides rounds won."""

    what: Counted
    when: Condition = ALWAYS
    goal: str = ""
    """The option that says how many win."""


@dataclass(frozen=True)
class Descriptor:
    """One game."""

    name: str
    """As people call it."""
    board: Board
    tokens: tuple[Form, ...]
    kinds: tuple[Kind, ...] = (Kind("", "piece"),)
    contents: tuple[Content, ...] = ()
    colours: tuple[str, ...] = ("red", "yellow")
    """The colour of each player's pieces, as an id of words; none where pieces are everybody's."""
    shape: Shape = "disc"
    gravity: Gravity = "none"
    modes: tuple[Mode, ...] = ()
    modes_combine: bool = False
    """Whether several ways to play can be chosen together."""
    scores: tuple[Score, ...] = ()
    wins_count: Counted = "rounds"
    """What the option `wins` counts."""
    announced: Condition | None = None
    """When a line counts only once it is announced."""
    hidden: Condition | None = None
    """When nobody sees the board."""
    simultaneous: Condition | None = None
    """When both may act at any time."""
    lines_score: Condition | None = None
    """When a line scores and the round goes on."""

    @cached_property
    def patterns(self) -> tuple[str, ...]:
        """A regular expression for each form of token, in the same order."""
        letters = [kind.letter for kind in self.kinds]
        board = self.board
        return tuple(
            pattern_of(form, letters, board.columns, board.pattern) for form in self.tokens
        )

    @cached_property
    def _compiled(self) -> tuple[re.Pattern[str], ...]:
        return tuple(map(in_python, self.patterns))

    @cached_property
    def kind_of(self) -> Mapping[str, Kind]:
        """The kinds by their letters."""
        return {kind.letter: kind for kind in self.kinds}

    @cached_property
    def content_of(self) -> Mapping[str, Content]:
        """The contents by their signs."""
        return {content.sign: content for content in self.contents}

    def kinds_with(self, options: Chosen) -> tuple[Kind, ...]:
        """The kinds that there are with these options."""
        return tuple(kind for kind in self.kinds if holds(kind.when, options))

    def form_of(self, token: str) -> Form | None:
        """The form in which a token is written; None if it has no form of this game."""
        pairs = zip(self.tokens, self._compiled, strict=True)
        return next((form for form, pattern in pairs if pattern.match(token)), None)

    def parts_of(self, token: str) -> Parts:
        """What a token is made of; nothing if it has no form of this game."""
        for pattern in self._compiled:
            if found := pattern.match(token):
                return Parts(**found.groupdict())
        return Parts()
