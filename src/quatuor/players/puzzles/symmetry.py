"""Which positions are alike: the same up to the symmetries of the board and who is called 1.

Boards on which pieces fall or are pushed have a mirror image; others can be turned as well, each
board for itself. A game whose lines allow more says so in `games/NAME/symmetries.py`, by a function
`images(names)` that lists, for every symmetry, the cell that comes to lie in each place.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import product
from typing import TypeAlias

from quatuor.game import Position
from quatuor.games.registry import GAMES, part
from quatuor.pictures.boards import cells_of
from quatuor.rules.options import text_of

Names: TypeAlias = tuple[str, ...]


def signature(position: Position) -> str:
    """A short name that alike positions share, and no others."""
    cells = relative(position)
    names = tuple(cells)
    images = symmetries(position.game.name, names)
    least = min(tuple(cells[name] for name in image) for image in images)
    rules, state = position.game.rules, position.state
    rest = (in_turn(position, rules.hand(state)), in_turn(position, position.powers))
    options = sorted(f"{k}={text_of(v)}" for k, v in position.game.changed().items())
    told = (position.game.name, options, least, rest, position.prompt)
    return sha256(repr(told).encode()).hexdigest()


def in_turn(position: Position, of_players: tuple[object, ...]) -> tuple[object, ...]:
    """What belongs to each player, the player to move first; a shared stock as it is."""
    players, mover = position.game.players, position.to_move or 1
    if len(of_players) != players or not GAMES[position.game.name].DESCRIPTOR.colours:
        return of_players
    return of_players[mover - 1 :] + of_players[: mover - 1]


def relative(position: Position) -> dict[str, str]:
    """What lies in each cell, with players counted from the one to move."""
    game = position.game
    contents = game.rules.DESCRIPTOR.content_of
    shift, players = (position.to_move or 1) - 1, game.players

    def seen(sign: str) -> str:
        known = contents.get(sign)
        if known and known.owner:
            return f"{known.kind}{(known.owner - 1 - shift) % players}"
        if known:
            return sign
        return "".join(str((int(digit) - 1 - shift) % players) for digit in sign)

    return {name: seen(sign) for name, sign in cells_of(game.name, position.board).items()}


@cache
def symmetries(game: str, names: Names) -> tuple[Names, ...]:
    """For each symmetry of the board, the cell that comes to lie in the place of each."""
    own = part(game, "symmetries")
    if own is not None:
        return tuple(own.images(names))
    return tuple(_of_board(game, names))


def _of_board(game: str, names: Names) -> Iterator[Names]:
    """Left for right; and, where nothing falls, square boards turned."""
    board = GAMES[game].DESCRIPTOR.board
    rows = [str(row) for row in range(1, board.rows + 1)]
    columns = board.columns_in(len(names) // board.rows // max(1, len(board.parts)))
    at = {
        f"{part.letter if part else ''}{column}{board.separator}{row}": (part, x, y)
        for part in (board.parts or (None,))
        for x, column in enumerate(columns)
        for y, row in enumerate(rows)
    }
    turns = GAMES[game].DESCRIPTOR.gravity == "none" and len(columns) == len(rows)
    named = {place: name for name, place in at.items()}
    wide, high = len(columns) - 1, len(rows) - 1
    for mirrored, upside, turned in product((0, 1), (0, 1) if turns else (0,), (0, 1)[: 1 + turns]):

        def image(name: str, m: int = mirrored, u: int = upside, t: int = turned) -> str:
            part, x, y = at[name]
            x, y = (wide - x if m else x), (high - y if u else y)
            return named[(part, y, x) if t else (part, x, y)]

        yield tuple(map(image, names))
