"""How a round ends before one's eyes: confetti for a win, kind words for a loss, what next."""

import re

import pytest
from playwright.sync_api import Page, expect

import quatuor as q
from tests.web.conftest import Guest
from tests.web.in_sight import outside
from tests.web.playing import board, status
from tests.web.rooms import go
from tests.web.tables import join, open_table, post
from tests.web.visitor import PHONE
from tests.web.whole_games import click, shown

FOUR_UP = "1 2 1 2 1 2 1"
DELAY = "one => parseFloat(getComputedStyle(one).animationDelay)"


def won_by_ann(guest: Guest, *, reduced: bool) -> tuple[Page, Page]:
    """Ann has just won the first of several rounds against Bob."""
    ann, bob = guest(None, reduced=reduced), guest(None, reduced=reduced)
    path = open_table(ann, "puissance4", [1], {"first": 1, "wins": 3})
    join(bob, path, "Bob")
    for number, token in enumerate(FOUR_UP.split()):
        click((ann, bob)[number % 2], "puissance4", token)
        for page in (ann, bob):
            shown(page, number + 1)
    expect(status(ann)).to_contain_text("You win the round!")
    expect(status(bob)).to_contain_text("Ann wins the round")
    return ann, bob


def test_a_win_is_celebrated_and_a_loss_ends_kindly(guest: Guest) -> None:
    ann, bob = won_by_ann(guest, reduced=False)
    expect(ann.locator("[data-celebration]")).to_be_visible()
    expect(ann.locator(".celebrating [data-drawing] .lined")).to_have_count(4)
    expect(status(ann)).not_to_contain_text("Well tried!")
    expect(status(bob)).to_contain_text("Well tried!")
    expect(bob.locator("[data-celebration]")).to_have_count(0)
    expect(bob.locator(".celebrating")).to_have_count(0)
    status(ann).get_by_role("button", name="Next round").click()  # the confetti is not in the way
    status(bob).get_by_role("button", name="Next round").click()
    shown(ann, 0)
    expect(ann.locator("[data-celebration]")).to_have_count(0)


def test_the_piece_lands_then_comes_the_line_then_the_words(guest: Guest) -> None:
    ann, _ = won_by_ann(guest, reduced=False)
    line = ann.locator("[data-drawing] .line").evaluate(DELAY)
    words = status(ann).locator("p").evaluate(DELAY)
    assert 0 < line < words


def test_without_motion_nothing_waits_and_nothing_dances(guest: Guest) -> None:
    ann, _ = won_by_ann(guest, reduced=True)
    assert ann.locator("[data-drawing] .line").evaluate(DELAY) == 0
    assert status(ann).locator("p").evaluate(DELAY) == 0
    expect(ann.locator("[data-celebration], .celebrating")).to_have_count(0)


def test_who_comes_after_the_end_finds_it_without_a_celebration(guest: Guest) -> None:
    ann, _ = won_by_ann(guest, reduced=False)
    expect(ann.locator("[data-celebration]")).to_be_visible()
    ann.reload()
    expect(status(ann)).to_contain_text("You win the round!")
    assert status(ann).locator("p").evaluate(DELAY) == 0
    expect(ann.locator("[data-celebration]")).to_have_count(0)


def against(page: Page, level: str) -> None:
    """A table with a computer of this level; the person at the page begins."""
    body = {
        "game": "puissance4",
        "options": {"first": 1, "wins": 3},
        "terms": {"eager": True, "first": "choice"},
        "name": "Ann",
        "seats": [{"seat": 1}, {"seat": 2, "level": level}],
    }
    opened = post(page, "/api/tables", body)
    assert opened.ok, opened.text()
    go(page, f"/table/{opened.json()['table']}")


def gift(position: q.Position) -> str:
    """A move that lets the opponent win at once, if there is one; never one that ends the round."""
    after = {token: position.play(token) for token in position.legal}
    going_on = {token: next_one for token, next_one in after.items() if next_one.outcome is None}

    def gives_a_win(token: str) -> bool:
        answers = going_on[token]
        return any(answers.play(answer).outcome is not None for answer in answers.legal)

    return next(filter(gives_a_win, going_on), next(iter(going_on)))


def lose(page: Page) -> None:
    """Give the computer every chance until it has four."""
    moves = page.locator("ol[aria-labelledby=moves-title] li")
    start = q.Game("puissance4", first=1).start()
    while True:
        expect(page.locator("[data-status]")).to_contain_text(
            re.compile("Your turn|Votre tour|À vous|wins|gagne")
        )
        if page.locator("[data-phase=playing]").count() == 0:
            return
        columns = [text.strip()[-1] for text in moves.all_text_contents()]
        position = start.play(" ".join(columns))
        board(page).focus()
        page.keyboard.press(gift(position))
        expect(moves).not_to_have_count(len(position.moves))


def test_the_losing_move_can_be_taken_back_against_the_computer(guest: Guest) -> None:
    page = guest(None)
    against(page, "medium")
    lose(page)
    expect(status(page)).to_contain_text("The computer wins the round")
    expect(page.locator("[data-voice=polite]")).to_contain_text("The computer wins with a line.")
    expect(status(page)).to_contain_text("Well tried!")
    assert outside(page, ["[data-status]", "[data-drawing]", "[data-status] button"]) == {}
    status(page).get_by_role("button", name="Take that move back").click()
    expect(status(page)).to_contain_text("Your turn")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_level_easier_is_offered_after_a_loss(guest: Guest, language: str) -> None:
    page = guest(None, language=language)
    against(page, "medium")
    lose(page)
    page.set_viewport_size(PHONE)
    tops = page.locator("[data-round-actions] button").evaluate_all(
        "buttons => buttons.map((one) => one.getBoundingClientRect().top)"
    )
    assert tops[0] == tops[1], "side by side, so that they cover no more than the board's edge"
    assert outside(page, ["[data-round-actions] button"]) == {}
    easier = {"en": "A level easier", "fr": "Un niveau plus facile"}[language]
    status(page).get_by_role("button", name=easier).click()
    level = {"en": r"Computer.*easy", "fr": r"Ordinateur.*facile"}[language]
    expect(page.get_by_text(re.compile(level, re.IGNORECASE)).first).to_be_visible()
    expect(page.locator("[data-phase=playing]")).to_be_visible()
