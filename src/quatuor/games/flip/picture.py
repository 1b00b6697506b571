"""The two trays of `flip` on their towers, with the tokens piled in their cells.

Seen from the front and a little from above, the upper tray above the lower. A pile shows its tokens
from the bottom; one of several tokens also says how many they are.
"""

from collections.abc import Mapping

from quatuor.pictures.svg.colours import (
    CELL,
    CREAM,
    DISCS,
    FRAME,
    FRAME_DARK,
    FRAME_LIGHT,
    INK,
    TRAY,
)
from quatuor.pictures.svg.pieces import owner_mark
from quatuor.pictures.svg.primitives import box, element, ellipse, group, path, words
from quatuor.pictures.svg.sheet import Drawing, Spot, halo_at
from quatuor.rules.tokens import Parts

ACROSS, DEEP = 82, 56
RX, RY = 24, 15
SQUEEZE = RY / RX
THICK, HIGHEST = 7, 30
"""A token's thickness, and how high a pile is drawn at most."""
EDGE, HEAD, FOOT, GAP = 34, 36, 32, 34
LETTERS, TRAYS = "abcd", "UL"
SIDE = 4
WIDTH = SIDE * ACROSS + 2 * EDGE
DEPTH = HEAD + SIDE * DEEP + FOOT
TOWER = 14


def draw(cells: Mapping[str, str]) -> Drawing:
    """Both trays."""
    spots = {cell: _spot(cell, stack) for cell, stack in cells.items()}
    height = 2 * DEPTH + GAP + 10
    parts = [_towers(height)]
    for tray in TRAYS:
        parts.append(_tray(tray))
        parts += [_cell(cell) for cell in cells if cell[0] == tray]
        parts += [_pile(cell, stack) for cell, stack in cells.items() if cell[0] == tray]
    return Drawing(WIDTH + 2 * TOWER, height, "".join(parts), spots)


def mark(_cells: Mapping[str, str], token: Parts, spots: Mapping[str, Spot]) -> str:
    """The token that landed last; a miss, a call or a choice leaves no mark."""
    return halo_at(spots, token.cell) if token.player else ""


def _ground(cell: str) -> tuple[float, float]:
    column, row = LETTERS.index(cell[1]), int(cell[2])
    top = 0 if cell[0] == "U" else DEPTH + GAP
    return TOWER + EDGE + (column + 0.5) * ACROSS, top + HEAD + (SIDE - row + 0.5) * DEEP


def _thickness(stack: str) -> float:
    return min(THICK, HIGHEST / max(1, len(stack)))


def _spot(cell: str, stack: str) -> Spot:
    x, y = _ground(cell)
    return Spot(x, y - _thickness(stack) * len(stack), RX, cell[0], SQUEEZE)


def _towers(height: float) -> str:
    """Four towers carry the trays; two are seen in front, two behind."""
    back = "".join(box(x, 8, 20, height - 40, FRAME_DARK, r=6) for x in (46, WIDTH - 38))
    front = "".join(
        box(x, 20, 26, height - 20, FRAME, r=8) + box(x + 5, 28, 4, height - 36, FRAME_LIGHT, r=2)
        for x in (0, WIDTH + 2 * TOWER - 26)
    )
    return back + front


def _tray(tray: str) -> str:
    top = 0 if tray == "U" else DEPTH + GAP
    parts = [
        box(TOWER, top + 10, WIDTH, DEPTH, FRAME_DARK, r=20),
        box(TOWER, top, WIDTH, DEPTH, FRAME, r=20),
        box(TOWER + 7, top + 7, WIDTH - 14, DEPTH - 14, TRAY, r=14),
        words(TOWER + 24, top + 23, tray, 19, INK, font_weight=700),
    ]
    for at in range(SIDE):
        x, y = TOWER + EDGE + (at + 0.5) * ACROSS, top + HEAD + (at + 0.5) * DEEP
        parts.append(words(x, top + DEPTH - FOOT / 2 - 3, LETTERS[at], 15, INK))
        parts.append(words(TOWER + EDGE / 2 + 4, y, str(SIDE - at), 15, INK))
    return "".join(parts)


def _cell(cell: str) -> str:
    x, y = _ground(cell)
    wide, deep = ACROSS - 10, DEEP - 10
    return box(x - wide / 2, y - deep / 2, wide, deep, CELL, r=12) + path(
        f"M{x - wide / 2 + 10} {y - deep / 2 + 2}h{wide - 20}",
        stroke=FRAME,
        stroke_width=2.5,
        stroke_opacity=0.35,
        stroke_linecap="round",
    )


def _pile(cell: str, stack: str) -> str:
    if not stack:
        return ""
    x, y = _ground(cell)
    thick = _thickness(stack)
    parts = [ellipse(x + 4, y + 4, RX + 1, RY, "#000", fill_opacity=0.25)]
    parts += [_token(x, y - level * thick, thick, owner) for level, owner in enumerate(stack)]
    top, owner = y - len(stack) * thick, stack[-1]
    flat = owner_mark(0, 0, RX, owner, DISCS[owner].mark)
    parts.append(group(flat, transform=f"translate({x:.1f} {top:.1f}) scale(1 {SQUEEZE:.2f})"))
    if len(stack) > 1:
        parts.append(_count(x + ACROSS / 2 - 13, y + DEEP / 2 - 15, len(stack)))
    return "".join(parts)


def _token(x: float, y: float, thick: float, owner: str) -> str:
    """One token lying flat: its edge, then its face."""
    paint = DISCS[owner]
    edge = f"M{x - RX:.1f} {y:.1f}A{RX} {RY} 0 0 0 {x + RX:.1f} {y:.1f}v{-thick:.2f}h{-2 * RX}Z"
    return (
        path(edge, paint.rim)
        + ellipse(x, y - thick, RX, RY, paint.light)
        + ellipse(x, y - thick + 0.6, RX - 1.8, RY - 1.4, paint.face)
    )


def _count(x: float, y: float, tokens: int) -> str:
    return element("circle", cx=x, cy=y, r=9.5, fill=INK) + words(x, y, str(tokens), 12, CREAM)
