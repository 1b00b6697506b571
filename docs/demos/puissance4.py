"""The little games of puissance4 on the shelf and beside its options."""

from typing import Any

from demos.demo import Demo

POP = "3 1 1 2 2 7 4 4 3 7 4 6 x4"
CARD = Demo("4 5 5 6 6 7 6 7 7 2 7", skip=4)
OPTIONS: dict[str, dict[Any, Demo]] = {
    "pop_out": {True: Demo(POP, {"pop_out": True}, skip=11)},
    "power": {True: Demo("1 4 2 4 3 5 A4", {"power": True}, skip=5)},
    "five": {True: Demo("4 4 5 5 6 6 7", {"five": True}, skip=4)},
}
