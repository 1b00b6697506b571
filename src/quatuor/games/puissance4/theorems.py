"""What is proved about puissance4."""

from quatuor.games.puissance4.pop_out_proof import shipped
from quatuor.games.puissance4.solver.five import five_plan, five_stones
from quatuor.games.puissance4.solver.solve import Solver
from quatuor.search.limit import Stop
from quatuor.search.proofs import verify
from quatuor.search.proofs.theorems import Progress, Theorem


def classic(progress: Progress, stop: Stop) -> bool:
    """Solve the board after each first move, from nothing."""
    solver = Solver()
    solver.stop_on(stop)
    scores = {}
    for column in (1, 2, 3, 4):
        progress(f"solving the board after column {column}")
        scores[column] = -solver.score(str(column))
    return scores == {1: -2, 2: -1, 3: 0, 4: 1}


def pop_out(progress: Progress, _stop: Stop) -> bool:
    """Walk through the stored proof: every choice of player 1 against every answer."""
    progress("walking through the stored proof")
    return verify(shipped()) == 21


def five(progress: Progress, stop: Stop) -> bool:
    """Solve five in a row from its empty board."""
    solver = Solver(plan=five_plan(), megabytes=512, threads=2)
    solver.stop_on(stop)
    progress("solving the empty board; this takes minutes")
    return solver.score(five_stones(solver.plan, "")) == 0


THEOREMS = {
    "classic": Theorem(
        "puissance4: player 1 wins with the 41st disc, starting in the middle; "
        "next to it is a draw, the other columns lose",
        classic,
        "half a minute",
    ),
    "pop_out": Theorem(
        "puissance4 pop_out=true: player 1 wins within 21 plies, starting in the middle",
        pop_out,
        "a second",
    ),
    "five": Theorem("puissance4 five=true: a draw", five, "minutes"),
}
