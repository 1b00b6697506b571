"""Random play that keeps a round alive as long as it can, to reach positions worth counting."""

import random

from tests import referee
from tests.referee import rules_of
from tests.referee.options import read_options

Case = tuple[str, str, str]
"""The name of a position, the options and the moves that lead to it."""


def new_match(game: str, option: str) -> referee.Match:
    """A match from options written as text."""
    return referee.match(game, read_options(rules_of(game).OPTIONS, option))


def steady(game: str, option: str, plies: int, seed: int, start: str = "") -> str:
    """`start` and then random plies, `plies` in all or fewer if the round cannot be kept alive.

    Announcements are left out: nearly all of them would be wrong.
    """
    dice = random.Random(f"{game} {option} {seed}")
    tokens = referee.read_moves(game, start)
    match = referee.play_all(new_match(game, option), tokens)
    while len(tokens) < plies:
        choices = [token for token in match.legal() if not token.endswith("!")]
        dice.shuffle(choices)
        for token in choices:
            child = match.copy()
            child.play(token)
            if child.rounds_over == match.rounds_over:
                match = child
                tokens.append(token)
                break
        else:
            break
    return " ".join(tokens)
