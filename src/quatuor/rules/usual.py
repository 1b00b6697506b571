"""The usual answers to what every game is asked; a rules module takes those that fit its state."""

from typing import Any

from quatuor.compiler import kernel
from quatuor.errors import IllegalMove


@kernel
def mover(s: Any) -> int:
    """The player to move."""
    return int(s.mover)


@kernel
def seated_mover(s: Any) -> int:
    """The player to move, where a state keeps its seats apart."""
    return int(s.seats.mover)


@kernel
def over(s: Any) -> int:
    """How the round ended, or 0."""
    return int(s.over)


@kernel
def unclaimed(s: Any) -> bool:
    """Whether a turn starts here: not once the mover has announced in vain and goes on."""
    return bool(s.claimed == 0)


@kernel
def always(s: Any) -> bool:
    """Yes, in every position."""
    return True


@kernel
def whole(s: Any) -> Any:
    """What makes two positions the same: all of it."""
    return s


@kernel
def never(s: Any) -> bool:
    """No, in no position."""
    return False


PRESETS: tuple[int, ...] = ()
"""No options deserve a compilation of their own."""
LINE_CELLS: tuple[tuple[str, ...], ...] = ()
"""The cells of lines are not listed."""


def powers(_s: Any) -> tuple[str, ...]:
    """No piece has a power."""
    return ()


def leave_round(_s: Any, player: int) -> Any:
    """Nobody leaves a round that the others go on with."""
    raise IllegalMove(f"player {player} cannot leave: this game needs everybody")


def swapped(s: Any, player: int) -> Any:
    """The same board, of a state seen by the player to move, with this player to move."""
    return s if s.mover == player else s._replace(me=s.them, them=s.me, mover=player)


def sides(s: Any) -> tuple[Any, Any]:
    """What player 1 and player 2 have, of a state seen by the player to move."""
    return (s.me, s.them) if s.mover == 1 else (s.them, s.me)
