"""Every screen at 360 pixels in every language: all words fit what they stand in."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quatuor.games.registry import BUILT_IN
from quatuor.languages import languages
from tests.web.conftest import Guest
from tests.web.rooms import go
from tests.web.tables import open_table

SMALL: ViewportSize = {"width": 360, "height": 780}
SCREENS = [
    "/",
    "/lobby",
    "/games",
    "/settings",
    "/nowhere",
    "/learn",
    "/study",
    "/puzzles",
    "/puzzles/overlooked",
    "/review",
    *(f"/game/{game}" for game in BUILT_IN),
    *(f"/study?game={game}" for game in BUILT_IN),
    "/learn/puissance4/breaker",
    "/learn/foursenses/blind",
]
READY = "html[data-ready]"
OVERFLOWING = """() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    const fitting = 'button, .button, a, label, summary, td, th, legend, h1, h2, h3, p, dd, dt';
    const out = [...document.querySelectorAll(fitting)].filter((one) => {
        const box = one.getBoundingClientRect();
        const style = getComputedStyle(one);
        const seen = style.clipPath === 'none' && !one.closest('.unseen, .skip');
        if (box.width < 2 || !seen) return false;
        const range = document.createRange();
        range.selectNodeContents(one);
        const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
        return words.some((node) => {
            range.selectNodeContents(node);
            const text = range.getBoundingClientRect();
            const below = one.matches('button, .button') && text.bottom > box.bottom + 1;
            return text.left < box.left - 1 || text.right > box.right + 1 || below;
        });
    });
    return [...wide, ...out.map((one) => `${one.tagName} ${one.textContent.trim()}`)];
}"""

each = pytest.mark.parametrize("language", languages())


def overflowing(page: Page) -> list[str]:
    """What does not fit, once the screen is there."""
    expect(page.locator(READY)).to_be_attached()
    expect(page.locator("main h1").first).to_be_attached()
    found: list[str] = page.evaluate(OVERFLOWING)
    return found


@each
def test_every_screen_holds_its_words(guest: Guest, language: str) -> None:
    page = guest(None, language=language, size=SMALL)
    found = {}
    for screen in SCREENS:
        go(page, screen)
        found[screen] = overflowing(page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@each
def test_a_table_of_every_game_holds_its_words(guest: Guest, language: str) -> None:
    page = guest(None, language=language, size=SMALL)
    found = {}
    for game in BUILT_IN:
        for seats in ([1, 2], [1]):
            open_table(page, game, seats, {})
            expect(page.locator(".play, .invite").first).to_be_visible()
            found[game, len(seats)] = overflowing(page)
    assert {table: wrong for table, wrong in found.items() if wrong} == {}


@each
def test_header_and_switch_stand_in_two_lines_at_most(guest: Guest, language: str) -> None:
    page = guest("/", language=language, size=SMALL)
    box = page.locator("#app > header").bounding_box()
    assert box is not None
    assert box["height"] < 110
