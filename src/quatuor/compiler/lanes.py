"""Rows of four, or of five, in all four directions at once.

A line runs up (+1), right and down (+ step - 1), right (+ step) or right and up (+ step + 1),
where step is the distance between columns. In plain Python these are four rounds of a loop; in
machine code they are the four lanes of a vector.
"""


def joining(stones: int, step: int) -> int:
    """Cells (or guards) that complete a row of four: at either end of three, or in a gap."""
    cells = 0
    for by in (1, step - 1, step, step + 1):
        up, down = stones << by, stones >> by
        above, below = up & (stones << 2 * by), down & (stones >> 2 * by)
        cells |= (above & ((stones << 3 * by) | down)) | (below & ((stones >> 3 * by) | up))
    return cells


def lined_up(stones: int, step: int) -> int:
    """Where rows of four begin; 0 if there is none."""
    starts = 0
    for by in (1, step - 1, step, step + 1):
        pairs = stones & (stones >> by)
        starts |= pairs & (pairs >> 2 * by)
    return starts


def joining_five(stones: int, step: int) -> int:
    """Cells (or guards) that complete a row of five."""
    cells = 0
    for by in (1, step - 1, step, step + 1):
        up, down = stones << by, stones >> by
        above, below = up & (stones << 2 * by), down & (stones >> 2 * by)
        cells |= above & (stones << 3 * by) & ((stones << 4 * by) | down)
        cells |= below & (stones >> 3 * by) & ((stones >> 4 * by) | up)
        cells |= above & below
    return cells


def lined_up_five(stones: int, step: int) -> int:
    """Where rows of five begin; 0 if there is none."""
    starts = 0
    for by in (1, step - 1, step, step + 1):
        pairs = stones & (stones >> by)
        starts |= pairs & (pairs >> 2 * by) & (stones >> 4 * by)
    return starts
