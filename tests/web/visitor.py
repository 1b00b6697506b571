"""People with a browser of their own. A page must not complain, nor ask anybody but its server."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 780}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PATIENCE = 60_000
"""Milliseconds after which a page is stuck; never a measure of anything."""
LOCAL = ("data", "blob", "about")


class Visit:
    """Everybody who came during one test, and everything that went wrong meanwhile."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        """Parts of complaints that a test provokes."""

    def come(
        self,
        url: str,
        path: str | None = "/",
        *,
        language: str = "en",
        theme: str = "light",
        size: ViewportSize | None = None,
        reduced: bool = True,
    ) -> Page:
        """Somebody new opens a page, or is about to. Without motion unless asked: that is quick."""
        how: dict[str, Any] = {
            "viewport": size or DESKTOP,
            "color_scheme": theme,
            "reduced_motion": "reduce" if reduced else "no-preference",
            "locale": LOCALES[language],
            "base_url": url,
        }
        context = self.browser.new_context(**how)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        self.listen(page, urlsplit(url).netloc)
        if path is not None:
            page.goto(path)
        return page

    def listen(self, page: Page, host: str) -> None:
        """Write down what must not happen."""

        def heard(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.complain(f"{message.type}: {message.text}")

        def asked(request: Request) -> None:
            address = urlsplit(request.url)
            if address.scheme not in LOCAL and address.netloc != host:
                self.complain(f"asked elsewhere: {request.url}")

        page.on("console", heard)
        page.on("pageerror", lambda error: self.complain(str(error)))
        page.on("request", asked)

    def complain(self, text: str) -> None:
        """Remember, unless a test provokes exactly this."""
        if not any(part in text for part in self.expected):
            self.complaints.append(text)


@contextmanager
def visiting(browser: Browser) -> Iterator[Visit]:
    """Visitors for one test; at its end nobody may have complained."""
    visit = Visit(browser)
    yield visit
    for context in visit.contexts:
        context.close()
    assert visit.complaints == [], visit.complaints
