"""What the pictures of the page of foursenses show."""

from scenes.scene import Scene

GAME = "foursenses"


def senses(moves: str, line: str = "") -> Scene:
    """A moment of foursenses."""
    return Scene(GAME, moves, {}, line)


SCENES: dict[str, tuple[Scene, ...]] = {
    "foursenses-stacks": (senses("Sa1 Hb1 Ha1 DSd1 Sb1 DHb4 Hc3 DSc3"),),
    "foursenses-alike": (senses("Ha1 Sa4 DHb1 Sb3 Hc1 DSd3 DHd1", "a1 b1 c1 d1"),),
    "foursenses-level": (senses("DSb4 Ha1 DHb3 Sd4 Hb1 Sc3 DSb2 Sb1", "b4 b3 b2 b1"),),
    "foursenses-stairs": (senses("Sa1 DHb2 Sc3 DSc3", "a1 b2 c3"),),
}
