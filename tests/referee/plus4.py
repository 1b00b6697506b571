"""plus4: push a piece in at the top; from a full column the bottom piece falls out.

A column is a list of pieces, top first. Pieces are written as on the board: `1` and `2` are
ordinary, `A` is the bonus piece of player 1 and `B` that of player 2.
"""

from .grid import Cell, straight_lines
from .matches import FirstToWins, Match
from .options import ANY_COUNT, FIRST_OF_TWO, WINS, Option, Options, number
from .rounds import End, TurnRound

OPTIONS = {
    "mode": Option("elementary", ("elementary", "endless", "rounds")),
    "target": Option(11, range(1, 100)),
    "rounds_max": Option(None, ANY_COUNT),
    "both_lines": Option("draw", ("draw", "mover", "opponent")),
    "discs": Option(9, range(1, 17)),
    "wins": WINS,
    "first": FIRST_OF_TWO,
}

SIDE = range(1, 5)
LINES = straight_lines(SIDE, SIDE, 4)
OWNER = {"1": 1, "A": 1, "2": 2, "B": 2}
BONUS = {1: "A", 2: "B"}


class Plus4(TurnRound):
    """A round in any of the three modes."""

    def __init__(self, options: Options, starter: int, _number: int) -> None:
        super().__init__(2, starter)
        self.options = options
        self.mode = options["mode"]
        self.columns: dict[int, list[str]] = {column: [] for column in SIDE}
        self.ordinary = {player: number(options, "discs") for player in self.everybody()}
        self.bonus_in_hand = dict.fromkeys(self.everybody(), self.mode != "elementary")
        self.points = {1: 0, 2: 0}
        self.begin_turn(starter)

    def legal(self) -> list[str]:
        """Every column is always open, to any piece in hand."""
        me = self.mover()
        ordinary = [str(column) for column in SIDE] if self.ordinary[me] else []
        bonus = [f"B{column}" for column in SIDE] if self.bonus_in_hand[me] else []
        return ordinary + bonus

    def apply(self, token: str) -> None:
        """Push, then judge the lines as the mode says."""
        before = {player: self.complete_lines(player) for player in self.everybody()}
        bonus_pushed = token[0] == "B"
        self.push(int(token[-1]), bonus_pushed)
        new = {
            player: [line for line in self.complete_lines(player) if line not in before[player]]
            for player in self.everybody()
        }
        if self.mode == "elementary":
            self.judge_elementary(new)
        elif self.mode == "endless":
            self.judge_endless(new)
        else:
            self.judge_rounds(new, bonus_pushed)
        if self.end is None:
            self.end_turn()

    def push(self, column: int, bonus: bool) -> None:
        """A piece takes the top place; a fifth one pushes the bottom one back into a hand."""
        me = self.mover()
        if bonus:
            self.bonus_in_hand[me] = False
            self.columns[column].insert(0, BONUS[me])
        else:
            self.ordinary[me] -= 1
            self.columns[column].insert(0, str(me))
        if len(self.columns[column]) > len(SIDE):
            self.take_back(self.columns[column].pop())

    def take_back(self, piece: str) -> None:
        """A piece pushed out goes back to its owner's hand."""
        owner = OWNER[piece]
        if piece == BONUS[owner]:
            self.bonus_in_hand[owner] = True
        else:
            self.ordinary[owner] += 1

    def piece(self, cell: Cell) -> str:
        """The piece in a cell (column, place counted from the top), or a dot."""
        column, place = cell
        pieces = self.columns[column]
        return pieces[place - 1] if place <= len(pieces) else "."

    def complete_lines(self, player: int) -> list[list[Cell]]:
        """Lines whose four cells are all the player's."""
        return [
            line for line in LINES if all(OWNER.get(self.piece(cell)) == player for cell in line)
        ]

    def holds_bonus(self, line: list[Cell], player: int) -> bool:
        """Whether the player's bonus piece is in the line."""
        return any(self.piece(cell) == BONUS[player] for cell in line)

    def judge_elementary(self, new: dict[int, list[list[Cell]]]) -> None:
        """A line wins for its owner; both at once is for the option to say."""
        me, other = self.mover(), 3 - self.mover()
        if new[1] and new[2]:
            winners = {"draw": (), "mover": (me,), "opponent": (other,)}
            self.finish(End(winners[str(self.options["both_lines"])], "line"))
        elif new[1] or new[2]:
            self.finish(End((1,) if new[1] else (2,), "line"))

    def judge_endless(self, new: dict[int, list[list[Cell]]]) -> None:
        """Every new line scores, and the round ends when somebody has reached the target."""
        for player, lines in new.items():
            for line in lines:
                self.points[player] += 2 if self.holds_bonus(line, player) else 1
        if max(self.points.values()) >= number(self.options, "target"):
            self.finish(self.undecided("target"))

    def judge_rounds(self, new: dict[int, list[list[Cell]]], bonus_pushed: bool) -> None:
        """The first line or lines end the round; the bonus piece counts unless just pushed."""
        me = self.mover()
        points = {1: 0, 2: 0}
        for player, lines in new.items():
            just_pushed = bonus_pushed and player == me
            for line in lines:
                double = self.holds_bonus(line, player) and not just_pushed
                points[player] += 2 if double else 1
        if new[1] or new[2]:
            self.finish(End((), "line", points))

    def running_scores(self) -> list[int] | None:
        """The points of an endless round; the other modes keep no score inside a round."""
        return [self.points[1], self.points[2]] if self.mode == "endless" else None

    def position(self) -> object:
        """Grid (what is not in it is in hand) and points."""
        grid = tuple(tuple(self.columns[column]) for column in SIDE)
        return grid, self.points[1], self.points[2]

    def board(self) -> list[str]:
        """Rows, top first."""
        return ["".join(self.piece((column, place)) for column in SIDE) for place in SIDE]

    def hand(self) -> list[int]:
        """Ordinary pieces in hand."""
        return [self.ordinary[1], self.ordinary[2]]


class RoundsMatch(Match):
    """The variant: points over rounds, the first to `target` or the most after `rounds_max`."""

    def settle(self, end: End) -> None:
        """Add what the round gave, and see whether that was the last one."""
        self.add(end.points)
        if max(self.points) >= number(self.options, "target"):
            self.decide_by_points("target")
        elif self.rounds_over == self.options["rounds_max"]:
            self.decide_by_points("rounds")

    def next_starter(self, end: End) -> int:
        """Whoever scored less in this round; equal: whoever did not start it."""
        first, second = end.points.get(1, 0), end.points.get(2, 0)
        if first == second:
            return 3 - self.position.starter
        return 1 if first < second else 2


def start_match(options: Options) -> Match:
    """A match of this game."""
    if options["mode"] == "rounds":
        return RoundsMatch(options, Plus4, players=2)
    return FirstToWins(options, Plus4)
