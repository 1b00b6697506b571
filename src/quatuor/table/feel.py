"""Touch: what a hand feels on one place of a board that nobody sees.

The answer goes to the one who asked and is kept nowhere: remembering is the game.
"""

from dataclasses import dataclass

from quatuor.table.asking import acting_seat, match_in_play, setup_of
from quatuor.table.refusal import require
from quatuor.table.setup import is_blind
from quatuor.table.state import Table

COLUMNS, ROWS = "abcd", "1234"
FACES = {"-": "empty", "S": "solid", "H": "holed"}


@dataclass(frozen=True)
class Felt:
    """What lies on top of one place."""

    place: str
    face: str
    height: int


def feel(table: Table, by: str, seat: int, place: str) -> Felt:
    """What this seat feels there, on its own turn; raises `Refusal` otherwise."""
    match = match_in_play(table)
    require(is_blind(setup_of(table).game), "nothing_to_feel", "here everybody sees the board")
    acting_seat(table, seat, by)
    require(match.to_move == seat, "not_your_turn", "feel the board on your own turn")
    known = len(place) == 2 and place[0] in COLUMNS and place[1] in ROWS
    require(known, "no_such_place", "the places are a1 to d4")
    row = match.position.board[len(ROWS) - int(place[1])]
    top = row.split()[COLUMNS.index(place[0])]
    return Felt(place, FACES[top[0]], int(top[1]) if top[0] != "-" else 0)
