"""top10: fill the grid, then pop discs that are part of a line and keep them.

A column is a list of player numbers, bottom first.
"""

from .grid import straight_lines
from .matches import FirstToWins, Match
from .options import FIRST_OF_TWO, WINS, Option, Options, number
from .rounds import End, TurnRound

OPTIONS = {
    "fill": Option("players", ("players", "random")),
    "seed": Option(0, range(2**63)),
    "target": Option(10, range(1, 22)),
    "wins": WINS,
    "first": FIRST_OF_TWO,
}

COLUMNS, ROWS = range(1, 8), range(1, 7)
PLACES = len(COLUMNS) * len(ROWS)
LINES = straight_lines(COLUMNS, ROWS, 4)


class Top10(TurnRound):
    """A round; `popped_from` is the column of a popped disc that must be dropped back in, or 0."""

    def __init__(self, options: Options, starter: int, number_of_round: int) -> None:
        super().__init__(2, starter)
        self.target = number(options, "target")
        self.columns: dict[int, list[int]] = {column: [] for column in COLUMNS}
        self.filled = 0
        self.kept = {1: 0, 2: 0}
        self.popped_from = 0
        self.begin_turn(starter)
        if options["fill"] == "random":
            self.fill_as_told(str(options["filling"]), number_of_round)

    def fill_as_told(self, filling: str, number_of_round: int) -> None:
        """Fill with the 42 digits meant for this round: the referee draws no lots of its own."""
        digits = filling[(number_of_round - 1) * PLACES : number_of_round * PLACES]
        if len(digits) != PLACES:
            raise ValueError("a random filling must be given to the referee, 42 digits a round")
        for digit in digits:
            if digit not in self.legal():
                raise ValueError(f"no filling: {digits}")
            self.apply(digit)

    def legal(self) -> list[str]:
        """A column to fill, a disc to pop, or a column to drop the popped disc back into."""
        if self.filled < PLACES:
            row = self.filled // len(COLUMNS) + 1
            return [str(column) for column in COLUMNS if len(self.columns[column]) < row]
        if self.popped_from:
            return self.drops_back()
        return self.pops()

    def pops(self) -> list[str]:
        """Own discs on the bottom row."""
        me = self.mover()
        return [f"x{column}" for column in COLUMNS if self.columns[column][:1] == [me]]

    def drops_back(self) -> list[str]:
        """Columns with room, but the disc's own only if there is no other."""
        room = [column for column in COLUMNS if len(self.columns[column]) < len(ROWS)]
        elsewhere = [column for column in room if column != self.popped_from]
        return [str(column) for column in elsewhere or room]

    def apply(self, token: str) -> None:
        """Fill, pop or drop back."""
        if token[0] == "x":
            self.pop(int(token[1]))
            return
        self.columns[int(token)].append(self.mover())
        self.popped_from = 0
        self.filled = min(self.filled + 1, PLACES)
        self.end_turn()

    def pop(self, column: int) -> None:
        """Pop a disc: keep it if it was part of a line, otherwise it must go back in."""
        me = self.mover()
        in_line = self.bottom_disc_is_in_line(column)
        self.columns[column].pop(0)
        if not in_line:
            self.popped_from = column
            return
        self.kept[me] += 1
        if self.kept[me] == self.target:
            self.finish(End((me,), "target"))
        elif not self.pops():
            self.end_turn()

    def bottom_disc_is_in_line(self, column: int) -> bool:
        """Whether the bottom disc of the column is part of a line of its colour."""
        colour = self.owner(column, 1)
        return any(
            (column, 1) in line and all(self.owner(*cell) == colour for cell in line)
            for line in LINES
        )

    def owner(self, column: int, row: int) -> int:
        """Whose disc is in a cell; 0 if there is none."""
        discs = self.columns[column]
        return discs[row - 1] if row <= len(discs) else 0

    def running_scores(self) -> list[int]:
        """Kept discs."""
        return [self.kept[1], self.kept[2]]

    def position(self) -> object:
        """Grid and kept discs."""
        grid = tuple(tuple(self.columns[column]) for column in COLUMNS)
        return grid, self.kept[1], self.kept[2]

    def board(self) -> list[str]:
        """Rows, top first."""
        return [
            "".join(".12"[self.owner(column, row)] for column in COLUMNS) for row in reversed(ROWS)
        ]

    def hand(self) -> list[int]:
        """Discs neither in the grid nor kept: those still to fill with, or the popped one."""
        discs = PLACES // 2
        return [
            discs - self.kept[player] - sum(c.count(player) for c in self.columns.values())
            for player in self.everybody()
        ]


def start_match(options: Options) -> Match:
    """A match of this game."""
    return FirstToWins(options, Top10)
