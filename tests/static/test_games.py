"""Whole games in the static room, as in a served one: half of them by mouse, half by keyboard."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Guest
from tests.web.test_games import (
    PLAYS,
    play_on,
    test_a_power_disc_shows_its_sign_until_the_next_move_and_after_a_reload,
)
from tests.web.test_rounds import (
    test_a_move_that_ended_the_round_can_be_taken_back,
    test_a_reload_in_the_pause_shows_the_same_round,
    test_at_one_screen_a_draw_needs_the_yes_of_the_other,
    test_with_the_blindfold_everybody_sees_how_the_round_ended,
)
from tests.web.whole_games import Play, click, press, reach, sit_down

__all__ = [
    "test_a_move_that_ended_the_round_can_be_taken_back",
    "test_a_power_disc_shows_its_sign_until_the_next_move_and_after_a_reload",
    "test_a_reload_in_the_pause_shows_the_same_round",
    "test_at_one_screen_a_draw_needs_the_yes_of_the_other",
    "test_with_the_blindfold_everybody_sees_how_the_round_ended",
]
OVER = "[data-phase=over]"


@pytest.mark.parametrize("play", PLAYS[::2], ids=str)
def test_a_whole_game_is_played_by_mouse_without_a_network(guest: Guest, play: Play) -> None:
    page = guest(None)
    sit_down(page, play)
    play_on(page, play, click)
    expect(page.locator(OVER)).to_be_visible()


@pytest.mark.parametrize("play", PLAYS[1::2], ids=str)
def test_a_whole_game_is_played_by_keyboard_only_without_a_network(
    guest: Guest, play: Play
) -> None:
    page = guest(None)
    sit_down(page, play)
    reach(page)
    play_on(page, play, press)
    expect(page.locator(OVER)).to_be_visible()
