"""What a screen reader is given to say during a whole game, in both languages, word for word.

QUATUOR_GOLDEN=write python -m pytest tests/web/test_announcements.py    writes it anew
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.whole_games import Play, cell, click, heard, reach, shown, sit_down

GOLDEN = Path(__file__).parent / "golden"
WRITE = os.environ.get("QUATUOR_GOLDEN") == "write"
STORIES = {
    "puissance4": (Play("puissance4"), "1 2 1 2 1 2 1"),
    "puissance4-power": (
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
    "foursenses-robbed": (
        Play("foursenses", {"claims": "announce"}),
        "Sa1 ! Sb1 Sc1 Sd1 !",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("story", STORIES)
def test_one_sentence_is_said_for_each_move(guest: Guest, story: str, language: str) -> None:
    play, moves = STORIES[story]
    page = guest(None, language=language)
    sit_down(page, play)
    for number, token in enumerate(moves.split(), 1):
        click(page, play.game, token)
        shown(page, number)
    expect(page.locator("[data-phase=over]")).to_be_visible()
    said = heard(page)
    assert "\n".join(said) + "\n" == golden(story, language, said)


def golden(story: str, language: str, said: list[str]) -> str:
    """What was once found good; or what is said now, if that is to be written."""
    file = GOLDEN / f"{story}.{language}.txt"
    if WRITE:
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(said) + "\n", encoding="utf-8")
    return file.read_text(encoding="utf-8")


def test_every_key_of_a_focused_board_answers_in_a_sentence(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("puissance4", {"pop_out": True}))
    reach(page)
    for number, key in enumerate(("4", "4", "3"), 1):
        page.keyboard.press(key)
        shown(page, number)
    cell(page, "4,1").focus()
    answers = {
        "o": "column 4, row 1, red",
        "c": "Column 4 from the bottom: red, yellow.",
        "r": "Row 1: empty, empty, red, red, empty, empty, empty.",
        "v": "Column 1 is empty. Column 2 is empty. Column 3 from the bottom: red. "
        "Column 4 from the bottom: red, yellow. Column 5 is empty. Column 6 is empty. "
        "Column 7 is empty.",
        "l": "Red: column 3, row 1.",
        "m": "Disc: 1, 2, 3, 4, 5, 6, 7.",
        "p": "Yellow, your turn.",
        "s": "Red: 0. Yellow: 0.",
        "t": "There is no clock.",
    }
    for key, answer in answers.items():
        page.keyboard.press(key)
        expect(page.locator("[data-voice=polite]")).to_have_text(answer)


def test_a_move_can_be_typed_and_a_wrong_one_is_explained(guest: Guest) -> None:
    page: Page = guest(None)
    sit_down(page, Play("q4"))
    reach(page)
    page.keyboard.press("i")
    page.keyboard.type("2B3\n")
    shown(page, 1)
    page.keyboard.type("2b3\n")
    expect(page.locator("[data-voice=polite]")).to_have_text("“2b3” cannot be played now.")


def test_the_focus_stays_on_its_cell_while_moves_come(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("puissance4"))
    reach(page)
    here = page.evaluate("document.activeElement.dataset.cell")
    for number, key in enumerate("4455", 1):
        page.keyboard.press(key)
        shown(page, number)
        assert page.evaluate("document.activeElement.dataset.cell") == here
