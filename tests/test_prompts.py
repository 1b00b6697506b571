"""What a position asks for, in every game: each id has its words, and none is told too late."""

import re
from pathlib import Path

import pytest

import quatuor as q
from quatuor.languages import languages
from tests.random_games import label, random_match
from tests.settings import SETTINGS, Setting

PAGE = Path(__file__).parent.parent / "web/src"


def words(language: str) -> set[str]:
    """The ids for which the page has a sentence."""
    files = [PAGE / "words" / language / "prompts.ftl", *PAGE.glob(f"games/*/words/{language}.ftl")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"^prompt-([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("setting", SETTINGS, ids=label)
def test_whatever_a_game_asks_for_has_words(setting: Setting) -> None:
    known = set.intersection(*map(words, languages()))
    for match in random_match(setting, seed=1, plies=150):
        over = match.position.outcome is not None
        assert match.position.prompt in ({""} if over else known)


@pytest.mark.parametrize(
    ("game", "options", "moves", "wanted"),
    [
        ("puissance4", {"power": True, "pop_out": True}, "1 2", "drop-power-pop"),
        ("puissance4", {"power": True}, "W4", "second-or-skip"),
        ("puissance4", {"power": True}, "4 B5", "break-out"),
        ("puissance4", {}, "1 2 1 2 1 2 1", ""),
        ("top10", {}, "1", "fill"),
        ("top10", {"fill": "random", "seed": 2}, "x4", "put-back"),
        ("plus4", {"mode": "endless"}, "B1 1", "push"),
        ("q4", {"marbles": 1}, "1a1 2a1", "move-marble"),
        ("q4", {"claims": "announce", "wrong_claim": "none"}, "1a1 !", "marble-no-line"),
        ("foursenses", {"claims": "announce"}, "Sa1", "piece-announce"),
        ("flip", {"mode": "pro"}, "1:2:Ub2", "throw-again"),
        ("flip", {"mode": "pro"}, "1:L:Ub2", "clear-line"),
        ("flip", {"mode": "basic"}, "", "race-call"),
    ],
)
def test_what_is_asked_for(game: str, options: dict[str, object], moves: str, wanted: str) -> None:
    assert q.Game(game, **options).start().play(moves).prompt == wanted
