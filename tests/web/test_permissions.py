"""The host's controls, requests to join a team, what a team decides together, names and muting."""

from playwright.sync_api import Page, expect

from tests.web.axe import in_both_themes
from tests.web.conftest import Guest
from tests.web.playing import status
from tests.web.tables import TEAMS, join, open_table
from tests.web.visitor import PHONE
from tests.web.whole_games import heard, listen

YOSSI = "\u05d9\u05d5\u05e1\u05d9"
ISOLATED = f"\u2068{YOSSI}\u2069"


def open_host(page: Page, title: str = "People at the table") -> None:
    """The host's controls, by keyboard."""
    page.locator("[data-host] summary", has_text=title).press("Enter")


def pair(guest: Guest, **terms: object) -> tuple[Page, Page, str]:
    """Ann, who is host, and Bob play."""
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "puissance4", [1], {"wins": 1}, **terms)
    join(bob, path, "Bob", 2)
    return ann, bob, path


def test_the_host_closes_the_door_and_nobody_new_joins_or_watches(guest: Guest) -> None:
    ann, bob, path = pair(guest)
    expect(status(bob)).to_contain_text("Ann to move")
    listen(bob)
    open_host(ann)
    ann.get_by_role("button", name="Close the door").press("Enter")
    expect(ann.locator("[data-host]")).to_contain_text("nobody new joins or watches")
    expect(bob.locator("[data-voice=polite]")).to_contain_text("The door is closed")
    assert in_both_themes(ann) == []
    late = guest(path)
    expect(late.get_by_role("heading", level=1)).to_have_text("The door is closed")
    expect(late.locator("[data-board]")).to_have_count(0)
    expect(late.get_by_role("link", name="To the shelf")).to_be_focused()
    bob.reload()
    expect(status(bob)).to_contain_text("Ann to move")
    ann.get_by_role("button", name="Open the door").click()
    late.reload()
    expect(late.get_by_text("You are watching.")).to_be_visible()


def test_a_guest_whom_the_host_removes_is_told_kindly_and_does_not_come_straight_back(
    guest: Guest,
) -> None:
    ann, bob, path = pair(guest)
    expect(status(bob)).to_contain_text("Ann to move")
    open_host(ann)
    ann.get_by_role("button", name="Ask Bob to leave").press("Enter")
    expect(ann.get_by_role("button", name="They may stay")).to_be_focused()
    ann.get_by_role("button", name="Yes, please").press("Enter")
    expect(bob.get_by_role("heading", level=1)).to_have_text("You have left the table")
    expect(bob.locator("[data-voice=urgent]")).to_contain_text("You may come back in ten minutes")
    expect(bob.get_by_role("link", name="To the shelf")).to_be_focused()
    assert in_both_themes(bob) == []
    expect(ann.get_by_role("list", name="Players")).to_contain_text("Free seat")
    bob.goto(path)
    expect(bob.get_by_role("heading", level=1)).to_have_text("You have left the table")


def test_the_host_s_controls_fit_on_a_telephone_and_speak_french(guest: Guest) -> None:
    ann = guest(None, language="fr", size=PHONE)
    path = open_table(ann, "puissance4", [1], {"wins": 1})
    join(guest(None), path, "Bob", 2)
    open_host(ann, "Personnes à la table")
    ann.get_by_role("button", name="Fermer la porte").click()
    ann.get_by_role("button", name="Demander à Bob de partir").click()
    expect(ann.locator("[data-host]")).to_contain_text("Demander à Bob de partir\u202f?")
    assert ann.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert in_both_themes(ann) == []


def test_whoever_wants_to_join_a_team_asks_the_host(guest: Guest) -> None:
    ann, _, path = pair(guest, teams=True, eager=False)
    expect(ann.get_by_role("button", name="Begin")).to_be_visible()
    listen(ann)
    cleo = guest(path)
    cleo.get_by_label("Your name").fill("Cléo")
    cleo.get_by_label("Red").check()
    cleo.get_by_role("button", name="Take a seat").click()
    expect(cleo.locator("[data-request]")).to_contain_text("The host has been asked")
    expect(ann.locator("[data-request]")).to_contain_text("Cléo would like to play for Red.")
    expect(ann.locator("[data-voice=polite]")).to_have_text("Cléo would like to play for Red.")
    assert in_both_themes(ann) == []
    ann.get_by_role("button", name="Not this time").click()
    expect(cleo.locator("[data-request]")).to_contain_text("not this time")
    dan = guest(path)
    dan.get_by_label("Your name").fill("Dan")
    dan.get_by_label("Red").check()
    dan.get_by_role("button", name="Take a seat").click()
    ann.get_by_role("button", name="Welcome").click()
    expect(ann.get_by_role("list", name="Players")).to_contain_text("Ann, Dan")
    expect(dan.locator("[data-request]")).to_have_count(0)


