"""Whatever somebody pastes to look at a game: a record, moves, or another site's link.

Links of our own page are not read here: only the page knows its addresses.
"""

from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import parse_qs, urlsplit

from quatuor.errors import MoveError, UnreadableText
from quatuor.game import Game
from quatuor.games.registry import GAMES
from quatuor.match import Match
from quatuor.notation import plies_by_token, tokens_in
from quatuor.record import HEADER, Record, read

LONGEST_SHOWN = 40


def read_pasted(text: str, usual: Game | None = None) -> Record:
    """The match that a text tells; bare moves are those of the usual game, or the first they fit.

    >>> read_pasted("444442").match.moves
    ('4', '4', '4', '4', '4', '2')
    >>> read_pasted("https://connect4.gamesolver.org/?pos=4444").match.moves
    ('4', '4', '4', '4')
    """
    text = text.strip()
    if text.startswith((HEADER.split()[0], "{")):
        return read(text)
    if "://" in text:
        return Record(_linked(text))
    return Record(_played(text, usual))


def _linked(link: str) -> Match:
    """The position that a link of another site names."""
    with suppress(ValueError):
        parts = urlsplit(link)
        for name, rules in GAMES.items():
            for host, parameter in rules.FACTS.links:
                if parts.hostname in (host, f"www.{host}"):
                    return _played("".join(parse_qs(parts.query).get(parameter, [])), Game(name))
    raise _unreadable(link)


def _played(moves: str, usual: Game | None) -> Match:
    """The match after these moves; an error tells of the first one that cannot be played."""
    if usual and _written_as(usual.name, moves):
        return Match.of(usual).play(moves)
    errors: list[MoveError] = []
    for game in _games_written_so(moves):
        try:
            return Match.of(game).play(moves)
        except MoveError as error:
            errors.append(error)
    if errors:
        raise max(errors, key=lambda error: error.at)
    raise _unreadable(moves)


def _games_written_so(moves: str) -> Iterator[Game]:
    """The games, as they are usually played, that have a move like the first of these."""
    for name in GAMES:
        if _written_as(name, moves):
            yield Game(name)


def _written_as(game: str, moves: str) -> bool:
    return any(token in plies_by_token(game) for token in tokens_in(game, moves)[:1])


def _unreadable(text: str) -> UnreadableText:
    shown = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    expected = "moves such as 444442, a link to a position, or a game record"
    return UnreadableText(f"{shown!r} cannot be read; expected {expected}")
