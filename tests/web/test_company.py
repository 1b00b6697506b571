"""Several people at one table: teams, stakes, clocks, three players, and who comes too late."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.playing import board, drop, status
from tests.web.tables import TEAMS, join, open_table
from tests.web.whole_games import click, heard, listen, reach, shown, wait_to_hear

A_PILLAR = "1b3 1b1 2b3 1c1 3b3 3a1 4b3"
"""The shortest way for whoever starts to win a round of q4."""


def take_turns(pages: list[Page], game: str, moves: str, first: int = 0) -> None:
    """Each move on the page of whoever is to move; all pages must show it before the next."""
    for number, token in enumerate(moves.split()):
        click(pages[(first + number) % len(pages)], game, token)
        for page in pages:
            shown(page, number + 1)


def test_a_team_takes_the_turns_of_its_side_in_rotation(guest: Guest) -> None:
    ann, bob, cleo = guest(None), guest(None), guest(None)
    path = open_table(ann, "puissance4", [1], {"wins": 1}, **TEAMS)
    join(bob, path, "Bob", 2)
    join(cleo, path, "Cléo", 1)
    ann.get_by_role("button", name="Begin").click()
    expect(status(ann)).to_contain_text("Your turn")
    expect(status(cleo)).to_contain_text("Ann to move")
    drop(ann, "4")
    expect(status(bob)).to_contain_text("Your turn")
    drop(bob, "4")
    expect(status(cleo)).to_contain_text("Your turn")
    expect(status(ann)).to_contain_text("Cléo to move")
    board(ann).press("4")
    expect(ann.locator("[data-voice=polite]")).to_have_text("It is not your turn.")
    drop(cleo, "5")
    drop(bob, "5")
    expect(status(ann)).to_contain_text("Your turn")


def test_the_stake_of_q4_changes_between_rounds_when_all_agree(guest: Guest) -> None:
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "q4", [1], {"wins": 6, "stake": 2, "first": 1})
    join(bob, path, "Bob")
    expect(ann.get_by_text("Stake: 2")).to_be_visible()
    take_turns([ann, bob], "q4", A_PILLAR)
    expect(status(ann)).to_contain_text("You win the round!")
    expect(status(bob)).to_contain_text("Ann wins the round")
    for page in (ann, bob):
        page.get_by_role("button", name="Next round").click()
    bob.get_by_label("Stake").fill("3")
    bob.get_by_role("button", name="Change the stake").click()
    expect(ann.locator("[data-offer]")).to_contain_text("Bob proposes a stake of 3.")
    ann.get_by_role("button", name="Agree").click()
    expect(bob.get_by_text("Stake: 3")).to_be_visible()
    take_turns([bob, ann], "q4", A_PILLAR)
    expect(status(ann)).to_contain_text("Bob wins the round")
    expect(ann.get_by_role("region", name="Points")).to_contain_text("Bob: 3")
    expect(ann.get_by_role("region", name="Points")).to_contain_text("Ann: 2")


def test_who_plays_for_no_stake_is_not_asked_for_one(guest: Guest) -> None:
    ann = guest(None)
    open_table(ann, "q4", [1, 2], {"wins": 4, "first": 1})
    expect(ann.get_by_role("button", name="Give up")).to_be_visible()
    expect(ann.get_by_text("Stake")).to_have_count(0)


def test_three_at_four_senses_announce_are_wrong_and_are_robbed_of_the_win(guest: Guest) -> None:
    pages = [guest(None), guest(None, language="fr"), guest(None)]
    ann, bob, cleo = pages
    options = {"players": 3, "claims": "announce", "first": 1}
    path = open_table(ann, "foursenses", [1], options)
    join(bob, path, "Bob")
    join(cleo, path, "Cléo")
    for page in pages:
        page.wait_for_selector("[role=gridcell]")
        listen(page)
    click(ann, "foursenses", "Sa1")
    shown(bob, 1)
    click(bob, "foursenses", "!")  # a wrong announcement costs the turn
    shown(cleo, 2)
    wait_to_hear(cleo, "Bob announces a line. There is none. Your turn.")
    for page, token, number in ((cleo, "Sb1", 3), (ann, "Sc1", 4), (bob, "Sd1", 5)):
        click(page, "foursenses", token)  # the last one completes a line and does not see it
        for other in pages:
            shown(other, number)
    click(cleo, "foursenses", "!")
    expect(status(ann)).to_contain_text("Cléo wins the round")
    expect(status(bob)).to_contain_text("Cléo gagne la manche")
    points = ann.get_by_role("region", name="Points")
    for name, score in (("Ann", 3), ("Bob", 0), ("Cléo", 6)):
        expect(points).to_contain_text(f"{name}: {score}")
    for starter in (1, 2):
        for page in pages:
            page.get_by_role("button", name=re.compile("Next round|Manche suivante")).click()
        take_turns(pages, "foursenses", "Sa1 Sb1 Sc1 Sd1!", first=starter)
    expect(status(cleo)).to_contain_text("You win! on points, after the last round")
    expect(status(bob)).to_contain_text("Cléo gagne aux points, après la dernière manche")
    for name, score in (("Ann", 6), ("Bob", 6), ("Cléo", 15)):
        expect(points).to_contain_text(f"{name}: {score}")


@pytest.mark.parametrize(
    ("language", "said", "shows"),
    [
        ("en", "Yellow wins on time.", "Yellow wins"),
        ("fr", "Jaune gagne au temps.", "Jaune gagne"),
    ],
)
@pytest.mark.parametrize(("kind", "seconds"), [("sudden", 5), ("move", 2)])
def test_a_flag_that_falls_is_shown_and_said(
    guest: Guest, kind: str, seconds: int, language: str, said: str, shows: str
) -> None:
    page = guest(None, language=language)
    clock = {"kind": kind, "seconds": seconds, "increment": 0}
    open_table(page, "puissance4", [1, 2], {"wins": 1, "first": 1}, clock=clock, eager=False)
    listen(page)
    page.get_by_role("button", name=re.compile("Begin|Commencer")).click()
    expect(status(page)).to_contain_text(shows)
    expect(status(page)).to_contain_text(re.compile("the time was up|le temps est écoulé"))
    wait_to_hear(page, said)


def test_time_that_runs_short_is_said_once(guest: Guest) -> None:
    page = guest(None)
    clock = {"kind": "sudden", "seconds": 11, "increment": 0}
    open_table(page, "puissance4", [1, 2], {"wins": 1, "first": 1}, clock=clock, eager=False)
    listen(page)
    page.get_by_role("button", name="Begin").click()
    expect(status(page)).to_contain_text("the time was up")
    wait_to_hear(page, "Yellow wins on time.")
    assert " ".join(heard(page)).count("Red: only 10 seconds left.") == 1


def test_an_increment_is_added_after_each_move_and_a_move_clock_starts_anew(guest: Guest) -> None:
    page = guest(None)
    clock = {"kind": "sudden", "seconds": 3600, "increment": 600}
    open_table(page, "puissance4", [1, 2], {"first": 1}, clock=clock)
    drop(page, "4")
    expect(page.locator(".clock").first).to_contain_text(re.compile(r"1:\d\d:\d\d$"))
    clock = {"kind": "move", "seconds": 600, "increment": 0}
    open_table(page, "puissance4", [1, 2], {"first": 1}, clock=clock)
    drop(page, "4")
    expect(page.locator(".clock").first).to_contain_text("10:00")
    board(page).press("t")
    expect(page.locator("[data-voice=polite]")).to_contain_text("Red: 10 minutes 0 seconds.")


def test_whoever_comes_too_late_for_the_last_seat_hears_why_and_looks_on(guest: Guest) -> None:
    ann, bob, eve = guest(None), guest(None), guest(None)
    path = open_table(ann, "puissance4", [1], {})
    eve.goto(path)
    expect(eve.get_by_role("button", name="Take a seat")).to_be_visible()
    join(bob, path, "Bob")
    expect(eve.locator(".refusal")).to_contain_text("Somebody has just taken the last free seat.")
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    expect(eve.locator("[data-voice=urgent]")).to_contain_text("the last free seat")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "That cannot be played now."), ("fr", "Ce coup n’est pas possible maintenant.")],
)
def test_a_move_that_is_refused_says_so_in_words(guest: Guest, language: str, words: str) -> None:
    page = guest(None, language=language)
    open_table(page, "foursenses", [1, 2], {"blindfold": True, "first": 1})
    page.wait_for_selector("[role=gridcell]")
    reach(page)
    felt = page.locator(".felt")
    for number in range(3):  # a place holds two pieces of one level, and no third
        page.keyboard.press("1")
        page.keyboard.press("o")
        expect(felt).to_contain_text("a1")
        page.keyboard.press("Enter")
        if number < 2:
            expect(felt).not_to_contain_text("a1")
    expect(page.locator(".refusal")).to_have_text(words)
    expect(page.locator("[data-voice=urgent]")).to_have_text(words)
