"""What an agent in another process is asked, and how its answer is read."""

import json
from typing import Any

from quatuor.errors import BadRequest
from quatuor.game import Position

SECONDS = 10.0
"""How long an answer may take unless told."""
LONGEST_SHOWN = 60


class AgentFailed(BadRequest):
    """An agent has died, takes too long, or answers what is no move."""

    code = "agent_failed"


def question(position: Position) -> str:
    """A position as one line of JSON, with names as in the answers of `quatuor replay`."""
    asked: dict[str, Any] = {
        "game": position.game.name,
        "options": dict(position.game.options),
        "moves": list(position.moves),
        "to_move": position.to_move,
        "legal": list(position.legal),
        "board": position.board,
        "hand": list(position.hand),
        "powers": list(position.powers),
    }
    return json.dumps(asked, ensure_ascii=False)


def answer(text: str, position: Position, who: str) -> str:
    """The token that an agent has answered: alone, or as `{"move": token}`."""
    token: Any = text.strip()
    if token.startswith("{"):
        try:
            token = json.loads(token).get("move")
        except ValueError:
            raise AgentFailed(f"{who} answers what is no JSON: {shown(text)}") from None
    if token not in position.legal:
        raise AgentFailed(
            f"{who} answers {shown(str(token))} after {' '.join(position.moves) or 'no move'}; "
            f"legal is {' '.join(position.legal[:12])}"
        )
    return str(token)


def shown(text: str) -> str:
    """The beginning of a text, on one line."""
    line = " ".join(text.split())
    return repr(line if len(line) <= LONGEST_SHOWN else line[:LONGEST_SHOWN] + "…")
