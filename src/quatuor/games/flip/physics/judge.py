"""The judge: where a token is, told from its pose alone.

Flat or leaning, what counts is where its middle is and how steeply it lies.

- **In a cell**: the middle is above the floor of that cell (not above a ridge or the rim, not even
  by a hair) and the token lies no steeper than `LEANS`. Leaning on a ridge or on the rim is fine,
  and so is lying on what lies in the cell already.
- **On a tray but in no cell**: the middle is above the tray, the rim included, but over a ridge, or
  the token stands or leans too steeply.
- **Off the trays**: anything else, on the table, on a tower, or still below the lower tray.

A token belongs to the upper tray when its middle is higher than that tray's floor, to the lower one
when it is between the two.
"""

import math

from quatuor.games.flip.physics.box import FLOORS, TRAY_HALF, Pose, cell_at

LEANS = math.radians(30)
"""How steep a token in a cell may lie."""
TRAY, MISS = "tray", "miss"


def judged(pose: Pose) -> str:
    """The place of the rules in which a token at rest is."""
    tray = tray_at(pose)
    if tray is None:
        return MISS
    steep = abs(pose.face[2]) < math.cos(LEANS)
    return TRAY if steep else cell_at(tray, pose.x, pose.y) or TRAY


def tray_at(pose: Pose) -> str | None:
    """The tray above which the middle of the token is, if any."""
    if max(abs(pose.x), abs(pose.y)) > TRAY_HALF:
        return None
    return next((tray for tray in "UL" if pose.z > FLOORS[tray]), None)
