"""Which engine answers best for a game: the classic solver, a table, alpha-beta, Monte-Carlo.

They are asked in that order; the first that suits the game and comes to an answer within its limit
is taken. Engines are imported when they are first asked: most games need one of them, not all.
"""

from dataclasses import replace

from quatuor.engines.analysis import Analysis
from quatuor.engines.known import by_solver, by_table, solvable
from quatuor.engines.limit import Limit, Stop
from quatuor.engines.mcts.announced import announces
from quatuor.engines.question import Engine, Question
from quatuor.game import Position

MEGABYTES = 64
NODES_A_SIMULATION = 50
"""Nodes of alpha-beta that take about as long as one simulation; limits count simulations."""
SAMPLED = ("puissance4", "top10", "plus4", "foursenses")
"""Where Monte-Carlo chooses better than alpha-beta in the same time, unless that finds a proof."""
SOLVER_SHARE = 0.8
"""The part of the budget that the solver has, where there is one."""
PROOF_SHARE = 0.4
"""The part of the rest that alpha-beta has to find a proof, where Monte-Carlo chooses better."""


def analysis(
    position: Position, limit: Limit, stop: Stop | None = None, *, every: bool = True
) -> Analysis:
    """What the best engine says of this position; without `every`, of its best ply only."""
    return answer(Question(position, limit, stop or Stop(), every))


def answer(question: Question) -> Analysis:
    """What the best engine says."""
    rest = 1.0
    if solvable(question.position.game):
        found = by_solver(question.part(SOLVER_SHARE))
        if found:
            return found
        rest = 1 - SOLVER_SHARE
    engines: tuple[Engine, ...] = (by_table, by_alphabeta)
    for engine in engines:
        found = engine(question.part(rest))
        if found:
            return found
    return by_monte_carlo(question.part(rest))


def by_alphabeta(question: Question) -> Analysis | None:
    """Two sides: alpha-beta."""
    from quatuor.engines import alphabeta

    position = question.position
    if announces(position) or not alphabeta.two_sided(position.game):
        return None
    sampled = position.game.name in SAMPLED and not question.every
    limit = (question.part(PROOF_SHARE) if sampled else question).limit
    limit = replace(limit, nodes=limit.nodes and limit.nodes * NODES_A_SIMULATION)
    report = alphabeta.search(position, limit, MEGABYTES, every=question.every, stop=question.stop)
    if sampled and not report.proved:
        return None
    return Analysis(report.value, report.values, report.line, "alphabeta", report.seconds)


def by_monte_carlo(question: Question) -> Analysis:
    """Everything else, and whatever the others leave."""
    from quatuor.engines import mcts

    position = question.position
    sampled = position.game.name in SAMPLED
    limit = (question.part(1 - PROOF_SHARE) if sampled else question).limit
    thinker = question.thinker or mcts.Thinker(MEGABYTES)
    found = thinker.search(position, limit, stop=question.stop)
    return Analysis(found.value, found.values, found.line, "mcts", found.seconds)
