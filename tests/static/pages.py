"""Browser pages with a room of their own, whose host is gone once it has been opened.

As in a served room whoever leaves gives their page back: the browser keeps the files of the room,
and forgets everything else. A page asks for the files of its room and for nothing besides.
"""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from tests.static.host import Host
from tests.web.pages import LOCAL, Lent, Pages
from tests.web.rooms import ROOMS, START, InTab

ASLEEP = "licences.txt"
"""A file of the site behind which nothing happens."""
FORGET = """async () => {
    localStorage.clear();
    for (const {name} of await indexedDB.databases()) {
        await new Promise((resolve, reject) => {
            const asked = indexedDB.deleteDatabase(name);
            asked.onsuccess = resolve;
            asked.onerror = reject;
        });
    }
}"""
KEPT = "[data-room=open][data-offline=true]"
EXTRAS = """async () => {
    const {active} = await navigator.serviceWorker.ready;
    const {port1, port2} = new MessageChannel();
    const answered = new Promise((resolve) => (port1.onmessage = resolve));
    active.postMessage({type: 'extras', fetching: true}, [port2]);
    await answered;
}"""
"""Has the browser keep what only some games need, as a page does after a while."""


def kept(page: Page) -> None:
    """Wait until the room is open, and the browser has kept its files."""
    expect(page.locator(KEPT)).to_be_attached(timeout=START)


class LentTab(Lent):
    """A page whose room is in its tab."""

    def __init__(self, page: Page, url: str, language: str, files: frozenset[str]) -> None:
        super().__init__(page, url, language)
        self._base, self._files = url, files
        ROOMS[page] = InTab(url)

    def _asked(self, request: Request) -> None:
        """Only what the site consists of may be asked for, by the page and by its workers."""
        address = request.url.partition("#")[0]
        ours = address.startswith(self._base) and address.removeprefix(self._base) in self._files
        if urlsplit(address).scheme not in LOCAL and not ours:
            self.complaints.append(f"asked for something else: {request.url}")

    def forget(self) -> None:
        """The room is closed, and what it kept is gone; its files stay."""
        self.page.goto(self._base + ASLEEP)
        self.page.evaluate(FORGET)
        self.page.mouse.move(0, 0)
        self.complaints = []


class TabPages(Pages):
    """The pages of one browser; each has opened its room once, from a host that is gone since."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        super().__init__(browser)
        self._folder = folder

    def opened(self, context: BrowserContext, language: str) -> Lent:
        """A page that has opened the room, and has no network any more."""
        host = Host(self._folder)
        site = self._folder / urlsplit(host.url).path.strip("/")
        files = [file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()]
        lent = LentTab(context.new_page(), host.url, language, frozenset(["", *files]))
        lent.page.goto(host.url)
        kept(lent.page)
        lent.page.evaluate(EXTRAS)
        host.stop()
        return lent

    def new(self, url: str, language: str) -> Lent:
        """A page of a browser that has not been here before."""
        lent = self.opened(self.context(language), language)
        lent.kind = url, language
        return lent
