"""The little games of q4 on the shelf and beside its options."""

from typing import Any

from demos.demo import Demo

CARD = Demo("1a1 1b1 2b2 2c2 3a4 3c1 4d2 4b3 2d4 1c3 3d1 4a1", {"players": 4}, skip=7)
OPTIONS: dict[str, dict[Any, Demo]] = {
    "players": {
        2: Demo("1b3 1b1 2b3 1c1 3b3 3a1 4b3", {"players": 2}, skip=4),
        3: Demo("1a1 2b2 3c3 1b1 2c2 3d3 1c1 2d2 3a3", {"players": 3}, skip=6),
        4: Demo("1a1 2b2 3c3 4d4 1b1 2c2 3d3 4a4", {"players": 4}, skip=4),
    },
    "partners": {
        True: Demo("1a1 2b2 1b1 3c2 1a2 4c3 1b2 2d4", {"players": 4, "partners": True}, skip=4)
    },
}
