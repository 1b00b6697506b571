"""Lessons in a real browser: chosen, tried, missed, solved, in both languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import in_both_themes, violations
from tests.web.conftest import Guest
from tests.web.rooms import go
from tests.web.tables import post
from tests.web.test_study import LONG, board
from tests.web.visitor import PHONE


@pytest.mark.parametrize(
    ("language", "title", "again", "retry", "well", "following"),
    [
        ("en", "Connect 4", "Not quite.", "Try again", "Well done!", "Next lesson"),
        ("fr", "Puissance 4", "Pas tout à fait.", "Réessayer", "Bravo\u00a0!", "Leçon suivante"),
    ],
)
def test_a_rule_is_tried_missed_tried_again_and_solved(
    guest: Guest, language: str, title: str, again: str, retry: str, well: str, following: str
) -> None:
    page = guest("/learn", language=language)
    page.get_by_role("link", name=title).click()
    page.get_by_role("link", name=following).click()
    expect(page).to_have_url(re.compile("/learn/puissance4/line$"))
    board(page).press("6")
    expect(page.locator(".task")).to_contain_text(again)
    page.get_by_role("button", name=retry).click()
    board(page).press("4")
    expect(page.locator(".task")).to_contain_text(well)
    expect(page.locator("[data-voice=polite]")).to_contain_text(well)
    page.locator("summary").last.click()
    expect(page.locator("ol .done")).to_have_count(1)
    page.get_by_role("link", name=following).click()
    expect(page).to_have_url(re.compile("/learn/puissance4/slant$"))


@pytest.mark.parametrize(
    ("language", "cell", "call"),
    [
        ("en", "Choose upper d4: empty", "Call!"),
        ("fr", "Choisir haut d4\u00a0: vide", "Annoncer\u00a0!"),
    ],
)
def test_a_token_lands_where_one_says_and_a_line_is_called(
    guest: Guest, language: str, cell: str, call: str
) -> None:
    page = guest("/learn/flip/call", language=language)
    landing = page.get_by_role("button", name=cell)
    landing.click(timeout=LONG)
    expect(landing).to_have_count(0)  # the cell is empty no more
    page.get_by_role("button", name=call).click()
    expect(page.locator(".task.well")).to_be_visible()


def test_a_double_is_solved_with_two_plies_by_keyboard_alone(guest: Guest) -> None:
    page = guest("/learn/puissance4/double")
    board(page).press("d")
    page.keyboard.press("5")
    expect(page.locator(".task")).to_contain_text("Try it")
    page.keyboard.press("6")
    expect(page.locator(".task")).to_contain_text("Well done!")


@pytest.mark.parametrize(
    "path", ["/learn", "/learn/plus4/gift", "/learn/foursenses/blind", "/learn/flip/bomb"]
)
def test_lessons_fit_a_phone_and_please_axe(guest: Guest, path: str) -> None:
    page = guest(path, size=PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if path != "/learn":
        page.locator(".board-side :is(.board, .trays)").first.wait_for(timeout=LONG)
    assert in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_rules_are_at_hand_while_one_plays(guest: Guest) -> None:
    page = guest()
    seats = [{"seat": 1}, {"seat": 2}]
    wanted = {"game": "puissance4", "name": "Ann", "seats": seats, "terms": {"eager": True}}
    table = post(page, "/api/tables", wanted).json()["table"]
    go(page, f"/table/{table}")
    page.get_by_role("button", name="Learn the rules").click(timeout=LONG)
    page.get_by_role("button", name="The diagonal").click()
    lesson = page.get_by_role("article")
    lesson.locator('[role="gridcell"][tabindex="0"]').first.press("7")
    expect(lesson.locator(".task.well")).to_be_visible()
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    assert violations(page) == []


def test_a_lesson_that_there_is_not_says_so(guest: Guest) -> None:
    page = guest("/learn/puissance4/flying")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
