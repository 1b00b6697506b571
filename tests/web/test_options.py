"""Options in plain words, with a sentence and a picture each; house rules are marked."""

import re

import pytest
from playwright.sync_api import Page, expect

import quatuor as q
from tests.web.conftest import Guest
from tests.web.playing import choose, sit_down
from tests.web.rooms import ask

EVERY = {
    "puissance4": ("combine", "pop_out power five"),
    "top10": ("random", ""),
    "plus4": ("rounds", ""),
    "q4": ("two", ""),
    "flip": ("pro", ""),
    "foursenses": ("senses-two", ""),
}
UNDRAWN = ".option:not(:has([data-picture])), [data-picture]:not(:has(svg *))"
"""An option without a picture, or a picture with nothing in it."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", EVERY)
def test_every_option_has_a_sentence_and_a_picture(guest: Guest, game: str, language: str) -> None:
    mode, switches = EVERY[game]
    page = guest(f"/game/{game}?mode={mode}", language=language)
    for name in switches.split():
        page.locator(f".tile:has([data-picture={name}]) input").check()
    page.locator("details summary").click()
    expect(page.locator(".option").first).to_be_visible()
    expect(page.locator(UNDRAWN)).to_have_count(0)
    for sentence in page.locator(".option p").all_inner_texts():
        assert len(sentence.split()) > 2
    houses = [option for option in q.GAMES[game].OPTIONS if option.house]
    if game not in ("plus4", "foursenses", "q4"):  # where some ask for others first
        expect(page.locator(".house")).to_have_count(len(houses))


def test_what_a_wrong_announcement_costs_is_asked_only_where_lines_are_announced(
    guest: Guest,
) -> None:
    page = guest("/game/q4")
    page.get_by_text("More options").click()
    wrong = page.get_by_role("group", name="A wrong announcement")
    expect(wrong).to_have_count(0)
    choose(page, "Announcing", "Only when announced")
    choose(page, "A wrong announcement", "The round")
    table = sit_down(page, "here")
    options = ask(page, "GET", f"/api/tables/{table.rsplit('/', 1)[1]}").json()["options"]
    assert (options["claims"], options["wrong_claim"]) == ("announce", "lose")


def test_a_picture_follows_its_number(guest: Guest) -> None:
    page = guest("/game/q4")
    page.get_by_text("More options").click()
    marbles = page.locator(".option", has_text="Marbles each").locator("[data-picture] svg > g")
    expect(marbles).to_have_count(12)
    page.get_by_label("Marbles each").fill("5")
    page.get_by_label("Marbles each").press("Tab")
    expect(marbles).to_have_count(5)


def test_what_is_proposed_follows_the_way_to_play(guest: Guest) -> None:
    page = guest("/game/flip?mode=championship")
    page.get_by_text("More options").click()
    expect(page.get_by_label("Points to win")).to_have_value("5")
    page.get_by_role("radio", name=re.compile("^Pro")).check()
    expect(page.get_by_label("Points to win")).to_have_value("3")


def test_options_are_chosen_by_keys_alone(guest: Guest) -> None:
    page = guest("/game/puissance4")
    page.get_by_text("More options").press("Enter")
    group = page.get_by_role("group", name="Clock")
    group.get_by_role("radio", name="No clock").focus()
    page.keyboard.press("ArrowDown")
    expect(group.get_by_role("radio", name=re.compile("^3 minutes"))).to_be_checked()


def fill(page: Page, option: str, value: str) -> None:
    page.get_by_label(option).fill(value)
    page.get_by_label(option).press("Tab")


def test_how_long_a_round_may_be_looked_at_is_asked_where_there_are_several(guest: Guest) -> None:
    page = guest("/game/puissance4")
    page.get_by_text("More options").click()
    group = page.get_by_role("group", name="Between two rounds")
    expect(group.get_by_role("radio", name="Until everybody goes on")).to_be_checked()
    expect(group.get_by_role("radio", name="As suits the clock")).to_have_count(0)
    choose(page, "Clock", "3 minutes each")
    expect(group.get_by_role("radio", name="As suits the clock")).to_be_checked()
    choose(page, "Between two rounds", "10 seconds at most")
    fill(page, "Rounds to win the match", "1")
    expect(group).to_have_count(0)
    fill(page, "Rounds to win the match", "2")
    expect(group.get_by_role("radio", name="10 seconds at most")).to_be_checked()
    with page.expect_request("**/api/tables") as asked:
        sit_down(page, "here")
    sent = asked.value.post_data_json
    assert sent is not None
    assert sent["terms"]["interval"] == 10


def test_three_rounds_of_foursenses_have_a_pause_too(guest: Guest) -> None:
    page = guest("/game/foursenses", language="fr")
    page.get_by_text("Plus d’options").click()
    fill(page, "Manches pour gagner", "1")
    group = page.get_by_role("group", name="Entre deux manches")
    expect(group).to_have_count(0)
    page.get_by_text("Trois joueurs").click()
    expect(group.get_by_role("radio", name="Jusqu’à ce que tous continuent")).to_be_checked()
