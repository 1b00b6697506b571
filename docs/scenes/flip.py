"""What the pictures of the page of flip show."""

from scenes.scene import Scene

GAME = "flip"

BEFORE_POWER = "1:N:Ua1 2:N:Ub2 1:N:Uc3 2:N:Uc1 1:N:Ub3 2:N:Ud4 1:N:Lb2 2:N:Ua2"
MAJORITY = "1:N:Ua1 2:N:Ua1 1:N:Ub1 2:N:La1 1:N:Uc1 2:N:La2 1:N:Ud1"


def flip(moves: str, line: str = "", **options: object) -> Scene:
    """A moment of flip."""
    return Scene(GAME, moves, options, line)


SCENES: dict[str, tuple[Scene, ...]] = {
    "flip-trays": (flip("1:Ua1 2:Ub3 1:Ub3 2:Lc2 1:Lc2 2:Lc2 1:Ud4 2:La1"),),
    "flip-line": (flip("1:Ua1 2:Ub2 1:Ub2 2:Lc4 1:Uc3 2:La1 1:Ud4 1!", "Ua1 Ub2 Uc3 Ud4"),),
    "flip-call-undone": (flip("1:Ua1 1:Ub2 1:Uc3 1:Ud4 2^ 1! 2:Uc3"),),
    "flip-majority": (flip(MAJORITY, mode="pro"),),
    "flip-before-mega-bomb": (flip(BEFORE_POWER, mode="pro"),),
    "flip-after-mega-bomb": (flip(f"{BEFORE_POWER} 1:M:Ub2", mode="pro"),),
    "flip-after-line-out": (flip(f"{BEFORE_POWER} 1:L:Ub2 row", mode="pro"),),
    "flip-after-cell-out": (flip(f"{BEFORE_POWER} 1:C:Ub2 Uc1", mode="pro"),),
}
