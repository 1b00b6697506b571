"""For everyone: what axe finds on the screens of the static room, and what fits a phone."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.static.host import PATH
from tests.web.axe import in_both_themes
from tests.web.conftest import Guest
from tests.web.rooms import go
from tests.web.test_everyone import (
    GAMES,
    SCREENS,
    test_axe_finds_nothing_at_a_table_nor_when_it_is_over as axe_at_a_table,
    test_language_and_theme_are_remembered,
    test_the_shelf_is_reached_by_keys_alone,
)
from tests.web.visitor import PHONE

__all__ = ["test_language_and_theme_are_remembered", "test_the_shelf_is_reached_by_keys_alone"]


def games(site: Path) -> list[str]:
    """The games that this room has."""
    told = json.loads((site / PATH / "games.json").read_text(encoding="utf-8"))
    return [game["name"] for game in told["games"]]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_axe_finds_nothing_on_any_screen_and_nothing_is_wider_than_a_phone(
    guest: Guest, site: Path, language: str
) -> None:
    missing = set(GAMES) - set(games(site))
    page = guest(None, language=language, size=PHONE)
    for path in SCREENS:
        if any(game in path for game in missing):
            continue
        go(page, path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert in_both_themes(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


@pytest.mark.parametrize("index", range(2))
def test_axe_finds_nothing_at_a_table_nor_when_it_is_over(
    guest: Guest, site: Path, index: int
) -> None:
    for game in games(site)[index::2]:
        axe_at_a_table(guest, game)
