"""Where a bout begins: some plies drawn by lot, the same from every seat.

From the start of a game two good players repeat a few rounds, and where whoever starts wins, or
nobody does, those rounds tell them apart badly. After some plies by lot no two rounds are alike;
one side may stand better, but each player has each side once.
"""

import random

from quatuor.game import Game, Position
from quatuor.players.first_look import glance

ATTEMPTS = 1000
"""Lots drawn before it is said that no opening of this length can be had."""


def opening(game: Game, plies: int, number: int) -> Position:
    """The position in which the bouts of this number begin.

    Round after round of a match as well, so that a grid filled at random is another one each time.
    """
    first = game.options["first"]
    assert isinstance(first, int)
    start = game.round(first, number + 1)
    chance = random.Random(f"{game!r} {plies} {number}")
    for _ in range(ATTEMPTS):
        position = start
        while position.number < plies and position.to_move is not None:
            position = position.play(chance.choice(position.legal))
        if not plies or undecided(position):
            return position
    return start


def undecided(position: Position) -> bool:
    """Whether the round goes on, and nobody wins it with the very next ply."""
    if position.to_move is None:
        return False
    return not any(look.wins for look in glance(position, 0, 0))
