"""What the pictures of the pages show: a name, and one or several moments from left to right."""

from dataclasses import dataclass, field

import quatuor as q


@dataclass(frozen=True)
class Scene:
    """A moment of a game, and the moves that lead there."""

    game: str
    moves: str = ""
    options: dict[str, object] = field(default_factory=dict)
    line: str = ""
    """The cells of a line to trace."""

    def draw(self, width: float) -> str:
        """The scene as SVG."""
        position = q.Game(self.game, **self.options).start().play(self.moves)
        return position.svg(lines=[self.line.split()] if self.line else [], width=width)


def p4(moves: str, line: str = "", **options: object) -> Scene:
    """A moment of puissance4."""
    return Scene("puissance4", moves, options, line)


def top10(moves: str, line: str = "") -> Scene:
    """A moment of top10 on a grid filled at random, always the same."""
    return Scene("top10", moves, {"fill": "random", "seed": 0}, line)


def plus4(moves: str, line: str = "", mode: str = "elementary") -> Scene:
    """A moment of plus4."""
    return Scene("plus4", moves, {"mode": mode}, line)


def q4(moves: str, line: str = "", **options: object) -> Scene:
    """A moment of q4."""
    return Scene("q4", moves, options, line)


def senses(moves: str, line: str = "") -> Scene:
    """A moment of foursenses."""
    return Scene("foursenses", moves, {}, line)


def flip(moves: str, line: str = "", **options: object) -> Scene:
    """A moment of flip."""
    return Scene("flip", moves, options, line)


BEFORE_POWER = "1:N:Ua1 2:N:Ub2 1:N:Uc3 2:N:Uc1 1:N:Ub3 2:N:Ud4 1:N:Lb2 2:N:Ua2"
MAJORITY = "1:N:Ua1 2:N:Ua1 1:N:Ub1 2:N:La1 1:N:Uc1 2:N:La2 1:N:Ud1"
POP = "3 1 1 2 2 7 4 4 3 7 4 6"
BOTH = "4 1 1 2 2 3 3 4 4 7"
BREAKER = "1 4 4 5 2 5 3 7"
GIFT = "1 4 2 4 4 2 3 3 1"
CUBE = "1a1 1b1 2b2 1c1 3c3 2a1 4a4 4d1"

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
    "top10-start": (top10("", "1,1 1,2 1,3 1,4 1,5"),),
    "top10-keep": (top10("", "1,1 1,2 1,3 1,4 1,5"), top10("x1"), top10("x1 x1")),
    "top10-drop-back": (top10("x1 x1 x2"), top10("x1 x1 x2 1")),
    "plus4-push": (plus4("1 1"), plus4("1 1 1")),
    "plus4-push-out": (plus4("1 1 1 2 1"), plus4("1 1 1 2 1 1")),
    "plus4-gift": (plus4(GIFT), plus4(GIFT + " 4", "1,3 2,3 3,3 4,3")),
    "plus4-bonus": (plus4("1 2 1 3 B1 2 1", "1,1 1,2 1,3 1,4", "endless"),),
    "plus4-again": (
        plus4("1 2 1 3 1 2 1", "1,1 1,2 1,3 1,4", "endless"),
        plus4("1 2 1 3 1 2 1 3 1", "", "endless"),
    ),
    "q4-boards": (q4("1a1 1b1 2b2 2c2 3a4 3c1 4d2 4b3", players=4, marbles=12),),
    "q4-one-board": (q4("2a4 1b1 2b3 1c1 2c2 3a1 2d1", "2a4 2b3 2c2 2d1"),),
    "q4-pillar": (q4("1b3 1b1 2b3 1c1 3b3 3a1 4b3", "1b3 2b3 3b3 4b3"),),
    "q4-stairs": (q4("1a2 1b1 2b2 1c1 3c2 3a1 4d2", "1a2 2b2 3c2 4d2"),),
    "q4-move": (q4(CUBE + " 4a4-4d4", "1a1 2b2 3c3 4d4", marbles=4),),
    "foursenses-stacks": (senses("Sa1 Hb1 Ha1 DSd1 Sb1 DHb4 Hc3 DSc3"),),
    "foursenses-alike": (senses("Ha1 Sa4 DHb1 Sb3 Hc1 DSd3 DHd1", "a1 b1 c1 d1"),),
    "foursenses-level": (senses("DSb4 Ha1 DHb3 Sd4 Hb1 Sc3 DSb2 Sb1", "b4 b3 b2 b1"),),
    "foursenses-stairs": (senses("Sa1 DHb2 Sc3 DSc3", "a1 b2 c3"),),
    "flip-trays": (flip("1:Ua1 2:Ub3 1:Ub3 2:Lc2 1:Lc2 2:Lc2 1:Ud4 2:La1"),),
    "flip-line": (flip("1:Ua1 2:Ub2 1:Ub2 2:Lc4 1:Uc3 2:La1 1:Ud4 1!", "Ua1 Ub2 Uc3 Ud4"),),
    "flip-call-undone": (flip("1:Ua1 1:Ub2 1:Uc3 1:Ud4 2^ 1! 2:Uc3"),),
    "flip-majority": (flip(MAJORITY, mode="pro"),),
    "flip-before-mega-bomb": (flip(BEFORE_POWER, mode="pro"),),
    "flip-after-mega-bomb": (flip(f"{BEFORE_POWER} 1:M:Ub2", mode="pro"),),
    "flip-after-line-out": (flip(f"{BEFORE_POWER} 1:L:Ub2 row", mode="pro"),),
    "flip-after-cell-out": (flip(f"{BEFORE_POWER} 1:C:Ub2 Uc1", mode="pro"),),
}
