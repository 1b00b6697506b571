"""The same visitors as in a served room, whose room is in their tab and has no network."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from tests.static.host import PATH, written_site
from tests.static.pages import TabPages
from tests.web.chromium import launch
from tests.web.conftest import Guest
from tests.web.pages import PATIENCE
from tests.web.visitor import Visit, visiting

expect.set_options(timeout=PATIENCE)


class StaticRoom(NamedTuple):
    """Stands where tests name the room that they visit; each visitor has one of their own."""

    url: str = ""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder that a host serves: the same for all processes of a run."""
    own = tmp_path_factory.getbasetemp()
    return written_site(own if worker_id == "master" else own.parent)


@pytest.fixture(scope="session")
def pages(site: Path) -> Iterator[TabPages]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield TabPages(browser, site)
        browser.close()


@pytest.fixture(scope="session")
def room() -> StaticRoom:
    return StaticRoom()


@pytest.fixture(scope="session")
def served(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a room on this machine that has a site for devices."""
    database = f"sqlite:///{tmp_path_factory.mktemp('served') / 't.db'}"
    words = ["serve", "--no-browser", "--port", "0", "--device", str(site / PATH), "--db", database]
    command = [sys.executable, "-m", "quatuor", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        yield process.stdout.readline().split()[-1]
        process.terminate()


@pytest.fixture
def guest(pages: TabPages, room: StaticRoom) -> Iterator[Guest]:
    """Somebody new with a page of their own, as in a served room."""
    with visiting(pages, new=False) as visit:

        def come(path: str | None = "/", **how: Any) -> Page:
            return visit.come(room.url, path, **how)

        yield come


@pytest.fixture
def visit(pages: TabPages) -> Iterator[Visit]:
    """The same for tests that need a new browser, or expect something to go wrong."""
    with visiting(pages, new=True) as opened:
        yield opened
