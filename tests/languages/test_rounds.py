"""A whole round of every game by keyboard in every language: what is said, and that nothing moves.

QUATUOR_GOLDEN=write python -m pytest tests/languages/test_rounds.py    writes what is said anew
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quatuor.languages import languages
from tests.web.conftest import Guest
from tests.web.tables import open_table
from tests.web.test_flip import aim, launcher
from tests.web.whole_games import (
    Play,
    heard,
    listen,
    press,
    reach,
    shown,
    sit_down,
    wait_for_the_start,
)

GOLDEN = Path(__file__).parent / "golden"
WRITE = os.environ.get("QUATUOR_GOLDEN") == "write"
SMALL: ViewportSize = {"width": 360, "height": 780}
ROUNDS = {
    "puissance4": (
        Play("puissance4", {"power": True, "pop_out": True}),
        "4 4 4 A4 W5 - x4 4 B3 x4 D1 2 5 5 3 A3 7 4",
    ),
    "top10": (Play("top10", {"fill": "random", "target": 2}), "x1 x7 1 x4 x4"),
    "plus4": (Play("plus4", {"mode": "endless", "target": 2}), "1 1 1 1 1 2 3 2 3 2 B3 4 3"),
    "q4": (
        Play("q4", {"marbles": 4, "claims": "announce"}),
        "1a1 4d1 2b2 4d2 3c3 4c4 1b1 1c1 ! 1c1-4a1 1b1-4d4!",
    ),
    "foursenses": (Play("foursenses"), "Sa1 DHb2 Hc3 DSc3"),
}
BOARD = """() => {
    const { left, top, width } = document.querySelector('[role=grid]').getBoundingClientRect();
    return [left, top + scrollY, width].map(Math.round);
}"""
READ = "vlmpst"
"""Keys that read the board, the last move, what is legal, whose turn, the score and the clocks."""

each = pytest.mark.parametrize("language", languages())


@each
@pytest.mark.parametrize("game", ROUNDS)
def test_a_round_by_keyboard_is_said_and_leaves_the_board_where_it_is(
    guest: Guest, game: str, language: str
) -> None:
    play, moves = ROUNDS[game]
    page = guest(None, language=language, size=SMALL)
    sit_down(page, play)
    reach(page)
    places = [page.evaluate(BOARD)]
    for key in READ:
        ask(page, key)
    for number, token in enumerate(moves.split(), 1):
        press(page, play.game, token)
        shown(page, number)
        places.append(page.evaluate(BOARD))
    expect(page.locator("[data-phase=over]")).to_be_visible()
    assert places == places[:1] * len(places)
    said = heard(page)
    assert "\n".join(said) + "\n" == golden(game, language, said)


def ask(page: Page, key: str) -> None:
    """Press a key that is answered at once."""
    said = len(heard(page))
    page.keyboard.press(key)
    heard(page, said + 1)


@each
def test_a_race_of_flip_by_keyboard_is_said(guest: Guest, language: str) -> None:
    page = guest(None, language=language, size=SMALL)
    open_table(page, "flip", [1, 2], {"mode": "basic", "wins": 1})
    expect(launcher(page, 1)).to_be_visible()
    wait_for_the_start(page)
    listen(page)
    launcher(page, 1).locator("[data-strip]").focus()
    for key in ("?", *READ, "Shift+Space"):
        ask(page, key)
    for cell in ("La1", "Lb1", "Lc1", "Ld1"):
        aim(page, 1, cell)
        said = len(heard(page))
        launcher(page, 1).locator("button.primary").press("Enter")
        heard(page, said + 1)
    launcher(page, 1).locator("[data-strip]").press("Shift+Space")
    expect(page.locator("[data-phase=over]")).to_be_visible()
    told = heard(page)
    assert "\n".join(told) + "\n" == golden("flip", language, told)


def golden(game: str, language: str, said: list[str]) -> str:
    """What was once found good; or what is said now, if that is to be written."""
    file = GOLDEN / f"{game}.{language}.txt"
    if WRITE:
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(said) + "\n", encoding="utf-8")
    return file.read_text(encoding="utf-8")
