"""One throw, from the hand to the place where the token lies: MuJoCo computes it, step by step.

The same launch onto the same tokens gives the same flight on the same machine, but a hair's breadth
decides a bounce: whoever wants to see a flight again keeps its path, and never computes it twice.
"""

from functools import cache

import mujoco
import numpy as np

from quatuor.throws.box import FLOORS, HALF_THICK, Pose
from quatuor.throws.launcher import Launch, start_of
from quatuor.throws.model import SLOTS, STEP, box_model, slots_for
from quatuor.throws.path import FRAME

STEPS = round(FRAME / 1000 / STEP)
"""Steps of the simulation from one frame to the next."""
LONGEST = 3_000
"""Milliseconds after which a token is taken to lie where it is."""
SLOW, SLOW_TURN = 0.02, 0.6
"""Metres and radians a second below which a token rests, if it stays so for `CALM` frames."""
CALM = 2
FALLEN = 6
"""Frames for which a token that has fallen off the trays is still followed."""


def flown(launch: Launch, lying: list[Pose]) -> list[Pose]:
    """The poses of the token, one a frame, until it rests."""
    slots = slots_for(len(lying))
    model, data = box_model(slots), _made(slots)
    _prepare(model, data, launch, lying)
    poses, calm, below = [_pose(data)], 0, 0
    while FRAME * len(poses) <= LONGEST and calm < CALM and below < FALLEN:
        mujoco.mj_step(model, data, STEPS)
        poses.append(_pose(data))
        calm = calm + 1 if _slow(data) else 0
        below = below + 1 if poses[-1].z < FLOORS["L"] - 3 * HALF_THICK else 0
    return poses


@cache
def _made(slots: int) -> mujoco.MjData:
    return mujoco.MjData(box_model(slots))


def _prepare(model: mujoco.MjModel, data: mujoco.MjData, launch: Launch, lying: list[Pose]) -> None:
    """The token in the launcher, and the others where they lie."""
    mujoco.mj_resetData(model, data)
    start = start_of(launch)
    data.qpos[:3], data.qvel[:3], data.qvel[3:6] = start.place, start.velocity, start.spin
    for slot, pose in enumerate(lying[:SLOTS]):
        data.mocap_pos[slot] = (pose.x, pose.y, pose.z)


def _pose(data: mujoco.MjData) -> Pose:
    """Where the token is; its face is the third column of its rotation."""
    w, x, y, z = (float(part) for part in data.qpos[3:7])
    face = (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    return Pose(float(data.qpos[0]), float(data.qpos[1]), float(data.qpos[2]), face)


def _slow(data: mujoco.MjData) -> bool:
    """Whether the token hardly moves and touches something."""
    speed, turn = np.linalg.norm(data.qvel[:3]), np.linalg.norm(data.qvel[3:6])
    return bool(data.ncon) and float(speed) < SLOW and float(turn) < SLOW_TURN
