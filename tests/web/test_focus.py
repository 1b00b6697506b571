"""Whoever plays with keys keeps their place, and hears of what they waited for."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.playing import board, drop, sit_down
from tests.web.tables import join, open_table
from tests.web.whole_games import heard, listen, wait_to_hear


def press(page: Page, name: str) -> None:
    """A button by the keyboard."""
    page.get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def test_who_takes_a_seat_by_keys_comes_to_the_board_and_hears_that_it_begins(
    guest: Guest,
) -> None:
    host = guest("/game/puissance4")
    table = sit_down(host, "link")
    host.get_by_role("button", name="Copy the link").focus()
    listen(host)
    invited = guest(table)
    listen(invited)
    press(invited, "Take a seat")
    for page in (host, invited):
        expect(board(page)).to_be_focused()
        wait_to_hear(page, "Connect 4. You are ")
        said = " ".join(heard(page))
        assert said.count("Connect 4. You are ") == 1
        assert said.endswith(("Your turn.", "to move."))
    wait_to_hear(host, " sat down.")


def test_an_answered_offer_leads_back_to_the_board(guest: Guest) -> None:
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "puissance4", [1], {"wins": 1, "first": 1})
    join(bob, path, "Bob")
    drop(ann, "4")
    press(ann, "Take back")
    press(bob, "Agree")
    for page in (ann, bob):
        expect(page.get_by_text("No move yet.")).to_be_visible()
        expect(board(page)).to_be_focused()


def test_giving_up_is_asked_twice_and_the_focus_stays_with_the_question(guest: Guest) -> None:
    page = guest("/game/puissance4")
    sit_down(page, "here")
    press(page, "Give up the game")
    expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Give up the game")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-phase=over]")).to_be_visible()
    expect(board(page)).to_be_focused()
    press(page, "Play again")
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    expect(board(page)).to_be_focused()
