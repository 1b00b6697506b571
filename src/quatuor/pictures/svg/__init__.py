"""Boards as SVG: pictures for pages, documents and notebooks.

    svg.draw(game.name, position.board, last="4", lines=[["4,1", "4,2", "4,3", "4,4"]])

A picture needs nothing around it: no style sheet, no font, no ids that could clash, and it brings
its own background, so that it looks the same on a light page and on a dark one. It says in words
what it shows.
"""

from collections.abc import Iterable, Sequence
from typing import Any
from xml.sax.saxutils import escape

from quatuor.errors import UnknownGame
from quatuor.games.registry import GAMES, part
from quatuor.pictures.boards import cells_of, in_words
from quatuor.pictures.svg import marks
from quatuor.pictures.svg.marks import Sign
from quatuor.pictures.svg.plain import Plain
from quatuor.pictures.svg.primitives import element
from quatuor.pictures.svg.sheet import Drawing, trace

__all__ = ["draw", "drawn", "picture"]

MARGIN = 6
"""Around a board, for the rings of marks."""


def draw(
    game: str,
    board: Any,
    *,
    last: str = "",
    lines: Iterable[Sequence[str]] = (),
    signs: Iterable[Sign] = (),
    title: str = "",
    width: float | None = None,
) -> str:
    """The board of a game as one SVG element.

    `last` is the token of the last ply, to be marked; `lines` are lines of cells to be traced and
    `signs` signs on cells, named as in `quatuor.pictures.boards`; `title` replaces the game's name;
    `width` scales the picture.
    """
    body, wide, high = drawn(game, board, last=last, lines=lines, signs=signs)
    said = in_words(game, board) + (f" Last: {last}." if last else "")
    title = title or GAMES[game].DESCRIPTOR.name
    return picture(body, wide, high, title=title, said=said, width=width)


def drawn(
    game: str,
    board: Any,
    *,
    last: str = "",
    lines: Iterable[Sequence[str]] = (),
    signs: Iterable[Sign] = (),
) -> tuple[str, float, float]:
    """The shapes of a board with what is marked on it, and how wide and how high they are."""
    if game not in GAMES:
        raise UnknownGame(f"there is no board of {game!r}; there are {', '.join(GAMES)}")
    descriptor, cells = GAMES[game].DESCRIPTOR, cells_of(game, board)
    own = part(game, "picture") or Plain(descriptor.board)
    drawing: Drawing = own.draw(cells)
    body = drawing.body
    body += own.mark(cells, descriptor.parts_of(last), drawing.spots) if last else ""
    body += "".join(trace(drawing.spots, line) for line in lines)
    return body + marks.draw(drawing.spots, signs), drawing.width, drawing.height


def picture(
    body: str,
    wide: float,
    high: float,
    *,
    title: str,
    said: str,
    width: float | None = None,
) -> str:
    """Shapes as a whole picture, with its name and its description."""
    wide, high = wide + 2 * MARGIN, high + 2 * MARGIN
    shown = wide if width is None else width
    return element(
        "svg",
        f"<title>{escape(title)}</title><desc>{escape(said)}</desc>{body}",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-MARGIN} {-MARGIN} {wide:g} {high:g}",
        width=round(shown),
        height=round(shown * high / wide),
        role="img",
        aria_label=f"{title}. {said}",
    )
