"""flip: two trays and a launcher; basic and championship (all at once), and pro (in turn).

A cell is named as in the notation, `Ub3`: tray, column, row. `cells` holds the stack of player
numbers in each cell, bottom first.
"""

from abc import abstractmethod
from types import MappingProxyType

from .grid import neighbours, straight_lines
from .matches import FirstToTarget, FirstToWins, Match
from .options import FIRST_OF_TWO, WINS, Option, Options, number
from .plain import Plain
from .rounds import End, Round

OPTIONS = {
    "mode": Option("basic", ("basic", "championship", "pro")),
    "target": Option(None, range(1, 100)),
    "claims": Option(None, ("announce", "auto")),
    "powers": Option(1, range(6)),
    "wins": WINS,
    "first": FIRST_OF_TWO,
}

TOKENS = 21
COLUMNS, SIDE = "abcd", range(1, 5)
TRAYS = "UL"
POWERS = "2MLC"
CELLS = [tray + column + str(row) for tray in TRAYS for column in COLUMNS for row in SIDE]
NOWHERE = ["tray", "miss"]
LINES = [
    [tray + COLUMNS[column - 1] + str(row) for column, row in line]
    for tray in TRAYS
    for line in straight_lines(SIDE, SIDE, 4)
]


def value_of(line: list[str]) -> int:
    """A line on the upper tray scores 2, on the lower 1."""
    return 2 if line[0][0] == "U" else 1


class Trays(Round):
    """A round on the two trays, whatever the mode."""

    def __init__(self, starter: int) -> None:
        super().__init__(2, starter)
        self.cells: dict[str, list[int]] = {cell: [] for cell in CELLS}
        self.left = {1: TOKENS, 2: TOKENS}

    @abstractmethod
    def controller(self, cell: str) -> int:
        """Who controls a cell; 0 for nobody."""

    def lines_of(self, player: int) -> list[list[str]]:
        """The lines of four that a player controls."""
        return [line for line in LINES if all(self.controller(cell) == player for cell in line)]

    def score(self, player: int, lines: list[list[str]]) -> None:
        """The player wins the round; only the best of the lines scores."""
        self.end = End((player,), "line", {player: max(value_of(line) for line in lines)})
        self.to_move = None

    def end_without_line(self) -> None:
        """All tokens are thrown and there is no line."""
        self.end = End((), "blocked")
        self.to_move = None

    def board(self) -> dict[str, str]:
        """The stack of every cell that is not empty, bottom first."""
        return {
            cell: "".join(str(player) for player in stack)
            for cell, stack in self.cells.items()
            if stack
        }

    def hand(self) -> list[int]:
        """Tokens that have not landed, those in the air included."""
        return [self.left[1], self.left[2]]


class Call(Plain):
    """A call that is not decided: `waits` counts each player's tokens that must land before."""

    def __init__(self, caller: int, lines: list[list[str]], in_air: dict[int, int]) -> None:
        self.caller = caller
        self.lines = lines
        self.waits = dict(in_air)


class AllAtOnce(Trays):
    """A round of basic or championship: events in the order in which they happened."""

    def __init__(self, options: Options, starter: int, _number: int) -> None:
        super().__init__(starter)
        self.to_move = None
        self.announce = options["claims"] == "announce"
        self.in_air = {1: 0, 2: 0}
        self.calls: list[Call] = []

    def controller(self, cell: str) -> int:
        """The top token controls its cell."""
        return self.cells[cell][-1] if self.cells[cell] else 0

    def legal(self) -> list[str]:
        """Landings, throws and calls of either player."""
        tokens = []
        for player in self.everybody():
            if self.left[player] > 0:
                tokens += [f"{player}:{place}" for place in CELLS + NOWHERE]
            if self.left[player] > self.in_air[player]:
                tokens.append(f"{player}^")
            if self.announce:
                tokens.append(f"{player}!")
        return tokens

    def apply(self, token: str) -> None:
        """A throw, a call or a landing; then calls are decided that wait for nothing more."""
        player = int(token[0])
        if token[1] == "^":
            self.in_air[player] += 1
        elif token[1] == "!":
            self.call(player)
        else:
            self.land(player, token[2:])
        self.decide_calls()
        if self.end is None and self.all_thrown() and not self.lines_of(1) + self.lines_of(2):
            self.end_without_line()

    def land(self, player: int, place: str) -> None:
        """A landing is that of the player's earliest token in the air, if there is one."""
        if self.in_air[player] > 0:
            self.in_air[player] -= 1
            for call in self.calls:
                call.waits[player] = max(0, call.waits[player] - 1)
        if place != "miss":
            self.left[player] -= 1
        if place in self.cells:
            self.cells[place].append(player)
            if not self.announce:
                self.call(player)

    def call(self, player: int) -> None:
        """A call covers all lines that the caller controls now; without any it is just wrong."""
        lines = self.lines_of(player)
        if lines:
            self.calls.append(Call(player, lines, self.in_air))

    def decide_calls(self) -> None:
        """Decide, the earliest first, every call that waits for no token any more."""
        while self.end is None and self.calls:
            call = self.calls[0]
            if any(call.waits.values()):
                return
            self.calls.pop(0)
            standing = [line for line in call.lines if line in self.lines_of(call.caller)]
            if standing:
                self.score(call.caller, standing)

    def all_thrown(self) -> bool:
        """Whether no token is in a hand or in the air."""
        return self.left == {1: 0, 2: 0}


