"""Pro `flip` as agents see it, and their actions: what is thrown where, and what is chosen.

An agent aims; where the token lands is drawn from the landing table of a level's hand
(`computers/landings.py`). Actions are `N:Ub3` (throw an ordinary token at upper b3) and the like,
`row` and `col`, and the cell that a cell out empties.
"""

import random
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import accumulate

from quatuor.game import Position
from quatuor.games.flip.pro import (
    CELL_OUT,
    KINDS,
    LINE_OUT,
    NO_CHOICE,
    ROW,
    Turns,
    legal as pro_legal,
    throw_of,
)
from quatuor.games.flip.rules import HAND, PRO
from quatuor.games.flip.trays import CELLS, PLACES
from quatuor.rules.options import Chosen
from quatuor.rules.planes import Cells, Plane, each

THROWS = tuple(f"{kind}:{cell}" for kind in KINDS for cell in CELLS)
ACTIONS = (*THROWS, "row", "col", *CELLS)
"""The token of each action."""
BOARDS = (*each("tokens", 2, HAND), Plane("token whose effect is to be chosen", 0))
COUNTS = (
    *(plane for kind in KINDS for plane in each(f"tokens of kind {kind} left", 2, HAND)),
    Plane("throwing again", 0),
    Plane("choosing a line", 0),
    Plane("choosing a cell", 0),
)


def cells(_options: Chosen) -> Cells:
    """The two trays, each from its back row; bits are the numbers of the cells."""
    bits = (
        16 * tray + 4 * column + row
        for tray in range(2)
        for row in (3, 2, 1, 0)
        for column in range(4)
    )
    return Cells((2, 4, 4), tuple(bits))


def legal_actions(s: Turns) -> tuple[int, ...]:
    """What the player to move may aim at or choose."""
    if s.over:
        return ()
    if s.choice != NO_CHOICE:
        return tuple(len(THROWS) + ply - ROW for ply in pro_legal(s))
    return tuple(
        len(CELLS) * kind + cell
        for kind, left in enumerate(s.stocks[s.mover - 1])
        if left
        for cell in range(len(CELLS))
    )


def ply_of(s: Turns, action: int, share: float, hand: str) -> int:
    """The ply that comes of a legal action; `share` of all landings lie before the one drawn."""
    if action >= len(THROWS):
        return PRO + ROW + action - len(THROWS)
    kind, target = divmod(action, len(CELLS))
    place = bisect_right(_limits(hand, s.mover)[target], share)
    return PRO + throw_of(s.mover, kind, min(place, len(PLACES) - 1))


@cache
def _limits(hand: str, seat: int) -> tuple[tuple[float, ...], ...]:
    """For every target, up to which share each place is meant."""
    from quatuor.games.flip.computers.landings import landings

    return tuple(tuple(accumulate(shares)) for shares in landings(hand, seat))


def words_of(s: Turns) -> tuple[int, ...]:
    """The state as words: a pile is a 1 and then a bit for each token, the lowest one first."""
    piles = [int("1" + "".join(str(owner - 1) for owner in stack), 2) for stack in s.stacks]
    return (
        *piles,
        *s.stocks[0],
        *s.stocks[1],
        s.mover,
        int(s.extra),
        s.choice,
        s.cell,
        s.over,
        s.worth,
    )


def state_of(words: Sequence[int]) -> Turns:
    """The state of these words."""
    count, kinds = len(CELLS), len(KINDS)
    stacks = tuple(tuple(int(bit) + 1 for bit in f"{pile:b}"[1:]) for pile in words[:count])
    first, second = count + kinds, count + 2 * kinds
    mover, extra, choice, cell, over, worth = words[second:]
    stocks = tuple(words[count:first]), tuple(words[first:second])
    return Turns(stacks, stocks, mover, bool(extra), choice, cell, over, worth)


def boards(s: Turns) -> tuple[tuple[int, ...], ...]:
    """How many tokens of each seat lie in each cell, and the token whose effect is to be chosen."""
    lies = tuple(int(s.choice != NO_CHOICE and cell == s.cell) for cell in range(len(CELLS)))
    return (
        *(tuple(stack.count(player) for stack in s.stacks) for player in (s.mover, 3 - s.mover)),
        lies,
    )


def counts(s: Turns) -> tuple[int, ...]:
    """The tokens left of each kind, and what is to be done."""
    own, other = s.stocks if s.mover == 1 else s.stocks[::-1]
    left = (number for pair in zip(own, other, strict=True) for number in pair)
    return (*left, int(s.extra), int(s.choice == LINE_OUT), int(s.choice == CELL_OUT))


def content(seen: Sequence[int], mover: int, _players: int) -> str:
    """What lies in a cell, player 1's tokens first: their order tells nothing in pro."""
    own, other, _ = seen
    ones, twos = (own, other) if mover == 1 else (other, own)
    return "1" * ones + "2" * twos


def action_at_level(position: Position, level: str, seed: int) -> str:
    """What the computer of a level aims at or chooses."""
    from quatuor.games.flip.computers.choosing import aim, choose

    s: Turns = position.state
    if s.choice != NO_CHOICE:
        return choose(position, level)
    aimed = aim(position, s.mover, level, random.Random(seed))
    return f"{aimed.kind}:{aimed.cell}"
