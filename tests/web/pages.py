"""Browser pages lent to visitors, each as good as new.

A page of a new context costs a process, and reading all scripts and fonts anew: three times as
much as one more visit with the page of somebody who has left. So whoever leaves gives theirs back,
without cookies and memory; only its cache is that of a browser which has been here before.
"""

from collections import defaultdict
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, Request

LOCALES = {"en": "en-GB"}
"""What browsers ask for in a language, where that is not its bare name."""
PATIENCE = 60_000
"""Milliseconds after which a page is stuck; never a measure of anything."""
LOCAL = ("data", "blob", "about")
QUIET = "/api/health"
"""An address of the same server behind which nothing happens; the scripts stay at hand."""
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Lent:
    """A page in somebody's hands, and what went wrong on it meanwhile."""

    def __init__(self, page: Page, url: str, language: str) -> None:
        self.page = page
        self.kind = url, language
        self.complaints: list[str] = []
        self._host = urlsplit(url).netloc
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in LOCAL and address.netloc != self._host:
            self.complaints.append(f"asked elsewhere: {request.url}")

    def forget(self) -> None:
        """Nobody stays on the line, and all that was known is forgotten."""
        self.page.goto(QUIET)
        self.page.evaluate(FORGET)
        self.page.context.clear_cookies()
        self.page.mouse.move(0, 0)
        self.complaints = []


class Pages:
    """The pages of one browser, by server and language."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[str, str], list[Lent]] = defaultdict(list)

    def new(self, url: str, language: str) -> Lent:
        """A page of a browser that has never been here."""
        return Lent(self.context(language, url).new_page(), url, language)

    @property
    def kind(self) -> BrowserType:
        """What starts such browsers."""
        return self._browser.browser_type

    def context(self, language: str, url: str | None = None, **more: Any) -> BrowserContext:
        """A browser that has never been anywhere."""
        context = self._browser.new_context(
            base_url=url, locale=LOCALES.get(language, language), **more
        )
        context.set_default_timeout(PATIENCE)
        return context

    def lend(self, url: str, language: str) -> Lent:
        """A page that nobody uses, whoever had it before."""
        free = self._free[url, language]
        return free.pop() if free else self.new(url, language)

    def take_back(self, lent: Lent) -> None:
        """Keep it for the next."""
        lent.forget()
        self._free[lent.kind].append(lent)
