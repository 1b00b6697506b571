"""What the pictures of the page of top10 show."""

from scenes.scene import Scene

GAME = "top10"


def top10(moves: str, line: str = "") -> Scene:
    """A moment of top10 on a grid filled at random, always the same."""
    return Scene(GAME, moves, {"fill": "random", "seed": 0}, line)


SCENES: dict[str, tuple[Scene, ...]] = {
    "top10-start": (top10("", "1,1 1,2 1,3 1,4 1,5"),),
    "top10-keep": (top10("", "1,1 1,2 1,3 1,4 1,5"), top10("x1"), top10("x1 x1")),
    "top10-drop-back": (top10("x1 x1 x2"), top10("x1 x1 x2 1")),
}
