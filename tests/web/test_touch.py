"""Four Senses by touch: nobody sees the board, and each place answers the hand that feels it."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.visitor import PHONE
from tests.web.whole_games import (
    OWN_CALL,
    Play,
    cell,
    reach,
    sit_down,
    tab_to,
    tray,
    wait_to_hear,
    walk,
)

BLIND = Play("foursenses", {"blindfold": True, "claims": "announce"})
MOVES = "Sa1 Sb1 Sc1 Hd3 Sd1"
KINDS = ("S", "H", "DS", "DH")


def put_by_keys(page: Page, token: str, call: bool = False) -> None:
    """Choose the piece, feel the way to the place, put it there."""
    page.keyboard.press(str(KINDS.index(token[:-2]) + 1))
    walk(page, token[-2:])
    page.keyboard.press("o")
    expect(page.locator(".felt")).to_contain_text(f"{token[-2:]}:")
    page.keyboard.press("Shift+Enter" if call else "Enter")
    if not call:
        expect(page.locator(".felt")).not_to_contain_text(f"{token[-2:]}:")


def put_by_mouse(page: Page, token: str, call: bool = False) -> None:
    """The same with the mouse and the buttons."""
    tray(page, token[:-2]).click()
    cell(page, token[-2:]).click()
    expect(page.locator(".felt")).to_contain_text(f"{token[-2:]}:")
    if call:
        tray(page, "with!").click()
    tray(page, "put").click()
    if not call:
        expect(page.locator(".felt")).not_to_contain_text(f"{token[-2:]}:")


@pytest.mark.parametrize("put", [put_by_mouse, put_by_keys])
def test_a_whole_game_is_played_by_touch(guest: Guest, put: object) -> None:
    assert callable(put)
    page = guest(None)
    sit_down(page, BLIND)
    reach(page)
    tokens = MOVES.split()
    for token in tokens[:-1]:
        put(page, token)
        reach(page)
    put(page, tokens[-1], True)
    expect(page.locator("[data-phase=over]")).to_be_visible()
    expect(cell(page, "d1")).to_have_attribute("aria-label", "d1, solid one high")


@pytest.mark.parametrize("options", [{}, {"claims": "announce"}], ids=["auto", "announce"])
def test_on_a_phone_board_pieces_and_button_are_in_sight_together(
    guest: Guest, options: dict[str, object]
) -> None:
    page = guest(None, size=PHONE, language="fr")
    sit_down(page, Play("foursenses", {"blindfold": True, **options}))
    reach(page)
    page.evaluate("document.fonts.ready")
    needed = [cell(page, "a1"), cell(page, "d4"), *(tray(page, part) for part in (*KINDS, "put"))]
    for part in needed:
        expect(part).to_be_in_viewport(ratio=1)


def test_a_place_says_what_a_hand_feels_there_and_nothing_else_comes_from_the_server(
    guest: Guest,
) -> None:
    page = guest(None)
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda f: frames.append(str(f))))
    sit_down(page, BLIND)
    reach(page)
    put_by_keys(page, "DHb2")
    reach(page)
    walk(page, "a2")
    walk(page, "b2")
    expect(page.locator(".felt")).to_contain_text("b2: holed two high.")
    expect(page.locator("[data-voice=polite]")).to_have_text("b2: holed two high.")
    wait_to_hear(page, "b2: holed two high.")
    views = [json.loads(frame) for frame in frames if '"news"' in frame]
    assert views
    assert all(
        news["view"]["match"] is None or news["view"]["match"]["board"] is None for news in views
    )
    drawn, in_tray = page.locator("svg .holed"), page.get_by_role("group", name="Your pieces")
    assert drawn.count() == in_tray.locator("svg .holed").count(), "only the tray is drawn"
    assert page.locator(".dark svg").count() == 0, "nothing is drawn on the board"


def test_a_wrong_announcement_is_no_end_and_the_next_player_goes_on(guest: Guest) -> None:
    page = guest(None)
    sit_down(page, BLIND)
    reach(page)
    put_by_keys(page, "Sa1")
    reach(page)
    tab_to(page, OWN_CALL)
    page.keyboard.press("Enter")
    said = page.locator("[data-voice=polite]")
    expect(said).to_have_text("Player 2 has played. Player 1, your turn.")
    expect(page.locator("[data-phase=playing]")).to_be_visible()
