"""Who sits where: people, alone or as a team in rotation, a computer player, or nobody."""

from dataclasses import dataclass

from quatuor.quick_replace import replace
from quatuor.table.events import computer_on
from quatuor.table.refusal import require

TEAM = 4
"""The most people on one seat."""


@dataclass(frozen=True)
class Person:
    """Somebody at the table; the key is known to the server alone, the name to everybody."""

    key: str
    name: str


@dataclass(frozen=True)
class Seat:
    """One side of the game."""

    people: tuple[Person, ...] = ()
    level: str = ""
    """The level of the computer player, where there is one."""
    up: int = 0
    """Whose turn it is among the people."""

    @property
    def taken(self) -> bool:
        """Whether somebody plays here."""
        return bool(self.people or self.level)

    def holds(self, key: str) -> bool:
        """Whether this person is one of those on the seat."""
        for person in self.people:  # asked so often that `any` would cost
            if person.key == key:
                return True
        return False

    def actor(self, seat: int) -> str:
        """The `by` of whoever takes the next turn."""
        return self.people[self.up].key if self.people else computer_on(seat) if self.level else ""


def joined(seat: Seat, person: Person, teams: bool) -> Seat:
    """The seat with one person more."""
    require(not seat.level, "seat_taken", "a computer player sits there")
    require(not seat.holds(person.key), "seat_taken", "you sit there already")
    require(teams or not seat.people, "seat_taken", "somebody sits there")
    require(len(seat.people) < TEAM, "seat_taken", f"a team is at most {TEAM} people")
    return replace(seat, people=(*seat.people, person))


def without(seat: Seat, key: str) -> Seat:
    """The seat once this person has left it; the rotation of the others goes on."""
    at = [place for place, person in enumerate(seat.people) if person.key == key]
    if not at:
        return seat
    people = tuple(person for person in seat.people if person.key != key)
    up = seat.up - (at[0] < seat.up)
    return replace(seat, people=people, up=up % len(people) if people else 0)


def with_next_up(seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    """The seats, where on the one with this number the next one of the team is up."""
    seat = seats[number - 1]
    if len(seat.people) < 2:
        return seats
    turned = replace(seat, up=(seat.up + 1) % len(seat.people))
    return (*seats[: number - 1], turned, *seats[number:])
