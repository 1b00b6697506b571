"""One puzzle: a position reached by legal moves, what is asked, and the only answer."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from quatuor.errors import BadRecord
from quatuor.game import Game, Position
from quatuor.players.puzzles.kinds import KINDS, Kind
from quatuor.rules.options import Value

FIELDS = ("id", "game", "options", "moves", "kind", "solution", "plies", "rating", "themes")
"""What is written of a puzzle, in this order."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as the pack keeps it.

    >>> import quatuor as q
    >>> puzzle = q.puzzles()[0]
    >>> puzzle.position.play(puzzle.solution[0]).number == puzzle.position.number + 1
    True
    """

    id: str
    game: str
    options: Mapping[str, Value]
    """The options that differ from their defaults."""
    moves: tuple[str, ...]
    """The tokens that lead to the position, from the start of a round."""
    kind: str
    """What is asked: a name in `KINDS`."""
    solution: tuple[str, ...]
    """The main line: the solver's plies, and the best resistance of the others."""
    plies: int
    """Within how many plies it is decided; the proof looks no further."""
    rating: int = 0
    """How hard it is, on the scale on which the levels are rated."""
    themes: tuple[str, ...] = field(default=())

    def __hash__(self) -> int:
        return hash(self.id)

    @cached_property
    def position(self) -> Position:
        """The position in which the puzzle begins."""
        return Game(self.game, **self.options).start().play(self.moves)

    @property
    def solver(self) -> int:
        """The player who has to find the solution."""
        player = self.position.to_move
        assert player is not None
        return player

    @property
    def asked(self) -> Kind:
        """What is asked, and how an answer is judged."""
        return KINDS[self.kind]

    def to_json(self) -> dict[str, Any]:
        """The puzzle as `quatuor puzzles list --json` prints it."""
        data = {name: getattr(self, name) for name in FIELDS}
        lists = {name: list(data[name]) for name in ("moves", "solution", "themes")}
        return data | {"options": dict(self.options)} | lists

    def to_line(self) -> str:
        """One line of a pack."""
        return json.dumps(self.to_json(), separators=(",", ":"))


def from_line(line: str) -> Puzzle:
    """The puzzle that a line of a pack tells; `BadRecord` says what is wrong with it."""
    try:
        data = json.loads(line)
    except (json.JSONDecodeError, RecursionError):
        raise BadRecord(f"a puzzle is a line of JSON, not {line[:40]!r}") from None
    return from_json(data)


def from_json(data: Any) -> Puzzle:
    """The puzzle that an object of these fields tells, its words and numbers checked."""
    if not isinstance(data, dict) or set(data) != set(FIELDS):
        raise BadRecord(f"a puzzle is an object of {', '.join(FIELDS)}")
    for name, expected in TYPES.items():
        if not isinstance(data[name], expected) or isinstance(data[name], bool):
            raise BadRecord(f"{name} of a puzzle is {WORDS[expected]}, not {str(data[name])[:40]}")
    for name in ("moves", "solution", "themes"):
        if not all(isinstance(word, str) for word in data[name]):
            raise BadRecord(f"{name} of a puzzle is a list of words")
    if data["kind"] not in KINDS:
        known = ", ".join(KINDS)
        raise BadRecord(f"there is no kind of puzzle {data['kind'][:40]!r}; there are {known}")
    lists = {name: tuple(data[name]) for name in ("moves", "solution", "themes")}
    return Puzzle(**{**data, **lists})


TYPES: dict[str, type] = {
    "id": str,
    "game": str,
    "options": dict,
    "moves": list,
    "kind": str,
    "solution": list,
    "plies": int,
    "rating": int,
    "themes": list,
}
WORDS = {str: "a word", dict: "an object", list: "a list", int: "a whole number"}
