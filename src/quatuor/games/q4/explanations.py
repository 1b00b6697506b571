"""What a marble does besides winning and stopping: the beginning of a win by threats alone."""

from collections.abc import Iterator

from quatuor.games.q4.rules import State, left_to_place, placing, rotated, seated
from quatuor.players.explanations.fact import Fact
from quatuor.players.explanations.lookahead import can_win
from quatuor.players.explanations.scene import Scene
from quatuor.search.value import WIN, Value

PLIES = 5
"""A threat, its answer, two threats at once, an answer, a line: while marbles are placed, a win in
so many plies that begins with a threat can be nothing else."""


def in_turn(s: State, player: int) -> State | None:
    """The same boards with this player to move; None where they would have to pass."""
    seats = s.seats._replace(mover=player)
    for _ in range((player - s.seats.mover) % s.seats.players):
        s = rotated(s)
    s = seated(s, seats, 0)
    return None if placing(s) and left_to_place(s, s.mine, 0) == 0 else s


def facts(scene: Scene, value: Value | None) -> Iterator[Fact]:
    """A proved win that begins with a threat."""
    s = scene.after
    if not scene.whole_turn or s.seats.players > 2 or not placing(s):
        return
    if value is None or value.at_least != WIN or value.plies != PLIES:
        return
    mine = in_turn(s, scene.mover)
    if mine is not None and can_win(scene.game.name, scene.rules, mine):
        yield Fact("sequence", count=PLIES)
