"""The shelf that comes drawn: seen without scripts, taken over without a jump or a complaint."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from quatuor.games.registry import GAMES
from tests.web.conftest import Guest
from tests.web.pages import Pages
from tests.web.running import Room
from tests.web.visitor import DESKTOP, PHONE

SHIFTS = """() => new Promise((done) => {
  const found = [];
  new PerformanceObserver((list) => found.push(...list.getEntries().map((entry) => entry.value)))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(found), 300);
})"""
WIDTHS = """async (fonts) => {
  const pen = document.createElement('canvas').getContext('2d');
  const widths = [];
  for (const weight of [400, 700]) {
    pen.font = `${weight} 100px ${fonts}`;
    await document.fonts.load(pen.font);
    widths.push(pen.measureText('À vous de jouer : choisissez une colonne libre.').width);
  }
  return widths;
}"""
READY = "html[data-ready]"
FIRST_SEEN = """new MutationObserver(() => {
  window.before ??= document.querySelector('article.q4 [data-picture] svg');
}).observe(document, { childList: true, subtree: true });"""
"""Remembers a picture as it comes, before any script of the page runs."""


def keep(page: Page, **settings: object) -> None:
    """Come back with these settings in the browser; scripts keep theirs when they begin."""
    expect(page.locator(READY)).to_be_attached()
    page.evaluate(f"localStorage.setItem('quatuor.settings', {json.dumps(json.dumps(settings))})")
    page.goto("/")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_without_scripts_every_game_is_there_to_be_opened(
    pages: Pages, room: Room, size: dict[str, int]
) -> None:
    browser: Browser = pages._browser
    context = browser.new_context(base_url=room.url, java_script_enabled=False, locale="fr-FR")
    page = context.new_page()
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("À quoi joue-t-on\u00a0?")
    for game in GAMES:
        card = page.locator(f"article.{game}")
        expect(card.get_by_role("heading", level=2)).to_be_visible()
        picture = card.locator("svg[viewBox]").first.bounding_box()
        assert picture is not None
        assert picture["height"] > 100
    context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_shelf_looks_the_same_before_the_styles_of_other_screens_are_there(
    pages: Pages, room: Room, size: dict[str, int]
) -> None:
    browser: Browser = pages._browser
    boxes = []
    for scripts in (False, True):
        context = browser.new_context(base_url=room.url, java_script_enabled=scripts)
        page = context.new_page()
        page.route("**/*.woff2", lambda route: route.abort())
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto("/")
        if scripts:
            expect(page.locator(READY)).to_be_attached()
        places = page.locator("header, header a, main h1, article, article .stage, article a").all()
        boxes.append([place.bounding_box() for place in places])
        context.close()
    assert len(boxes[0]) > 30
    assert boxes[0] == boxes[1]


def test_what_the_shelf_needs_is_asked_for_at_once_and_in_few_pieces(guest: Guest) -> None:
    asked: list[str] = []
    page = guest(None)
    page.on("request", lambda request: asked.append(request.url))
    response = page.goto("/")
    assert response is not None
    html = response.text()
    expect(page.locator(READY)).to_be_attached()
    scripts = [url for url in asked if url.endswith(".js")]
    assert 0 < len(scripts) <= 4
    assert all(url.partition("/assets/")[2] in html for url in scripts)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_on_the_shelf_moves_while_it_comes(
    guest: Guest, size: dict[str, int], language: str
) -> None:
    page = guest("/", size=size, language=language)
    expect(page.locator(READY)).to_be_attached()
    assert page.evaluate(SHIFTS) == []


def test_before_its_font_is_there_text_takes_the_same_room(guest: Guest) -> None:
    page = guest("/")
    own = page.evaluate(WIDTHS, "'Nunito Variable'")
    others = page.evaluate(WIDTHS, "'Nunito Fallback', 'Nunito Wide Fallback'")
    assert others == pytest.approx(own, rel=0.03)
    assert page.evaluate(WIDTHS, "monospace") != pytest.approx(own, rel=0.03)


def test_scripts_take_the_drawn_shelf_over_as_it_is(guest: Guest) -> None:
    page = guest(None)
    page.add_init_script(FIRST_SEEN)
    page.goto("/")
    expect(page.locator(READY)).to_be_attached()
    assert page.evaluate("window.before === document.querySelector('article.q4 svg[viewBox]')")
    page.locator("header button").click()
    expect(page.locator("header button")).to_have_attribute("aria-pressed", "true")


def test_settings_of_this_browser_are_kept_to_from_the_first_look(guest: Guest) -> None:
    page = guest("/")
    keep(page, language="fr", theme="contrast", sound=False)
    assert page.locator("html").get_attribute("data-theme") == "contrast"
    expect(page.get_by_role("heading", level=1)).to_have_text("À quoi joue-t-on\u00a0?")
    expect(page.locator("header button")).to_have_attribute("aria-pressed", "true")
    response = page.goto("/")
    assert response is not None
    assert '<html lang="fr">' in response.text()


def test_a_picture_is_played_when_it_is_pointed_at_and_there_again_after_coming_back(
    guest: Guest,
) -> None:
    page = guest("/")
    expect(page.locator(READY)).to_be_attached()
    page.locator("article.q4").hover()
    expect(page.locator("article.q4 .mini")).to_be_visible()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("link", name="Quatuor").click()
    expect(page.locator("article.flip svg[viewBox]").first).to_be_visible()


def test_boards_are_loaded_when_a_game_is_opened(guest: Guest) -> None:
    asked: list[str] = []
    page = guest(None)
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.locator(READY)).to_be_attached()
    assert not [url for url in asked if re.search("/(Board|Table|[a-z0-9]+-board)-", url)]
    page.locator("article.puissance4 h2 a").click()
    expect(page.locator("main h1")).to_be_visible()
    assert [url for url in asked if "/Board-" in url]
    expect(page.locator("main svg [data-owner]").first).to_be_visible()
    boards = re.findall("/([a-z0-9]+)-board-", " ".join(asked))
    assert boards == ["puissance4"]
