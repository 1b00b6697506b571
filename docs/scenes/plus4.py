"""What the pictures of the page of plus4 show."""

from scenes.scene import Scene

GAME = "plus4"

GIFT = "1 4 2 4 4 2 3 3 1"


def plus4(moves: str, line: str = "", mode: str = "elementary") -> Scene:
    """A moment of plus4."""
    return Scene(GAME, moves, {"mode": mode}, line)


SCENES: dict[str, tuple[Scene, ...]] = {
    "plus4-push": (plus4("1 1"), plus4("1 1 1")),
    "plus4-push-out": (plus4("1 1 1 2 1"), plus4("1 1 1 2 1 1")),
    "plus4-gift": (plus4(GIFT), plus4(GIFT + " 4", "1,3 2,3 3,3 4,3")),
    "plus4-bonus": (plus4("1 2 1 3 B1 2 1", "1,1 1,2 1,3 1,4", "endless"),),
    "plus4-again": (
        plus4("1 2 1 3 1 2 1", "1,1 1,2 1,3 1,4", "endless"),
        plus4("1 2 1 3 1 2 1 3 1", "", "endless"),
    ),
}
