"""puissance4: the 7 x 6 grid with its options Dehors !, Pions Power and 5 à la suite.

A column is a list of player numbers, bottom first. Columns are 1..7; with `five` the printed
panels stand at columns 0 and 8.
"""

from .grid import Cell, straight_lines
from .matches import FirstToWins, Match
from .options import BOOLEAN, FIRST_OF_TWO, WINS, Option, Options
from .rounds import End, TurnRound

OPTIONS = {
    "pop_out": Option(False, BOOLEAN),
    "power": Option(False, BOOLEAN),
    "five": Option(False, BOOLEAN),
    "both_lines": Option("mover", ("mover", "opponent", "draw")),
    "ejected": Option("back", ("back", "out")),
    "wins": WINS,
    "first": FIRST_OF_TWO,
}

COLUMNS, ROWS = range(1, 8), range(1, 7)
DISCS = 21
POWERS = "AWDB"
PANELS = {0: [2, 1, 2, 1, 2, 1], 8: [1, 2, 1, 2, 1, 2]}
FOURS = straight_lines(COLUMNS, ROWS, 4)
FIVES_WITH_PANELS = straight_lines(range(9), ROWS, 5)


class Puissance4(TurnRound):
    """A round; `pending` is the power disc (W, D or B) whose second ply is due."""

    def __init__(self, options: Options, starter: int, _number: int) -> None:
        super().__init__(2, starter)
        self.options = options
        self.columns: dict[int, list[int]] = {column: [] for column in COLUMNS}
        unused = POWERS if options["power"] else ""
        self.unused = {1: unused, 2: unused}
        self.ordinary = {1: DISCS - len(unused), 2: DISCS - len(unused)}
        self.pending = ""
        self.begin_turn(starter)

    def legal(self) -> list[str]:
        """What may be played now."""
        if self.pending == "W":
            return [*self.second_plies("W"), "-"]
        if self.pending:
            return self.second_plies(self.pending)
        me = self.mover()
        powers = [f"{kind}{column}" for kind in self.unused[me] for column in self.open_columns()]
        pops = self.bottom_discs(me) if self.options["pop_out"] else []
        return self.ordinary_drops() + powers + pops

    def open_columns(self) -> list[int]:
        """Columns that are not full."""
        return [column for column in COLUMNS if len(self.columns[column]) < len(ROWS)]

    def ordinary_drops(self) -> list[str]:
        """Drops of an ordinary disc, which must be in hand."""
        if self.ordinary[self.mover()] == 0:
            return []
        return [str(column) for column in self.open_columns()]

    def bottom_discs(self, owner: int) -> list[str]:
        """Pops of the owner's discs on the bottom row."""
        return [f"x{column}" for column in COLUMNS if self.columns[column][:1] == [owner]]

    def second_plies(self, kind: str) -> list[str]:
        """What may follow a power disc in the same turn, declining left out."""
        me = self.mover()
        if kind == "W":
            return [drop for drop in self.ordinary_drops() if not self.would_line(me, int(drop))]
        if kind == "D":
            return self.ordinary_drops()
        if kind == "B":
            return self.bottom_discs(3 - me)
        return []

    def would_line(self, player: int, column: int) -> bool:
        """Whether a disc dropped there would complete a line of the player."""
        self.columns[column].append(player)
        completed = self.has_line(player)
        self.columns[column].pop()
        return completed

    def apply(self, token: str) -> None:
        """Play a token, test lines, and see whether the turn goes on."""
        after_breaker, self.pending = self.pending == "B", ""
        kind = token[0] if token[0] in POWERS else ""
        if token == "-":
            pass
        elif token[0] == "x":
            self.pop(int(token[1]), by_breaker=after_breaker)
        elif kind:
            self.drop_power(kind, int(token[1]))
        else:
            self.drop(int(token))
        if self.end_by_lines():
            return
        if self.second_plies(kind):
            self.pending = kind
        else:
            self.end_turn()

    def drop(self, column: int) -> None:
        """An ordinary disc from the hand into the column."""
        self.ordinary[self.mover()] -= 1
        self.columns[column].append(self.mover())

    def drop_power(self, kind: str, column: int) -> None:
        """A power disc into the column; the anvil throws out everything below it."""
        me = self.mover()
        self.unused[me] = self.unused[me].replace(kind, "")
        if kind == "A":
            for disc in self.columns[column]:
                self.eject(disc)
            self.columns[column] = []
        self.columns[column].append(me)

    def pop(self, column: int, by_breaker: bool) -> None:
        """The bottom disc out of the column, which comes down by one."""
        disc = self.columns[column].pop(0)
        if by_breaker:
            self.eject(disc)
        else:
            self.ordinary[disc] += 1

    def eject(self, disc: int) -> None:
        """A disc thrown out by a power goes back to its owner, or leaves the round."""
        if self.options["ejected"] == "back":
            self.ordinary[disc] += 1

    def end_by_lines(self) -> bool:
        """End the round if somebody has a line."""
        me, other = self.mover(), 3 - self.mover()
        mine, theirs = self.has_line(me), self.has_line(other)
        if mine and theirs:
            winners = {"mover": (me,), "opponent": (other,), "draw": ()}
            self.finish(End(winners[str(self.options["both_lines"])], "line"))
        elif mine:
            self.finish(End((me,), "line"))
        elif theirs:
            self.finish(End((other,), "line"))
        return self.end is not None

    def has_line(self, player: int) -> bool:
        """Whether a line of the player stands."""
        lines = FIVES_WITH_PANELS if self.options["five"] else FOURS
        return any(all(self.owner(cell) == player for cell in line) for line in lines)

    def owner(self, cell: Cell) -> int:
        """Whose disc is in a cell of the grid or of a panel; 0 if there is none."""
        column, row = cell
        discs = PANELS[column] if column in PANELS else self.columns[column]
        return discs[row - 1] if row <= len(discs) else 0

    def position(self) -> object:
        """Grid, discs in hand and unused power discs."""
        grid = tuple(tuple(self.columns[column]) for column in COLUMNS)
        return grid, self.ordinary[1], self.ordinary[2], self.unused[1], self.unused[2]

    def board(self) -> list[str]:
        """Rows, top first, the panels of `five` included."""
        columns = range(9) if self.options["five"] else COLUMNS
        return [
            "".join(".12"[self.owner((column, row))] for column in columns)
            for row in reversed(ROWS)
        ]

    def hand(self) -> list[int]:
        """Ordinary discs in hand."""
        return [self.ordinary[1], self.ordinary[2]]

    def powers(self) -> list[str]:
        """Unused power discs."""
        return [self.unused[1], self.unused[2]]


def start_match(options: Options) -> Match:
    """A match of this game."""
    return FirstToWins(options, Puissance4)
