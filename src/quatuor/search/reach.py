"""Finds moves that lead to a board which somebody has laid out by hand.

First the moves that only bring the board nearer: depth first, no state twice. Where pieces never
leave their cells that is every way there is, so that coming to its end proves that there is none
(`games/NAME/laying.py` says when, and what a cell may become). Elsewhere the rest of the time goes
to a search that takes the boards first that differ least.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import Any, NamedTuple, Protocol, TypeAlias

from quatuor.errors import BadRequest
from quatuor.game import Game, Position, check_cells
from quatuor.games.registry import part
from quatuor.pictures.boards import cells_of
from quatuor.pictures.text import board_text
from quatuor.rules.descriptor import Gravity
from quatuor.search.limit import Limit, Stop

Cells: TypeAlias = Mapping[str, str]
"""What lies in each cell; "" in an empty one."""

USUAL = 5.0
"""Seconds, where a limit names none."""
FOR_LAYING = 0.5
"""The part of the time for the first search, where there is a second."""
OFTEN = 32
"""Positions between two looks at the clock."""
MOST = 200_000
"""Positions that are remembered at most: about 100 MB."""


class Laying(Protocol):
    """What only one game knows: `games/NAME/laying.py`."""

    def may_become(self, now: Cells, wanted: Cells) -> bool:
        """Whether pieces that are added can make this board the wanted one."""

    def is_exact(self, game: Game, wanted: Cells) -> bool:
        """Whether only adding pieces can lead there, so that a search of that kind is a proof."""


@dataclass(frozen=True)
class Reached:
    """Moves that lead to the board, or why there are none to be told."""

    moves: tuple[str, ...] | None
    reason: str = ""
    """`floating`, `impossible` (proved), or `not_found`; "" if there are moves."""
    cell: str = ""
    """The cell that a reason is about."""
    positions: int = 0
    """How many positions were looked at."""


class Node(NamedTuple):
    """A state on the way."""

    state: Any
    parent: "Node | None"
    ply: int


class _Spent(Exception):
    """The time is up, somebody has stopped it, or too much would have to be remembered."""


class _Search:
    """One search for one board."""

    def __init__(self, game: Game, wanted: Cells, to_move: int | None, stop: Stop) -> None:
        self.game, self.rules = game, game.rules
        self.wanted, self.to_move, self.stop = wanted, to_move, stop
        self.positions = 0
        self.until = 0.0

    def cells(self, state: Any) -> dict[str, str]:
        """What lies on the board of a state."""
        return cells_of(self.game.name, board_text(self.rules, self.rules.board(state)))

    def is_there(self, state: Any, cells: Cells) -> bool:
        """Whether this is what was asked for: the board, a turn that starts, the right player."""
        if cells != self.wanted:
            return False
        if self.rules.over(state):
            return self.to_move is None
        right = self.to_move in (None, self.rules.mover(state) or None)
        return right and bool(self.rules.starts_turn(state))

    def children(self, node: Node) -> Iterator[Node]:
        """The states after every legal ply; none when the round is over."""
        for ply in self.rules.every(self.rules.legal(node.state)):
            yield Node(self.rules.play(node.state, ply), node, ply)

    def tick(self, known: int) -> None:
        """Another position; raises `_Spent` when it was enough."""
        self.positions += 1
        late = self.positions % OFTEN == 0 and (monotonic() > self.until or self.stop.is_set)
        if late or known > MOST:
            raise _Spent

    def lay(self, start: Node, may_become: Callable[[Cells, Cells], bool]) -> Node | None:
        """Depth first, only by what brings the board nearer; None when there is no way."""
        stack, known = [start], {start.state}
        while stack:
            node = stack.pop()
            self.tick(len(known))
            cells = self.cells(node.state)
            if self.is_there(node.state, cells):
                return node
            if not may_become(cells, self.wanted):
                continue
            fresh = [child for child in self.children(node) if child.state not in known]
            known.update(child.state for child in fresh)
            stack.extend(reversed(fresh))
        return None

    def approach(self, start: Node) -> Node | None:
        """The board that differs least first, then the shorter way; None when there is no way."""
        order, known = count(), {start.state}
        queue = [(0, next(order), start, self.cells(start.state))]
        while queue:
            _, _, node, cells = heappop(queue)
            self.tick(len(known))
            if self.is_there(node.state, cells):
                return node
            for child in self.children(node):
                if child.state not in known:
                    known.add(child.state)
                    heappush(queue, self._entry(child, next(order)))
        return None

    def _entry(self, node: Node, number: int) -> tuple[int, int, Node, dict[str, str]]:
        cells = self.cells(node.state)
        differing = sum(cells[cell] != content for cell, content in self.wanted.items())
        return differing, number, node, cells


def reach(
    game: Game,
    wanted: Cells,
    to_move: int | None = None,
    limit: Limit | None = None,
    stop: Stop | None = None,
) -> Reached:
    """Moves that lead from the start of a round to this board, with this player to move."""
    if game.rules.FACTS.chance:
        raise BadRequest("where tokens fly, no moves lead to a board by the rules alone")
    start = game.start()
    full = whole(start, wanted)
    if cell := floating(game, full):
        return Reached(None, "floating", cell)
    search = _Search(game, full, to_move, stop or Stop())
    try:
        return _searched(search, Node(start.state, None, -1), (limit or Limit()).seconds or USUAL)
    except _Spent:
        return Reached(None, "not_found", positions=search.positions)


def _searched(search: _Search, start: Node, seconds: float) -> Reached:
    laying: Laying | None = part(search.game.name, "laying")
    exact = laying is not None and laying.is_exact(search.game, search.wanted)
    begun = monotonic()
    search.until = begun + seconds * (1.0 if exact else FOR_LAYING)
    try:
        found = search.lay(start, laying.may_become if laying else only_added)
    except _Spent:
        if exact or search.stop.is_set:
            raise
        found = None
    if found is None and exact:
        return Reached(None, "impossible", positions=search.positions)
    search.until = begun + seconds
    found = found or search.approach(start)
    if found is None:
        return Reached(None, "impossible", positions=search.positions)
    return Reached(_moves(search.game, found), positions=search.positions)


def _moves(game: Game, node: Node) -> tuple[str, ...]:
    """The tokens that lead to a node, played once more by the rules."""
    tokens: list[str] = []
    while node.parent is not None:
        tokens.append(game.rules.TOKENS[node.ply])
        node = node.parent
    return game.start().play(" ".join(reversed(tokens))).moves


def whole(start: Position, wanted: Cells) -> dict[str, str]:
    """The wanted board with all its cells; what is printed on it lies there in any case."""
    check_cells(start.game, wanted)
    empty, descriptor = cells_of(start.game.name, start.board), start.game.rules.DESCRIPTOR
    printed = {cell for cell in empty if cell.startswith(tuple(descriptor.board.panels or "\n"))}
    return {
        cell: content if cell in printed else wanted.get(cell, "")
        for cell, content in empty.items()
    }


def only_added(now: Cells, wanted: Cells) -> bool:
    """Whether whatever lies on the board lies there in the wanted one."""
    return all(not content or content == wanted[cell] for cell, content in now.items())


def floating(game: Game, cells: Cells) -> str:
    """A cell whose piece has nothing to lie on; "" if there is none."""
    board, gravity = game.rules.DESCRIPTOR.board, game.rules.DESCRIPTOR.gravity
    for column in board.columns if gravity != "none" else ():
        hole = False
        for row in _from_support(gravity, board.rows):
            content = cells[f"{column}{board.separator}{row}"]
            if content and hole:
                return f"{column}{board.separator}{row}"
            hole = hole or not content
    return ""


def _from_support(gravity: Gravity, rows: int) -> range:
    """The rows of a column: from the bottom where pieces fall, from the top where they push."""
    return range(1, rows + 1) if gravity == "down" else range(rows, 0, -1)
