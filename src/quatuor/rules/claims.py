"""Announcing: what q4 and foursenses share when a win counts only if somebody says it.

A right announcement wins. A wrong one costs what the players agreed on: the turn (the present one
if nothing was played yet, else the next), nothing, or the round: whoever loses it leaves, and the
last one left, or the last team, wins.

Sets of players are small words, bit 0 for player 1.
"""

from typing import NamedTuple

from quatuor.compiler import kernel
from quatuor.compiler.bits import lowest
from quatuor.rules.endings import LAST
from quatuor.rules.options import Choice, Chosen, When

CLAIMS = Choice("claims", ("auto", "announce"), "lines win by themselves, or only when announced")
WRONG_CLAIM = Choice(
    "wrong_claim",
    ("pass", "none", "lose"),
    "a wrong announcement costs the turn, nothing, or the round",
    house=True,
    when=(When("claims", ("announce",)),),
)
AUTO, PASS, NONE, LOSE = range(4)
"""What a wrong announcement costs; `AUTO` where nothing is announced."""


class Seats(NamedTuple):
    """Who sits at the round."""

    players: int
    mover: int
    skipped: int
    """The players whose next turn is skipped."""
    gone: int
    """The players who have left the round."""


def penalty_of(options: Chosen) -> int:
    """The options `claims` and `wrong_claim` as one number."""
    if options["claims"] == "auto":
        return AUTO
    return PASS + ("pass", "none", "lose").index(str(options["wrong_claim"]))


@kernel
def player_bit(player: int) -> int:
    """The player as a set of one."""
    return 1 << (player - 1)


@kernel
def next_seat(seats: Seats) -> Seats:
    """The next player who is neither gone nor skipped; skipped turns are then served."""
    player, skipped = seats.mover, seats.skipped
    while True:
        player = player % seats.players + 1
        bit = player_bit(player)
        if seats.gone & bit:
            continue
        if not skipped & bit:
            return Seats(seats.players, player, skipped, seats.gone)
        skipped &= ~bit


@kernel
def skip_next(seats: Seats) -> Seats:
    """The mover's next turn will be skipped."""
    skipped = seats.skipped | player_bit(seats.mover)
    return Seats(seats.players, seats.mover, skipped, seats.gone)


@kernel
def leave(seats: Seats) -> Seats:
    """The mover leaves the round."""
    bit = player_bit(seats.mover)
    return Seats(seats.players, seats.mover, seats.skipped & ~bit, seats.gone | bit)


def without_player(seats: Seats, player: int) -> Seats:
    """The seats once this player, whoever is to move, has left the round."""
    bit = player_bit(player)
    return Seats(seats.players, seats.mover, seats.skipped & ~bit, seats.gone | bit)


@kernel
def last_left(seats: Seats, partners: int) -> int:
    """The result when only one player, or one team, is left; otherwise 0."""
    everybody = (1 << seats.players) - 1
    staying = everybody & ~seats.gone
    if partners:
        team = 0b0101 if staying & 0b0101 else 0b1010
        return LAST << 4 | team if staying & ~team == 0 else 0
    return LAST << 4 | staying if staying == 1 << lowest(staying) else 0
