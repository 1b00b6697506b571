"""The box as a MuJoCo model, written down as its XML and compiled when it is needed."""

from functools import cache

import mujoco

from quatuor.throws.box import (
    FLOORS,
    HALF_THICK,
    PITCH,
    PLATE,
    RADIUS,
    RIDGE,
    RIDGE_HEIGHT,
    RIM_HEIGHT,
    TOWER,
    TRAY_HALF,
    WEIGHT,
)
from quatuor.throws.launcher import GRAVITY

STEP = 0.0005
"""Seconds of one step of the simulation."""
SLOTS = 42
"""Places for lying tokens, as many as there are tokens; those not in use are far away."""
ROUGHLY = 7
"""Models are made for so many lying tokens more: what is not there costs no time."""
FAR = 10.0
SOLREF = "0.004 0.55"
"""Time and damping of a contact: a token bounces a little, and gains no energy by it."""
FRICTION = "0.18 0.002 0.0002"
AIR = 3e-7
"""What slows the turning of a token."""


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


def lying(slot: int) -> str:
    """A token that nothing moves; a mocap body is one that is put where one wants it."""
    return (
        f'<body mocap="true" name="lying {slot}" pos="{FAR + slot} 0 0">'
        f'<geom type="cylinder" size="{RADIUS} {HALF_THICK}"/></body>'
    )


def written(slots: int) -> str:
    """The whole model as XML."""
    return f"""<mujoco>
      <option timestep="{STEP}" gravity="0 0 -{GRAVITY}"/>
      <default><geom solref="{SOLREF}" friction="{FRICTION}" condim="4"/></default>
      <worldbody>
        <geom type="plane" name="table" size="2 2 0.1"/>
        {tray("U", FLOORS["U"])}{tray("L", FLOORS["L"])}{towers()}
        {"".join(lying(slot) for slot in range(slots))}
        <body name="token" pos="0 0 1"><joint type="free" name="token"/>
          <geom type="cylinder" size="{RADIUS} {HALF_THICK}" mass="{WEIGHT}"/></body>
      </worldbody>
    </mujoco>"""


def slots_for(lying: int) -> int:
    """How many places a model needs for so many tokens."""
    return min(-(-lying // ROUGHLY) * ROUGHLY, SLOTS)


@cache
def box_model(slots: int) -> mujoco.MjModel:
    """The compiled model with so many places for lying tokens."""
    model = mujoco.MjModel.from_xml_string(written(slots))
    model.dof_damping[3:6] = AIR
    return model
