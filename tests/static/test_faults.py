"""Whatever breaks in a browser: nothing that counted is lost, and the page says what happened."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL, Popen

from playwright.sync_api import BrowserContext, Error, Page, expect

from tests.static.host import Host, hosting
from tests.static.pages import kept
from tests.web.chromium import FLAGS, find
from tests.web.conftest import Guest
from tests.web.pages import Pages
from tests.web.playing import board, drop, sit_down, status
from tests.web.rooms import ROOMS, START, InTab
from tests.web.visitor import Visit

MOVES = "ol[aria-labelledby=moves-title] li"
GAME = "Connect 4"
ROOM, ENGINE = "room_worker", "engine_worker"
DEAF = "() => void (self.onmessage = null)"
KILL = "() => void setTimeout(() => self.close())"
LOSE_FILES = """async (part) => {
    const cache = await caches.open(`quatuor ${new URL('.', location.href).href}`);
    const lost = (await cache.keys()).filter(({url}) => url.includes(part));
    await Promise.all(lost.map((request) => cache.delete(request)));
    return lost.length;
}"""


def do(page: Page, worker: str, what: str) -> None:
    """Something happens in a worker of this page."""
    next(one for one in page.workers if worker in one.url).evaluate(what)


def columns(page: Page) -> list[str]:
    """The columns that were played, once the table is there."""
    board(page).wait_for(timeout=START)
    return [text.split()[1] for text in page.locator(MOVES).all_inner_texts()]


def from_the_shelf(page: Page, against: str) -> None:
    """To a table of the classic game."""
    page.get_by_role("link", name=GAME, exact=True).click()
    sit_down(page, against)


def visitor(context: BrowserContext, host: Host) -> Page:
    """A page of this browser with the room open and its files kept."""
    page = context.new_page()
    ROOMS[page] = InTab(host.url)
    page.goto(host.url)
    kept(page)
    return page


def test_a_room_killed_in_the_middle_of_a_move_counts_it_once(guest: Guest) -> None:
    page = guest("/")
    kept(page)
    from_the_shelf(page, "here")
    drop(page, "4")
    board(page).focus()
    page.keyboard.press("5")
    do(page, ROOM, KILL)
    restarting = page.locator("[data-room=restarting]")
    expect(restarting).to_contain_text("Nothing that was played is lost", timeout=START)
    kept(page)
    expect(page.locator(MOVES)).to_have_count(2)
    drop(page, "6")
    assert columns(page) == ["4", "5", "6"]


def test_an_engine_killed_while_it_thinks_is_replaced(visit: Visit) -> None:
    visit.expected = ("a computer player could not think, and will try again",)
    page = visit.come("")
    kept(page)
    from_the_shelf(page, "computer")
    moves = page.locator(MOVES)
    expect(status(page)).to_contain_text("Your turn", timeout=START)
    before = moves.count()
    do(page, ENGINE, DEAF)
    drop(page, "4")
    do(page, ENGINE, KILL)
    expect(moves).to_have_count(before + 2, timeout=START)


def test_a_tab_closed_or_crashed_during_a_write_loses_nothing_that_counted(
    pages: Pages, site: Path
) -> None:
    with hosting(site) as host:
        context = pages.context("en")
        page = visitor(context, host)
        from_the_shelf(page, "here")
        table = page.url
        drop(page, "4", "4")
        board(page).focus()
        page.keyboard.press("5")
        page.close()
        page = context.new_page()
        page.goto(table)
        found = columns(page)
        assert found in (["4", "4"], ["4", "4", "5"])
        drop(page, "6")
        with page.expect_event("crash"), suppress(Error):
            page.goto("chrome://crash")
        page = context.new_page()
        page.goto(table)
        assert columns(page) == [*found, "6"]
        context.close()


@contextmanager
def browser_of(pages: Pages, profile: Path) -> Iterator[tuple[BrowserContext, Popen[bytes]]]:
    """A browser of its own that keeps its files in this folder, and its process."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    own = ("--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}")
    command = [str(find()), *FLAGS, *own]
    with Popen(command, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True) as process:
        while not port.is_file() or "\n" not in port.read_text():
            assert process.poll() is None
            time.sleep(0.05)
        address = f"http://127.0.0.1:{port.read_text().splitlines()[0]}"
        browser = pages.kind.connect_over_cdp(address)
        try:
            yield browser.contexts[0], process
        finally:
            kill_all(process)


def kill_all(process: Popen[bytes]) -> None:
    """End a process and what it has started, without a warning."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def test_a_browser_killed_like_a_dead_battery_keeps_every_move(
    pages: Pages, site: Path, tmp_path: Path
) -> None:
    with hosting(site) as host:
        with browser_of(pages, tmp_path) as (context, process):
            page = visitor(context, host)
            from_the_shelf(page, "here")
            table = page.url
            drop(page, "4", "5", "4")
            kill_all(process)
        host.stop()
        with browser_of(pages, tmp_path) as (context, _process):
            page = context.new_page()
            page.goto(table)
            assert columns(page) == ["4", "5", "4"]


def test_files_that_got_lost_are_fetched_again_or_the_page_says_so(
    pages: Pages, site: Path
) -> None:
    with hosting(site) as host:
        context = pages.context("en")
        page = visitor(context, host)
        assert page.evaluate(LOSE_FILES, "assets/") > 1
        page.reload()
        kept(page)
        host.stop()
        page.reload()
        kept(page)
        assert page.evaluate(LOSE_FILES, "python.pack") == 1
        page.reload()
        failed = page.locator("[data-room=failed]")
        expect(failed).to_contain_text("could not be opened", timeout=START)
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        expect(page.get_by_text("works without a network")).to_have_count(0)
        context.close()
