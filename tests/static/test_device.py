"""In a served room, whoever studies may have their own device search."""

from itertools import product

from playwright.sync_api import Page, expect

from tests.web.pages import Pages
from tests.web.rooms import START

ANSWERED, HERE = "[data-searched]", "[data-searched=device]"
MOVES = "section[aria-labelledby=moves-title] .tree a"
PACE = 1000
"""Milliseconds between two positions: a server refuses whoever asks it without a pause."""
GO = """(address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
}"""


def study(page: Page, moves: str) -> None:
    """Study this position without loading the page again, and wait for the values."""
    page.evaluate(GO, f"/study?game=puissance4&moves={moves}")
    expect(page.locator(MOVES)).to_have_count(len(moves.split("+")))
    expect(page.locator(ANSWERED)).to_be_visible(timeout=START)


def test_the_server_answers_until_the_device_can_and_both_find_the_same(
    pages: Pages, served: str
) -> None:
    context = pages.context("en")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{served}/settings")
    page.get_by_text("Let this device search").click()
    page.goto(f"{served}/study?game=puissance4&moves=4+4+4")
    page.get_by_role("button", name="Show the values").click()
    expect(page.locator("[data-searched=server]")).to_be_visible(timeout=START)
    theirs = page.locator("table").inner_text()
    unseen = ("+".join(("4", "4", "4", *columns)) for columns in product("1234567", repeat=2))
    while page.locator(HERE).count() == 0:
        page.wait_for_timeout(PACE)
        study(page, next(unseen))
    before = sum("/api/analysis" in url for url in asked)
    page.get_by_label("Think for at most").select_option(label="5 seconds")  # it is asked again
    study(page, "4+4+4")
    expect(page.locator(HERE)).to_be_visible()
    assert page.locator("table").inner_text() == theirs
    assert sum("/api/analysis" in url for url in asked) == before
    context.close()
