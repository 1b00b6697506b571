"""A match that begins with given moves: a position that somebody has studied is played on.

The moves are terms of the table, so that everybody sees them before they sit down, and they are on
the log with the terms. Nobody at the table has played them: they belong to no seat, no clock runs
for them, and none of them can be taken back.
"""

from quatuor.errors import MoveError
from quatuor.game import Game
from quatuor.match import Match
from quatuor.notation import LEAVES
from quatuor.quick_replace import replace
from quatuor.table.refusal import Refusal, require
from quatuor.table.setup import is_blind, is_thrown

LONGEST = 500
"""Moves with which a match may begin."""


def match_with(game: Game, given: tuple[str, ...]) -> Match:
    """The match after the given moves; a table keeps no rounds that are over."""
    return replace(Match.of(game).play(" ".join(given)), past=())


def round_from(match: Match) -> int:
    """How many tokens of the match come before the round in play."""
    return len(match.moves) - len(match.position.moves)


def checked(game: Game, given: tuple[str, ...]) -> None:
    """Refuse moves with which no match can begin."""
    if not given:
        return
    require(len(given) <= LONGEST, "bad_given", f"a match begins with {LONGEST} moves at most")
    require(not is_thrown(game), "bad_given", "where tokens fly, a match begins at its beginning")
    require(not is_blind(game), "bad_given", "with a blindfold, a match begins at its beginning")
    gone = any(token.startswith(LEAVES) for token in given)
    require(not gone, "bad_given", "nobody can have left a match that has not begun")
    try:
        match = match_with(game, given)
    except MoveError as error:
        raise Refusal("bad_given", f"move {error.at + 1} of the given ones: {error}") from None
    require(match.outcome is None, "bad_given", "after the given moves the match is over")
