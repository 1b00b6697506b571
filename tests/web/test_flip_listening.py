"""Flip by ear: the letters of the other games, arrows that say the aim, calls that need intent."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.tables import join, open_table
from tests.web.test_flip import aim, launcher, pile, throw
from tests.web.whole_games import heard, listen, wait_for_the_start

AIM = re.compile(r"Aims (at (upper|lower) [a-d][1-4]|past the trays)\.\s*$")


def at_the_launcher(guest: Guest) -> Page:
    """Ann, alone at her screen against Bob, with her launcher in the focus."""
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "flip", [1], {"mode": "basic", "wins": 1})
    join(bob, path, "Bob")
    expect(launcher(ann, 1)).to_be_visible()
    expect(ann.locator("[data-voice=polite]")).to_contain_text("Flip. You are Red. Throw!")
    listen(ann)
    launcher(ann, 1).locator("[data-strip]").focus()
    return ann


def test_the_letters_of_the_other_games_keep_their_meaning(guest: Guest) -> None:
    page = at_the_launcher(guest)
    voice = page.locator("[data-voice=polite]")
    answers = {
        "o": AIM,
        "c": re.compile(r"(Upper|Lower) tray, column \w: \w1 empty, \w2 empty, \w3 empty"),
        "r": re.compile(r"(Upper|Lower) tray, row \d: a\d empty, b\d empty, c\d empty"),
        "v": re.compile("Upper tray: empty. Lower tray: empty."),
        "l": re.compile("Nothing has landed yet."),
        "m": re.compile(r"You may throw: \d+ tokens left."),
        "p": re.compile("Throw!"),
        "s": re.compile(r"You: 0. Bob: 0."),
        "t": re.compile("There is no clock."),
        "?": re.compile("L last landing, M what you may do, P whose turn"),
    }
    for key, answer in answers.items():
        page.keyboard.press(key)
        expect(voice).to_contain_text(answer)
    assert not any("call" in said for said in heard(page)[:-1])


def test_arrows_say_the_aim_when_they_are_let_go(guest: Guest) -> None:
    page = at_the_launcher(guest)
    for key in ("ArrowLeft", "ArrowUp"):
        said = len(heard(page))
        page.keyboard.down(key)
        page.wait_for_timeout(120)
        page.keyboard.up(key)
        page.wait_for_function("(said) => window.heard.length > said", arg=said)
        assert AIM.match(heard(page)[-1])
    tilt = launcher(page, 1).locator("[data-part=tilt]")
    expect(tilt).to_have_attribute("aria-valuetext", re.compile(r"\d+, Aims "))


def test_a_call_needs_two_keys_or_an_exclamation_mark(guest: Guest) -> None:
    page = at_the_launcher(guest)
    wrong = "You call Connect 4, but hold no line. Play goes on."
    for key in ("c", "p"):
        said = len(heard(page))
        page.keyboard.press(key)
        page.wait_for_function("(said) => window.heard.length > said", arg=said)
    assert wrong not in heard(page)
    page.keyboard.press("Shift+Enter")
    expect(page.locator("[data-voice=polite]")).to_contain_text(wrong)
    said = len(heard(page))
    page.keyboard.press("!")
    page.wait_for_function("(said) => window.heard.length > said", arg=said)
    assert heard(page)[-1].strip() == wrong


def test_two_at_one_screen_hear_whose_launcher_aims(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "flip", [1, 2], {"mode": "basic", "wins": 1})
    expect(launcher(page, 1)).to_be_visible()
    wait_for_the_start(page)
    launcher(page, 1).locator("[data-strip]").focus()
    page.keyboard.press("o")
    expect(page.locator("[data-voice=polite]")).to_have_text(
        re.compile(r"^Red aims .*\. Yellow aims .*\.$")
    )


def test_past_throws_are_stepped_through_while_the_round_goes_on(guest: Guest) -> None:
    page = at_the_launcher(guest)
    voice = page.locator("[data-voice=polite]")
    for cell in ("La1", "Lb1", "La1"):
        throw(page, 1, cell)
    launcher(page, 1).locator("[data-strip]").focus()
    turn = launcher(page, 1).locator("[data-part=turn]").input_value()

    def step(key: str, said: str, on_a1: str) -> None:
        page.keyboard.press(key)
        expect(voice).to_contain_text(said)
        expect(pile(page, "La1")).to_have_attribute("data-pile", on_a1)

    step(",", "Throw 2 of 3. You: lower b1.", "1")
    step("v", "Lower tray: a1 Red, b1 Red.", "1")
    step(",", "Throw 1 of 3. You: lower a1.", "1")
    step(",", "Before the first throw.", "")
    step(".", "Throw 1 of 3. You: lower a1.", "1")
    step("Escape", "Back to the present.", "11")
    step(",", "Throw 2 of 3. You: lower b1.", "1")
    assert launcher(page, 1).locator("[data-part=turn]").input_value() == turn
    launcher(page, 1).get_by_role("button", name="Throw").click()
    expect(pile(page, "La1")).to_have_attribute("data-pile", "111")
    page.keyboard.press("?")
    expect(voice).to_contain_text("Comma and full stop go back and forth through the throws")


def test_the_last_landing_is_right_after_a_reload(guest: Guest) -> None:
    page = guest(None, language="fr")
    open_table(page, "flip", [1, 2], {"mode": "pro", "first": 1})
    aim(page, 1, "La1")
    launcher(page, 1).get_by_role("button", name="Lancer").click()
    expect(pile(page, "La1")).to_have_attribute("data-pile", "1")
    page.reload()
    launcher(page, 2).locator("[data-strip]").focus()
    page.keyboard.press("l")
    expect(page.locator("[data-voice=polite]")).to_contain_text("Rouge : bas a1.")
    page.keyboard.press(",")
    expect(page.locator("[data-voice=polite]")).to_contain_text("Avant le premier lancer.")


@pytest.mark.parametrize("claims", ["announce", "auto"])
def test_the_help_says_that_lines_are_called_only_where_they_are(guest: Guest, claims: str) -> None:
    page = guest(None)
    open_table(page, "flip", [1, 2], {"mode": "basic", "claims": claims})
    launcher(page, 1).locator("[data-strip]").focus()
    page.keyboard.press("?")
    voice = page.locator("[data-voice=polite]")
    expect(voice).to_contain_text("hold Space for power")
    assert ("Shift and Space call" in voice.inner_text()) == (claims == "announce")
