"""Observations: which planes there are with some options, and how to read a board out of them."""

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from quatuor.compiler.rows import BLOCK
from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.lab.tables import Seen
from quatuor.lab.views import FLOATS, OBSERVED, TRUTHS
from quatuor.rules.planes import Cells, Plane, used

Floats = npt.NDArray[np.float32]
Truths = npt.NDArray[np.bool_]


def in_block(places: Iterable[int]) -> npt.NDArray[np.uint8]:
    """The places of up to 64 bits, filled up with the highest, which no set of so few has."""
    found = np.full(BLOCK, BLOCK - 1, dtype=np.uint8)
    first = list(places)[:BLOCK]
    found[: len(first)] = first
    return found


class Planes:
    """The planes of a game with its options, sets of cells first, then numbers."""

    def __init__(self, game: Game, part: Any) -> None:
        self._game, self._part, options = game, part, game.options
        boards, counts = used(part.BOARDS, options), used(part.COUNTS, options)
        self._boards: list[Plane] = [part.BOARDS[number] for number in boards]
        self.planes = (*self._boards, *(part.COUNTS[number] for number in counts))
        self.cells: Cells = part.cells(options)
        most = np.array([plane.most_with(options) for plane in self.planes], dtype=np.float64)
        self._counting = [
            plane.name for plane, one in zip(self.planes, most, strict=True) if one > 1
        ]
        self.board_scales = 1.0 / most[: len(boards)]
        scales = np.zeros(len(part.COUNTS), dtype=np.float64)
        scales[list(counts)] = 1.0 / most[len(boards) :]
        chosen = [sum(1 << number for number in numbers) for numbers in (boards, counts)]
        bits = self.cells.bits
        self.seen = Seen(chosen[0], chosen[1], scales, in_block(bits), len(bits), len(self.planes))
        self.numbers = list(boards), list(counts)
        """Which of the sets of cells of the game, and which of its numbers, are seen."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of one observation: planes, then boards where there are several, then cells."""
        return (len(self.planes), *self.cells.shape)

    def seen_as(self, observation: str) -> int:
        """The bit of an observation of this type; truth values cannot be shares of a number."""
        if observation not in OBSERVED:
            known = " or ".join(map(repr, OBSERVED))
            raise BadRequest(f"observation is {known}, not {observation!r}")
        if OBSERVED[observation] == TRUTHS and self._counting:
            told = f"{self._counting[0]!r} of {self._game!r} is a number that a bool cannot show"
            raise BadRequest(f"{told}: observation is {FLOATS!r} here")
        return OBSERVED[observation]

    def board(self, observation: Floats | Truths, mover: int) -> Any:
        """The board as records write it, from one observation of this player."""
        flat = observation.reshape(len(self.planes), -1)[: len(self._boards)]
        numbers = np.rint(flat / self.board_scales[:, None]).astype(int).T.tolist()
        found = [self._part.content(seen, mover, self._game.players) for seen in numbers]
        return self._laid_out(found)

    def seen_by(self, observation: Floats, mover: int, viewer: int) -> Floats:
        """The same position from the seat of another player, without what only the mover has."""
        away, players = (viewer - mover) % self._game.players, self._game.players
        places = {(plane.name, plane.seat): at for at, plane in enumerate(self.planes)}
        order = []
        for plane in self.planes:
            seat = None if plane.seat is None else (plane.seat + away) % players
            order.append(places.get((plane.name, seat), -1))
        turned: Floats = observation[np.array(order)]
        turned[np.array(order) < 0] = 0
        return turned

    def _laid_out(self, contents: list[str]) -> Any:
        board = self._game.rules.DESCRIPTOR.board
        if board.piled:
            names = [name for part in board.parts for name in board.cells(part.letter)]
            return {name: pile for name, pile in zip(names, contents, strict=True) if pile}
        *parts, rows, columns = self.cells.shape
        space = " " if len(self._game.rules.GLYPHS[0]) > 1 else ""
        lines = [space.join(contents[at : at + columns]) for at in range(0, len(contents), columns)]
        if not parts:
            return lines
        return [lines[at : at + rows] for at in range(0, len(lines), rows)]
