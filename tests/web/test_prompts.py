"""What the game wants now stands above the board, and so does why a click does not count."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.playing import board, status
from tests.web.tables import join, open_table
from tests.web.whole_games import Play, cell, click, shown, sit_down, tray

MOMENTS = [
    ("puissance4", {}, "", "Drop a disc into a column."),
    ("puissance4", {"power": True}, "W4", "Drop your second disc, or play none."),
    ("puissance4", {"power": True}, "D4", "Drop your second disc."),
    ("puissance4", {"power": True}, "4 B5", "Choose a disc of the other colour in the bottom row"),
    ("top10", {}, "", "Fill the row: choose a free column."),
    ("top10", {"fill": "random", "seed": 2}, "x2", "Kept! Pop another one. You have 1 of 10."),
    ("top10", {"fill": "random", "seed": 2}, "", "First to 10 kept discs: you have 0."),
    ("top10", {"fill": "random", "seed": 2}, "x4", "put the disc back in another column."),
    ("plus4", {"mode": "endless"}, "", "Push a piece or your bonus piece in at the top."),
    ("q4", {"marbles": 1}, "1a1 2a1", "Choose a marble of yours to move."),
    ("q4", {"claims": "announce"}, "1a1", "Put a marble down. Four in a line? Announce it!"),
    ("foursenses", {}, "", "Choose a piece, then its place."),
]


def prompt(page: Page, text: str) -> None:
    """Wait until this stands above the board."""
    expect(page.locator("[data-prompt]")).to_contain_text(text)


@pytest.mark.parametrize(("game", "options", "moves", "wanted"), MOMENTS)
def test_the_status_line_says_what_the_game_wants(
    guest: Guest, game: str, options: dict[str, object], moves: str, wanted: str
) -> None:
    page = guest(None)
    sit_down(page, Play(game, options))
    for number, token in enumerate(moves.split()):
        click(page, game, token)
        shown(page, number + 1)
    prompt(page, wanted)


def test_what_is_in_hand_changes_what_is_wanted(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("q4", {"marbles": 1}))
    for number, token in enumerate(("1a1", "2a1")):
        click(page, "q4", token)
        shown(page, number + 1)
    cell(page, "1a1").click()
    prompt(page, "Now choose where it goes.")
    cell(page, "2a1").click()
    prompt(page, "Not possible here: board 2, a1, blue.")
    board(page).press("Escape")
    prompt(page, "Choose a marble of yours to move.")
    cell(page, "3a1").click()
    prompt(page, "Choose one of your own marbles first.")


def test_a_power_disc_in_hand_asks_for_its_column(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("puissance4", {"power": True}))
    tray(page, "A").click()
    prompt(page, "Anvil: choose a column.")


def test_a_click_into_a_full_column_says_so_above_the_board(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, Play("puissance4"))
    for number in range(6):
        click(page, "puissance4", "4")
        shown(page, number + 1)
    cell(page, "4,6").click()
    prompt(page, "Column 4 is full.")
    expect(page.locator("[data-voice=polite]")).to_have_text("Column 4 is full.")
    click(page, "puissance4", "3")
    shown(page, 7)
    prompt(page, "Drop a disc into a column.")


def test_a_click_when_it_is_not_your_turn_says_so_above_the_board(guest: Guest) -> None:
    ann, bob = guest(None), guest(None, language="fr")
    path = open_table(ann, "puissance4", [1], {"first": 1})
    join(bob, path, "Bob")
    expect(status(bob)).to_contain_text("Ann")
    cell(bob, "4,6").click()
    prompt(bob, "Ce n’est pas votre tour.")
    click(ann, "puissance4", "4")
    prompt(bob, "Lâchez un pion dans une colonne.")
