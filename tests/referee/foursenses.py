"""foursenses: pieces of one or two levels, solid or holed, known by their tops.

A place is None (empty) or the face and height of its top, such as ("S", 1).
"""

from .claims import CLAIM_OPTIONS, WRONG_CLAIM_OPTIONS, ClaimingRound
from .grid import Cell, straight_lines
from .matches import FirstToWins, Match
from .options import BOOLEAN, FIRST_OF_TWO, WINS, Option, Options, number
from .rounds import End

OPTIONS = {
    "players": Option(2, (2, 3)),
    "claims": Option("auto", CLAIM_OPTIONS),
    "wrong_claim": Option("pass", WRONG_CLAIM_OPTIONS),
    "blindfold": Option(False, BOOLEAN),
    "wins": WINS,
    "first": FIRST_OF_TWO,
}

COLUMNS = "abcd"
SIDE = range(1, 5)
PIECES_OF_A_KIND = 8
FOURS = straight_lines(SIDE, SIDE, 4)
THREES = straight_lines(SIDE, SIDE, 3)
STAIRCASES = ([1, 2, 3], [3, 2, 1])

Top = tuple[str, int]
KINDS = {"S": ("solid", "S", 1), "H": ("holed", "H", 1), "DS": ("double", "S", 2)}
KINDS["DH"] = ("double", "H", 2)
"""Token: which stock it comes from, the face that will be up, its levels."""


class FourSenses(ClaimingRound):
    """A round."""

    reason_of_win = "pattern"

    def __init__(self, options: Options, starter: int, _number: int) -> None:
        super().__init__(options, number(options, "players"), starter)
        self.tops: dict[Cell, Top | None] = {(column, row): None for column in SIDE for row in SIDE}
        self.stock = dict.fromkeys(("solid", "holed", "double"), PIECES_OF_A_KIND)
        self.begin_turn(starter)

    def placements(self) -> list[str]:
        """Any piece in stock, on an empty place or on a single piece of one level."""
        kinds = [token for token, (kind, _, _) in KINDS.items() if self.stock[kind] > 0]
        open_places = [cell for cell, top in self.tops.items() if top is None or top[1] == 1]
        return [
            f"{kind}{COLUMNS[column - 1]}{row}" for kind in kinds for column, row in open_places
        ]

    def place(self, token: str) -> None:
        """The piece becomes the top of its place."""
        kind, face, levels = KINDS[token[:-2]]
        cell = (COLUMNS.index(token[-2]) + 1, int(token[-1]))
        below = self.tops[cell]
        self.stock[kind] -= 1
        self.tops[cell] = (face, levels + (below[1] if below else 0))

    def tops_in(self, line: list[Cell]) -> list[Top]:
        """The tops in a line; empty places give none."""
        tops = [self.tops[cell] for cell in line]
        return [top for top in tops if top is not None]

    def fours_and_threes(self) -> tuple[list[list[Top]], list[list[Top]]]:
        """The tops of every line without an empty place: lines of four, and of three."""
        fours = [self.tops_in(line) for line in FOURS]
        threes = [self.tops_in(line) for line in THREES]
        return [f for f in fours if len(f) == 4], [t for t in threes if len(t) == 3]

    def can_win(self, player: int) -> bool:
        """Whether any pattern stands, whoever made it."""
        del player
        fours, threes = self.fours_and_threes()
        return (
            any(same_face(line) or same_height(line) for line in fours)
            or any(is_staircase(line) for line in threes)
        )  # fmt: skip

    def double_condition(self) -> bool:
        """One line of four alike in face and height, or a staircase with three tops alike."""
        fours, threes = self.fours_and_threes()
        return (
            any(same_face(line) and same_height(line) for line in fours)
            or any(is_staircase(line) and same_face(line) for line in threes)
        )  # fmt: skip

    def board_is_empty(self) -> bool:
        """Whether every place is empty."""
        return all(top is None for top in self.tops.values())

    def exhausted(self) -> str:
        """All pieces are placed."""
        return "full" if sum(self.stock.values()) == 0 else ""

    def win(self, player: int, reason: str) -> None:
        """Three players: 5 and perhaps 1 more, 0 for the player just before, 3 for the third."""
        before = player - 1 or self.players
        points = dict.fromkeys(self.everybody(), 3)
        points[before] = 0
        points[player] = 5
        if reason == "pattern" and self.double_condition():
            points[player] += 1
        self.finish(End((player,), reason, points))

    def position(self) -> object:
        """Tops, stock, who is out, who must skip a turn."""
        return tuple(self.tops.values()), tuple(self.stock.values()), self.penalties()

    def board(self) -> list[str]:
        """Rows, top first."""
        return [
            " ".join(picture(self.tops[(column, row)]) for column in SIDE) for row in reversed(SIDE)
        ]

    def hand(self) -> list[int]:
        """The stock that all share: solid, holed, doubles."""
        return list(self.stock.values())


def same_face(tops: list[Top]) -> bool:
    """All solid or all holed."""
    return len({face for face, _ in tops}) == 1


def same_height(tops: list[Top]) -> bool:
    """All of one height."""
    return len({height for _, height in tops}) == 1


def is_staircase(tops: list[Top]) -> bool:
    """Heights that climb or fall one by one."""
    return [height for _, height in tops] in STAIRCASES


def picture(top: Top | None) -> str:
    """A place as it is drawn."""
    return "--" if top is None else f"{top[0]}{top[1]}"


class ThreeRounds(Match):
    """Three players: three rounds, started by 1, 2, 3; most points win, equal is shared."""

    def settle(self, end: End) -> None:
        """Add the points; after the third round the match is over."""
        self.add(end.points)
        if self.rounds_over == 3:
            staying = [player for player in self.everybody() if player not in self.left]
            most = max(self.points[player - 1] for player in staying)
            best = [player for player in staying if self.points[player - 1] == most]
            self.decide(best, "rounds")


def start_match(options: Options) -> Match:
    """A match of this game."""
    if options["players"] == 3:
        return ThreeRounds(options, FourSenses, players=3)
    return FirstToWins(options, FourSenses)
