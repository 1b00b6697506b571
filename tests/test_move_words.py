"""Every move of every game has words on the page, in all languages, and only one kind of them."""

import json
import re
from pathlib import Path

import pytest

from quatuor.games.registry import GAMES
from quatuor.languages import languages
from quatuor.rules.tokens import Parts

PAGE = Path(__file__).parents[1] / "web" / "src"


def kinds_of(game: str) -> list[tuple[re.Pattern[str], str]]:
    """(pattern, id of its words) of each kind of move; without a game those that all share."""
    file = PAGE / "games" / game / "moves.json"
    shared = PAGE / "moves" / "of_every_game.json"
    kinds = json.loads((file if game else shared).read_text()) if not game or file.exists() else []
    return [(re.compile(kind["pattern"].replace("(?<", "(?P<")), kind["words"]) for kind in kinds]


@pytest.mark.parametrize("game", GAMES)
def test_every_token_is_told_by_words_of_its_own_game(game: str) -> None:
    kinds = kinds_of(game)
    for token in filter(None, GAMES[game].TOKENS):
        told = any(pattern.search(token) for pattern, _ in kinds)
        assert told or (not kinds and GAMES[game].DESCRIPTOR.parts_of(token) != Parts()), token


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [*GAMES, ""])
def test_these_words_are_there_and_take_what_the_pattern_finds(game: str, language: str) -> None:
    own = PAGE / "games" / game / "words" / f"{language}.ftl"
    files = [PAGE / "words" / language / "moves.ftl", *([own] if game else [])]
    text = "".join(file.read_text() for file in files)
    messages = dict(re.findall(r"^(move-\S+) = (.+)$", text, re.MULTILINE))
    for pattern, words in kinds_of(game):
        given = {*pattern.groupindex, *(["who"] if "player" in pattern.groupindex else [])}
        assert set(re.findall(r"\$(\w+)", messages[words])) <= given
