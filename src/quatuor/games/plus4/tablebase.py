"""Which settings of plus4 have a tablebase, `elementary` and `rounds`.

What a tablebase of `rounds` knows is one round: by how many points it can be won. Who starts the
next round, and how near somebody is to the target, belongs to the match and is no part of it.
"""

from typing import Any

from quatuor.rules.options import Chosen

USUAL: tuple[Chosen, ...] = (
    *({"both_lines": both} for both in ("draw", "mover", "opponent")),
    {"mode": "rounds"},
)
"""The settings that are usually played, each with a tablebase of its own."""
SMALL: dict[str, Any] = {"discs": 4}
"""Options with which a tablebase is made at once."""


def name_of(options: Chosen) -> str | None:
    """The name of the tablebase: the options as far as they matter within a round."""
    mode, discs = options["mode"], options["discs"]
    if mode == "elementary":
        return f"elementary-{options['both_lines']}-{discs}"
    return f"rounds-{discs}" if mode == "rounds" else None


def is_quick_to_make(options: Chosen) -> bool:
    """Whether it takes seconds to make, not minutes."""
    return options["mode"] == "elementary"
