"""A browser, a game room, and people who visit it; whatever goes wrong on a page fails its test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.chromium import launch
from tests.web.running import Room
from tests.web.visitor import PATIENCE, Visit, visiting

Guest = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """One room for all tests of this process; each visitor is somebody new."""
    opened = Room(tmp_path_factory.mktemp("room"))
    yield opened
    opened.stop()


@pytest.fixture
def guest(browser: Browser, room: Room) -> Iterator[Guest]:
    """Somebody new with a browser of their own: `guest("/settings", language="fr")`.

    `guest(None)` has a browser and no page yet: the test takes them to a table.
    """
    with visiting(browser) as visit:

        def come(path: str | None = "/", *, at: Room = room, **how: Any) -> Page:
            return visit.come(at.url, path, **how)

        yield come


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """The same for tests that have a room of their own, or expect something to go wrong."""
    with visiting(browser) as opened:
        yield opened
