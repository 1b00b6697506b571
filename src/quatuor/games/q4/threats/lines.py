"""Which free cells of the cube complete a line of one colour, and which make three of one."""

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.games.q4.blocking import LINES


@kernel
def open_cells(mine: int, theirs: int) -> tuple[int, int]:
    """The free cells of my open lines of three marbles, and of those of two, as sets."""
    completing, forcing = 0, 0
    for line in LINES:
        if line & theirs == 0:
            count = popcount(line & mine)
            if count == 3:
                completing |= line & ~mine
            elif count == 2:
                forcing |= line & ~mine
    return completing, forcing
