"""What the keys of a board say and do: help, lines, columns, what cannot be played, a move."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.listening import asked, hears
from tests.web.playing import board, drop
from tests.web.tables import join, open_table
from tests.web.whole_games import (
    Play,
    cell,
    click,
    press,
    reach,
    shown,
    sit_down,
    wait_for_the_start,
    wait_to_hear,
)


@pytest.mark.parametrize(("language", "help"), [("en", "Press ? for help."), ("fr", "l’aide")])
def test_every_board_describes_itself_with_the_key_for_help(
    guest: Guest, language: str, help: str
) -> None:
    for play in (Play("puissance4"), Play("q4"), Play("foursenses", {"blindfold": True})):
        page = guest(None, language=language)
        sit_down(page, play)
        for grid in page.get_by_role("grid").all():
            expect(grid).to_have_accessible_description(re.compile(re.escape(help)))
            expect(grid).to_have_accessible_description(re.compile(r"\?"))


def come_to_the_board(page: Page, blindfold: bool) -> None:
    """Focus it; with a blindfold one is told what is felt there, as soon as the server has said."""
    board(page).focus()
    if blindfold:
        expect(page.locator("[data-voice=polite]")).to_contain_text("a1: empty.")


@pytest.mark.parametrize("blindfold", [False, True], ids=["seen", "blindfold"])
def test_the_help_says_how_to_announce_at_this_screen(guest: Guest, blindfold: bool) -> None:
    own = "All announce with their own buttons after the board."
    play = Play("foursenses", {"claims": "announce", "blindfold": blindfold})
    page = guest(None)
    sit_down(page, play)
    come_to_the_board(page, blindfold)
    asked(page, "?", re.compile(re.escape(own)))
    asked(page, "!", "The next move is announced with a line.")
    ann = guest(None)
    path = open_table(ann, play.game, [1], {**play.options, "first": 1})
    join(guest(None), path, "Bob")
    wait_for_the_start(ann)
    come_to_the_board(ann, blindfold)
    asked(
        ann, "?", re.compile("Exclamation mark announces; Shift and Enter announce with the move")
    )


def test_the_lines_through_a_cell_of_the_cube_and_the_threats_are_read(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("q4"))
    cell(page, "1a1").focus()
    asked(page, "x", "7 lines through board 1, a1. Nothing else lies on them.")
    asked(page, "h", "Nobody needs just one more.")
    for number, token in enumerate(["1a1", "4d1", "2b2", "4d2", "3c3"], 1):
        click(page, "q4", token)
        shown(page, number)
    cell(page, "1a1").focus()
    asked(
        page,
        "x",
        "7 lines through board 1, a1. 1a1 to 4d4: red, red, red, empty. "
        "1a1 to 4d1: red, empty, empty, blue. 5 more hold nothing else.",
    )
    asked(page, "h", "Red needs only 4d4, with 1a1, 2b2, 3c3.")
    asked(page, "c", "Column a: a1 red, a2 empty, a3 empty, a4 empty.")


def test_a_column_of_four_senses_is_read_place_by_place(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("foursenses"))
    for number, token in enumerate(("DSa2", "Ha4"), 1):
        click(page, "foursenses", token)
        shown(page, number)
    cell(page, "a2").focus()
    asked(page, "c", "Column a: a1 empty, a2 solid two high, a3 empty, a4 holed one high.")
    asked(page, "r", "Row 2: a2 solid two high, b2 empty, c2 empty, d2 empty.")
    asked(page, "o", "a2, solid two high")


@pytest.mark.parametrize(
    ("language", "full"), [("en", "Column 4 is full."), ("fr", "La colonne 4 est pleine.")]
)
def test_what_cannot_be_played_says_why(guest: Guest, language: str, full: str) -> None:
    page = guest(None, language=language)
    sit_down(page, Play("puissance4"))
    drop(page, *"444444")
    asked(page, "4", full)
    cell(page, "4,2").click()
    hears(page, f"{full}\u00a0")


def test_a_taken_cell_and_an_empty_column_say_so(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("q4"))
    click(page, "q4", "1a1")
    shown(page, 1)
    cell(page, "1a1").click()
    hears(page, "Not possible here: board 1, a1, red.")
    page = guest(None)
    sit_down(page, Play("puissance4", {"pop_out": True}))
    drop(page, "4", "4")
    asked(page, "Shift+Digit3", "Column 3 is empty.")


def test_behind_the_blindfold_keys_say_what_is_hidden_and_help_names_enter(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("foursenses", {"blindfold": True}))
    reach(page)
    wait_to_hear(page, "a1: empty.")  # of the place that one comes to
    feel = "Feel it with the arrow keys."
    asked(page, "c", f"The column is hidden. {feel}")
    asked(page, "r", f"The row is hidden. {feel}")
    asked(page, "v", f"The board is hidden. {feel}")
    asked(page, "l", f"The last move is hidden. {feel}")
    asked(page, "m", f"What may be played is hidden. {feel}")
    asked(page, ",", f"The earlier moves are hidden. {feel}")
    asked(page, "p", "Player 1, your turn.")
    page.keyboard.press("?")
    expect(page.locator("[data-voice=polite]")).to_contain_text("Enter puts the piece there")


def keys_pressed(page: Page) -> int:
    pressed: int = page.evaluate("window.pressed")
    return pressed


@pytest.mark.parametrize(
    ("game", "token", "most"),
    [("puissance4", "4", 1), ("top10", "4", 1), ("plus4", "4", 1), ("q4", "4c2", 8)],
)
def test_a_move_takes_few_keys(guest: Guest, game: str, token: str, most: int) -> None:
    page = guest(None)
    sit_down(page, Play(game))
    board(page).first.focus()
    page.evaluate(
        "window.pressed = 0; addEventListener('keydown', () => (window.pressed += 1), true)"
    )
    press(page, game, token)
    shown(page, 1)
    assert keys_pressed(page) <= most


def test_any_cell_of_the_cube_is_played_with_five_keys_by_its_name(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("q4"))
    board(page).first.focus()
    for key in "i4d4":
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    shown(page, 1)
