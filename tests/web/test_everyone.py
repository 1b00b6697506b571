"""For everyone: what axe finds, in both themes and languages; settings; narrow screens."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.axe import in_both_themes, violations
from tests.web.conftest import Guest
from tests.web.playing import sit_down
from tests.web.rooms import go
from tests.web.visitor import DESKTOP, PHONE

GAMES = ["puissance4", "top10", "plus4", "q4", "flip", "foursenses"]
ROOM = ["/", *(f"/game/{game}" for game in GAMES), "/settings", "/lobby", "/games", "/nowhere"]
SCHOOL = [
    "/learn",
    "/learn/puissance4/double",
    "/learn/flip/bomb",
    "/puzzles",
    "/puzzles/daily/2026-11-18",
    "/puzzles/race",
    "/puzzles/overlooked",
    "/study",
    "/study?game=plus4&moves=1+2+1",
    "/study?game=flip&mode=pro",
    "/review",
    "/review?game=puissance4&moves=1+7+2+7",
]
SCREENS = [*ROOM, *SCHOOL]
NARROW: ViewportSize = {"width": 320, "height": 640}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
FITS = """() => new Promise((done) => {
    const {documentElement: page} = document;
    const look = () => page.scrollWidth <= page.clientWidth ? done() : requestAnimationFrame(look);
    look();
})"""
"""Until nothing is wider than the page; a function that waits in the page itself needs no eval."""


def opened(guest: Guest, path: str) -> Page:
    page = guest(path)
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("path", SCREENS)
def test_axe_finds_nothing_on_a_screen(guest: Guest, path: str) -> None:
    page = opened(guest, path)
    for details in page.locator("details").all():
        details.locator("summary").click()
    assert in_both_themes(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table_nor_when_it_is_over(guest: Guest, game: str) -> None:
    page = opened(guest, f"/game/{game}")
    sit_down(page, "here")
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    assert in_both_themes(page) == []
    page.get_by_role("button", name="Give up").click()
    assert violations(page) == []
    page.get_by_role("button", name="gives up").first.click()
    expect(page.get_by_role("link", name="Look at the game again")).to_be_visible()
    assert violations(page) == []


def test_axe_finds_nothing_while_waiting_and_being_invited(guest: Guest) -> None:
    host = guest("/game/foursenses")
    table = sit_down(host, "link")
    expect(host.get_by_role("img")).to_be_visible()
    assert violations(host) == []
    invited = guest(table)
    expect(invited.get_by_role("button", name="Take a seat")).to_be_visible()
    assert violations(invited) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_wider_than_the_screen(guest: Guest, language: str) -> None:
    page = guest(None, language=language)
    for path in SCREENS:
        go(page, path)
        page.wait_for_load_state("networkidle")
        for details in page.locator("main details").all():
            details.locator("summary").click()
        for size in (NARROW, PHONE, DESKTOP):
            page.set_viewport_size(size)
            page.evaluate(FITS)  # once the page has heard of its new size


def test_text_of_twice_the_size_still_fits_a_phone(guest: Guest) -> None:
    page = guest(None, size=PHONE, language="fr")
    for path in SCREENS:
        go(page, path)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        page.evaluate(FITS)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_held_sideways_shows_the_whole_board(guest: Guest, game: str) -> None:
    page = guest(f"/game/{game}", size=SIDEWAYS, language="fr")
    sit_down(page, "here")
    cells = page.locator("[data-board] :is([role=gridcell], .trays td)")
    expect(cells.first).to_be_visible()
    page.evaluate("document.fonts.ready")
    for corner in (cells.first, cells.last):
        expect(corner).to_be_in_viewport(ratio=1)
    page.evaluate(FITS)


def test_language_and_theme_are_remembered(guest: Guest) -> None:
    page = guest("/settings")
    page.locator("#main").get_by_text("Français").click()
    page.get_by_text("Fort contraste").click()
    page.reload()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    assert violations(page) == []


def test_safe_colours_are_one_click_away(guest: Guest) -> None:
    page = guest("/settings")
    page.get_by_text("Pieces in colours that everybody can tell apart").click()
    expect(page.locator("html")).to_have_attribute("data-colours", "safe")


def test_the_shelf_is_reached_by_keys_alone(guest: Guest) -> None:
    page = guest()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(1 + page.get_by_role("link", name="Play with somebody").count()):
        page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Connect 4", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Connect 4")).to_be_visible()
    expect(page.locator("main")).to_be_focused()


def test_back_returns_to_the_shelf(guest: Guest) -> None:
    page = guest()
    page.get_by_role("link", name="Q4", exact=True).click()
    page.go_back()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
