"""What a screen reader is given to say during a race of flip, in both languages, word for word."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.tables import open_table
from tests.web.test_announcements import golden
from tests.web.test_flip import CALL_IN_FLIGHT, aim, launcher
from tests.web.whole_games import heard, listen, wait_for_the_start

SHORT = {"side": 0, "turn": 0, "tilt": 50, "power": 0}
"""A launch so weak that it reaches nothing."""


def let_fly(page: Page, seat: int) -> None:
    """Throw, and wait until something is said: that the token has landed."""
    said = len(heard(page))
    launcher(page, seat).locator("button.primary").click()
    wait_for(page, said + 1)


def ask(page: Page, key: str) -> None:
    """Press a key that is answered at once."""
    said = len(heard(page))
    launcher(page, 1).locator("[data-strip]").press(key)
    wait_for(page, said + 1)


def wait_for(page: Page, said: int) -> None:
    page.wait_for_function("(said) => window.heard.length >= said", arg=said)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_throws_calls_and_what_becomes_of_them_are_said(guest: Guest, language: str) -> None:
    page = guest(language=language)
    open_table(page, "flip", [1, 2], {"mode": "basic", "wins": 1})
    expect(launcher(page, 1)).to_be_visible()
    wait_for_the_start(page)
    listen(page)
    ask(page, "Shift+Space")
    for part, value in SHORT.items():
        launcher(page, 2).locator(f"[data-part={part}]").fill(str(value))
    let_fly(page, 2)
    for cell in ("La1", "Lb1", "Lc1", "Ld1"):
        aim(page, 1, cell)
        let_fly(page, 1)
    aim(page, 2, "Lb1")
    page.evaluate(CALL_IN_FLIGHT)
    let_fly(page, 2)
    wait_for(page, 8)
    for question in "vol":
        ask(page, question)
    aim(page, 1, "Lb1")
    let_fly(page, 1)
    launcher(page, 1).locator("[data-strip]").press("Shift+Space")
    expect(page.locator("[data-phase=over]")).to_be_visible()
    said = heard(page)
    assert "\n".join(said) + "\n" == golden("flip", language, said)
