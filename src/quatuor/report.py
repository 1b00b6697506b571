"""What a match looks like from outside, as plain data: the answer of `quatuor replay`."""

from typing import Any

from quatuor.match import Match


def report(match: Match) -> dict[str, Any]:
    """Everything a program or a page needs to show a match."""
    position, outcome = match.position, match.outcome
    return {
        "game": match.game.name,
        "options": dict(position.game.options),
        "moves": list(match.moves),
        "round": match.round,
        "to_move": match.to_move,
        "legal": list(match.legal),
        "result": {"winners": list(outcome.winners), "reason": outcome.reason} if outcome else None,
        "scores": list(match.scores),
        "board": position.board,
        "hand": list(position.hand),
        "powers": list(position.powers),
    }
