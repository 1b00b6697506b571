"""Flip in a browser tab: MuJoCo there computes the flights, with the network gone."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.static.host import hosting
from tests.static.pages import kept
from tests.web.conftest import Guest
from tests.web.pages import Pages
from tests.web.rooms import ROOMS, START, InTab, go
from tests.web.tables import Options, open_table
from tests.web.test_flip import aim, launcher, moves

NOTICE = "[data-room] [role=status]"
LANDED = re.compile(r"[12]:(?:\w:)?(?:[UL][a-d][1-4]|tray|miss)$")


def at_table(page: Page, options: Options) -> None:
    """Two at one screen, once what flip needs has been loaded."""
    open_table(page, "flip", [1, 2], {**options, "first": 1})
    expect(page.locator(NOTICE)).to_have_text("", timeout=START)


def throw(page: Page, seat: int, number: int) -> None:
    """Throw somewhere; chance has a hand in it, so what counts is that the token comes to rest."""
    aim(page, seat, "Lb2")
    launcher(page, seat).get_by_role("button", name="Throw").click()
    expect(moves(page).filter(has_text=LANDED)).to_have_count(number, timeout=START)


def test_tokens_fly_and_land_and_are_there_after_a_reload(guest: Guest) -> None:
    page = guest(None)
    at_table(page, {"mode": "basic", "claims": "auto"})
    for number, seat in enumerate((1, 2, 1, 2), 1):
        throw(page, seat, number)
    trays = page.locator("td[data-pile]")
    piles = trays.evaluate_all("cells => cells.map(cell => cell.dataset.pile)")
    page.get_by_role("button", name="Watch again").click()
    expect(page.get_by_label("Speed")).to_be_visible()
    page.reload()
    expect(trays).to_have_count(32, timeout=START)
    assert trays.evaluate_all("cells => cells.map(cell => cell.dataset.pile)") == piles


def test_a_power_token_is_thrown_in_pro(guest: Guest) -> None:
    page = guest(None)
    at_table(page, {"mode": "pro", "target": 1})
    launcher(page, 1).get_by_text("Double chance").click()
    throw(page, 1, 1)
    expect(moves(page).first).to_contain_text("1:2:")


def test_a_game_whose_files_are_not_kept_says_so_and_starts_when_they_can_be_had(
    pages: Pages, site: Path
) -> None:
    with hosting(site) as host:
        context = pages.context("en")
        page = context.new_page()
        ROOMS[page] = InTab(host.url)
        page.goto(host.url)
        kept(page)
        expect(page.locator(NOTICE)).to_contain_text("all but Flip")
        go(page, "/settings")
        device = page.get_by_role("region", name="On this device")
        expect(device).to_contain_text("all but Flip")
        context.set_offline(True)
        open_table(page, "flip", [1, 2], {"mode": "basic"})
        expect(page.locator(NOTICE)).to_contain_text("not kept here yet", timeout=START)
        context.set_offline(False)
        expect(page.locator(NOTICE)).to_have_text("", timeout=START)
        throw(page, 1, 1)
        page.get_by_role("link", name="Quatuor", exact=True).click()
        expect(page.locator("[data-lacking='']")).to_contain_text("works without a network")
        context.close()
