"""Tokens: how plies are written. Every game lists the token of each ply; the rest is here, once."""

from collections.abc import Iterable, Sequence
from functools import cache

from quatuor.rules import GAMES

LONGEST_SHOWN = 20


@cache
def plies_by_token(game: str) -> dict[str, int]:
    """The number of the ply that each token stands for."""
    return {token: ply for ply, token in enumerate(GAMES[game].TOKENS) if token}


def tokens_in(game: str, moves: str | Iterable[str]) -> list[str]:
    """The tokens of a move list, `"4453"` or `"4 4 5 3"` or `["4", "4", "5", "3"]`.

    Where a digit alone is a token, a word of digits is one token a digit.
    """
    text = moves if isinstance(moves, str) else " ".join(moves)
    digits = "1" in plies_by_token(game)
    tokens: list[str] = []
    for word in text.split():
        if digits and word.isascii() and word.isdigit():
            tokens.extend(word)
        else:
            tokens.append(word)
    return tokens


def unreadable(game: str, token: str, like: Sequence[str]) -> str:
    """What is wrong with a token that no ply of the game has, and what was expected."""
    shown = token if len(token) <= LONGEST_SHOWN else token[:LONGEST_SHOWN] + "…"
    return f"{shown!r} is no move of {game}; a move looks like {', '.join(some_of(like))}"


def some_of(tokens: Sequence[str]) -> list[str]:
    """A few of these tokens, of different kinds if there are such."""
    return [tokens[i * len(tokens) // 4] for i in (0, 2, 3)]
