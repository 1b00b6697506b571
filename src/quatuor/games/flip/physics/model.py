"""The box as a model in MuJoCo's XML, the only place in which it is written down."""

from collections.abc import Mapping

from quatuor.games.flip.physics.box import (
    CELLS,
    FLOORS,
    HALF_THICK,
    PITCH,
    PLATE,
    RADIUS,
    RIDGE,
    RIDGE_HEIGHT,
    RIM_HEIGHT,
    TALLEST,
    TOWER,
    TRAY_HALF,
    WEIGHT,
    middle_of,
)
from quatuor.games.flip.physics.launcher import GRAVITY

SOLREF = "0.004 0.55"
"""Time and damping of a contact: a token bounces a little, and gains no energy by it."""
FRICTION = "0.18 0.002 0.001"
"""Sliding, turning on the spot and rolling; without the last one a disc wobbles for seconds."""
AIR = 3e-7
"""What slows the turning of a token."""
PILES = [(cell, layers) for cell in CELLS for layers in range(1, TALLEST + 1)]
"""Every pile that can lie in the box; a throw meets those that do."""
FIRST_PILE = "{} {}".format(*PILES[0])
"""The name of the first one."""


def tray(name: str, floor: float) -> str:
    """A floor, ridges between the cells and a rim round them."""
    half = TRAY_HALF
    parts = [box(f"{half} {half} {PLATE / 2}", f"0 0 {floor - PLATE / 2}", f"{name} floor")]
    for line in range(-2, 3):
        high = (RIM_HEIGHT if abs(line) == 2 else RIDGE_HEIGHT) / 2
        at, up = line * PITCH, floor + high
        parts.append(box(f"{RIDGE / 2} {half} {high}", f"{at} 0 {up}", f"{name} x {line}"))
        parts.append(box(f"{half} {RIDGE / 2} {high}", f"0 {at} {up}", f"{name} y {line}"))
    return "".join(parts)


def towers() -> str:
    """The four posts that carry the upper tray."""
    at, half = TRAY_HALF + TOWER, FLOORS["U"] / 2
    return "".join(
        box(f"{TOWER} {TOWER} {half}", f"{x * at} {y * at} {half}", f"tower {x} {y}")
        for x in (-1, 1)
        for y in (-1, 1)
    )


def box(size: str, at: str, name: str) -> str:
    """A fixed block."""
    return f'<geom type="box" name="{name}" size="{size}" pos="{at}"/>'


def pile(cell: str, layers: int) -> str:
    """Tokens that nothing moves, flat in the middle of a cell: they are one cylinder."""
    x, y, floor = middle_of(cell)
    high = layers * HALF_THICK
    return (
        f'<geom type="cylinder" name="{cell} {layers}" conaffinity="0"'
        f' size="{RADIUS} {high}" pos="{x} {y} {floor + high}"/>'
    )


def written() -> str:
    """The whole model as XML."""
    return f"""<mujoco>
      <option gravity="0 0 -{GRAVITY}" cone="elliptic"/>
      <default><geom solref="{SOLREF}" friction="{FRICTION}" condim="6"/></default>
      <worldbody>
        <geom type="plane" name="table" size="2 2 0.1"/>
        {tray("U", FLOORS["U"])}{tray("L", FLOORS["L"])}{towers()}
        {"".join(pile(cell, layers) for cell, layers in PILES)}
        <body name="token" pos="0 0 1"><joint type="free" name="token"/>
          <geom type="cylinder" size="{RADIUS} {HALF_THICK}" mass="{WEIGHT}"/></body>
      </worldbody>
    </mujoco>"""


def lying(piles: Mapping[str, int]) -> str:
    """A 1 for each of `PILES` that lies, a 0 for each other; what is too high is pressed down."""
    return "".join(
        "1" if min(piles.get(cell, 0), TALLEST) == layers else "0" for cell, layers in PILES
    )
