"""Whether the player to move wins with the next ply, read from the board without trying plies.

Trying every ply to find out is what an engine would spend most of its time on. Where the board
shows it (a line lacks one cell that can be filled), a game offers a kernel `wins_next(state)` in
`games/NAME/evaluation.py`, which answers YES, NO, or CANNOT_TELL where plies have to be tried. The
answer is exact.
"""

from typing import Any

from quatuor.compiler import kernel
from quatuor.search.specialise import by_part

NO, YES, CANNOT_TELL = range(3)


@kernel
def cannot_tell(_s: Any) -> int:
    """For a game that offers no such kernel."""
    return CANNOT_TELL


wins_next = by_part("evaluation", "wins_next", cannot_tell)
"""`wins_next(g, s)`: the answer by the rules `g`."""
