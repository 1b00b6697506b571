"""How one move travels from a click to the other screen, as a sequence diagram."""

from quatuor.pictures.svg import picture
from quatuor.pictures.svg.primitives import box, path, words

LANES = ("page", "connection", "room", "table", "ledger", "other page")
STEPS = (
    (0, 1, "play (id, seen)"),
    (1, 2, "receive"),
    (2, 3, "apply(event, now)"),
    (3, 2, "table, effects"),
    (2, 4, "append (seq)"),
    (4, 2, "on disk"),
    (2, 5, "news: own view"),
    (2, 0, "news, done"),
    (2, 2, "run effects"),
)
"""From which lane to which, and what."""
LANE, STEP, TOP = 160, 44, 66
INK, LIGHT, PAPER, HEAD = "#3a332b", "#b9ad9c", "#faf6ee", "#e6d9c3"


def move_picture() -> str:
    """The whole diagram."""
    wide, high = LANE * len(LANES), TOP + STEP * len(STEPS) + 24
    parts = [box(0, 0, wide, high, PAPER, r=14)]
    for lane, name in enumerate(LANES):
        parts.append(path(f"M{_x(lane):g} {TOP - 16}V{high - 14}", stroke=LIGHT, stroke_width=2))
        parts.append(box(_x(lane) - 62, 14, 124, 34, HEAD, r=8))
        parts.append(words(_x(lane), 31, name, 15, INK))
    parts += [_step(number, *step) for number, step in enumerate(STEPS)]
    said = "; ".join(f"{LANES[start]} to {LANES[end]}: {what}" for start, end, what in STEPS)
    title = "How one move travels from the click to the other screen"
    return picture("".join(parts), wide, high, title=title, said=said)


def _x(lane: int) -> float:
    return LANE * (lane + 0.5)


def _step(number: int, start: int, end: int, what: str) -> str:
    """One arrow and its words; an arrow to the own lane is a loop."""
    y, x = TOP + STEP * number + 24, _x(start)
    look = {"stroke": INK, "stroke_width": 2, "stroke_linejoin": "round"}
    if start == end:
        loop = path(f"M{x:g} {y - 8}h34v18h-34", **look) + _head(x, y + 10, -1)
        return loop + words(x + 42, y + 1, what, 13, INK, text_anchor="start")
    way = 1 if end > start else -1
    arrow = path(f"M{x:g} {y}H{_x(end) - way:g}", **look) + _head(_x(end), y, way)
    return arrow + words(_x(start) + way * LANE / 2, y - 10, what, 13, INK)


def _head(x: float, y: float, way: int) -> str:
    return path(f"M{x - way * 9:g} {y - 5}l{way * 9} 5l{-way * 9} 5z", INK)
