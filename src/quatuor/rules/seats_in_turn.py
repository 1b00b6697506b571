"""Sets of players as the player to move counts them: by how many turns away they sit."""

from quatuor.compiler import kernel
from quatuor.rules.claims import Seats


@kernel
def in_turn(seats: Seats, players: int, away: int) -> int:
    """1 if the player who sits that many turns after the mover is in a set of players, else 0."""
    return players >> (seats.mover - 1 + away) % seats.players & 1
