"""Pro `flip`: one token in turn, most tokens control a cell, and some tokens have a power.

A turn is one throw. A double chance that lands in a cell earns another; the line out and the cell
out ask for a choice, a ply of its own. Only the thrower can get a line: a landing adds to their own
tokens, and a cell from which all tokens were removed is nobody's.
"""

from typing import NamedTuple, TypeAlias

from quatuor.games.flip.trays import (
    CELLS,
    EMPTY,
    PLACES,
    TRAY,
    Stacks,
    added,
    around,
    column_of,
    emptied,
    in_majority,
    lines_held,
    row_of,
    worth,
)
from quatuor.rules.endings import FULL, LINE, draw, won

KINDS = "N2MLC"
ORDINARY, DOUBLE_CHANCE, MEGA_BOMB, LINE_OUT, CELL_OUT = range(len(KINDS))
NO_CHOICE = ORDINARY

THROWS = tuple(
    f"{player}:{kind}:{place}" for player in (1, 2) for kind in KINDS for place in PLACES
)
ROW, COLUMN, CELL = len(THROWS), len(THROWS) + 1, len(THROWS) + 2
TOKENS = (*THROWS, "row", "col", *CELLS)

Stock: TypeAlias = tuple[int, ...]
"""How many tokens of each kind a player has left, in the order of `KINDS`."""


class Turns(NamedTuple):
    """A round in which the players throw in turn."""

    stacks: Stacks
    stocks: tuple[Stock, Stock]
    mover: int
    extra: bool
    """Whether the throw to come is one that a double chance has earned."""
    choice: int
    """The kind of the token whose effect the mover has to choose, or `NO_CHOICE`."""
    cell: int
    """Where that token lies."""
    over: int
    worth: int
    """What the line scores, once the round is won."""


def start(tokens: int, powers: int, starter: int) -> Turns:
    """Empty trays; of each player's tokens, `powers` of each kind have a power."""
    stock = (tokens - 4 * powers, powers, powers, powers, powers)
    return Turns(EMPTY, (stock, stock), starter, False, NO_CHOICE, 0, 0, 0)


def legal(s: Turns) -> tuple[int, ...]:
    """The choice that is open; otherwise every landing of every kind the mover has left."""
    if s.over:
        return ()
    if s.choice == LINE_OUT:
        return (ROW, COLUMN)
    if s.choice == CELL_OUT:
        return tuple(CELL + cell for cell in around(s.cell))
    return tuple(
        throw_of(s.mover, kind, place)
        for kind, number in enumerate(s.stocks[s.mover - 1])
        if number
        for place in range(len(PLACES))
    )


def throw_of(player: int, kind: int, place: int) -> int:
    """The ply of a player's token of a kind that ends in a place."""
    return len(PLACES) * (len(KINDS) * (player - 1) + kind) + place


def play(s: Turns, ply: int) -> Turns:
    """The state after a throw or a choice."""
    if ply >= ROW:
        return settled(s._replace(stacks=emptied(s.stacks, chosen(s, ply)), choice=NO_CHOICE))
    kind, place = ply // len(PLACES) % len(KINDS), ply % len(PLACES)
    s = s._replace(stocks=spent(s.stocks, s.mover, kind), extra=False)
    if place >= TRAY:
        return end_turn(s)
    s = s._replace(stacks=added(s.stacks, place, s.mover))
    if kind in (LINE_OUT, CELL_OUT):
        return s._replace(choice=kind, cell=place)
    if kind == MEGA_BOMB:
        s = s._replace(stacks=emptied(s.stacks, around(place)))
    return settled(s, extra=kind == DOUBLE_CHANCE)


def chosen(s: Turns, ply: int) -> tuple[int, ...]:
    """The cells from which a choice removes all tokens."""
    if ply == ROW:
        return row_of(s.cell)
    if ply == COLUMN:
        return column_of(s.cell)
    return (ply - CELL,)


def spent(stocks: tuple[Stock, Stock], player: int, kind: int) -> tuple[Stock, Stock]:
    """The stocks after a player threw a token of a kind."""
    stock = stocks[player - 1]
    less = (*stock[:kind], stock[kind] - 1, *stock[kind + 1 :])
    return (less, stocks[1]) if player == 1 else (stocks[0], less)


def settled(s: Turns, extra: bool = False) -> Turns:
    """Test the lines once the effect is done; then an extra throw if one was earned."""
    lines = lines_held(s.stacks, s.mover, in_majority)
    if lines:
        return s._replace(over=won(LINE, s.mover), worth=max(worth(line) for line in lines))
    if extra and any(s.stocks[s.mover - 1]):
        return s._replace(extra=True)
    return end_turn(s)


def end_turn(s: Turns) -> Turns:
    """The next turn is of whoever has tokens, the other player first; nobody: the round ends."""
    for player in (3 - s.mover, s.mover):
        if any(s.stocks[player - 1]):
            return s._replace(mover=player)
    return s._replace(over=draw(FULL))


def prompt(s: Turns) -> str:
    """What the player to move is asked for, as an id of words."""
    if s.choice == LINE_OUT:
        return "clear-line"
    if s.choice == CELL_OUT:
        return "clear-cell"
    return "throw-again" if s.extra else "throw"
