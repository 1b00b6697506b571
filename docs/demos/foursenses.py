"""The little games of foursenses on the shelf and beside its options."""

from typing import Any

from demos.demo import Demo

CARD = Demo("Ha1 Sa4 DHb1 Sb3 Hc1 DSd3 Sb2 DHb2 Sc4 DHc3", skip=5)
OPTIONS: dict[str, dict[Any, Demo]] = {
    "players": {
        2: Demo("Ha1 Sa4 DHb1 Sb3 Hc1 DSd3 DHd1", skip=4),
        3: Demo("Sa1 DHb2 Sc3 DSc3", {"players": 3}),
    },
}
