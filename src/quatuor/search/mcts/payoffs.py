"""What the end of a round is worth to each side, and who the sides are.

A *side* is a player, or a team. Payoffs are counted in sixtieths of a full win, in whole numbers,
so that sums are exact; a round hands out the same total however it ends:

    two sides                       60 : 0           draw 30 each
    three, four                     60, the others 0   draw 20, 15 each
    points 5, 3, 0 among three      60 : 36 : 0      draw 32 each: nobody has gained on anybody

A game that pays more than the winner says so in `games/NAME/payoffs.py`: `POINTS` by the number of
sides, for the winner, the side that moves next, and so on.
"""

from typing import NamedTuple

from quatuor.compiler import Array, Grid, array, grid, zeros
from quatuor.compiler.arrays import INT32, UINT8
from quatuor.game import Game
from quatuor.games.registry import part

WIN = 60
"""The payoff of a full win."""
DRAW = 0
"""The row of `gains` for a draw; row k is the win of side k - 1."""
MOST_SIDES = 4
LEAF_ROW = MOST_SIDES + 1
"""The last row of `gains`, in which a simulation writes how an evaluated leaf splits the win."""
DRAW_BITS = 4
"""Proof bits: 0 to 3, this side can force a win; 4 to 7, this side can force at least a draw."""


class Payoffs(NamedTuple):
    """The arrays in which a search looks up what the end of a round is worth."""

    side: Array[int]
    """The side of each player; player 1's at 1."""
    gains: Grid[int]
    """What each side gains: in a draw, when side 0 wins, when side 1 wins, ..., at a leaf."""
    proof: Array[int]
    """The proof bits of a finished round, by its set of winners."""
    sides: int
    players: int


def payoffs_of(game: Game) -> Payoffs:
    """The payoffs of one round of this game."""
    players = game.players
    partners = bool(game.options.get("partners", False))
    sides = 2 if partners else players
    side = array([0, *(player % sides for player in range(MOST_SIDES))])
    gains = _gains(game.name, sides)
    proof = zeros(1 << MOST_SIDES, UINT8)
    for winners in range(1 << players):
        held = [s for s in range(sides) if _gain_of(winners, side, gains, s) >= gains[DRAW, s]]
        won = {int(side[p + 1]) for p in range(players) if winners >> p & 1}
        proof[winners] = sum(1 << s for s in won) | sum(1 << DRAW_BITS + s for s in held)
    return Payoffs(side, gains, proof, sides, players)


def _gains(name: str, sides: int) -> Grid[int]:
    gains = grid(LEAF_ROW + 1, MOST_SIDES, INT32)
    points = _points(name, sides)
    for winner in range(sides):
        for place, point in enumerate(points):
            gains[1 + winner, (winner + place) % sides] = WIN * point // points[0]
    gains[DRAW][:sides] = WIN * sum(points) // (points[0] * sides)
    return gains


def _points(name: str, sides: int) -> tuple[int, ...]:
    """The points of the winner, of the side that moves next, and so on."""
    points: dict[int, tuple[int, ...]] = getattr(part(name, "payoffs"), "POINTS", {})
    return points.get(sides, (1, *(0,) * (sides - 1)))


def _gain_of(winners: int, side: Array[int], gains: Grid[int], whose: int) -> int:
    for player in range(MOST_SIDES):
        if winners >> player & 1:
            return int(gains[1 + side[player + 1], whose])
    return int(gains[DRAW, whose])
