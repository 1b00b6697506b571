"""A seventh language is files alone; in one whose letters are Greek no word of ours is left."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quatuor.games.registry import BUILT_IN
from tests.languages.made_up import CODE, NAME, checkout_with_it, run_in
from tests.web.conftest import Guest
from tests.web.rooms import go
from tests.web.running import Room
from tests.web.tables import open_table

SCREENS = [
    "/",
    "/lobby",
    "/games",
    "/settings",
    "/nowhere",
    "/learn",
    "/learn/puissance4/breaker",
    "/study?game=plus4",
    "/review",
    *(f"/game/{game}" for game in BUILT_IN),
]
READY = "html[data-ready]"
SAID = """() => {
    const found = [];
    const names = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription',
        'title', 'alt', 'placeholder'];
    for (const one of document.querySelectorAll('title, body, body *')) {
        if (one.closest('script, style, noscript, header select, .tile[lang]')) continue;
        found.push(...names.map((name) => one.getAttribute(name) ?? ''));
        for (const node of one.childNodes) if (node.nodeType === 3) found.push(node.data);
    }
    return found.map((text) => text.trim()).filter(Boolean);
}"""
OURS = re.compile(r"[A-Za-zÀ-ÿ]{3,}")
NAMES = {
    CODE,
    "Quatuor",
    "Ann",
    "http",
    "https",
    "table",
    "connect",
    "gamesolver",
    "org",
    "SVG",
    "PNG",
}
NAMES |= {"quatuor", "serve", "host"}
"""Names, addresses and kinds of file are the same in every language."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return checkout_with_it(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="module")
def abroad(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """The room of that checkout."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(checkout / "src"))
        room = Room(tmp_path_factory.mktemp("room"))
    yield room
    room.stop()


def ours(page: Page) -> list[str]:
    """Texts of the screen with a word that is not from the files of the language."""
    expect(page.locator(READY)).to_be_attached()
    expect(page.locator("main h1").first).to_be_attached()
    said: list[str] = page.evaluate(SAID)
    return [text for text in said if set(OURS.findall(text)) - NAMES]


def test_the_terminal_speaks_it(checkout: Path) -> None:
    said = run_in(checkout, "play", "q4", "--language", CODE, typed="quit\n")
    assert re.search("[α-ω]{4}", said)
    assert not set(OURS.findall(said)) - NAMES


def test_no_word_of_another_language_is_left_on_any_screen(guest: Guest, abroad: Room) -> None:
    page = guest(f"/?lang={CODE}", at=abroad)
    expect(page.locator("html")).to_have_attribute("lang", CODE)
    expect(page.locator(f"header option[lang={CODE}]")).to_have_text(NAME)
    found = {"/": ours(page)}
    for screen in SCREENS:
        go(page, screen)
        found[screen] = ours(page)
    for game in BUILT_IN:
        for seats in ([1, 2], [1]):
            open_table(page, game, seats, {})
            expect(page.locator(".play, .invite").first).to_be_visible()
            found[f"{game} {seats}"] = ours(page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
