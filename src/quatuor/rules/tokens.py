"""What a token is made of: templates from which page and terminal learn what a move is about.

A template is text with names in braces. `{kind}{column}` reads `A4` as a piece of kind A for
column 4, `{origin}-{cell}{claim}` reads `1a1-2b2!` as a move from one cell to another that
announces a line. The names:

    {kind}      one of the kinds of piece of the game; the ordinary one may be written as nothing
    {column}    a column of the board
    {cell}      a cell of the board
    {origin}    the cell that a piece leaves
    {player}    the number of a player
    {claim}     `!`, which announces a line, or nothing
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

CLAIM = "!"
PLAYERS = "1234"


class Parts(NamedTuple):
    """What a token says; empty where it does not say it."""

    kind: str = ""
    column: str = ""
    cell: str = ""
    origin: str = ""
    player: str = ""
    claim: str = ""


@dataclass(frozen=True)
class Form:
    """One way in which the moves of a game are written."""

    template: str
    name: str = ""
    """What such a move is, as an id of words, where its kind of piece does not say it."""


def pattern_of(form: Form, kinds: Iterable[str], columns: Iterable[str], cell: str) -> str:
    """The form as a regular expression whose groups are named as in JavaScript."""
    sets = {
        "kind": one_of(kinds),
        "column": one_of(columns),
        "cell": cell,
        "origin": cell,
        "player": f"[{PLAYERS}]",
        "claim": f"{CLAIM}?",
    }
    pieces = re.split(r"\{(\w+)\}", form.template)
    for at, piece in enumerate(pieces):
        if at % 2 and piece not in sets:
            known = ", ".join(sets)
            raise ValueError(f"{{{piece}}} means nothing in a token; the names are {known}")
        pieces[at] = f"(?<{piece}>{sets[piece]})" if at % 2 else re.escape(piece)
    return f"^{''.join(pieces)}$"


def one_of(words: Iterable[str]) -> str:
    """A regular expression for one of these words, the longest that fits."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


def in_python(pattern: str) -> re.Pattern[str]:
    """The same regular expression for Python."""
    return re.compile(pattern.replace("(?<", "(?P<"))
