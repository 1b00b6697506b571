"""The opening of a pairing: some random plies, the same from every seat.

From the start of a game two good players repeat a few rounds, and where whoever starts wins, or
nobody does, those rounds distinguish them badly. After some random plies no two rounds are alike;
one side may stand better, but each player has each side once.
"""

import random

from quatuor.game import Game, Position
from quatuor.players.static_threats import static_threats

ATTEMPTS = 1000
"""Attempts before it is assumed that there is no opening of this length."""


def opening(game: Game, plies: int, number: int) -> Position:
    """The position in which the pairings of this number begin.

    Round after round of a match as well, so that a grid filled at random is another one each time.
    """
    first = game.options["first"]
    assert isinstance(first, int)
    start = game.round(first, number + 1)
    rng = random.Random(f"{game!r} {plies} {number}")
    for _ in range(ATTEMPTS):
        position = start
        while position.number < plies and position.to_move is not None:
            position = position.play(rng.choice(position.legal))
        if not plies or undecided(position):
            return position
    return start


def undecided(position: Position) -> bool:
    """Whether the round goes on, and nobody wins it with the very next ply."""
    if position.to_move is None:
        return False
    return not any(candidate.wins for candidate in static_threats(position, 0, 0))
