"""Boards of many sizes: who wins on the empty board, beside what is known.

The known values are John Tromp's. A journal keeps what has been solved, one line of JSON a board,
so that the work can be interrupted.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Final

from quatuor.games.puissance4.solver.solve import Solver
from quatuor.journal import add
from quatuor.resumed import resumed
from quatuor.search.limit import Stop, run_interruptibly

KNOWN: Final = {4: "==-=----", 5: "====+++", 6: "==-+--", 7: "==+=+", 8: "==-+-"}
"""By height, boards of 4 columns, 5 and so on: + the first player wins, - the second, = a draw."""


@dataclass(frozen=True)
class Board:
    """A solved board."""

    width: int
    height: int
    score: int
    known: str
    seconds: float
    nodes: int

    @property
    def sign(self) -> str:
        """Who wins, as in `KNOWN`."""
        return "+" if self.score > 0 else "-" if self.score < 0 else "="

    @property
    def agrees(self) -> bool:
        """Whether that is what is known."""
        return self.sign == self.known


def sizes(cells: int) -> list[tuple[int, int, str]]:
    """(columns, rows, who is known to win) of the boards with at most so many cells."""
    found = [
        (width, height, mark)
        for height, marks in KNOWN.items()
        for width, mark in enumerate(marks, start=4)
        if width * height <= cells and width * (height + 1) <= 64
    ]
    return sorted(found, key=lambda size: size[0] * size[1])


def solve_boards(cells: int, journal: Path | None = None) -> Iterator[Board]:
    """Solve board after board, the small ones first; those in the journal are not solved again."""
    boards = resumed(journal, lambda line: Board(**json.loads(line)))
    done = {(board.width, board.height): board for board in boards}
    for width, height, mark in sizes(cells):
        board = done.get((width, height)) or solve_board(width, height, mark)
        if (width, height) not in done:
            add(journal, [json.dumps(asdict(board))])
        yield board


def solve_board(width: int, height: int, mark: str) -> Board:
    """Solve one empty board; it can be interrupted from the keyboard."""
    started, stop = process_time(), Stop()
    solver = Solver(width, height)
    solver.stop_on(stop)
    score = run_interruptibly(lambda: solver.score(""), None, stop)
    seconds = round(process_time() - started, 2)
    return Board(width, height, score, mark, seconds, solver.nodes)
