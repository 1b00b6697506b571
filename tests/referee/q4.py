"""q4: four boards of 4 x 4 that are stacked into a cube; place marbles, then move them.

Cells are named as in the notation, `2b3` = board 2, column b, row 3.
"""

from itertools import product

from .claims import CLAIM_OPTIONS, WRONG_CLAIM_OPTIONS, ClaimingRound
from .matches import FirstToWins, Match
from .options import ANY_COUNT, BOOLEAN, WINS, Option, Options, number

OPTIONS = {
    "players": Option(2, (2, 3, 4)),
    "marbles": Option(12, range(1, 32)),
    "partners": Option(False, BOOLEAN),
    "claims": Option("auto", CLAIM_OPTIONS),
    "wrong_claim": Option("pass", WRONG_CLAIM_OPTIONS),
    "move_limit": Option(100, ANY_COUNT),
    "stake": Option(1, ANY_COUNT),
    "wins": WINS,
    "first": Option(1, (1, 2, 3, 4)),
}

MOST_MARBLES = {2: 31, 3: 21, 4: 15}
BOARDS, COLUMNS, ROWS = "1234", "abcd", "1234"
CELLS = [board + column + row for board in BOARDS for column in COLUMNS for row in ROWS]


def cube_lines() -> list[list[str]]:
    """Walk four cells from every cell in every direction; keep what stays inside the cube."""
    names = {(x, y, z): BOARDS[x] + COLUMNS[y] + ROWS[z] for x, y, z in product(range(4), repeat=3)}
    lines: list[list[str]] = []
    for (x, y, z), (dx, dy, dz) in product(names, product((-1, 0, 1), repeat=3)):
        walk = [(x + step * dx, y + step * dy, z + step * dz) for step in range(4)]
        if (dx, dy, dz) > (0, 0, 0) and all(place in names for place in walk):
            lines.append([names[place] for place in walk])
    return lines


LINES = cube_lines()


class Q4(ClaimingRound):
    """A round; `marbles` tells whose marble lies on a cell, free cells are not in it."""

    def __init__(self, options: Options, starter: int, _number: int) -> None:
        super().__init__(options, number(options, "players"), starter)
        self.partners = bool(options["partners"])
        self.move_limit = number(options, "move_limit")
        self.moves_made = 0
        self.marbles: dict[str, int] = {}
        self.in_hand = {player: number(options, "marbles") for player in self.everybody()}
        self.begin_turn(starter)

    def side(self, player: int) -> tuple[int, ...]:
        """Partners sit opposite each other."""
        if not self.partners:
            return (player,)
        return (1, 3) if player in (1, 3) else (2, 4)

    def moving(self) -> bool:
        """Moving starts once all marbles of the players still in are placed."""
        return all(self.in_hand[player] == 0 for player in self.still_in())

    def placements(self) -> list[str]:
        """A marble on a free cell, or later one of your own to another free cell."""
        me = self.mover()
        free = [cell for cell in CELLS if cell not in self.marbles]
        if self.moving():
            own = [cell for cell in CELLS if self.marbles.get(cell) == me]
            return [f"{start}-{goal}" for start in own for goal in free]
        return free if self.in_hand[me] > 0 else []

    def place(self, token: str) -> None:
        """Put a marble on a cell, from the hand or from another cell."""
        me = self.mover()
        if "-" in token:
            start, goal = token.split("-")
            del self.marbles[start]
            self.moves_made += 1
        else:
            goal = token
            self.in_hand[me] -= 1
        self.marbles[goal] = me

    def can_win(self, player: int) -> bool:
        """Whether a line of the player's own colour stands."""
        return any(all(self.marbles.get(cell) == player for cell in line) for line in LINES)

    def board_is_empty(self) -> bool:
        """Whether no marble lies anywhere."""
        return not self.marbles

    def exhausted(self) -> str:
        """The limit of moving plies in all."""
        return "limit" if self.moves_made >= self.move_limit else ""

    def give_up_hand(self, player: int) -> None:
        """The marbles in hand of a player who leaves are gone; those on the boards stay."""
        self.in_hand[player] = 0

    def position(self) -> object:
        """Marbles on the boards and in hand, who is out, who must skip a turn."""
        hands = tuple(self.hand())
        return tuple(self.marbles.get(cell, 0) for cell in CELLS), hands, self.penalties()

    def board(self) -> list[list[str]]:
        """Four boards of rows, top first."""
        return [
            [
                "".join(".1234"[self.marbles.get(board + column + row, 0)] for column in COLUMNS)
                for row in reversed(ROWS)
            ]
            for board in BOARDS
        ]

    def hand(self) -> list[int]:
        """Marbles still to be placed."""
        return [self.in_hand[player] for player in self.everybody()]


def start_match(options: Options) -> Match:
    """A match of this game."""
    players = number(options, "players")
    if number(options, "marbles") > MOST_MARBLES[players]:
        raise ValueError("more marbles than the boards can take")
    if options["partners"] and players != 4:
        raise ValueError("partners are for four players")
    if number(options, "first") > players:
        raise ValueError("the first player is not at the table")
    return FirstToWins(options, Q4, players)
