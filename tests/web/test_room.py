"""The room: two clicks to play, tables with a link, offers, rounds, and what can go wrong."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.playing import board, choose, drop, sit_down, status
from tests.web.rooms import ask
from tests.web.visitor import PHONE

GAMES = ["Connect 4", "Top 10", "Plus 4", "Q4", "Flip", "Four Senses"]
RED_WINS = ["1", "2", "1", "2", "1", "2", "1"]


def choose_short_match(page: Page) -> None:
    """One round, and player 1 begins."""
    page.get_by_text("More options").click()
    page.get_by_label("Rounds to win the match").fill("1")
    choose(page, "Who starts?", "Red")


def test_all_six_games_are_on_the_shelf(guest: Guest) -> None:
    page = guest()
    for game in GAMES:
        expect(page.get_by_role("heading", name=game, exact=True)).to_be_visible()


def test_two_clicks_lead_to_a_game_against_the_computer(guest: Guest) -> None:
    page = guest()
    page.get_by_role("link", name="Connect 4", exact=True).click()
    sit_down(page, "computer")
    expect(status(page)).to_contain_text("Your turn")
    drop(page, "4")
    expect(page.get_by_text("Computer (Beginner)", exact=True)).to_be_visible()


def test_a_way_to_play_on_a_card_is_chosen_on_the_next_screen(guest: Guest) -> None:
    page = guest()
    page.get_by_role("link", name="Endless grid").click()
    expect(page.get_by_role("radio", name=re.compile("Endless grid"))).to_be_checked()


def test_the_switches_of_puissance4_combine(guest: Guest) -> None:
    page = guest("/game/puissance4")
    page.get_by_role("checkbox", name=re.compile("Pop out")).check()
    page.get_by_role("checkbox", name=re.compile("Five in a row")).check()
    page.get_by_text("More options").click()
    expect(page.get_by_role("group", name="Two lines at once")).to_be_visible()
    expect(page.get_by_text("House rule", exact=True).first).to_be_visible()
    table = sit_down(page, "here")
    view = ask(page, "GET", f"/api/tables/{table.rsplit('/', 1)[1]}").json()
    assert (view["options"]["pop_out"], view["options"]["five"]) == (True, True)


def test_at_one_screen_a_match_goes_round_by_round(guest: Guest) -> None:
    page = guest("/game/puissance4")
    page.get_by_text("More options").click()
    choose(page, "Who starts?", "Red")
    page.get_by_label("Rounds to win the match").fill("2")
    sit_down(page, "here")
    drop(page, *RED_WINS)
    expect(status(page)).to_contain_text("Red wins the round")
    page.get_by_role("button", name="Next round").click()
    expect(status(page)).to_contain_text("Yellow to move")
    drop(page, "7", *RED_WINS)
    expect(status(page)).to_contain_text("Red wins")
    page.get_by_role("button", name="Play again").click()
    expect(status(page)).to_contain_text("to move")


def test_a_reload_in_the_middle_of_a_game_changes_nothing(guest: Guest) -> None:
    page = guest("/game/puissance4")
    choose_short_match(page)
    sit_down(page, "here")
    drop(page, "4", "4", "5")
    page.reload()
    expect(page.locator("ol[aria-labelledby=moves-title] li")).to_have_text(
        ["Column 4 4", "Column 4 4", "Column 5 5"]
    )
    expect(status(page)).to_contain_text("Yellow to move")


def test_a_move_is_taken_back_at_once_where_nobody_has_to_be_asked(guest: Guest) -> None:
    page = guest("/game/puissance4")
    choose_short_match(page)
    sit_down(page, "here")
    drop(page, "4")
    page.get_by_role("button", name="Take back").click()
    expect(status(page)).to_contain_text("Red to move")


def test_two_browsers_play_over_a_link_and_agree_on_a_draw(guest: Guest) -> None:
    ann = guest("/game/puissance4")
    choose_short_match(ann)
    table = sit_down(ann, "link")
    expect(ann.get_by_role("heading", name="Waiting for a friend")).to_be_visible()
    expect(ann.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(ann.get_by_label("Link to this table")).to_have_value(re.compile(f"{table}$"))
    bob = guest(table, language="fr", size=PHONE)
    bob.get_by_label("Votre nom").fill("Bob")
    bob.get_by_role("button", name="S’asseoir").click()
    expect(status(ann)).to_contain_text("Your turn")
    drop(ann, "4")
    expect(status(bob)).to_contain_text("À vous de jouer")
    drop(bob, "4")
    ann.get_by_role("button", name="Offer a draw").click()
    ann.get_by_role("button", name="Offer it").click()
    bob.get_by_role("button", name="D’accord").click()
    expect(status(ann)).to_contain_text("A draw")
    expect(status(bob)).to_contain_text("Partie nulle")


def test_a_ready_phrase_is_read_in_everybodys_own_language(guest: Guest) -> None:
    ann = guest("/game/puissance4")
    table = sit_down(ann, "link")
    bob = guest(table, language="fr")
    bob.get_by_role("button", name="S’asseoir").click()
    expect(board(ann)).to_be_attached()
    ann.get_by_text("Say something").click()
    ann.get_by_role("button", name="Good luck!").click()
    expect(bob.locator("[data-said]")).to_contain_text("Bonne chance")
    expect(ann.locator("[data-said]")).to_contain_text("Good luck!")


def test_whoever_comes_to_a_full_table_looks_on(guest: Guest) -> None:
    ann = guest("/game/puissance4")
    table = sit_down(ann, "here")
    eve = guest(table)
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    expect(ann.get_by_text("1 person is watching")).to_be_visible()
    expect(eve.get_by_role("button", name="Give up")).to_have_count(0)


def test_giving_up_asks_once_more_and_ends_the_match(guest: Guest) -> None:
    page = guest("/game/plus4")
    sit_down(page, "computer")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    expect(status(page)).to_contain_text("the other side gave up")
    expect(page.get_by_role("link", name="Look at the game again")).to_be_visible()


def test_leaving_a_table_frees_the_seat(guest: Guest) -> None:
    ann = guest("/game/puissance4")
    table = sit_down(ann, "link")
    bob = guest(table)
    bob.get_by_role("button", name="Take a seat").click()
    expect(board(bob)).to_be_attached()
    bob.get_by_role("button", name="Leave the table").click()
    bob.get_by_role("button", name="Leave", exact=True).click()
    expect(bob.get_by_role("heading", name="What shall we play?")).to_be_visible()
    expect(ann.get_by_text("Free seat", exact=True)).to_be_visible()


def test_an_open_table_stands_in_the_list_and_can_be_joined(guest: Guest) -> None:
    ann = guest("/game/q4")
    ann.get_by_text("More options").click()
    ann.get_by_label("Open table").check()
    sit_down(ann, "link")
    bob = guest("/lobby")
    bob.get_by_role("link", name=re.compile("Join.*Q4")).first.click()
    bob.get_by_role("button", name="Take a seat").click()
    expect(board(ann)).to_be_attached()


def test_clocks_run_for_whoever_is_to_move(guest: Guest) -> None:
    page = guest("/game/puissance4")
    page.get_by_text("More options").click()
    choose(page, "Clock", "5 minutes each, and 5 seconds a turn")
    sit_down(page, "here")
    expect(page.get_by_text("5:00")).to_have_count(1)
    expect(page.get_by_text("4:5")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "its link has expired"), ("fr", "son lien a expiré")]
)
def test_a_link_that_has_expired_says_so(guest: Guest, language: str, words: str) -> None:
    page = guest("/table/nothing-here", language=language)
    expect(page.get_by_text(words)).to_be_visible()
