"""Target practice in a real browser: by sliders, keys and finger, with stars that stay."""

import re

from playwright.sync_api import Locator, Page, expect

from quatuor.games.flip.course import TARGETS
from quatuor.games.flip.physics.practice import practised
from tests.web.axe import in_both_themes
from tests.web.conftest import Guest
from tests.web.listening import asked, hears
from tests.web.test_flip import aim, launcher
from tests.web.test_flip_pull import by_finger, where
from tests.web.visitor import PHONE

COURSE = "/puzzles/course/flip"
FIRST, SECOND = (target.cell for target in TARGETS[:2])
LONG = 90_000
"""Milliseconds for what may have to be loaded first; never a measure of anything."""


def state(page: Page) -> Locator:
    return page.locator("[data-course]")


def opened(page: Page, cell: str = FIRST) -> Locator:
    """The practice ground, once it shows this target."""
    ground = page.locator(f"[data-target={cell}]")
    expect(ground).to_be_visible(timeout=LONG)
    return ground


def test_a_hit_brings_stars_that_are_there_after_a_reload(guest: Guest) -> None:
    page = guest("/puzzles")
    page.get_by_role("link", name="Flip: target practice").click()
    opened(page)
    aim(page, 1, FIRST)
    launcher(page, 1).get_by_role("button", name="Throw").click()
    expect(state(page)).to_have_attribute("data-course", "hit", timeout=LONG)
    hears(page, f"lower {FIRST[1:]}. Hit! 3 stars.")
    assert in_both_themes(page) == []
    page.get_by_role("button", name="Next target").click()
    expect(opened(page, SECOND)).to_be_focused()
    page.reload()
    opened(page, SECOND)
    expect(state(page)).to_have_attribute("data-stars", "3")
    expect(page.get_by_role("button", name="Target 1: 3 stars")).to_be_visible()


def test_three_misses_by_keys_alone_end_a_target_until_it_is_tried_again(guest: Guest) -> None:
    page = guest(COURSE, language="fr")
    ground = opened(page)
    launcher(page, 1).locator("[data-part=tilt]").press("End")
    ground.focus()
    for words in ("Encore 2 jetons", "Encore un jeton", "plus un seul jeton"):
        page.keyboard.press("Space")
        hears(page, re.compile(words))
    expect(state(page)).to_have_attribute("data-course", "missed")
    asked(page, "p", re.compile(f"Cible.*{FIRST[1:]}"))
    page.get_by_role("button", name="Réessayer").press("Enter")
    expect(state(page)).to_have_attribute("data-course", "open")
    expect(ground).to_be_focused()


def test_a_finger_throws_on_a_phone_and_all_that_it_needs_is_in_sight(guest: Guest) -> None:
    page = guest(COURSE, size=PHONE)
    ground = opened(page)
    own = launcher(page, 1)
    own.get_by_role("button", name="Throw").scroll_into_view_if_needed()
    for one in (page.locator("[data-tray=U]"), page.locator("[data-tray=L]"), own):
        expect(one).to_be_in_viewport(ratio=1)
    by_finger(page, *where(page, practised(1, FIRST)), lambda: None)
    expect(state(page).locator("[data-verdict]")).to_be_visible(timeout=LONG)
    expect(ground).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
