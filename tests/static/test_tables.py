"""Tables of solved games in a browser: made once, with progress, and kept for the next visit."""

from pathlib import Path

from playwright.sync_api import expect

from tests.static import findings
from tests.static.pages import TabPages
from tests.static.tab_python import tab_python
from tests.web.conftest import Guest
from tests.web.rooms import START, go

GAME = "plus4", {"both_lines": "mover"}, [["1"]]
WATCH = """() => {
    window.shown = new Set();
    const look = () => document.querySelector('[data-room] progress') &&
        window.shown.add(document.querySelector('[data-room] [role=status]').innerText.trim());
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""


def test_a_table_is_made_once_with_progress_and_kept(pages: TabPages, site: Path) -> None:
    context = pages.context("en")
    with tab_python(context.new_page(), site) as tab:
        for making in (True, False):
            tab.load(findings)
            assert tab.call(findings.values, *GAME) == findings.values(*GAME)
            assert ("making" in tab.told) == making
            tab.start()
    context.close()


def test_the_page_says_that_a_table_is_being_made(guest: Guest) -> None:
    page = guest(None, language="fr")
    go(page, "/study?game=plus4&moves=1")
    show = page.get_by_role("button", name="Montrer les valeurs")
    show.wait_for(timeout=START)
    page.evaluate(WATCH)
    show.click()
    expect(page.locator("table")).to_be_visible(timeout=START)
    assert page.evaluate("[...window.shown]") == [
        "La table de toutes les positions de ce jeu se calcule, une fois pour cet appareil."
    ]
    expect(page.locator("[data-room] progress")).to_have_count(0)
