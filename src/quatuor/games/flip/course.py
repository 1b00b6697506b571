"""Target practice: cells in which to land one token, each proved by the physics itself.

`targets.json` is made by `python -m bench.course`. It says in which box the proofs were found: in
another one they prove nothing.
"""

import json
from hashlib import sha256
from importlib.resources import files
from typing import Any

from quatuor.games.flip.physics import Launch, throw
from quatuor.games.flip.physics.model import written
from quatuor.players.puzzles.course import Target

SEAT = 1
"""Whoever practises sits in front."""


def _kept() -> dict[str, Any]:
    text = files(__package__).joinpath("targets.json").read_text(encoding="utf-8")
    kept: dict[str, Any] = json.loads(text)
    return kept


def box() -> str:
    """The fingerprint of the box in which tokens fly."""
    return sha256(written().encode()).hexdigest()[:16]


KEPT = _kept()
TARGETS = tuple(
    Target(each["cell"], tuple(each["launch"]), each["rating"]) for each in KEPT["targets"]
)


def fault(target: Target) -> str | None:
    """What is wrong with a target: the throw that is to prove it is thrown again."""
    if KEPT["box"] != box():
        return "it was proved in another box; make the targets again"
    place = throw(Launch(SEAT, *target.launch), {}).place
    if place == target.cell:
        return None
    return f"its throw, found with {KEPT['engine']}, ends in {place}"
