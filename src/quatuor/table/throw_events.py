"""A throw, from the launch until the token lies; see `events`."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Launched:
    """A token is thrown. Where it lands is not for the thrower to say."""

    by: str
    seat: int
    side: float
    """Where along the own side the launcher stands, from -1 to 1."""
    turn: float
    """Where it aims, from -1 (left) to 1 (right)."""
    tilt: float
    """How steeply, from 0 (flat) to 1."""
    power: float
    """How hard, from 0 to 1."""
    kind: str = "N"
    """In pro the kind of the token."""
    scatter: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """By how much chance changes side, turn, tilt and power; drawn by the room."""


@dataclass(frozen=True)
class Flew:
    """The room has computed a flight, once and for all; from now on everybody can watch it."""

    by: str
    flight: int
    place: str
    """Where the token will come to rest."""
    path: str
    """The flight, frame by frame; see `quatuor.games.flip.physics.path`."""
    milliseconds: int
    """From the launch until the token lies."""


@dataclass(frozen=True)
class Landed:
    """A thrown token has come to rest, as the room had computed."""

    by: str
    flight: int
