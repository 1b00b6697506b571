"""What somebody is told who does not see the board: who they are, what was played, what is next."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.listening import asked, hears
from tests.web.playing import board, drop
from tests.web.tables import join, open_table
from tests.web.test_announcements import STORIES
from tests.web.whole_games import (
    Play,
    cell,
    click,
    heard,
    listen,
    reach,
    shown,
    sit_down,
    wait_for_the_start,
)

LONG = 90_000
"""Milliseconds for what may have to be compiled first; never a measure of anything."""


def pair(guest: Guest, game: str, language: str = "en") -> tuple[Page, Page]:
    """Ann and Bob at one table, each at a screen of their own."""
    ann, bob = guest(None, language=language), guest(None, language=language)
    path = open_table(ann, game, [1], {"first": 1, "wins": 1})
    join(bob, path, "Bob")
    for page in (ann, bob):
        page.wait_for_selector("[data-board] [role=gridcell]")
    return ann, bob


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "Connect 4. You are Red. Your turn.", "Connect 4. You are Yellow. Ann to move."),
        (
            "fr",
            "Puissance 4. Vous êtes Rouge. À vous de jouer.",
            "Puissance 4. Vous êtes Jaune. Ann joue.",
        ),
    ],
)
def test_the_start_says_which_game_who_one_is_and_whose_turn(
    guest: Guest, language: str, first: str, second: str
) -> None:
    ann, bob = pair(guest, "puissance4", language)
    hears(bob, second)
    expect(ann.locator("[data-voice=polite]")).to_contain_text(first)
    drop(ann, "4")
    shown(bob, 1)
    bob.reload()
    expect(bob.locator("[data-voice=polite]")).to_contain_text(
        re.compile("One move has been played. Your turn.|Un coup a été joué. À vous de jouer.")
    )


def test_one_is_told_of_ones_own_moves_as_you(guest: Guest) -> None:
    ann, bob = pair(guest, "puissance4")
    for page in (ann, bob):
        wait_for_the_start(page)
        listen(page)
    for number, column in enumerate("1212121", 1):
        (ann if number % 2 else bob).locator(f'[data-cell="{column},6"]').click()
        shown(ann, number)
        shown(bob, number)
    line = "Line: 1-1, 1-2, 1-3, 1-4."
    assert heard(ann, 7) == [
        "You: column 1, row 1. Bob to play.",
        "Bob: column 2, row 1. Your turn.",
        "You: column 1, row 2. Bob to play.",
        "Bob: column 2, row 2. Your turn.",
        "You: column 1, row 3. Bob to play.",
        "Bob: column 2, row 3. Your turn.",
        f"You: column 1, row 4. {line} You win with a line.",
    ]
    assert heard(bob, 7)[0] == "Ann: column 1, row 1. Your turn."
    assert heard(bob)[-1] == f"Ann: column 1, row 4. {line} Ann wins with a line."


def test_short_announcements_name_the_turn_only_when_it_does_not_pass_on(guest: Guest) -> None:
    page = guest("/settings")
    page.get_by_role("switch", name="Short announcements").click()
    play, moves = STORIES["puissance4-power"]
    sit_down(page, play)
    for number, token in enumerate(moves.split()[:6], 1):
        click(page, play.game, token)
        shown(page, number)
    assert heard(page, 8) == [
        "Red: column 4, row 1.",
        "Yellow: column 4, row 2.",
        "Red: column 4, row 3.",
        "Anvil chosen.",
        "Yellow: anvil in column 4, row 1. 3 discs are thrown out.",
        "Wall chosen.",
        "Red: wall in column 5, row 1. Now a second disc, or none.",
        "Red plays no second disc.",
    ]


@pytest.mark.parametrize(
    ("story", "moves"),
    [
        ("puissance4", "4 4 3"),
        ("puissance4-power", "4 4 4 A4"),
        ("puissance4-power", "4 4 4 A4 W5 -"),
        ("top10", "x1 x7 1"),
        ("top10", "x1"),
        ("plus4", "1 1 1 1 1"),
        ("q4", "1a1 4d1 2b2 4d2 3c3 4c4 1b1 1c1 1a1-4a1"),
        ("foursenses", "Sa1 DHb2"),
    ],
)
def test_the_last_move_is_right_after_a_reload(guest: Guest, story: str, moves: str) -> None:
    page = guest(None)
    play, _ = STORIES[story]
    sit_down(page, play)
    for number, token in enumerate(moves.split(), 1):
        click(page, play.game, token)
        shown(page, number)
    said = heard(page)[-1]
    page.reload()
    page.wait_for_selector("[data-board] [role=gridcell]")
    wait_for_the_start(page)
    board(page).focus()
    page.keyboard.press("l")
    voice = page.locator("[data-voice=polite]")
    expect(voice).not_to_contain_text("played")
    words = voice.inner_text().replace("\u00a0", " ").strip()
    assert words.endswith(".")
    assert said.startswith(words)


def test_the_last_move_is_right_in_a_study_opened_by_link(guest: Guest) -> None:
    page = guest("/study?game=puissance4&moves=4+4+3+3&at=3")
    page.locator('[role="gridcell"][tabindex="0"]').focus(timeout=LONG)
    asked(page, "l", "Red: column 3, row 1.")
    asked(page, ",", "Yellow: column 4, row 2. Red, your turn.")
    asked(page, "l", "Yellow: column 4, row 2.")
    asked(page, ".", "Red: column 3, row 1. Yellow, your turn.")
    asked(page, ".", "Yellow: column 3, row 2. Red, your turn.")


def test_after_a_move_was_taken_back_the_last_move_is_the_one_before(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("puissance4"))
    drop(page, "4", "5")
    page.get_by_role("button", name="Take back").click()
    shown(page, 1)
    board(page).focus()
    asked(page, "l", "Red: column 4, row 1.")


def test_earlier_moves_are_stepped_through_during_play(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("puissance4"))
    drop(page, "4", "4", "3")
    asked(page, ",", "Move 2 of 3. Yellow: column 4, row 2.")
    asked(page, "c", "Column 4 from the bottom: red, yellow.")
    asked(page, ",", "Move 1 of 3. Red: column 4, row 1.")
    asked(page, "c", "Column 4 from the bottom: red.")
    asked(page, "5", "You are looking back. Escape leads to the present.")
    shown(page, 3)
    expect(cell(page, "4,2")).to_have_attribute("aria-label", "column 4, row 2, empty")
    asked(page, ",", "Move 0 of 3. Before the first move.")
    asked(page, ".", "Move 1 of 3. Red: column 4, row 1.")
    expect(page.get_by_role("button", name="Back to the present")).to_be_visible()
    asked(page, "Escape", "Back to the present.")
    expect(cell(page, "4,2")).to_have_attribute("aria-label", "column 4, row 2, yellow")
    drop(page, "5")
    shown(page, 4)


def test_a_move_of_the_other_leads_back_to_the_present(guest: Guest) -> None:
    ann, bob = pair(guest, "puissance4")
    drop(ann, "4")
    asked(ann, ",", "Move 0 of 1. Before the first move.")
    drop(bob, "5")
    hears(ann, "Bob: column 5, row 1. Your turn.")
    shown(ann, 2)
    expect(ann.locator("[data-past]")).to_have_count(0)


def test_in_study_a_cell_is_named_with_the_value_of_playing_there(guest: Guest) -> None:
    page = guest("/study?game=puissance4&moves=1+1+2+2+3+3")
    page.locator('[role="gridcell"]').first.wait_for(timeout=LONG)
    expect(cell(page, "4,6")).to_have_attribute("aria-label", "column 4, row 6, empty")
    page.get_by_role("button", name="Show the values").click()
    for row in (6, 1):
        expect(cell(page, f"4,{row}")).to_have_attribute(
            "aria-label", f"column 4, row {row}, empty, Wins in 1", timeout=LONG
        )
    expect(cell(page, "5,6")).to_have_attribute("aria-label", re.compile("empty, .+"))


def test_a_refusal_is_in_one_live_region_only(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "foursenses", [1, 2], {"blindfold": True, "first": 1})
    page.wait_for_selector("[role=gridcell]")
    reach(page)
    for number in range(3):  # a place holds two pieces of one level, and no third
        page.keyboard.press("1")
        page.keyboard.press("o")
        expect(page.locator(".felt")).to_contain_text("a1")
        page.keyboard.press("Enter")
        if number < 2:
            expect(page.locator(".felt")).not_to_contain_text("a1")
    expect(page.locator(".refusal")).to_have_text("That cannot be played now.")
    live = page.locator("[aria-live], [role=status], [role=alert], [role=log]")
    expect(live.filter(has_text="That cannot be played now.")).to_have_count(1)
