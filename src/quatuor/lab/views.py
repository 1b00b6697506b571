"""What programs ask of a state, beside its words: masks, observations, drawn actions.

Arrays are flat, so that compiled code writes whole blocks of them. Of those that nobody asked for
there is an empty one.
"""

from typing import Any, NamedTuple

import numpy as np

from quatuor.lab.room import Room

MASK, PACKED_MASK, OBSERVATION, SAMPLE, TRUTHS = 1, 2, 4, 8, 16
"""The views as bits of a word: which are wanted, and which are there."""
FLOATS = "float32"
OBSERVED = {FLOATS: OBSERVATION, "bool": TRUTHS}
"""The types of numbers that an observation can be made of."""
NAMES = {"mask": MASK, "packed_mask": PACKED_MASK, "observation": OBSERVATION}


class Views(NamedTuple):
    """The arrays, a row for each game one after the other."""

    mask: Any
    """Bytes, 1 where an action is legal."""
    packed_mask: Any
    observation: Any
    bits: Any
    """The floats of the observation as whole numbers, as which sets are written."""
    truths: Any
    """An observation of truth values, as bytes."""
    sample: Any
    """An action for each game, drawn at random."""


class Shapes(NamedTuple):
    """How many numbers of each kind there are for one game, and whose memory they take."""

    actions: int
    planes: int
    room: Room

    def made(self, batch: int, wanted: int) -> Views:
        """Arrays for what is wanted."""
        if not wanted:
            return NOTHING
        bytes_wide = -(-self.actions // 8)
        empty = self.room.empty
        floats = empty(batch * self.planes, FLOAT) if wanted & OBSERVATION else NOTHING.observation
        return Views(
            empty(batch * self.actions, BYTE) if wanted & MASK else NOTHING.mask,
            empty(batch * bytes_wide, BYTE) if wanted & PACKED_MASK else NOTHING.packed_mask,
            floats,
            floats.view(np.int32) if wanted & OBSERVATION else NOTHING.bits,
            empty(batch * self.planes, BYTE) if wanted & TRUTHS else NOTHING.truths,
            empty(batch, WORD) if wanted & SAMPLE else NOTHING.sample,
        )


BYTE, WORD, FLOAT = np.dtype(np.uint8), np.dtype(np.int64), np.dtype(np.float32)
TRUTH = np.dtype(np.bool_)
NOTHING = Views(*(np.empty(0, kind) for kind in (BYTE, BYTE, FLOAT, np.int32, BYTE, WORD)))
