"""A newer version of a static room: offered, fetched in part, never in the middle of a round."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quatuor.site.service_worker import write_service_worker
from tests.static.host import PATH, hosting
from tests.static.pages import kept
from tests.static.test_faults import MOVES, from_the_shelf
from tests.web.pages import Pages
from tests.web.playing import drop

LOOK = "() => navigator.serviceWorker.ready.then((known) => void known.update())"
MARK = '<meta name="generator" content="newer" />'


@pytest.fixture
def own_site(site: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of the site that a test may change."""
    folder = tmp_path / "host"
    shutil.copytree(site, folder)
    yield folder
    shutil.rmtree(folder)


def publish(folder: Path) -> None:
    """Put a newer version on the host: another page, and all other files as they are."""
    page = folder / PATH / "index.html"
    page.write_text(page.read_text().replace("</head>", f"{MARK}</head>"))
    write_service_worker(folder / PATH)


def is_newer(page: Page) -> bool:
    """Whether the page is the newer one."""
    return page.locator("meta[name=generator]").count() == 1


def test_a_newer_version_waits_until_the_round_is_over(pages: Pages, own_site: Path) -> None:
    with hosting(own_site) as host:
        context = pages.context("en")
        page = context.new_page()
        page.goto(host.url)
        kept(page)
        from_the_shelf(page, "here")
        drop(page, "1", "2", "1", "2")
        publish(own_site)
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url.removeprefix(host.url)))
        page.evaluate(LOOK)
        later = page.get_by_role("button", name="After this round")
        expect(later).to_be_visible()
        assert asked == ["service_worker.js", ""], "only what has changed is fetched"
        later.click()
        drop(page, "1", "2")
        assert not is_newer(page)
        page.keyboard.press("1")
        newer = page.locator("meta[name=generator]")
        expect(newer).to_be_attached()
        expect(page.locator(MOVES)).to_have_count(7)
        kept(page)
        host.stop()
        page.reload()
        kept(page)
        assert is_newer(page)
        context.close()


def test_a_newer_version_is_taken_at_once_where_nobody_plays(pages: Pages, own_site: Path) -> None:
    with hosting(own_site) as host:
        context = pages.context("fr")
        page = context.new_page()
        page.goto(host.url)
        kept(page)
        publish(own_site)
        page.evaluate(LOOK)
        expect(page.get_by_role("button", name="Après la manche")).to_have_count(0)
        page.get_by_role("button", name="Maintenant").click()
        expect(page.locator("meta[name=generator]")).to_be_attached()
        kept(page)
        context.close()
