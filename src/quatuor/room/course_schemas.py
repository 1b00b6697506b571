"""Schemas of the questions of people who practise throwing, and of the answers."""

from typing import Annotated, TypeAlias

from pydantic import Field

from quatuor.room.schemas import GameName, Model

Sideways: TypeAlias = Annotated[float, Field(ge=-1, le=1, strict=False)]
Upwards: TypeAlias = Annotated[float, Field(ge=0, le=1, strict=False)]


class TargetSeen(Model):
    """A cell to hit, without the throw that proves it."""

    cell: str
    rating: int


class CourseSeen(Model):
    """The targets of a game, the easiest first, and how many tokens there are for each."""

    game: str
    tokens: int
    targets: list[TargetSeen]


class Practice(Model):
    """A token that is thrown at a target; the numbers are those of a launch at a table."""

    game: GameName
    side: Sideways
    turn: Sideways
    tilt: Upwards
    power: Upwards


class LandingSeen(Model):
    """Where it came to rest: a cell, `tray` or `miss`; its flight, frame by frame; how long."""

    place: str
    path: str
    milliseconds: int
