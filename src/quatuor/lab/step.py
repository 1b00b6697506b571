"""One step of a batch: what is played, and where it is written."""

from typing import NamedTuple

from quatuor.lab.state import Integers, Truths
from quatuor.lab.tables import Arrays, Lots


class Step(NamedTuple):
    """What the rules are given to play one action in each of some games."""

    old: Arrays
    new: Arrays
    actions: Integers
    rows: Truths
    """The games in which something is played."""
    lots: Lots
    """What chance is drawn from, this step counted."""
    column: int
    """Where the path of each game remembers the position that comes of it."""
    reset: bool
    """Whether a game that is over begins anew."""