class InTurn(Trays):
    """A round of pro; `choosing` is the kind (L or C) and the cell of a token that may choose."""

    def __init__(self, options: Options, starter: int, _number: int) -> None:
        super().__init__(starter)
        of_each = number(options, "powers")
        powers = "".join(kind * of_each for kind in POWERS)
        self.unused = {1: powers, 2: powers}
        self.choosing: tuple[str, str] | None = None

    def controller(self, cell: str) -> int:
        """The player with more tokens in the cell."""
        ones, twos = self.cells[cell].count(1), self.cells[cell].count(2)
        if ones == twos:
            return 0
        return 1 if ones > twos else 2

    def mover(self) -> int:
        """The player whose turn it is."""
        assert self.to_move is not None
        return self.to_move

    def legal(self) -> list[str]:
        """A throw of any kind of token left, wherever it lands; or the choice that is due."""
        if self.choosing:
            kind, cell = self.choosing
            return ["row", "col"] if kind == "L" else cells_around(cell)
        me = self.mover()
        ordinary = ["N"] if self.left[me] > len(self.unused[me]) else []
        kinds = ordinary + [kind for kind in POWERS if kind in self.unused[me]]
        return [f"{me}:{kind}:{place}" for kind in kinds for place in CELLS + NOWHERE]

    def apply(self, token: str) -> None:
        """A throw or a choice, then the test for lines, then the next throw."""
        throws_again = False
        if self.choosing:
            self.choose(token)
        else:
            _, kind, place = token.split(":")
            self.land(kind, place)
            throws_again = kind == "2" and place in self.cells
        if self.choosing:
            return
        for player in self.everybody():
            if self.lines_of(player):
                self.score(player, self.lines_of(player))
                return
        self.next_throw(throws_again)

    def land(self, kind: str, place: str) -> None:
        """A token lands; off the cells it is out and has no effect."""
        me = self.mover()
        self.left[me] -= 1
        self.unused[me] = self.unused[me].replace(kind, "", 1)
        if place not in self.cells:
            return
        self.cells[place].append(me)
        if kind == "M":
            self.clear(cells_around(place))
        if kind in ("L", "C"):
            self.choosing = (kind, place)

    def choose(self, token: str) -> None:
        """Line out clears the row or column of its cell, cell out one cell around it."""
        assert self.choosing is not None
        _, cell = self.choosing
        self.choosing = None
        if token == "row":
            self.clear([other for other in CELLS if other[0] == cell[0] and other[2] == cell[2]])
        elif token == "col":
            self.clear([other for other in CELLS if other[0] == cell[0] and other[1] == cell[1]])
        else:
            self.clear([token])

    def clear(self, cells: list[str]) -> None:
        """Removed tokens are out until the next round."""
        for cell in cells:
            self.cells[cell] = []

    def next_throw(self, again: bool) -> None:
        """The other player throws, or the same one again; whoever has no token is passed over."""
        me, other = self.mover(), 3 - self.mover()
        for player in (me, other) if again else (other, me):
            if self.left[player] > 0:
                self.to_move = player
                return
        self.end_without_line()

    def powers(self) -> list[str]:
        """Unused power tokens."""
        return [self.unused[1], self.unused[2]]


def cells_around(cell: str) -> list[str]:
    """The up to eight cells around a cell, on its tray."""
    place = (COLUMNS.index(cell[1]) + 1, int(cell[2]))
    return [cell[0] + COLUMNS[c - 1] + str(r) for c, r in neighbours(place, SIDE, SIDE)]


class PlayedAgain(FirstToWins):
    """Basic: a round without a line is played again, as a new round."""

    def settle(self, end: End) -> None:
        """Only a won round counts."""
        if end.winners:
            super().settle(end)


def start_match(options: Options) -> Match:
    """A match of this game; the defaults of two options depend on the mode."""
    mode = options["mode"]
    claims = options["claims"] or "announce"
    target = options["target"] or (3 if mode == "pro" else 5)
    settled = MappingProxyType({**options, "claims": claims, "target": target})
    if mode == "basic":
        return PlayedAgain(settled, AllAtOnce)
    return FirstToTarget(settled, InTurn if mode == "pro" else AllAtOnce, players=2)
