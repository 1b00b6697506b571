"""Studies: chapters of moves and of what was tried instead, with comments and marks, as JSON.

    {"study": "Quatuor study 1", "name": "Openings", "chapters": [
      {"name": "In the middle", "game": GAME, "options": {}, "moves": [
        {"token": "4"},
        {"token": "4", "comment": "The usual answer."},
        {"token": "5", "after": 1, "marks": [{"cell": "5,1", "colour": "red", "shape": "ring"}]}
      ]}]}

Moves are numbered from 1; 0 is the position before the first. A move comes `after` the one that it
names, or after the one before it in the list. Of several moves after the same one the first is the
main line. A comment and marks are about the position after their move; those of a chapter itself
are about its beginning. A chapter may begin with a later round of a match (`round`, `starter`,
`absent`).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quatuor.errors import BadStudy, MoveError
from quatuor.game import Game
from quatuor.lazy_property import lazy_property
from quatuor.match import Match
from quatuor.pictures.boards import cells_of

HEADER = "Quatuor study 1"
COLOURS = ("green", "red", "blue", "amber")
SHAPES = ("ring", "square", "triangle", "cross")
MOST_MOVES, MOST_CHAPTERS, LONGEST_NAME, LONGEST_COMMENT = 5000, 64, 100, 2000
"""Of all chapters together; what is larger is no study but a database."""


@dataclass(frozen=True)
class Mark:
    """A sign on a cell."""

    cell: str
    colour: str = COLOURS[0]
    shape: str = SHAPES[0]

    def __post_init__(self) -> None:
        if self.colour not in COLOURS or self.shape not in SHAPES:
            known = f"colours are {', '.join(COLOURS)}, shapes {', '.join(SHAPES)}"
            raise BadStudy(f"no mark is {self.colour!r} and {self.shape!r}: {known}")


@dataclass(frozen=True)
class Move:
    """A move of a tree, and what is said about the position after it."""

    token: str
    after: int
    """The number of the move before it; 0 at the beginning."""
    comment: str = ""
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A tree of moves of one game."""

    game: Game
    moves: tuple[Move, ...] = ()
    name: str = ""
    comment: str = ""
    """About the position before the first move."""
    marks: tuple[Mark, ...] = ()
    round: int = 1
    starter: int | None = None
    absent: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        self._check_marks()
        assert self.matches

    @property
    def start(self) -> Match:
        """The match before the first move."""
        return Match.of(self.game).from_round(self.round, self.starter, self.absent)

    @lazy_property
    def matches(self) -> tuple[Match, ...]:
        """The match after each move, and first before all of them; raises `BadStudy`."""
        found = [self.start]
        for number, move in enumerate(self.moves, 1):
            if not 0 <= move.after < number:
                raise BadStudy(f"move {number} comes after move {move.after}, which is not before")
            try:
                found.append(found[move.after].after(move.token))
            except MoveError as error:
                raise BadStudy(f"move {number} of chapter {self.name!r}: {error}") from None
        return tuple(found)

    def line(self, number: int | None = None) -> tuple[str, ...]:
        """The moves that lead to a numbered one; without a number, the main line."""
        if number is not None:
            return self.matches[number].moves
        at = 0
        while (following := next((n for n in self._after(at)), None)) is not None:
            at = following
        return self.matches[at].moves

    def _after(self, at: int) -> list[int]:
        return [number for number, move in enumerate(self.moves, 1) if move.after == at]

    def _check_marks(self) -> None:
        cells = cells_of(self.game.name, self.game.start().board)
        every = [*self.marks, *(mark for move in self.moves for mark in move.marks)]
        for mark in every:
            if mark.cell not in cells:
                raise BadStudy(f"{self.game.name} has no cell {mark.cell!r} to be marked")


@dataclass(frozen=True)
class Study:
    """Chapters under one name."""

    chapters: tuple[Chapter, ...]
    name: str = ""

    def to_json(self) -> str:
        """The study as JSON, which `read_study` reads back."""
        return json.dumps(self.to_data(), ensure_ascii=False)

    def to_data(self) -> dict[str, Any]:
        """The same as plain data; what is empty is left out."""
        return {
            "study": HEADER,
            "name": self.name,
            "chapters": [_chapter_data(chapter) for chapter in self.chapters],
        }


def read_study(text: str) -> Study:
    """A study from its JSON; every move of it is played by the rules."""
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise BadStudy("the study is not whole: it is no complete JSON") from None
    if not isinstance(data, Mapping) or data.get("study") != HEADER:
        raise BadStudy(f"this is not a {HEADER!r}")
    try:
        return _study(data)
    except BadStudy:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadStudy(f"unreadable study: {error}") from None


def _study(data: Mapping[str, Any]) -> Study:
    chapters = _list(data["chapters"], "chapters", MOST_CHAPTERS)
    if not chapters:
        raise BadStudy("a study has at least one chapter")
    moves = sum(len(_list(chapter.get("moves", []), "moves", MOST_MOVES)) for chapter in chapters)
    if moves > MOST_MOVES:
        raise BadStudy(f"a study has at most {MOST_MOVES} moves; this one has {moves}")
    return Study(tuple(map(_chapter, chapters)), _words(data.get("name", ""), LONGEST_NAME))


def _chapter(data: Mapping[str, Any]) -> Chapter:
    comment, marks = _said(data)
    return Chapter(
        Game(_words(data["game"], LONGEST_NAME), **dict(data.get("options", {}))),
        tuple(_move(move, number) for number, move in enumerate(data.get("moves", []))),
        _words(data.get("name", ""), LONGEST_NAME),
        comment,
        marks,
        int(data.get("round") or 1),
        data.get("starter"),
        tuple(data.get("absent", ())),
    )


def _move(data: Mapping[str, Any], number: int) -> Move:
    after = data.get("after")
    token = _words(data["token"], LONGEST_NAME)
    return Move(token, number if after is None else int(after), *_said(data))


def _said(data: Mapping[str, Any]) -> tuple[str, tuple[Mark, ...]]:
    marks = _list(data.get("marks", []), "marks", MOST_MOVES)
    comment = _words(data.get("comment", ""), LONGEST_COMMENT)
    return comment, tuple(Mark(**mark) for mark in marks)


def _list(value: Any, what: str, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise BadStudy(f"the {what} of a study are a list of at most {most}")
    return value


def _words(value: Any, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise BadStudy(f"{str(value)[:40]!r} is no text of at most {longest} letters")
    return value


def _chapter_data(chapter: Chapter) -> dict[str, Any]:
    where = {"round": chapter.round if chapter.round > 1 else 0, "starter": chapter.starter}
    return {
        "name": chapter.name,
        "game": chapter.game.name,
        "options": chapter.game.changed(),
        **{name: value for name, value in where.items() if value},
        **({"absent": list(chapter.absent)} if chapter.absent else {}),
        **_said_data(chapter),
        "moves": [
            {
                "token": move.token,
                **({} if move.after == number else {"after": move.after}),
                **_said_data(move),
            }
            for number, move in enumerate(chapter.moves)
        ],
    }


def _said_data(said: Chapter | Move) -> dict[str, Any]:
    """The comment and the marks, as far as there are any."""
    marks = [vars(mark).copy() for mark in said.marks]
    return {
        **({"comment": said.comment} if said.comment else {}),
        **({"marks": marks} if marks else {}),
    }
