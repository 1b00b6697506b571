"""Games in which a line wins only when it is claimed, as engines search them.

A perfect player claims every line and never a wrong one; between such players the round is the same
as if lines won by themselves. So an engine searches that round, and adds `!` to the ply that wins.
What is proved there is only a strong estimate here: a wrong claim is also a way to pass a turn.
"""

from typing import Any

from quatuor.game import Game, Position
from quatuor.games.registry import part
from quatuor.rules.endings import winners

CLAIM = "!"


def must_claim(game: Game) -> bool:
    """Whether lines have to be claimed."""
    return game.options.get("claims") == "announce"


def searched_state(position: Position) -> Any:
    """The state to search: the same board, on which lines win by themselves."""
    rules = part(position.game.name, "rules")
    if rules is None or not must_claim(position.game):
        return position.state
    return rules.without_claims(position.state)


def wins_at_once(position: Position, token: str) -> bool:
    """Whether this token wins the round at once for the player to move."""
    rules, ply = position.game.rules, position.game.rules.TOKENS.index(token)
    after = rules.over(rules.play(position.state, ply))
    return rules.mover(position.state) in winners(after)


def line_to_claim(position: Position) -> bool:
    """Whether the player to move wins by claiming a line that is on the board already."""
    return must_claim(position.game) and CLAIM in position.legal and wins_at_once(position, CLAIM)


def with_claim(position: Position, token: str) -> str:
    """The token, with a claim if that wins."""
    claimed = token + CLAIM
    if must_claim(position.game) and not token.endswith(CLAIM) and wins_at_once(position, claimed):
        return claimed
    return token
