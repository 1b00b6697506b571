"""Giving up where more than two play: the others play on, and everybody is told."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.conftest import Guest
from tests.web.playing import status
from tests.web.tables import join, open_table
from tests.web.whole_games import click, listen, shown, wait_to_hear


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def height(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["height"]


def test_at_one_screen_one_of_three_gives_up_and_the_others_play_on(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "q4", [1, 2, 3], {"players": 3, "wins": 3, "first": 1})
    click(page, "q4", "1a1")
    shown(page, 1)
    listen(page)
    button(page, "Give up the game")
    expect(page.get_by_text("Give up the whole game? The others play on.").first).to_be_visible()
    assert violations(page) == []
    button(page, "Blue gives up")
    expect(status(page)).to_contain_text("Green to move")
    wait_to_hear(page, "Blue gives up; Red and Green play on. Green, your turn.")
    expect(page.get_by_role("listitem").filter(has_text="Blue").first).to_contain_text("given up")
    expect(page.locator("ol[aria-labelledby=moves-title] li").last).to_have_text("Blue gives up")
    assert violations(page) == []
    click(page, "q4", "3a1")
    expect(status(page)).to_contain_text("Red to move")
    button(page, "Give up the game")
    expect(page.get_by_text("not only this round?").first).to_be_visible()
    button(page, "Red gives up")
    expect(status(page)).to_contain_text("Green wins")
    expect(status(page)).to_contain_text("the last one left")


@pytest.mark.parametrize("leaving", ["Give up", "Leave"])
def test_the_others_hear_in_their_language_who_is_gone(guest: Guest, leaving: str) -> None:
    ann, bob, cleo = guest(None), guest(None), guest(None, language="fr")
    path = open_table(ann, "foursenses", [1], {"players": 3, "first": 1})
    join(bob, path, "Bob")
    join(cleo, path, "Cléo")
    expect(status(cleo)).to_contain_text("Ann joue")
    listen(cleo)
    words = {"Give up": "Give up the game", "Leave": "Leave the table"}[leaving]
    button(ann, words)
    button(ann, leaving)
    expect(status(cleo)).to_contain_text("Bob joue")
    said = {"Give up": "Ann abandonne", "Leave": "Ann a quitté la table"}[leaving]
    wait_to_hear(cleo, f"{said}\u202f; Bob et Cléo continuent. Bob joue.")
    click(bob, "foursenses", "Sa1")
    expect(status(cleo)).to_contain_text("À vous")


def test_whoever_has_given_up_looks_on_and_can_step_back_in_a_later_round(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "foursenses", [1, 2, 3], {"players": 3, "first": 1})
    button(page, "Give up the game")
    button(page, "Player 1 gives up")
    for token in ("Sa1", "Sb1", "Sc1", "Sd1"):
        click(page, "foursenses", token)
    page.get_by_role("button", name="Next round").click()
    click(page, "foursenses", "Sa1")
    shown(page, 1)
    page.locator('[data-board] [role="gridcell"][tabindex="0"]').focus()
    listen(page)
    page.keyboard.press(",")
    back = page.get_by_role("button", name="Back to the present")
    expect(back).to_be_visible()
    assert height(back) < 0.2 * height(page.locator("[data-moves]"))
    expect(page.locator("[data-cell=a1]")).to_have_accessible_name("a1, empty")
