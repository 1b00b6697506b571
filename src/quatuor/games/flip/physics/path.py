"""The way of a token through the air, small enough to be sent and kept: a quarter of a kilobyte.

A frame is nine bytes, all frames together are base64: x, y and z as 16-bit numbers in units of
`GRAIN`, then the three parts of the face as 8-bit numbers, 127 for 1. A disc looks the same however
it is turned about its own axis, so the way its face looks says all about its pose. Frames are
`FRAME` milliseconds apart; the last one, where the token lies, follows at the end of the flight.
"""

import base64
import struct
from collections.abc import Sequence

from quatuor.games.flip.physics.box import Pose

FRAME = 25
"""Milliseconds from one frame to the next."""
GRAIN = 1 / 8192
"""Metres: an eighth of a millimetre."""
UNIT = 127
SHAPE = struct.Struct("<hhhbbb")
LIMIT = 32767


def packed(poses: Sequence[Pose]) -> str:
    """The frames as text."""
    return base64.b64encode(b"".join(map(_frame, poses))).decode()


def unpacked(path: str) -> list[Pose]:
    """The poses that a text holds, as exactly as they were kept."""
    frames = SHAPE.iter_unpack(base64.b64decode(path))
    return [
        Pose(x * GRAIN, y * GRAIN, z * GRAIN, (u / UNIT, v / UNIT, w / UNIT))
        for x, y, z, u, v, w in frames
    ]


def _frame(pose: Pose) -> bytes:
    place = (max(-LIMIT, min(LIMIT, round(part / GRAIN))) for part in (pose.x, pose.y, pose.z))
    return SHAPE.pack(*place, *(round(part * UNIT) for part in pose.face))
