"""What compiled code is given: the arrays of a state, tables of an environment, and chance."""

from typing import Any, NamedTuple


class Arrays(NamedTuple):
    """The arrays of a state, a row or a number for each game."""

    words: Any
    """The state, as the words of the rules."""
    mover: Any
    done: Any
    reward: Any
    since: Any
    """The column of `keys` at which the round of this game begins."""
    keys: Any
    """The positions of the round at the start of turns, as hashes, a column for each step."""


class Seen(NamedTuple):
    """Which planes are seen, and where the cells of the board are."""

    boards: int
    """Which of the sets of cells are seen, as bits."""
    counts: int
    """Which of the numbers."""
    scales: Any
    """By how much each number is multiplied."""
    places: Any
    """The bit of each cell, in a whole block."""
    cells: int
    planes: int
    """How many are seen in all."""


class Tables(NamedTuple):
    """What is the same for all games of an environment."""

    plies: Any
    """The ply of each action."""
    actions: Any
    """The action of each ply, or -1."""
    places: Any
    """Where a set of plies that is a word has the bit of each action, in a whole block."""
    starts: Any
    """The words of the positions in which rounds start."""
    seen: Seen


class Lots(NamedTuple):
    """What chance is drawn from: a seed, and how many steps came before."""

    seed: int
    number: int
