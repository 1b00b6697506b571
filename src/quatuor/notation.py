"""Tokens: how plies are written. Every game lists the token of each ply; the rest is here, once."""

from collections.abc import Iterable, Sequence
from functools import cache

from quatuor.errors import IllegalMove, UnreadableMove
from quatuor.games.registry import GAMES

LEAVES = "leaves="
"""How it is written that a player leaves a match in which the others play on: `leaves=2`."""
LONGEST_SHOWN = 20


@cache
def plies_by_token(game: str) -> dict[str, int]:
    """The number of the ply that each token stands for."""
    return {token: ply for ply, token in enumerate(GAMES[game].TOKENS) if token}


def tokens_in(game: str, moves: str | Iterable[str]) -> list[str]:
    """The tokens of a move list, `"4453"` or `"4 4 5 3"` or `["4", "4", "5", "3"]`.

    Where a digit alone is a token, a word of digits is one token a digit.
    """
    text = moves if isinstance(moves, str) else " ".join(_words(moves))
    digits = "1" in plies_by_token(game)
    tokens: list[str] = []
    for word in text.split():
        if digits and word.isascii() and word.isdigit():
            tokens.extend(word)
        else:
            tokens.append(word)
    return tokens


def _words(moves: object) -> list[str]:
    """The words of a list; whoever writes a number is told how a move is written."""
    words: list[str] = []
    for word in moves if isinstance(moves, Iterable) else [moves]:
        if not isinstance(word, str):
            raise UnreadableMove(not_text(word), str(word))
        words.append(word)
    return words


def not_text(move: object) -> str:
    """What is wrong with a move that is a number, and what was expected."""
    return f"a move is text: write {str(move)!r}, not {move!r}"


def player_in(token: str, prefix: str, players: int) -> int:
    """The player whom a token names after this prefix: `starts=2`, `leaves=2`."""
    known = [str(player) for player in range(1, players + 1)]
    if token.removeprefix(prefix) not in known:
        raise IllegalMove(f"{token} names no player; the players are {', '.join(known)}")
    return int(token.removeprefix(prefix))


def unreadable(game: str, token: object, like: Sequence[str]) -> str:
    """What is wrong with a token that no ply of the game has, and what was expected."""
    if not isinstance(token, str):
        return not_text(token)
    shown = token if len(token) <= LONGEST_SHOWN else token[:LONGEST_SHOWN] + "…"
    return f"{shown!r} is no move of {game}; a move looks like {', '.join(some_of(like))}"


def some_of(tokens: Sequence[str]) -> list[str]:
    """A few of these tokens, of different kinds if there are such."""
    return [tokens[i * len(tokens) // 4] for i in (0, 2, 3)]
