"""Touch: what lies on one place of a board that nobody sees.

The answer goes to the one who asked and is kept nowhere: remembering is the game.
"""

from dataclasses import dataclass

from quatuor.pictures.boards import cells_of, content_at
from quatuor.table.queries import acting_seat, match_in_play, setup_of
from quatuor.table.refusal import require
from quatuor.table.setup import is_blind
from quatuor.table.state import Table


@dataclass(frozen=True)
class Touched:
    """What lies on top of one place."""

    place: str
    face: str
    height: int


def touch(table: Table, by: str, seat: int, place: str) -> Touched:
    """What lies on top there, for the seat whose turn it is; raises `Refusal` otherwise."""
    match = match_in_play(table)
    require(is_blind(setup_of(table).game), "nothing_to_feel", "here everybody sees the board")
    acting_seat(table, seat, by)
    require(match.to_move == seat, "not_your_turn", "feel the board on your own turn")
    name, board = match.game.name, match.position.board
    require(place in cells_of(name, board), "no_such_place", "the places are a1 to d4")
    if (top := content_at(name, board, place)) is None:
        return Touched(place, "empty", 0)
    return Touched(place, match.game.rules.DESCRIPTOR.kind_of[top.kind].name, top.height)
