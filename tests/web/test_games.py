"""Whole games played on the page to their end, by mouse and again by keyboard only."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import in_both_themes
from tests.web.conftest import Guest
from tests.web.running import Room
from tests.web.visitor import PHONE, Visit
from tests.web.whole_games import Play, cell, click, press, reach, shown, sit_down

PLAYS = [
    Play("puissance4", seed=84),
    Play("puissance4", {"pop_out": True}, odd="x", seed=3),
    Play("puissance4", {"power": True}, odd="AWDB-x", seed=57),
    Play("puissance4", {"five": True}, seed=84),
    Play("puissance4", {"pop_out": True, "power": True, "five": True}, odd="AWDBx", seed=99),
    Play("top10", {"fill": "random", "target": 2}, seed=6),
    Play("top10", {"target": 1}),
    Play("plus4", seed=35),
    Play("plus4", {"mode": "endless", "target": 2}, odd="B", seed=89),
    Play("plus4", {"mode": "rounds", "target": 1}, odd="B", seed=89),
    Play("q4", {"marbles": 4, "move_limit": 3}),
    Play("q4", {"players": 3, "marbles": 2, "claims": "announce", "move_limit": 4}, odd="!"),
    Play("q4", {"players": 4, "partners": True, "marbles": 2, "move_limit": 2}),
    Play("q4", {"players": 4, "marbles": 1, "move_limit": 2}),
    Play("foursenses", seed=17),
    Play("foursenses", {"claims": "announce", "wrong_claim": "none"}, odd="!", seed=11),
    Play("foursenses", {"players": 3}, seed=26),
]
PHONE_PLAYS = [
    Play("puissance4", {"power": True}, odd="AWDB-x", seed=57),
    Play("q4"),
    Play("foursenses"),
]
Hand = Callable[[Page, str, str], None]


def play_on(page: Page, play: Play, hand: Hand) -> None:
    """Play the whole match; every move must show before the next one is made."""
    match = play.match()
    for token in play.moves():
        number = len(match.position.moves) + 1
        hand(page, play.game, token)
        shown(page, number)
        match, before = match.play(token), match.round
        if match.round > before and not match.outcome:
            go_on(page, hand)


def go_on(page: Page, hand: Hand) -> None:
    """To the next round, with the same hand."""
    following = page.get_by_role("button", name="Next round")
    if hand is click:
        following.click()
    else:
        following.press("Enter")
        reach(page)
    shown(page, 0)


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_a_whole_game_is_played_by_mouse(guest: Guest, play: Play) -> None:
    page = guest(None)
    sit_down(page, play)
    play_on(page, play, click)
    expect(page.locator("[data-phase=over]")).to_be_visible()


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_a_whole_game_is_played_by_keyboard_only(guest: Guest, play: Play) -> None:
    page = guest(None)
    sit_down(page, play)
    reach(page)
    play_on(page, play, press)
    expect(page.locator("[data-phase=over]")).to_be_visible()


@pytest.mark.parametrize("play", [PLAYS[4], PLAYS[5], PLAYS[9], PLAYS[11], PLAYS[15]], ids=str)
def test_axe_finds_nothing_wrong_with_a_board(guest: Guest, play: Play) -> None:
    page = guest(None)
    sit_down(page, play)
    click(page, play.game, play.moves()[0])
    shown(page, 1)
    assert in_both_themes(page, "[data-board]") == []


@pytest.mark.parametrize("play", PHONE_PLAYS, ids=str)
def test_on_a_phone_the_board_has_all_the_width_and_nothing_runs_over(
    guest: Guest, play: Play
) -> None:
    page = guest(None, size=PHONE)
    sit_down(page, play)
    box = page.locator("[data-board]").bounding_box()
    assert box
    assert box["width"] > 0.9 * PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_nothing_jumps_when_a_move_comes(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, PLAYS[4])
    places = []
    for number, token in enumerate(PLAYS[4].moves(), 1):
        click(page, "puissance4", token)
        shown(page, number)
        places.append(cell(page, "4,1").bounding_box())
    assert all(place == places[0] for place in places)


def test_a_hovering_mouse_sees_where_the_piece_will_land(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, PLAYS[0])
    click(page, "puissance4", "4")
    shown(page, 1)
    cell(page, "4,6").hover()
    expect(page.locator(".ghost")).to_have_count(1)
    ghost, target = page.locator(".ghost").bounding_box(), cell(page, "4,2").bounding_box()
    assert ghost
    assert target
    assert abs(ghost["y"] + ghost["height"] / 2 - target["y"] - target["height"] / 2) < 3


def test_the_cube_comes_when_asked_for_and_can_be_turned_by_buttons(
    visit: Visit, room: Room
) -> None:
    visit.expected = ("GPU stall due to ReadPixels",)
    page = visit.come(room.url)
    sit_down(page, PLAYS[10])
    click(page, "q4", "2b3")
    page.get_by_role("button", name="Show the cube").click()
    expect(page.locator("canvas")).to_be_visible()
    before = page.locator("canvas").screenshot()
    page.get_by_role("button", name="Turn left").click()
    assert page.locator("canvas").screenshot() != before


def test_where_motion_is_wanted_a_popped_disc_falls_out_and_is_gone(guest: Guest) -> None:
    page = guest(None, reduced=False)
    sit_down(page, PLAYS[1])
    for number, token in enumerate(("4", "4", "x4"), 1):
        click(page, "puissance4", token)
        shown(page, number)
    expect(page.locator(".moving")).to_have_count(1)


def test_a_power_disc_shows_its_sign_until_the_next_move_and_after_a_reload(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, PLAYS[2])
    signs = page.locator(".stage .moving .sign")
    for number, (token, shows) in enumerate((("A4", 1), ("4", 0), ("D5", 1)), 1):
        click(page, "puissance4", token)
        shown(page, number)
        expect(signs).to_have_count(shows)
    page.reload()
    shown(page, 3)
    expect(signs).to_have_count(1)
