"""The room in a browser tab: static files at some path of a host, which is then gone for good."""

import fcntl
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from quatuor.site.checkout import BUILT
from tests.web.playing import WAYS, drop, status
from tests.web.visitor import Visit

pytestmark = pytest.mark.slow

PATH = "games/quatuor"
"""Where on its host the room is."""
START = 300_000
"""Milliseconds after which Python has not started; never a measure of anything."""
MOVES = "ol[aria-labelledby=moves-title] li"
ADDRESS = re.compile(r"#/table/[\w-]+$")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a host serves; of several processes one after the other builds its parts."""
    folder = tmp_path_factory.mktemp("host")
    BUILT.mkdir(parents=True, exist_ok=True)
    with (BUILT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        words = ["site", str(folder / PATH), "--plain"]
        subprocess.run([sys.executable, "-m", "quatuor", *words], check=True)
    return folder


class Files(SimpleHTTPRequestHandler):
    """Files, and nothing said about them."""

    def log_message(self, *_words: object) -> None:
        pass


@contextmanager
def host(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """A plain web server, and the address of the room on it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{PATH}/", server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def opened(page: Page) -> None:
    """Wait until the room is open, and the browser has kept its files."""
    kept = page.locator("[data-room=open][data-offline=true]")
    expect(kept).to_be_attached(timeout=START)


def sit_down(page: Page, game: str, against: str) -> str:
    """From the shelf to a table; the answer is its address."""
    page.get_by_role("link", name=game, exact=True).click()
    page.get_by_role("button", name=WAYS[against]).click()
    expect(page).to_have_url(ADDRESS)
    return page.url


def test_a_room_that_was_opened_once_needs_no_network(visit: Visit, site: Path) -> None:
    with host(site) as (url, server):
        page = visit.come(url, "")
        opened(page)
        server.shutdown()
        server.server_close()
        table = sit_down(page, "Puissance 4", "here")
        drop(page, "4", "5")
        page.reload()
        opened(page)
        expect(page).to_have_url(table)
        expect(page.locator(MOVES)).to_have_text(["Column 4 4", "Column 5 5"])
        drop(page, "4")
        page.get_by_role("link", name="Quatuor", exact=True).click()
        sit_down(page, "Top 10", "computer")
        expect(status(page)).to_contain_text("Your turn", timeout=START)
        before = page.locator(MOVES).count()
        drop(page, "4")
        expect(page.locator(MOVES).nth(before + 1)).to_be_visible(timeout=START)
        page.get_by_role("link", name="My games").click()
        expect(page.locator("[data-mine]")).to_have_count(2)
        page.goto(f"{url}#/study?game=puissance4&moves=4+4+4")
        page.get_by_role("button", name="Show the values").click()
        best = page.get_by_role("cell", name="Loses in 38")
        expect(best).to_be_visible(timeout=START)


def test_a_second_tab_waits_until_the_first_one_is_closed(visit: Visit, site: Path) -> None:
    with host(site) as (url, _server):
        first = visit.come(url, "", language="fr")
        opened(first)
        second = first.context.new_page()
        second.goto(url)
        waiting = second.get_by_text("ouverte dans un autre onglet")
        expect(waiting).to_be_visible(timeout=START)
        first.close()
        opened(second)
        second.close()
