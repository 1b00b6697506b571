"""A game as one picture that moves: every position is a frame, shown for a moment, over and over.

The frames are the pictures of the positions. Which of them is seen is told by attributes that
change with time (SMIL), which every browser plays without a script, also inside an `<img>`. Whoever
prints it, or cannot play it, sees the last position.
"""

from collections.abc import Sequence

from quatuor.errors import BadRequest
from quatuor.pictures.svg.primitives import element, group

SECONDS = 1.0
"""How long a position is shown."""
REST = 3.0
"""How long the last one is."""
MOST = 500


def film(
    frames: Sequence[tuple[str, float, float]], seconds: float = SECONDS
) -> tuple[str, float, float]:
    """Drawings with their sizes, one after the other, as one drawing as large as the largest."""
    if not 0 < len(frames) <= MOST:
        raise BadRequest(f"an animated picture shows 1 to {MOST} positions, not {len(frames)}")
    total = seconds * (len(frames) - 1) + REST
    body = "".join(
        group(drawn + _times(at, len(frames), seconds, total), display=_still(at, len(frames)))
        for at, (drawn, _, _) in enumerate(frames)
    )
    return body, max(wide for _, wide, _ in frames), max(high for _, _, high in frames)


def _still(at: int, count: int) -> str:
    return "inline" if at == count - 1 else "none"


def _times(at: int, count: int, seconds: float, total: float) -> str:
    """When a frame is seen: from its moment until that of the next one."""
    if count == 1:
        return ""
    start, end = at * seconds / total, min((at + 1) * seconds / total, 1.0)
    moments = [(0.0, "none"), (start, "inline"), (end, "none")]
    if at == 0:
        moments = [(0.0, "inline"), (end, "none")]
    elif at == count - 1:
        moments = moments[:2]
    return element(
        "animate",
        attributeName="display",
        calcMode="discrete",
        dur=f"{total:g}s",
        repeatCount="indefinite",
        keyTimes=";".join(f"{moment:.5f}".rstrip("0").rstrip(".") or "0" for moment, _ in moments),
        values=";".join(value for _, value in moments),
    )
