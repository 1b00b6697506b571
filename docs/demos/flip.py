"""The little games of flip on the shelf and beside its options."""

from typing import Any

from demos.demo import Demo

CARD = Demo("1:Ua1 2:Ub2 1:Ub2 2:Lb3 1:Lb3 2:Lb3 1:Uc3 2:Ud1 1:Ld2 1:Ud4", skip=5)
OPTIONS: dict[str, dict[Any, Demo]] = {
    "mode": {
        "basic": Demo("1:Ua1 2:Ub2 1:Ub2 1:Uc3 2:La1 1:Ud4"),
        "championship": Demo("2:La1 2:Lb1 1:Ua1 2:Lc1 2:Ld1", {"mode": "championship"}),
        "pro": Demo(
            "1:N:Ua1 2:N:Ub2 1:N:Uc3 2:N:Uc1 1:N:Ub3 2:N:Ua2 1:M:Ub2", {"mode": "pro"}, skip=5
        ),
    },
}
