"""Random games, the same for the same seed."""

import random
from collections.abc import Iterator, Sequence

import quatuor as q
from tests.settings import Setting


def label(setting: Setting) -> str:
    """A setting as a person would say it."""
    name, options = setting
    return " ".join([name, *(f"{key}={value}" for key, value in options.items())])


def chosen(legal: Sequence[str], lots: random.Random) -> str:
    """A random token, with a liking for pops and powers and a dislike of announcing."""
    quiet = [token for token in legal if not token.endswith("!")]
    pool = quiet if quiet and lots.random() < 0.8 else legal
    rare = [token for token in pool if token[0] in "xAWDB"]
    return lots.choice(rare if rare and lots.random() < 0.4 else pool)


def token_in(match: q.Match, lots: random.Random) -> str:
    """A random token; now and then, where more than two play, one of them leaves."""
    staying = [player for player in range(1, match.game.players + 1) if player not in match.gone]
    if match.game.plays_on and lots.random() < 0.04:
        return f"leaves={lots.choice(staying)}"
    return chosen(sorted(match.legal), lots)


def random_match(setting: Setting, seed: int, plies: int) -> Iterator[q.Match]:
    """A match before its first ply and after each of at most so many random ones."""
    name, options = setting
    lots = random.Random(seed)
    match = q.Match.of(q.Game(name, **options))
    yield match
    for _ in range(plies):
        if match.outcome:
            return
        match = match.play(token_in(match, lots))
        yield match
