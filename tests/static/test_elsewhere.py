"""A static room has no links of its own: it leads to a server, or says that it has none."""

from pathlib import Path

from playwright.sync_api import Page, expect

from quatuor.site.writer import naming
from tests.static.host import PATH, hosting
from tests.web.pages import Pages

SERVER = "https://room.example"
OPTIONS = "#/game/puissance4?mode=pop_out"


def with_a_link(page: Page, url: str) -> Page:
    """The screen on which a table is opened."""
    page.goto(f"{url}{OPTIONS}")
    page.get_by_role("heading", name="Play", exact=True).wait_for()
    return page


def test_with_a_link_leads_to_the_server_that_was_named_or_says_that_there_is_none(
    pages: Pages, site: Path
) -> None:
    page_file = site / PATH / "index.html"
    named = naming(page_file.read_text(encoding="utf-8"), SERVER)
    with hosting(site) as host:
        context = pages.context("en", service_workers="block")
        page = with_a_link(context.new_page(), host.url)
        expect(page.get_by_text("somebody has to run a server")).to_be_visible()
        expect(page.get_by_role("link", name="With a link")).to_have_count(0)
        context.route(host.url, lambda route: route.fulfill(body=named, content_type="text/html"))
        page = with_a_link(context.new_page(), host.url)
        link = page.get_by_role("link", name="With a link")
        expect(link).to_have_attribute("href", f"{SERVER}/game/puissance4?mode=pop_out")
        context.close()
