"""Observations: which planes there are with some options, and how to read a board out of them."""

from typing import Any

import numpy as np
import numpy.typing as npt

from quatuor.compiler.bits import signed
from quatuor.game import Game
from quatuor.lab.kernels import Seen
from quatuor.rules.planes import Cells, Plane, used

Floats = npt.NDArray[np.float32]


def in_blocks(masks: list[int], size: int) -> npt.NDArray[np.int64]:
    """Words in whole blocks of this size, the last one filled up with empty words."""
    return np.array(masks + [0] * (-len(masks) % size), dtype=np.int64)


class Planes:
    """The planes of a game with its options, sets of cells first, then numbers."""

    def __init__(self, game: Game, part: Any) -> None:
        self._game, self._part, options = game, part, game.options
        boards, counts = used(part.BOARDS, options), used(part.COUNTS, options)
        self._boards: list[Plane] = [part.BOARDS[number] for number in boards]
        self.planes = (*self._boards, *(part.COUNTS[number] for number in counts))
        self.cells: Cells = part.cells(options)
        most = np.array([plane.most_with(options) for plane in self.planes], dtype=np.float64)
        self.board_scales = 1.0 / most[: len(boards)]
        self.seen = Seen(
            np.array(boards, dtype=np.int64),
            in_blocks([signed(1 << bit) for bit in self.cells.bits], 16),
            np.array(counts, dtype=np.int64),
            1.0 / most[len(boards) :],
            len(self.cells.bits),
        )

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of one observation: planes, then boards where there are several, then cells."""
        return (len(self.planes), *self.cells.shape)

    def board(self, observation: Floats, mover: int) -> Any:
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
