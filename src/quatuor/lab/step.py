"""One step of a batch: what is played, and where it is written."""

from typing import NamedTuple

from quatuor.lab.kernels import Arrays
from quatuor.lab.state import Integers, Truths


class Step(NamedTuple):
    """What the rules are given to play one action in each of some games."""

    old: Arrays
    new: Arrays
    actions: Integers
    rows: Truths
    """The games in which something is played."""
    seed: int
    number: int
    """How many steps came before, this one included."""
    column: int
    """Where the path of each game remembers the position that comes of it."""
    reset: bool
    """Whether a game that is over begins anew."""
