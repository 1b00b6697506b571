"""Target practice: the targets of a game, and where tokens come to rest that are thrown at them.

Nothing is kept here, as with puzzles.
"""

import random

from quatuor.games.flip.physics import Launch
from quatuor.games.flip.physics.practice import drawn_scatter, scattered
from quatuor.players.puzzles.course import TOKENS, course_of
from quatuor.room.course_schemas import CourseSeen, LandingSeen, Practice, TargetSeen
from quatuor.room.flights import Flights

CHANCE = random.SystemRandom()
SEAT = 1
"""Whoever practises sits in front."""


class Courses:
    """Answers people who practise; chance scatters their launches as it does at a table."""

    def __init__(self, flights: Flights, scatter: float) -> None:
        self._flights = flights
        self._scatter = scatter

    async def course(self, game: str) -> CourseSeen:
        """The targets of a game; whoever sees them will throw."""
        targets = [TargetSeen(cell=one.cell, rating=one.rating) for one in course_of(game)]
        self._flights.prepare()
        return CourseSeen(game=game, tokens=TOKENS, targets=targets)

    async def throw(self, practice: Practice) -> LandingSeen:
        """Where a token ends that is thrown so onto empty trays."""
        course_of(practice.game)
        aimed = (practice.side, practice.turn, practice.tilt, practice.power)
        launch = Launch(SEAT, *scattered(aimed, drawn_scatter(self._scatter, CHANCE)))
        landing = await self._flights.of(launch, {})
        return LandingSeen(
            place=landing.place, path=landing.path, milliseconds=landing.milliseconds
        )
