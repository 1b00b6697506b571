"""What the pictures of the page of q4 show."""

from scenes.scene import Scene

GAME = "q4"

CUBE = "1a1 1b1 2b2 1c1 3c3 2a1 4a4 4d1"


def q4(moves: str, line: str = "", **options: object) -> Scene:
    """A moment of q4."""
    return Scene(GAME, moves, options, line)


SCENES: dict[str, tuple[Scene, ...]] = {
    "q4-boards": (q4("1a1 1b1 2b2 2c2 3a4 3c1 4d2 4b3", players=4, marbles=12),),
    "q4-one-board": (q4("2a4 1b1 2b3 1c1 2c2 3a1 2d1", "2a4 2b3 2c2 2d1"),),
    "q4-pillar": (q4("1b3 1b1 2b3 1c1 3b3 3a1 4b3", "1b3 2b3 3b3 4b3"),),
    "q4-stairs": (q4("1a2 1b1 2b2 1c1 3c2 3a1 4d2", "1a2 2b2 3c2 4d2"),),
    "q4-move": (q4(CUBE + " 4a4-4d4", "1a1 2b2 3c3 4d4", marbles=4),),
}
