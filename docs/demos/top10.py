"""The little games of top10 on the shelf and beside its options."""

from typing import Any

from demos.demo import Demo

RANDOM = {"fill": "random", "seed": 0}
CARD = Demo("x1 x1 x2 1", RANDOM)
OPTIONS: dict[str, dict[Any, Demo]] = {
    "fill": {"players": Demo("4 3 5 2 6"), "random": Demo("x1", RANDOM)},
}
