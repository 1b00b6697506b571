"""What a match looks like from outside, as plain data: the answer of `quatuor replay`."""

from typing import Any

from quatuor.game import Outcome
from quatuor.match import Match


def report(match: Match) -> dict[str, Any]:
    """Everything a program or a page needs to show a match."""
    position = match.position
    return {
        "game": match.game.name,
        "options": dict(position.game.options),
        "moves": list(match.moves),
        "round": match.round,
        "to_move": match.to_move,
        "legal": list(match.legal),
        "result": result_of(match.outcome),
        "scores": list(match.scores),
        "board": position.board,
        "hand": list(position.hand),
        "powers": list(position.powers),
    }


def result_of(outcome: Outcome | None) -> dict[str, Any] | None:
    """Who has won, and why; None while it goes on."""
    return {"winners": list(outcome.winners), "reason": outcome.reason} if outcome else None
