"""What an agent sees of a game: planes of numbers over the cells of its board, by name.

A game says so in `games/NAME/environment.py`. Some planes are sets of cells, bit by bit of a word;
others are one number in every cell (how many discs somebody has kept). Planes that belong to a
player are told by *seat*: 0 is the player to move, 1 whoever comes next.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from quatuor.rules.options import ALWAYS, Chosen, Condition, holds
from quatuor.rules.series import seats_of


@dataclass(frozen=True)
class Plane:
    """One plane of an observation."""

    name: str
    seat: int | None = None
    """Whose it is, counted in turns from the player to move; None where it is everybody's."""
    most: int | str = 1
    """The number that is shown as 1, or the option that says it."""
    when: Condition = ALWAYS
    """With which options there is such a plane."""

    def most_with(self, options: Chosen) -> int:
        """The number that is shown as 1 with these options."""
        most = options[self.most] if isinstance(self.most, str) else self.most
        assert isinstance(most, int)
        return most


@dataclass(frozen=True)
class Cells:
    """The cells of a board in the order of an observation: from the top left, as people look."""

    shape: tuple[int, ...]
    """Rows and columns; boards, rows and columns where there are several boards."""
    bits: tuple[int, ...]
    """The bit of each cell in the words that are sets of cells."""


def each(name: str, seats: int, most: int | str = 1, when: Condition = ALWAYS) -> tuple[Plane, ...]:
    """The same plane for every seat."""
    return tuple(Plane(name, seat, most, when) for seat in range(seats))


def used(planes: Iterable[Plane], options: Chosen) -> tuple[int, ...]:
    """The numbers of the planes that there are with these options."""
    seats = seats_of(options)
    return tuple(
        number
        for number, plane in enumerate(planes)
        if holds(plane.when, options) and (plane.seat is None or plane.seat < seats)
    )
