"""One throw, from the hand to the place where the token lies: MuJoCo computes it, step by step.

The same launch onto the same tokens gives the same flight on the same machine, but a hair's breadth
decides a bounce: whoever wants to see a flight again keeps its path, and never computes it twice.
"""

from collections.abc import Mapping
from functools import cache

import mujoco
import numpy as np

from quatuor.games.flip.physics.box import FLOORS, HALF_THICK, Pose
from quatuor.games.flip.physics.coasting import Moment, coasted
from quatuor.games.flip.physics.launcher import Launch, start_of
from quatuor.games.flip.physics.model import box_model, lay, turning_slows
from quatuor.games.flip.physics.path import FRAME

FINE, COARSE = 0.0005, 0.001
"""Seconds of one step of the simulation, for a fast token and for one that settles."""
FAST = 1.0
"""Metres a second: what is faster might go through a floor in coarse steps."""
LONGEST = 3_000
"""Milliseconds after which a token is taken to lie where it is."""
SLOW, SLOW_TURN = 0.02, 0.6
"""Metres and radians a second below which a token rests, if it stays so for `CALM` frames."""
CALM = 2
FALLEN = 6
"""Frames for which a token that has fallen off the trays is still followed."""


def flown(launch: Launch, piles: Mapping[str, int]) -> list[Pose]:
    """The poses of the token, one a frame, until it rests."""
    moments = coasted(start_of(launch), turning_slows(), FRAME / 1000)
    lay(piles)
    model, data = box_model(), _made()
    _prepare(model, data, moments[-1])
    poses, calm, below = [moment.pose for moment in moments], 0, 0
    while FRAME * len(poses) <= LONGEST and calm < CALM and below < FALLEN:
        _go_on(model, data)
        poses.append(_pose(data))
        calm = calm + 1 if _slow(data) else 0
        below = below + 1 if poses[-1].z < FLOORS["L"] - 3 * HALF_THICK else 0
    return poses


@cache
def _made() -> mujoco.MjData:
    return mujoco.MjData(box_model())


def _prepare(model: mujoco.MjModel, data: mujoco.MjData, moment: Moment) -> None:
    """The token in the air, as it was when it came near something."""
    mujoco.mj_resetData(model, data)
    data.qpos[:3], data.qpos[3:7] = moment.place, moment.turn
    data.qvel[:3], data.qvel[3:6] = moment.velocity, moment.spin


def _go_on(model: mujoco.MjModel, data: mujoco.MjData) -> None:
    """Simulate until the next frame."""
    step = FINE if float(np.linalg.norm(data.qvel[:3])) > FAST else COARSE
    model.opt.timestep = step
    mujoco.mj_step(model, data, round(FRAME / 1000 / step))


def _pose(data: mujoco.MjData) -> Pose:
    """Where the token is; its face is the third column of its rotation."""
    w, x, y, z = (float(part) for part in data.qpos[3:7])
    face = (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    return Pose(float(data.qpos[0]), float(data.qpos[1]), float(data.qpos[2]), face)


def _slow(data: mujoco.MjData) -> bool:
    """Whether the token hardly moves and touches something."""
    speed, turn = np.linalg.norm(data.qvel[:3]), np.linalg.norm(data.qvel[3:6])
    return bool(data.ncon) and float(speed) < SLOW and float(turn) < SLOW_TURN