def test_a_team_gives_up_only_together_and_the_others_do_not_hear_of_it(guest: Guest) -> None:
    ann, bob, path = pair(guest, **TEAMS)
    cleo = guest(None)
    join(cleo, path, "Cléo", 1)
    ann.get_by_role("button", name="Begin").click()
    expect(status(cleo)).to_contain_text("Ann to move")
    for page in (bob, cleo):
        listen(page)
    ann.get_by_role("button", name="Give up").click()
    ann.get_by_role("button", name="Give up").click()
    expect(ann.locator("[data-offer]")).to_contain_text("You asked your team")
    expect(cleo.locator("[data-offer]")).to_contain_text("Ann would like to give up.")
    expect(cleo.locator("[data-voice=polite]")).to_contain_text("Ann would like to give up.")
    expect(bob.locator("[data-offer]")).to_have_count(0)
    assert not [text for text in heard(bob) if "give up" in text]
    cleo.get_by_role("button", name="Agree").click()
    expect(status(bob)).to_contain_text("You win!")


def test_somebody_s_phrases_can_be_muted_and_stay_so(guest: Guest) -> None:
    ann, bob, _ = pair(guest)

    def talk(phrase: str) -> None:
        bob.get_by_role("button", name=phrase).click()

    bob.locator(".phrases summary").click()
    talk("Hello!")
    expect(ann.locator("[data-said]")).to_contain_text("Hello!")
    ann.get_by_role("button", name="Mute Bob").click()
    expect(ann.locator("[data-said]")).to_have_count(0)
    listen(ann)
    talk("Oops!")
    expect(bob.locator("[data-said]")).to_contain_text("Oops!")
    ann.reload()
    expect(ann.get_by_role("button", name="Hear Bob again")).to_be_visible()
    expect(ann.locator("[data-said]")).to_have_count(0)
    ann.get_by_role("button", name="Hear Bob again").click()
    expect(ann.locator("[data-said]")).to_contain_text("Oops!")


def test_too_many_phrases_are_answered_with_a_friendly_word(guest: Guest) -> None:
    ann, bob, _ = pair(guest)
    expect(status(bob)).to_contain_text("Ann to move")
    ann.locator(".phrases summary").click()
    for phrase in ("Hello!", "Good luck!", "Oops!", "Thank you!", "Goodbye!"):
        ann.get_by_role("button", name=phrase).click()
    expect(ann.locator(".refusal")).to_have_text("One moment: that was a lot of phrases.")
    expect(bob.locator("[data-said]")).not_to_contain_text("Goodbye!")


def test_whoever_has_the_name_of_somebody_there_gets_a_number(guest: Guest) -> None:
    ann, _, path = pair(guest)
    guests = [guest("/settings") for _ in range(2)]
    for page in guests:
        page.get_by_label("Your name").fill("Cléo")
        page.goto(path)
        expect(page.get_by_text("You are watching.")).to_be_visible()
    open_host(ann)
    expect(ann.get_by_role("button", name="Ask Cléo to leave", exact=True)).to_be_visible()
    expect(ann.get_by_role("button", name="Ask Cléo 2 to leave")).to_be_visible()


def test_a_name_that_runs_from_right_to_left_turns_no_sentence_around(guest: Guest) -> None:
    ann, yossi = guest(None), guest(None)
    path = open_table(ann, "puissance4", [1], {"wins": 1})
    join(yossi, path, YOSSI, 2)
    expect(ann.locator("bdi.name", has_text=YOSSI)).to_be_visible()
    listen(ann)
    yossi.locator(".phrases summary").click()
    yossi.get_by_role("button", name="Hello!").click()
    expect(ann.locator("[data-said] bdi")).to_have_text(YOSSI)
    expect(ann.locator("[data-voice=polite]")).to_have_text(f"{ISOLATED}: Hello!")
