"""What a process loads in which tokens fly: the physics, and nothing of the games."""

import subprocess
import sys

from quatuor.games.flip import trays
from quatuor.games.flip.physics import box

FLY = """
import sys
import quatuor.cli
import quatuor.server.worker_process
from quatuor.games.flip.physics import Launch, throw
before = "mujoco" in sys.modules
throw(Launch(1, 0.0, 0.0, 0.0, 0.0), {"Ub3": 2})
print(before, *(name in sys.modules for name in ("mujoco", "numba", "quatuor.rules")))
"""


def test_the_first_throw_loads_the_physics_and_neither_rules_nor_compiler() -> None:
    said = subprocess.run([sys.executable, "-c", FLY], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "True", "False", "False"]


def test_the_cells_of_the_box_are_those_of_the_rules() -> None:
    assert box.CELLS == trays.CELLS
