"""Games in which a line wins only when announced, as an engine searches them.

Whoever plays well announces every line and never a wrong one; between such players the round is
the same as if lines won by themselves. So an engine searches that round, and says `!` with the
ply that wins. What is certain there is a strong estimate here, no more: a wrong announcement is
also a way to let a turn pass.
"""

from collections.abc import Callable
from typing import Any

from quatuor.game import Position
from quatuor.games.foursenses import rules as foursenses
from quatuor.games.q4 import rules as q4
from quatuor.rules.endings import winners

LONE = "!"
WITHOUT_CLAIMS: dict[str, Callable[[Any], Any]] = {
    "q4": q4.without_claims,
    "foursenses": foursenses.without_claims,
}
"""The games in which lines can have to be announced."""


def announces(position: Position) -> bool:
    """Whether lines have to be announced."""
    return position.game.options.get("claims") == "announce"


def unspoken(position: Position) -> Any:
    """The state to search: the same board, on which lines win by themselves."""
    state = position.state
    return WITHOUT_CLAIMS[position.game.name](state) if announces(position) else state


def wins_by(position: Position, token: str) -> bool:
    """Whether this token wins the round at once for the player to move."""
    rules, ply = position.game.rules, position.game.rules.TOKENS.index(token)
    after = rules.over(rules.play(position.state, ply))
    return rules.mover(position.state) in winners(after)


def stands_unsaid(position: Position) -> bool:
    """Whether the player to move wins by announcing what stands on the board already."""
    return announces(position) and LONE in position.legal and wins_by(position, LONE)


def said(position: Position, token: str) -> str:
    """The token, announced if that wins."""
    if announces(position) and not token.endswith(LONE) and wins_by(position, token + LONE):
        return token + LONE
    return token
