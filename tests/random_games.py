"""Random games, the same for the same seed; run as a program it prints how they stand at the end.

python -m tests.random_games
"""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import quatuor as q
from quatuor.report import report
from tests.settings import COMPILED, Setting


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


def random_match(setting: Setting, seed: int, plies: int) -> Iterator[q.Match]:
    """A match before its first ply and after each of at most so many random ones."""
    name, options = setting
    lots = random.Random(seed)
    match = q.Match.of(q.Game(name, **options))
    yield match
    for _ in range(plies):
        if match.outcome:
            return
        match = match.play(chosen(match.legal, lots))
        yield match


def last_reports() -> list[dict[str, Any]]:
    """How a random game of each setting with compiled rules stands at the end."""
    return [
        report(list(random_match(setting, seed=number, plies=100))[-1])
        for number, setting in enumerate(COMPILED)
    ]


if __name__ == "__main__":
    print(json.dumps(last_reports()))
