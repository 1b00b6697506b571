"""What the pictures of the pages show: a name, and one or several moments from left to right.

The scenes of a game are in the module of its name.
"""

from importlib import import_module
from importlib.util import find_spec

from quatuor.games.registry import BUILT_IN
from scenes.scene import Scene

SCENES: dict[str, tuple[Scene, ...]] = {
    name: moments
    for game in BUILT_IN
    if find_spec(f"scenes.{game}")
    for name, moments in import_module(f"scenes.{game}").SCENES.items()
}
