"""The little games of plus4 on the shelf and beside its options."""

from typing import Any

from demos.demo import Demo

CARD = Demo("1 2 1 3 B1 2 4 B2 2 3", {"mode": "endless"}, skip=4)
OPTIONS: dict[str, dict[Any, Demo]] = {
    "mode": {
        "elementary": Demo("1 2 1 2 1 2 1", skip=4),
        "endless": Demo("1 2 1 3 B1 2 1 3", {"mode": "endless"}, skip=4),
        "rounds": Demo("1 2 B1 3 1 2 1", {"mode": "rounds"}, skip=3),
    },
}
