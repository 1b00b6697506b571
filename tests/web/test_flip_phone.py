"""Flip on a phone: trays, launcher and call are in sight together, and what flies is seen."""

import pytest
from playwright.sync_api import Locator, Page, expect

from quatuor.games.flip.physics.practice import practised
from tests.web.conftest import Guest
from tests.web.tables import Options, open_table, post
from tests.web.test_flip import aim, launcher, pile, throw
from tests.web.test_flip_pull import where
from tests.web.visitor import PHONE

MODES: list[Options] = [{"mode": "basic"}, {"mode": "championship"}, {"mode": "pro"}]
WATCH = """() => {
    window.flown = [];
    new MutationObserver(() => document.querySelectorAll('.flyer').forEach((one) =>
        window.flown.push(one.closest('[data-tray]').dataset.tray)
    )).observe(document.querySelector('.trays'), {subtree: true, childList: true});
}"""


def needed(page: Page, seat: int, mode: str) -> list[Locator]:
    """What somebody looks at and presses during a throw."""
    own = launcher(page, seat)
    pressed = own.locator(".call") if mode != "pro" else own.locator("fieldset")
    trays = [page.locator(f"[data-tray={tray}]") for tray in "UL"]
    return [*trays, own.locator("[data-strip]"), own.locator("button.primary"), pressed]


@pytest.mark.parametrize("options", MODES, ids=lambda options: options["mode"])
@pytest.mark.parametrize("computer", [False, True], ids=["two at one phone", "with the computer"])
def test_trays_and_launcher_are_in_sight_together(
    guest: Guest, options: Options, computer: bool
) -> None:
    page = guest(None, size=PHONE, language="fr", reduced=False)
    body = {
        "game": "flip",
        "options": {**options, "first": 1},
        "terms": {"eager": True, "first": "choice"},
        "name": "Ann",
        "seats": [{"seat": 1}, {"seat": 2, "level": "first"} if computer else {"seat": 2}],
    }
    page.goto(f"/table/{post(page, '/api/tables', body).json()['table']}")
    expect(launcher(page, 1).locator("[data-strip]")).to_be_visible()
    page.evaluate("document.fonts.ready")
    both = not computer and options["mode"] != "pro"
    for seat in (1, 2) if both else (1,):
        for one in needed(page, seat, options["mode"]):
            expect(one).to_be_in_viewport(ratio=1)
        for cell in ("Lb4", "Ub4") if seat == 1 else ("Lb1", "Ub1"):
            _, (_, end) = where(page, practised(seat, cell))
            assert end < PHONE["height"], "there is room to pull"
    assert page.evaluate("[scrollY, document.documentElement.scrollWidth]") == [0, PHONE["width"]]


def test_a_token_is_seen_above_the_tray_over_which_it_flies(guest: Guest) -> None:
    page = guest(None, size=PHONE, reduced=False)
    open_table(page, "flip", [1, 2], {"mode": "basic"})
    expect(launcher(page, 1)).to_be_visible()
    page.evaluate(WATCH)
    throw(page, 1, "Lb1")
    assert set(page.evaluate("window.flown")) == {"L"}
    aim(page, 2, "Uc3")
    launcher(page, 2).get_by_role("button", name="Throw").click()
    expect(pile(page, "Uc3")).to_have_attribute("data-pile", "2")
    assert set(page.evaluate("window.flown")) == {"L", "U"}
    expect(page.locator(".flyer")).to_have_count(0)
