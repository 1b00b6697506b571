"""The room in a browser tab: files of a host that is then gone for good; one tab has the room."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.static.host import hosting
from tests.static.pages import EXTRAS, kept
from tests.web.conftest import Guest
from tests.web.pages import Pages
from tests.web.playing import drop, sit_down, status
from tests.web.rooms import START, go

MOVES = "ol[aria-labelledby=moves-title] li"


def from_the_shelf(page: Page, game: str, against: str) -> str:
    """To a table; the answer is the path of its screen."""
    page.get_by_role("link", name=game, exact=True).click()
    return sit_down(page, against)


def test_a_room_that_was_opened_once_needs_no_network(guest: Guest) -> None:
    page = guest("/")
    kept(page)
    table = from_the_shelf(page, "Connect 4", "here")
    drop(page, "4", "5")
    page.reload()
    kept(page)
    assert page.url.endswith(table)
    expect(page.locator(MOVES)).to_have_text(["Column 4 4", "Column 5 5"])
    drop(page, "4")
    page.get_by_role("link", name="Quatuor", exact=True).click()
    from_the_shelf(page, "Top 10", "computer")
    expect(status(page)).to_contain_text("Your turn", timeout=START)
    before = page.locator(MOVES).count()
    taken = page.locator(MOVES).filter(has_text="Column 4").count()  # the first row is being filled
    drop(page, "5" if taken else "4")
    expect(page.locator(MOVES).nth(before + 1)).to_be_visible(timeout=START)
    page.get_by_role("link", name="My games").click()
    expect(page.locator("[data-mine]")).to_have_count(2)
    go(page, "/study?game=puissance4&moves=4+4+4")
    page.get_by_role("button", name="Show the values").click()
    expect(page.get_by_role("cell", name="Loses in 38")).to_be_visible(timeout=START)


def test_a_second_visit_loads_nothing(pages: Pages, site: Path) -> None:
    with hosting(site) as host:
        context = pages.context("en")
        page = context.new_page()
        page.goto(host.url)
        kept(page)
        page.evaluate(EXTRAS)
        page.close()
        assert host.sent
        host.sent.clear()
        page = context.new_page()
        page.goto(host.url)
        kept(page)
        assert host.sent == []
        context.close()


def test_a_second_tab_waits_until_the_first_one_is_closed(pages: Pages, site: Path) -> None:
    with hosting(site) as host:
        context = pages.context("fr")
        first = context.new_page()
        first.goto(host.url)
        kept(first)
        second = context.new_page()
        second.goto(host.url)
        waiting = second.get_by_text("ouverte dans un autre onglet")
        expect(waiting).to_be_visible(timeout=START)
        first.close()
        kept(second)
        context.close()
