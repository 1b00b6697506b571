"""Tokens: how plies are written. Every game lists the token of each ply; the rest is here, once."""

from collections.abc import Iterable
from functools import cache

from quatuor.errors import UnreadableMove
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


def ply_of(game: str, token: str) -> int:
    """The ply that a token stands for in this game."""
    ply = plies_by_token(game).get(token)
    if ply is None:
        shown = token if len(token) <= LONGEST_SHOWN else token[:LONGEST_SHOWN] + "…"
        like = ", ".join(examples(game))
        raise UnreadableMove(f"{shown!r} is no move of {game}; a move looks like {like}")
    return ply


def examples(game: str) -> list[str]:
    """A few tokens of a game, to show what was expected."""
    tokens = [token for token in GAMES[game].TOKENS if token]
    return [tokens[i * len(tokens) // 4] for i in (1, 2, 3)]
