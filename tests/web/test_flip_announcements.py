"""What a screen reader is given to say during a race of flip, in both languages, word for word."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.tables import open_table
from tests.web.test_announcements import golden
from tests.web.test_flip import aim, launcher, pile
from tests.web.whole_games import heard, listen

OFF = {"side": 0, "turn": 0, "tilt": 50, "power": 0}
"""A launch so weak that it reaches nothing."""


def let_fly(page: Page, seat: int) -> None:
    launcher(page, seat).locator("button.primary").click()
    expect(page.locator("[data-air]")).to_have_attribute("data-air", "1")


def lies(page: Page, seat: int, cell: str) -> None:
    """Wait until the token lies on top of its cell."""
    expect(pile(page, cell)).to_have_attribute("data-holder", str(seat))


def call(page: Page, said: int) -> None:
    """Red calls, and something is said about it."""
    page.keyboard.press("c")
    page.wait_for_function("(count) => window.heard.length >= count", arg=said)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_throws_calls_and_what_becomes_of_them_are_said(guest: Guest, language: str) -> None:
    page = guest(language=language)
    open_table(page, "flip", [1, 2], {"mode": "basic", "wins": 1})
    launcher(page, 1).locator("[data-strip]").focus()
    listen(page)
    call(page, 1)
    for part, value in OFF.items():
        launcher(page, 2).locator(f"[data-part={part}]").fill(str(value))
    let_fly(page, 2)
    expect(page.locator("[data-air]")).to_have_attribute("data-air", "0")
    for cell in ("La1", "Lb1", "Lc1", "Ld1"):
        aim(page, 1, cell)
        let_fly(page, 1)
        lies(page, 1, cell)
    aim(page, 2, "Lb1")
    let_fly(page, 2)
    call(page, 7)
    lies(page, 2, "Lb1")
    launcher(page, 1).locator("[data-strip]").focus()
    for number, question in enumerate("vol", 9):
        page.keyboard.press(question)
        page.wait_for_function("(count) => window.heard.length >= count", arg=number)
    aim(page, 1, "Lb1")
    let_fly(page, 1)
    lies(page, 1, "Lb1")
    page.keyboard.press("c")
    expect(page.locator("[data-phase=over]")).to_be_visible()
    said = heard(page)
    assert "\n".join(said) + "\n" == golden("flip", language, said)
