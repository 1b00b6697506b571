"""My games: the shelf, the list and the header; finished matches are reviewed after a rematch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import in_both_themes
from tests.web.conftest import Guest
from tests.web.playing import drop, status
from tests.web.rooms import go
from tests.web.running import Room
from tests.web.tables import join, open_table, post
from tests.web.visitor import PHONE, Visit

RED_WINS = ["1", "2", "1", "2", "1", "2", "1"]


def section(page: Page, title: str) -> str:
    """What stands under one of the headings."""
    return page.locator("section", has=page.get_by_role("heading", name=title)).inner_text()


def test_a_table_that_waits_for_me_is_on_the_shelf_in_the_header_and_first_in_the_list(
    guest: Guest,
) -> None:
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "puissance4", [1], {"wins": 1, "first": 1, "pop_out": True})
    join(bob, path, "Bob")
    expect(status(ann)).to_contain_text("Your turn")
    go(ann, "/")
    expect(ann.get_by_role("heading", name="Go on where you left off")).to_be_visible()
    expect(ann.get_by_role("link", name="My games (1 waits for you)")).to_be_visible()
    ann.get_by_role("link", name=re.compile("Go on.*Connect 4, with Bob")).click()
    drop(ann, "4")
    ann.get_by_role("link", name=re.compile("My games")).first.click()
    expect(ann.get_by_role("heading", name="In play")).to_be_visible()
    assert "Bob to move" in section(ann, "In play")
    assert "Pop out" in section(ann, "In play")
    expect(ann.get_by_role("heading", name="Waiting for you")).to_have_count(0)
    go(bob, "/games")
    expect(bob.get_by_role("heading", name="Waiting for you")).to_be_visible()


def test_a_finished_match_is_reviewed_after_playing_again(guest: Guest) -> None:
    page = guest(None)
    path = open_table(page, "puissance4", [1, 2], {"wins": 1, "first": 1})
    drop(page, *RED_WINS)
    expect(status(page)).to_contain_text("Red wins")
    page.get_by_role("button", name="Play again").click()
    expect(status(page)).to_contain_text("Yellow to move")
    drop(page, "7")
    go(page, "/games")
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    assert "Red wins" in section(page, "Finished")
    page.get_by_role("link", name=re.compile("Look at it again.*Connect 4")).click()
    expect(page).to_have_url(re.compile(f"/review{path.removeprefix('/table')}/1$"))
    expect(page.get_by_role("gridcell", name="column 1, row 4, red")).to_be_visible()
    expect(page.get_by_role("gridcell", name="column 7, row 1, empty")).to_be_visible()


def test_a_review_of_a_match_that_was_never_played_says_so(visit: Visit, room: Room) -> None:
    visit.expected = ("404",)
    page = visit.come(room.url, None)
    path = open_table(page, "puissance4", [1, 2], {})
    go(page, f"/review{path.removeprefix('/table')}/9")
    expect(page.get_by_text("That match has not been played at this table.")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "none", "title"),
    [
        ("en", "You have not played here yet.", "My games"),
        ("fr", "Vous n’avez pas encore joué ici.", "Mes parties"),
    ],
)
def test_the_list_is_for_everyone_empty_and_full(
    guest: Guest, language: str, none: str, title: str
) -> None:
    page = guest("/games", language=language, size=PHONE)
    expect(page.get_by_text(none)).to_be_visible()
    assert in_both_themes(page) == []
    open_table(page, "q4", [1, 2], {"players": 2})
    go(page, "/games")
    expect(page.locator("[data-mine]")).to_have_count(1)
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    assert in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Ann invites you",
                "Pop out + Power discs",
                "Nobody",
                "first to win 3 rounds",
                "5 minutes each, and 5 seconds a turn",
            ],
        ),
        (
            "fr",
            [
                "Ann vous invite",
                "Pions Power",
                "Personne",
                "au premier qui gagne 3 manches",
                "5 minutes chacun, plus 5 secondes par tour",
            ],
        ),
    ],
)
def test_an_invitation_says_who_invites_to_what(
    guest: Guest, language: str, words: list[str]
) -> None:
    ann = guest(None)
    options = {"pop_out": True, "power": True, "both_lines": "draw", "wins": 3}
    clock = {"kind": "sudden", "seconds": 300, "increment": 5}
    path = open_table(ann, "puissance4", [1], options, clock=clock, public=True)
    bob = guest(path, language=language)
    for text in words:
        expect(bob.locator("form")).to_contain_text(text)
    go(bob, "/lobby")
    line = bob.locator("li", has=bob.locator(f"a[href='{path}']"))
    for text in words[1:]:
        expect(line).to_contain_text(text)
    expect(line).to_contain_text(words[0].removesuffix(" you").replace(" vous", ""))


def test_an_invitation_tells_the_length_of_every_game_in_words(guest: Guest) -> None:
    ann, bob = guest(None), guest(None)
    told = {
        ("q4", "wins", 4): "first to 4 points",
        ("top10", "target", 6): "first to keep 6 discs",
        ("foursenses", "players", 3): "three rounds for points",
        ("flip", "wins", 2): "first to win 2 rounds",
        ("plus4", "mode", "endless"): "first to",
    }
    for (game, option, value), words in told.items():
        go(bob, open_table(ann, game, [1], {option: value}))
        expect(bob.locator("[data-invitation]")).to_contain_text(re.compile(words, re.I))
        assert not re.search(r"[a-z]+[-_][a-z_]+$", bob.locator("[data-invitation]").inner_text())


def test_a_game_with_a_computer_says_once_how_strong_it_is(guest: Guest) -> None:
    page = guest(None)
    body = {
        "game": "plus4",
        "options": {},
        "terms": {"eager": True},
        "name": "Ann",
        "seats": [{"seat": 1}, {"seat": 2, "level": "easy"}],
    }
    assert post(page, "/api/tables", body).ok
    go(page, "/games")
    expect(page.locator("[data-mine]")).to_contain_text("with the computer (Easy)")
    expect(page.locator("[data-mine]")).not_to_contain_text("Computer, Easy")


@pytest.mark.parametrize(
    ("language", "title", "leave", "sure", "stay", "yes"),
    [
        ("en", "Connect 4", "Leave the table", "Leave Connect 4?", "Stay", "Leave"),
        ("fr", "Puissance 4", "Quitter la table", "Quitter Puissance 4", "Rester", "Quitter"),
    ],
)
def test_a_game_goes_from_the_list_when_one_leaves_its_table(
    guest: Guest, language: str, title: str, leave: str, sure: str, stay: str, yes: str
) -> None:
    page = guest(None, language=language)
    path = open_table(page, "puissance4", [1, 2], {"first": 1})
    expect(page.locator("[role=gridcell]").first).to_be_visible()
    go(page, "/games")
    line = page.locator(f"[data-mine={path.removeprefix('/table/')!r}]")
    line.get_by_role("button", name=leave).click()
    expect(line).to_contain_text(sure)
    assert in_both_themes(page) == []
    line.get_by_role("button", name=stay, exact=True).click()
    line.get_by_role("button", name=leave).press("Enter")
    line.get_by_role("button", name=yes, exact=True).press("Enter")
    expect(line).to_have_count(0)
    expect(page.locator("[data-voice=polite]")).to_contain_text(title)
    assert page.evaluate("document.activeElement !== document.body"), "the focus is not lost"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(line).to_have_count(0)
