"""Target practice in a room without a server: the physics is fetched for it."""

from playwright.sync_api import expect

from tests.web.conftest import Guest
from tests.web.rooms import START
from tests.web.test_course import COURSE, opened, state
from tests.web.test_flip import launcher


def test_a_token_flies_and_is_judged(guest: Guest) -> None:
    page = guest(COURSE)
    opened(page)
    launcher(page, 1).get_by_role("button", name="Throw").click()
    expect(state(page).locator("[data-verdict]")).to_be_visible(timeout=START)
