"""What moves do, in sentences beside the board: in study, as hints at a table, and practised."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import Guest
from tests.web.tables import open_table
from tests.web.test_study import board
from tests.web.visitor import PHONE

LONG = 90_000
"""Milliseconds for what may have to be compiled or searched first; never a measure of anything."""
TWO_THREATS = "/study?game=puissance4&moves=4+4+5+5+3"


def meant(page: Page) -> list[str]:
    """The cells that the board shows because a sentence speaks of them."""
    marks = page.locator("[data-meant]").all()
    return sorted(str(mark.get_attribute("data-meant")) for mark in marks)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Makes two threats at once: column 2 and column 6. Only one can be stopped."),
        ("fr", "Fait deux menaces à la fois\u202f: colonne 2 et colonne 6."),
    ],
)
def test_a_sentence_says_what_the_last_move_does_and_shows_where(
    guest: Guest, language: str, sentence: str
) -> None:
    page = guest(TWO_THREATS, language=language)
    said = page.locator("[data-explained] button").filter(has_text=sentence)
    expect(said).to_be_visible(timeout=LONG)
    said.focus()
    expect(page.locator("[data-meant]")).to_have_count(5)
    assert meant(page) == ["2,1", "3,1", "4,1", "5,1", "6,1"]
    assert violations(page) == []
    board(page).focus()
    expect(page.locator("[data-meant]")).to_have_count(0)


def test_a_hint_comes_in_steps_where_the_table_allows_hints(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "puissance4", [1, 2], {"wins": 1}, hints=True)
    board(page)
    for key in "112233":
        page.locator(f'[role="gridcell"][data-cell="{key},6"]').click()
    page.locator("[data-moves='6']").wait_for(timeout=LONG)
    hints = page.locator("[data-hints]")
    hints.get_by_role("button", name="Hint").click()
    expect(hints.get_by_text("Look here: column 4.")).to_be_visible(timeout=LONG)
    hints.get_by_role("button", name="Another hint").click()
    expect(hints.get_by_text("A good move: Column 4.")).to_be_visible()
    assert meant(page) == ["4,1"]
    hints.get_by_role("button", name="Another hint").click()
    expect(hints.get_by_text("Completes the line from column 1, row 1")).to_be_visible()
    expect(hints.get_by_role("button", name="Another hint")).to_have_count(0)
    assert violations(page) == []


def test_no_hint_is_offered_where_nobody_agreed_to_them(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "puissance4", [1, 2], {"wins": 1})
    board(page)
    expect(page.locator("[data-hints]")).to_have_count(0)


def test_what_was_missed_is_practised_on_the_board_of_the_review(guest: Guest) -> None:
    page = guest("/review?game=puissance4&moves=1+1+2+2+3+3+1", size=PHONE)
    page.locator("[data-practise]").click(timeout=LONG)
    practice = page.locator("[data-practice]")
    expect(practice.get_by_text("One move alone keeps the win.")).to_be_visible(timeout=LONG)
    cell = practice.locator('[role="gridcell"][tabindex="0"]')
    cell.press("7")
    expect(practice.get_by_text("Not that one.")).to_be_visible()
    practice.get_by_role("button", name="Try again").click()
    expect(practice.get_by_text("One move alone keeps the win.")).to_be_visible()
    cell.press("4")
    expect(practice.get_by_text("That is the move!")).to_be_visible()
    assert violations(page) == []
