"""People with a browser of their own. A page must not complain, nor ask anybody but its server."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import Page, ViewportSize

from tests.web.pages import Lent, Pages
from tests.web.rooms import go

PHONE: ViewportSize = {"width": 390, "height": 780}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


class Visit:
    """Everybody who came during one test, and everything that went wrong meanwhile."""

    def __init__(self, pages: Pages, *, new: bool) -> None:
        self.pages = pages
        self.new = new
        """Whether all come with browsers that nobody had before, nor has after them."""
        self.here: list[Lent] = []
        self.expected: tuple[str, ...] = ()
        """Parts of complaints that a test provokes."""

    def come(
        self,
        url: str,
        path: str | None = "/",
        *,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        size: ViewportSize = DESKTOP,
        reduced: bool = True,
    ) -> Page:
        """Somebody new opens a page, or is about to. Without motion unless asked: that is quick."""
        lent = (self.pages.new if self.new else self.pages.lend)(url, language)
        self.here.append(lent)
        page = lent.page
        page.set_viewport_size(size)
        motion: Literal["reduce", "no-preference"] = "reduce" if reduced else "no-preference"
        page.emulate_media(color_scheme=theme, reduced_motion=motion)
        if path is not None:
            go(page, path)
        return page

    def leave(self) -> None:
        """Everybody goes; nobody may have had to complain, but for what a test provokes."""
        heard = [text for lent in self.here for text in lent.complaints]
        for lent in self.here:
            if self.new:
                lent.page.context.close()
            else:
                self.pages.take_back(lent)
        wrong = [text for text in heard if not any(part in text for part in self.expected)]
        assert wrong == [], wrong


@contextmanager
def visiting(pages: Pages, *, new: bool) -> Iterator[Visit]:
    """Visitors for one test."""
    visit = Visit(pages, new=new)
    yield visit
    visit.leave()
