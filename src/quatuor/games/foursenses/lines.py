"""The patterns of `foursenses`, cell by cell."""

from collections.abc import Iterator

from quatuor.games.foursenses.rules import FOURS, PLACES, STAIRS, State, has_stairs
from quatuor.pictures.lines import Line


def standing(s: State) -> Iterator[Line]:
    """Four with one face or one height, and staircases of three, whoever placed them."""
    solid, *heights = s.tops
    holed = sum(heights) & ~solid
    patterns = [four for four in FOURS if _alike(four, (solid, holed, *heights))]
    patterns += [
        sum(stair) for stair in STAIRS if has_stairs(*(height & sum(stair) for height in heights))
    ]
    for pattern in patterns:
        places = (place for bit, place in enumerate(PLACES) if pattern >> bit & 1)
        yield Line(0, tuple(places))


def _alike(four: int, words: tuple[int, ...]) -> bool:
    """Whether four places share one of these facts."""
    return any(word & four == four for word in words)
