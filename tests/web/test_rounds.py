"""Between two rounds, and what ends a match before its time: everybody sees it and is asked."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.playing import drop, sit_down, status
from tests.web.tables import join, open_table
from tests.web.whole_games import click, heard, listen, shown, wait_to_hear

WIN = ("1", "2", "1", "2", "1", "2", "1")
NEXT = re.compile("Next round|Manche suivante")


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_the_ended_round_stays_until_both_have_looked(guest: Guest) -> None:
    ann, bob = guest(None), guest(None, language="fr")
    path = open_table(ann, "puissance4", [1], {"wins": 3, "first": 1})
    join(bob, path, "Bob")
    for column in WIN[:-1:2]:
        drop(ann, column)
        drop(bob, "2")
    drop(ann, "1")
    for page in (ann, bob):
        expect(page.locator("[data-phase=between]")).to_be_visible()
        expect(page.locator("[data-board] [data-moves]")).to_have_attribute("data-moves", "7")
    listen(bob)
    ann.get_by_role("button", name=NEXT).click()
    expect(status(ann)).to_contain_text("Waiting for Bob…")
    expect(bob.locator("[data-board] [data-moves]")).to_have_attribute("data-moves", "7")
    bob.get_by_role("button", name=NEXT).click()
    for page in (ann, bob):
        expect(page.locator("[data-phase=playing]")).to_be_visible()
        expect(page.locator("[data-board] [data-moves]")).to_have_attribute("data-moves", "0")
    wait_to_hear(bob, "Ann attend la manche suivante.")


def test_a_reload_in_the_pause_shows_the_same_round(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "puissance4", [1, 2], {"wins": 3, "first": 1})
    drop(page, *WIN)
    page.reload()
    expect(status(page)).to_contain_text("Red wins the round")
    expect(page.locator("[data-board] [data-moves]")).to_have_attribute("data-moves", "7")
    page.get_by_role("button", name=NEXT).click()
    expect(status(page)).to_contain_text("Yellow to move")


def test_a_move_that_ended_the_round_can_be_taken_back(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "puissance4", [1, 2], {"wins": 3, "first": 1})
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    drop(page, *WIN)
    button(page, "Take back")
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    expect(status(page)).to_contain_text("Red to move")
    drop(page, "1")
    page.get_by_role("button", name=NEXT).click()
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()


def test_giving_up_says_that_the_whole_game_is_meant_and_the_question_is_said(
    guest: Guest,
) -> None:
    page = guest("/game/puissance4")
    sit_down(page, "computer")
    listen(page)
    button(page, "Give up the game")
    expect(page.get_by_text("Give up the whole game, not only this round?").first).to_be_visible()
    wait_to_hear(page, "Give up the whole game, not only this round?")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Give up the game")).to_be_focused()


def test_at_one_screen_a_draw_needs_the_yes_of_the_other(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "puissance4", [1, 2], {"wins": 1, "first": 1})
    drop(page, "4")
    button(page, "Offer a draw")
    button(page, "Yellow offers it")
    expect(page.locator("[data-offer]")).to_contain_text("Yellow offers a draw.")
    button(page, "No, thank you")
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    button(page, "Offer a draw")
    button(page, "Yellow offers it")
    button(page, "Agree")
    expect(status(page)).to_contain_text("A draw")


def test_an_offer_that_was_withdrawn_is_told_as_withdrawn(guest: Guest) -> None:
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "puissance4", [1], {"wins": 1, "first": 1})
    join(bob, path, "Bob")
    expect(status(bob)).to_contain_text("Ann to move")
    listen(bob)
    button(ann, "Offer a draw")
    button(ann, "Offer it")
    expect(bob.locator("[data-offer]")).to_contain_text("Ann offers a draw.")
    button(ann, "Never mind")
    expect(bob.locator("[data-offer]")).to_have_count(0)
    expect(bob.locator("[data-voice=polite]")).to_contain_text("Ann withdraws the offer.")
    expect(ann.locator("[data-voice=polite]")).to_contain_text("You withdraw the offer.")
    assert not any("no, thank you" in said for said in heard(bob))


@pytest.mark.parametrize("game", ["q4", "foursenses"])
def test_at_one_screen_nobody_announces_in_the_name_of_another(guest: Guest, game: str) -> None:
    page = guest(None)
    seats = {"q4": ("1a1", "Red", "Blue"), "foursenses": ("Sa1", "Player 1", "Player 2")}[game]
    open_table(page, game, [1, 2], {"wins": 2, "claims": "announce", "first": 1})
    click(page, game, seats[0])
    shown(page, 1)
    mover = page.locator("[data-kind='!'][data-seat='2']")
    other = page.locator("[data-kind='!'][data-seat='1']")
    expect(other).to_have_attribute("aria-disabled", "true")
    other.dispatch_event("click")
    expect(page.locator("[data-voice=polite]")).to_contain_text("can announce a line with a move")
    shown(page, 1)
    mover.click()
    shown(page, 2)


def test_with_the_blindfold_a_clicked_place_stays_chosen_on_the_way_to_the_button(
    guest: Guest,
) -> None:
    page = guest(None)
    open_table(page, "foursenses", [1, 2], {"wins": 2, "blindfold": True, "first": 1})
    page.locator("[data-cell=d4]").click()
    put = page.locator("[data-kind=put]")
    expect(put).to_contain_text("d4")
    for cell in ("c3", "b2", "a1"):
        page.locator(f"[data-cell={cell}]").hover()
        expect(page.locator("p.felt")).to_contain_text(cell)
    expect(put).to_contain_text("d4")
    put.click()
    expect(status(page)).to_contain_text("to move")


def test_with_the_blindfold_everybody_sees_how_the_round_ended(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "foursenses", [1, 2], {"wins": 2, "blindfold": True, "first": 1})
    for cell in ("a1", "b1", "c1", "d1"):
        page.locator(f"[data-cell={cell}]").click()
        expect(page.locator("[data-kind=put]")).to_contain_text(cell)
        page.locator("[data-kind=put]").click()
        expect(page.get_by_role("button", name=re.compile(f"{cell}$"))).to_have_count(0)
    expect(page.locator("[data-phase=between]")).to_be_visible()
    expect(page.locator(".board > .dark")).to_have_count(0)
    expect(page.locator("[data-cell=d1]")).to_have_accessible_name(re.compile("solid"))
    page.get_by_role("button", name=NEXT).click()
    expect(page.locator(".board > .dark")).to_be_visible()
