"""What is known for certain about the games as a whole, and how each claim is checked here.

A claim is a sentence and a function that proves it, anew or from a stored proof; both of them use
the rules, none of them an opening book. `docs/solved.md` tells what each one rests on.
"""

from collections.abc import Callable
from dataclasses import dataclass

from quatuor.game import Game
from quatuor.games.q4 import blocking as q4_blocking
from quatuor.search.limit import Stop
from quatuor.search.proofs import shipped, verify

Tell = Callable[[str], None]
"""Is told what is being done."""


@dataclass(frozen=True)
class Claim:
    """Something that is proved."""

    says: str
    check: Callable[[Tell, Stop], bool]
    """Ends early, and then has proved nothing, when it is told to stop."""
    takes: str
    """How long checking it takes, roughly."""


def classic(tell: Tell, stop: Stop) -> bool:
    """Solve the empty board and the board after each first move, from nothing."""
    from quatuor.games.puissance4.solver.solve import Solver

    solver = Solver()
    solver.obey(stop)
    scores = {}
    for column in (1, 2, 3, 4):
        tell(f"solving the board after column {column}")
        scores[column] = -solver.score(str(column))
    return scores == {1: -2, 2: -1, 3: 0, 4: 1}


def pop_out(tell: Tell, _stop: Stop) -> bool:
    """Walk through the stored proof: every choice of player 1 against every answer."""
    tell("walking through the stored proof")
    return verify(shipped("pop_out")) == 21


def five(tell: Tell, stop: Stop) -> bool:
    """Solve five in a row from its empty board."""
    from quatuor.games.puissance4.solver.five import five_plan, five_stones
    from quatuor.games.puissance4.solver.solve import Solver

    solver = Solver(plan=five_plan(), megabytes=512, threads=2)
    solver.obey(stop)
    tell("solving the empty board; this takes minutes")
    return solver.score(five_stones(solver.plan, "")) == 0


def plus4(tell: Tell, _stop: Stop) -> bool:
    """Make the tables of the elementary game if need be, and check every position in them."""
    from quatuor.search import tables
    from quatuor.search.tables.check import mistake_in

    for both, value in (("draw", "draw"), ("mover", "draw"), ("opponent", "win in 19")):
        game = Game("plus4", both_lines=both)
        tell(f"checking the table for both_lines={both}")
        table = tables.at_hand(game)
        if table is None or mistake_in(game, table.columns) is not None:
            return False
        if str(table.value(game.start())) != value:
            return False
    return True


def q4_few_marbles(tell: Tell, _stop: Stop) -> bool:
    """Check the one fact about lines that the argument rests on."""
    tell("checking that no two lines share two cells")
    return q4_blocking.verify()


def foursenses(tell: Tell, stop: Stop) -> bool:
    """Search what each of the two players can force from the empty board."""
    from quatuor.games.foursenses.proof import verify as nobody_wins

    return nobody_wins(tell, stop)


CLAIMS = {
    "classic": Claim(
        "puissance4: player 1 wins with the 41st disc, starting in the middle; "
        "next to it is a draw, the other columns lose",
        classic,
        "half a minute",
    ),
    "pop_out": Claim(
        "puissance4 pop_out=true: player 1 wins within 21 plies, starting in the middle",
        pop_out,
        "a second",
    ),
    "five": Claim("puissance4 five=true: a draw", five, "minutes"),
    "plus4": Claim(
        "plus4 elementary: a draw with both_lines draw and mover; "
        "with opponent player 1 wins in 19 plies",
        plus4,
        "half a minute",
    ),
    "q4_few_marbles": Claim(
        "q4 for two with at most four marbles each: a draw", q4_few_marbles, "no time"
    ),
    "foursenses": Claim("foursenses for two: a draw", foursenses, "ten minutes"),
}
"""By name."""
