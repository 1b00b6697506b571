"""History: cells that refuted positions lately are tried earlier.

One number for each cell and side. It starts from how many fours run through the cell and how low it
is, so that the middle comes first and columns fill evenly, and forgets slowly. In the opening it
stays at that: cutoffs there are too rare to learn from, and one bad order costs millions of nodes.
"""

from typing import Final

from quatuor.compiler import inlined
from quatuor.compiler.memory import load, store
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.workspace import HISTORY, INITIAL_HISTORY, ORDER, PLACE

SIDE_WORDS: Final = 64
A_LINE: Final = 20
A_ROW: Final = 10  # what each row higher costs
HISTORY_STEP: Final = 4
HISTORY_DECAY: Final = 7  # each update drops a 128th


def initial_history(plan: Plan) -> list[int]:
    """The history before any search, by what a cell is good for, the same for both sides."""
    history = [-A_ROW * (cell % plan.step) for cell in range(SIDE_WORDS)]
    for step in (1, plan.step, plan.rise, plan.fall):
        for start in range(plan.key_bits):
            line = [start + step * place for place in range(plan.length)]
            if all(bit < 64 and plan.board >> bit & 1 for bit in line):
                for cell in line:
                    history[cell] += A_LINE
    return history * 2


@inlined
def history_of(plan: Plan, workspace: int, cell: int, stones: int) -> int:
    """Where the number of a cell (by its bit's number) lies."""
    learned = plan.history != 0 and stones > plan.opening
    start = workspace + (HISTORY if learned else INITIAL_HISTORY)
    return start + 8 * (SIDE_WORDS * (stones & 1) + cell)


@inlined
def update_history(frame: int, number: int) -> None:
    """The child tried after `number` others refuted the position: raise it, lower the others."""
    for earlier in range(number):
        place = load(load(frame + ORDER + 8 * earlier) + PLACE)
        store(place, load(place) - HISTORY_STEP - (load(place) >> HISTORY_DECAY))
    place = load(load(frame + ORDER + 8 * number) + PLACE)
    store(place, load(place) + HISTORY_STEP * number - (load(place) >> HISTORY_DECAY))
