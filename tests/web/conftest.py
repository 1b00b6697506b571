"""A browser, a game room, and people who visit it; whatever goes wrong on a page fails its test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from tests.web.chromium import launch
from tests.web.pages import PATIENCE, Pages
from tests.web.running import Room
from tests.web.visitor import Visit, visiting

Guest = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def pages() -> Iterator[Pages]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield Pages(browser)
        browser.close()


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """One room for all tests of this process; each visitor is somebody new."""
    opened = Room(tmp_path_factory.mktemp("room"))
    yield opened
    opened.stop()


@pytest.fixture
def guest(pages: Pages, room: Room) -> Iterator[Guest]:
    """Somebody new with a page of their own: `guest("/settings", language="fr")`.

    `guest(None)` has not gone anywhere yet: the test takes them to a table.
    """
    with visiting(pages, new=False) as visit:

        def come(path: str | None = "/", *, at: Room = room, **how: Any) -> Page:
            return visit.come(at.url, path, **how)

        yield come


@pytest.fixture
def visit(pages: Pages) -> Iterator[Visit]:
    """The same for tests that need a new browser, or expect something to go wrong."""
    with visiting(pages, new=True) as opened:
        yield opened
