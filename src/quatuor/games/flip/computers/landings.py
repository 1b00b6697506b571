"""Where throws end, as practice has shown: for each level and target, how often in which place.

The counts come from the physics (`python -m bench.landings`), on empty trays, thrown by seat 1 at
the columns a and b. The other columns are their mirror images, the other seat sees the box turned
round. A player reckons with them, and a simulated round draws from them instead of computing every
flight: that makes a round a thousand times cheaper, at the price that lying tokens deflect nobody.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from quatuor.games.flip.physics.practice import own_view
from quatuor.games.flip.trays import CELLS, PLACES

MIRROR = {"a": "d", "b": "c", "c": "b", "d": "a"}


@cache
def landings(level: str, seat: int) -> tuple[tuple[float, ...], ...]:
    """For every target cell in turn the probability of each of `PLACES`."""
    return tuple(_shares(level, seat, target) for target in CELLS)


def _shares(level: str, seat: int, target: str) -> tuple[float, ...]:
    counts = dict.fromkeys(PLACES, 0)
    for place, count in ends_of(level, own_view(seat, target)).items():
        counts[own_view(seat, place) if place in CELLS else place] += count
    total = sum(counts.values())
    return tuple(count / total for count in counts.values())


def ends_of(level: str, target: str) -> dict[str, int]:
    """How often throws of seat 1 at a target ended where."""
    known = _counts()[level]
    if target in known:
        return dict(known[target])
    return {mirrored(place): count for place, count in known[mirrored(target)].items()}


def mirrored(place: str) -> str:
    """The place at the other side, left for right."""
    return place[0] + MIRROR[place[1]] + place[2] if place in CELLS else place


@cache
def _counts() -> dict[str, dict[str, dict[str, int]]]:
    text = files(__package__).joinpath("landings.json").read_text(encoding="utf-8")
    counts: Any = json.loads(text)
    return dict(counts)
