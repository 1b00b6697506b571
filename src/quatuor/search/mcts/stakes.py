"""What the end of a round is worth to each side, and who the sides are.

A *side* is a player, or a team. Worth is counted in sixtieths of a full win, in whole numbers, so
that sums are exact; a round hands out the same total however it ends:

    two sides          60 : 0                  draw 30 each
    three, four        60, the others 0        draw 20, 15 each
    foursenses, three  60 : 36 : 0 (5, 3, 0)   draw 32 each, the mean: nobody has gained on anybody
"""

from typing import NamedTuple

from quatuor.compiler import Array, Grid, array, grid, zeros
from quatuor.compiler.arrays import INT32, UINT8
from quatuor.game import Game

WIN = 60
"""The worth of a full win."""
DRAW = 0
"""The row of `gains` for a draw; row k is the win of side k - 1."""
MOST_SIDES = 4
HOPED = MOST_SIDES + 1
"""The last row of `gains`: a simulation that judges writes in it how it shares the win."""
HOLDS = 4
"""Proof bits: 0 to 3, this side can force a win; 4 to 7, this side can force at least a draw."""


class Stakes(NamedTuple):
    """The tables that a search looks the end of a round up in."""

    side: Array[int]
    """The side of each player; player 1's at 1."""
    gains: Grid[int]
    """What each side gains: in a draw, when side 0 wins, when side 1 wins, ..., or as hoped."""
    proof: Array[int]
    """The proof bits of a finished round, by its set of winners."""
    sides: int
    players: int


def stakes_of(game: Game) -> Stakes:
    """The stakes of one round of this game."""
    players = game.players
    partners = bool(game.options.get("partners", False))
    sides = 2 if partners else players
    side = array([0, *(player % sides for player in range(MOST_SIDES))])
    gains = _gains(game.name, sides)
    proof = zeros(1 << MOST_SIDES, UINT8)
    for winners in range(1 << players):
        held = [s for s in range(sides) if _gain_of(winners, side, gains, s) >= gains[DRAW, s]]
        won = {int(side[p + 1]) for p in range(players) if winners >> p & 1}
        proof[winners] = sum(1 << s for s in won) | sum(1 << HOLDS + s for s in held)
    return Stakes(side, gains, proof, sides, players)


def _gains(name: str, sides: int) -> Grid[int]:
    gains = grid(HOPED + 1, MOST_SIDES, INT32)
    for side in range(sides):
        gains[1 + side, side] = WIN
    gains[DRAW][:sides] = WIN // sides
    if name == "foursenses" and sides == 3:
        for side in range(sides):
            gains[1 + side, (side + 1) % sides] = WIN * 3 // 5
        gains[DRAW][:sides] = WIN * 8 // 15
    return gains


def _gain_of(winners: int, side: Array[int], gains: Grid[int], whose: int) -> int:
    for player in range(MOST_SIDES):
        if winners >> player & 1:
            return int(gains[1 + side[player + 1], whose])
    return int(gains[DRAW, whose])
