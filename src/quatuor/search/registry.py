"""Which engine answers best: a solver, a table or proof, alpha-beta, patience, Monte-Carlo.

They are asked in that order; the first that suits the game and comes to an answer within its limit
is taken, or several together where the one proves and the other guesses better.
Engines are imported when they are first asked: most games need some of them, not all.
"""

from dataclasses import replace

from quatuor.game import Position
from quatuor.search.analysis import Analysis
from quatuor.search.combine import joined
from quatuor.search.evaluation import ESTIMATES
from quatuor.search.exact import by_proof, by_solver, by_table, solvable, value_by_solver
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts.announced import announces
from quatuor.search.question import Question
from quatuor.search.value import DRAW, Value

MEGABYTES = 64
NODES_A_SIMULATION = 50
"""Nodes of alpha-beta that take about as long as one simulation; limits count simulations."""
SAMPLED = ("puissance4", "top10", "plus4", "foursenses")
"""Where Monte-Carlo chooses better than alpha-beta in the same time, unless that finds a proof."""
SOLVER_SHARE = 0.8
"""The part of the budget that the solver has, where there is one."""
PROOF_SHARE = 0.4
"""The part of the rest that goes into proofs, where Monte-Carlo chooses better."""
PATIENCE_SHARE = 0.6
"""The part for the search that knows foursenses: there a proof is near, and guesses mislead."""
BESIDE_PATIENCE = 0.2
"""What alpha-beta has before it, and Monte-Carlo after it."""


def analysis(
    position: Position, limit: Limit, stop: Stop | None = None, *, every: bool = True
) -> Analysis:
    """What the best engine says of this position; without `every`, of its best ply only."""
    return answer(Question(position, limit, stop or Stop(), every))


def value(position: Position, limit: Limit, stop: Stop | None = None) -> Value:
    """What the best engine says the position is worth, without asking which ply is best."""
    question = Question(position, limit, stop or Stop(), every=False)
    if not solvable(position.game):
        return without_solver(question, 1.0).value
    found = value_by_solver(question.part(SOLVER_SHARE))
    return found or without_solver(question, 1 - SOLVER_SHARE).value


def answer(question: Question) -> Analysis:
    """What the best engine says."""
    if not solvable(question.position.game):
        return without_solver(question, 1.0)
    found = by_solver(question.part(SOLVER_SHARE))
    return found or without_solver(question, 1 - SOLVER_SHARE)


def without_solver(question: Question, share: float) -> Analysis:
    """What is known, or found by a search with this part of the limit."""
    found = by_table(question) or by_proof(question)
    if found and complete(found, question):
        return found
    sought = by_search(question.part(share))
    return joined(found, sought) if found else sought


def by_search(question: Question) -> Analysis:
    """Where nothing is known beforehand: alpha-beta, Monte-Carlo, or several together."""
    if not searches_sides(question.position):
        return by_monte_carlo(question)
    if question.position.game.name not in SAMPLED or question.limit.depth is not None:
        return by_alphabeta(question)
    if question.position.game.name == "foursenses":
        return patiently(question)
    proved = by_alphabeta(question.part(PROOF_SHARE))
    if complete(proved, question):
        return proved
    return joined(proved, by_monte_carlo(question.part(1 - PROOF_SHARE)))


def patiently(question: Question) -> Analysis:
    """Foursenses for two: alpha-beta tells how soon a win comes, the exact search sees further.

    Who only wants to play is content with a sure draw: Monte-Carlo has little to add.
    """
    from quatuor.games.foursenses.solver import by_patience

    proved = by_alphabeta(question.part(BESIDE_PATIENCE))
    if not complete(proved, question):
        proved = joined(proved, by_patience(question.part(PATIENCE_SHARE)))
    sure = proved.value.at_least == DRAW and not question.every
    if sure or complete(proved, question):
        return proved
    return joined(proved, by_monte_carlo(question.part(BESIDE_PATIENCE)))


def searches_sides(position: Position) -> bool:
    """Whether alpha-beta suits the game: two sides, an estimate, and no line to be announced."""
    from quatuor.search import alphabeta

    game = position.game
    return game.name in ESTIMATES and not announces(position) and alphabeta.two_sided(game)


def complete(found: Analysis, question: Question) -> bool:
    """Whether nothing that was asked is left open."""
    if not question.every:
        return found.value.proved
    told = [found.values.get(token) for token in question.position.legal]
    return all(value is not None and value.proved for value in told)


def by_alphabeta(question: Question) -> Analysis:
    """Two sides: alpha-beta."""
    from quatuor.search import alphabeta

    limit = question.limit
    limit = replace(limit, nodes=limit.nodes and limit.nodes * NODES_A_SIMULATION)
    report = alphabeta.search(
        question.position, limit, MEGABYTES, every=question.every, stop=question.stop
    )
    return Analysis(report.value, report.values, report.line, "alphabeta", report.seconds)


def by_monte_carlo(question: Question) -> Analysis:
    """Everything else, and whatever the others leave."""
    from quatuor.search import mcts

    thinker = question.thinker or mcts.Thinker(MEGABYTES)
    found = thinker.search(question.position, question.limit, stop=question.stop)
    return Analysis(found.value, found.values, found.line, "mcts", found.seconds)
