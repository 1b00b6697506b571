"""A link of the drawn shelf that is followed before the page's scripts run."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Guest
from tests.web.running import Room
from tests.web.visitor import Visit

LINK = "article.puissance4 h2 a"
HELD = f"{LINK}[aria-busy=true]"
READY = "html[data-ready]"
SCRIPT = re.compile(r"/assets/index-[\w-]+\.js")
KEPT = "() => window.isTheSame"
OPENED = re.compile("/game/puissance4$")
Release = Callable[[], None]


@pytest.fixture
def held_back(guest: Guest) -> Iterator[tuple[Page, Release]]:
    """The drawn shelf whose scripts wait until the test lets them come."""
    waiting: list[Route] = []
    page = guest(None)

    def wait(route: Route) -> None:
        waiting.append(route)

    def release() -> None:
        while waiting:
            waiting.pop().continue_()
        page.unroute(SCRIPT)

    page.route(SCRIPT, wait)
    page.goto("/", wait_until="commit")
    expect(page.locator(LINK)).to_be_visible()
    page.evaluate("window.isTheSame = true")
    yield page, release
    release()


@pytest.mark.parametrize("follow", ["click", "Enter"])
def test_scripts_follow_a_link_that_was_followed_before_they_ran(
    held_back: tuple[Page, Release], follow: str
) -> None:
    page, release = held_back
    link = page.locator(LINK)
    link.click() if follow == "click" else link.press(follow)
    expect(page.locator(HELD)).to_be_visible()
    assert page.locator(READY).count() == 0
    release()
    expect(page).to_have_url(OPENED)
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(KEPT), "the server was asked for the page again"
    page.go_back()
    expect(page.locator(LINK)).to_be_visible()
    assert page.locator("a[aria-busy]").count() == 0


def test_the_link_that_was_touched_last_is_followed(held_back: tuple[Page, Release]) -> None:
    page, release = held_back
    page.locator(LINK).click()
    page.locator('header a[href="/learn"]').click()
    expect(page.locator("a[aria-busy]")).to_have_count(1)
    release()
    expect(page).to_have_url(re.compile("/learn$"))
    assert page.evaluate(KEPT)
    expect(page.locator("a[aria-busy]")).to_have_count(0)


@pytest.mark.parametrize("more", [{"modifiers": ["Control"]}, {"button": "middle"}])
def test_a_link_for_another_tab_opens_there_without_scripts(
    held_back: tuple[Page, Release], more: dict[str, object]
) -> None:
    page, release = held_back
    with page.context.expect_page() as opened:
        page.locator(LINK).click(**more)  # type: ignore[arg-type]
    expect(opened.value).to_have_url(OPENED)
    opened.value.close()
    assert page.locator("a[aria-busy]").count() == 0
    release()
    expect(page.locator(READY)).to_be_attached()


def test_if_scripts_cannot_be_had_a_held_link_is_followed_as_usual(
    visit: Visit, room: Room
) -> None:
    visit.expected = ("Failed to load resource",)
    waiting: list[Route] = []
    failing: list[bool] = []

    def from_the_shelf(route: Route) -> None:
        if OPENED.search(page.url):
            route.continue_()
        elif failing:
            route.abort()
        else:
            waiting.append(route)

    page = visit.come(room.url, None)
    page.route(SCRIPT, from_the_shelf)
    page.goto("/", wait_until="commit")
    page.locator(LINK).click()
    expect(page.locator(HELD)).to_be_visible()
    failing.append(True)
    while waiting:
        waiting.pop().abort()
    expect(page).to_have_url(OPENED)
    expect(page.locator(READY)).to_be_attached()
