"""What `/api/games` tells a page of each game: its options, and its descriptor.

The fields are those of `quatuor.rules.descriptor`, where they are explained.
"""

from typing import Literal

from quatuor.room.schemas import Model, Scalar
from quatuor.rules.descriptor import Counted, Gravity, Layout, Shape


class WhenInfo(Model):
    """Holds where an option has one of these values; of several conditions one has to hold."""

    option: str
    values: tuple[Scalar, ...]


class OptionInfo(Model):
    """One option of a game."""

    name: str
    kind: Literal["flag", "choice", "number"]
    default: Scalar
    choices: list[str]
    values: str
    help: str
    house: bool
    when: list[WhenInfo]
    """With which other options it means anything; always, where there are no conditions."""
    asked: bool
    """Whether people are asked for it when they choose a game."""


class PartInfo(Model):
    """One of several boards; the names of its cells begin with its letter."""

    letter: str
    title: str


class BoardInfo(Model):
    """How cells are named and what the board is like."""

    columns: tuple[str, ...]
    rows: int
    separator: str
    parts: tuple[PartInfo, ...]
    panels: tuple[str, ...]
    layout: Layout
    piled: bool


class FormInfo(Model):
    """One way in which moves are written.

    `pattern` is a regular expression with the named groups kind, column, cell, origin, player and
    claim, of which it has those that its template names.
    """

    template: str
    name: str
    pattern: str


class KindInfo(Model):
    """A kind of piece, or of what is done with one."""

    letter: str
    name: str
    when: tuple[WhenInfo, ...]
    key: str
    removes: bool
    at_bottom: bool
    symbol: bool
    stock: int | None


class ContentInfo(Model):
    """What a sign on the board stands for; a digit alone is a plain piece of that player."""

    sign: str
    owner: int
    kind: str
    height: int
    words: str


class ModeInfo(Model):
    """A way to play: a name for a group of options."""

    name: str
    options: dict[str, Scalar]
    pictured_by: str


class ScoreInfo(Model):
    """What is counted besides rounds won, and the option that says how many win."""

    what: Counted
    when: tuple[WhenInfo, ...]
    goal: str


class GameInfo(Model):
    """One game."""

    name: str
    display_name: str
    title: str
    players: tuple[int, ...]
    options: list[OptionInfo]
    board: BoardInfo
    tokens: list[FormInfo]
    kinds: tuple[KindInfo, ...]
    contents: tuple[ContentInfo, ...]
    colours: tuple[str, ...]
    shape: Shape
    gravity: Gravity
    modes: tuple[ModeInfo, ...]
    modes_combine: bool
    scores: tuple[ScoreInfo, ...]
    wins_count: Counted
    announced: tuple[WhenInfo, ...] | None
    hidden: tuple[WhenInfo, ...] | None
    simultaneous: tuple[WhenInfo, ...] | None
    lines_score: tuple[WhenInfo, ...] | None
    line_cells: tuple[tuple[str, ...], ...]
    """The cells of every line that wins, where the game lists them."""
    turns: bool
    thrown: bool
    shared: bool
    searchable: bool


class LevelInfo(Model):
    """One of the computer players."""

    name: str
    help: str


class Catalogue(Model):
    """All games, and the levels of the computer players."""

    games: list[GameInfo]
    levels: list[LevelInfo]
