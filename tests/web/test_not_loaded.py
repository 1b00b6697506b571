"""A page that was left open while the server was renewed: scripts not fetched yet are gone."""

import re

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.running import Room
from tests.web.visitor import PHONE, Visit

SCREEN = re.compile(r"/assets/Settings-[\w-]+\.js")
READY = "html[data-ready]"


def test_a_screen_whose_script_is_gone_says_so_and_loads_the_page_again(
    visit: Visit, room: Room
) -> None:
    visit.expected = ("Failed to load resource",)
    page = visit.come(room.url, "/", language="fr", size=PHONE)
    expect(page.locator(READY)).to_be_attached()
    page.route(SCREEN, lambda route: route.fulfill(status=404), times=1)
    page.locator('header a[href="/settings"]').click()
    told = page.get_by_role("alert")
    expect(told.get_by_role("heading", level=1)).to_have_text("Cet écran n’a pas pu être chargé")
    assert violations(page) == []
    told.get_by_role("button").click()
    expect(page.locator('main input[type="radio"]').first).to_be_attached()
    assert page.get_by_role("alert").count() == 0
