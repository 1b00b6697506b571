"""What the pictures of the page of puissance4 show."""

from scenes.scene import Scene

GAME = "puissance4"

POP = "3 1 1 2 2 7 4 4 3 7 4 6"
BOTH = "4 1 1 2 2 3 3 4 4 7"
BREAKER = "1 4 4 5 2 5 3 7"


def p4(moves: str, line: str = "", **options: object) -> Scene:
    """A moment of puissance4."""
    return Scene(GAME, moves, options, line)


SCENES: dict[str, tuple[Scene, ...]] = {
    "puissance4-start": (p4("4 4 5 3 3 5 4"),),
    "puissance4-win": (p4("4 5 5 6 6 7 6 7 7 2 7", "4,1 5,2 6,3 7,4"),),
    "puissance4-pop-out": (
        p4(POP, pop_out=True),
        p4(POP + " x4", "1,2 2,2 3,2 4,2", pop_out=True),
    ),
    "puissance4-both-lines": (p4(BOTH, pop_out=True), p4(BOTH + " x4", pop_out=True)),
    "puissance4-five": (p4("4 4 5 5 6 6 7", "4,1 5,1 6,1 7,1 8,1", five=True),),
    "puissance4-anvil": (
        p4("1 4 2 4 3 5", power=True),
        p4("1 4 2 4 3 5 A4", "1,1 2,1 3,1 4,1", power=True),
    ),
    "puissance4-wall": tuple(p4("3 3 4 4" + end, power=True) for end in ("", " W5", " W5 5")),
    "puissance4-double": (
        p4("3 3 4 4", power=True),
        p4("3 3 4 4 D5", power=True),
        p4("3 3 4 4 D5 6", "3,1 4,1 5,1 6,1", power=True),
    ),
    "puissance4-breaker": (
        p4(BREAKER, power=True),
        p4(BREAKER + " B6", power=True),
        p4(BREAKER + " B6 x4", "1,1 2,1 3,1 4,1", power=True),
    ),
}
