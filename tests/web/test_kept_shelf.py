"""The shelf that a browser keeps: the next visit is shown before the server has answered."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from quatuor.games.registry import GAMES
from tests.web.pages import Pages
from tests.web.running import Room

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  while (!(await caches.match('/'))) await new Promise((resolve) => setTimeout(resolve, 20));
}"""
"""The shelf is kept, and so is the way to it."""
FORGOTTEN = "async () => !(await caches.match('/'))"
EXCHANGE = """async ([before, after]) => {
  const cache = await caches.open('shelf');
  const kept = await cache.match('/');
  const html = (await kept.text()).replaceAll(before, after);
  await cache.put('/', new Response(html, { headers: { 'content-type': 'text/html' } }));
}"""
"""Without the policy for what stood there before."""
KEPT_TEXT = "async () => (await caches.match('/')).text()"
READY = "html[data-ready]"
SCRIPT = re.compile(r"/assets/index-[\w-]+\.js")


@pytest.fixture
def page(pages: Pages, room: Room) -> Iterator[Page]:
    """A page on which the shelf was seen, in a browser that has kept it."""
    context = pages.context("en", room.url)
    page = context.new_page()
    page.goto("/")
    page.evaluate(KEPT)
    yield page
    context.close()


def test_another_visit_is_shown_while_the_server_cannot_be_reached(page: Page) -> None:
    page.context.set_offline(True)
    page.goto("/", wait_until="commit")
    for game in GAMES:
        expect(page.locator(f"article.{game} h2 a")).to_be_visible()
        expect(page.locator(f"article.{game} svg[viewBox]").first).to_be_attached()


@pytest.mark.parametrize("older", ["{}?older", "/assets/index-older.js"])
def test_a_kept_shelf_of_another_version_gives_way_to_the_present_one(
    page: Page, older: str
) -> None:
    found = SCRIPT.search(page.evaluate(KEPT_TEXT))
    assert found
    script = found.group()
    page.evaluate(EXCHANGE, [script, older.format(script)])
    page.goto("/", wait_until="commit")
    expect(page.locator(f'link[href="{script}"]')).to_be_attached()
    expect(page.locator(READY)).to_be_attached()
    page.evaluate(KEPT)
    assert older.format(script) not in page.evaluate(KEPT_TEXT)


def test_after_another_language_was_chosen_the_shelf_comes_in_that(page: Page) -> None:
    page.goto("/settings")
    page.locator("#main").get_by_text("Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    page.wait_for_function(FORGOTTEN)
    response = page.goto("/")
    assert response is not None
    assert '<html lang="fr">' in response.text()
