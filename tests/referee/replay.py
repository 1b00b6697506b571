"""Playing a whole list of tokens, and saying what `quatuor replay` should say after it."""

from collections.abc import Iterable

from .matches import Match

GAMES_WITH_DIGITS = ("puissance4", "top10", "plus4")


def read_moves(game: str, text: str) -> list[str]:
    """Tokens of a move list; in the games of columns a word of digits is one token a digit."""
    tokens: list[str] = []
    for word in text.split():
        if game in GAMES_WITH_DIGITS and word.isdigit():
            tokens += list(word)
        else:
            tokens.append(word)
    return tokens


def play_all(match: Match, tokens: Iterable[str]) -> Match:
    """The same match after all tokens; a ValueError says which one is not legal."""
    for at, token in enumerate(tokens):
        try:
            match.play(token)
        except ValueError as error:
            raise ValueError(f"at {at}: {error}") from error
    return match


def report(match: Match) -> dict[str, object]:
    """The facts of `quatuor replay` about the present moment; legal tokens are sorted."""
    return {
        "round": match.round,
        "to_move": match.to_move,
        "legal": sorted(match.legal()),
        "result": match.result,
        "scores": match.scores,
        "board": match.board,
        "hand": match.hand,
        "powers": match.powers,
    }
