"""Study and review in a real browser: positions by link, values, records, turning points."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.axe import violations
from tests.web.conftest import Guest
from tests.web.rooms import go
from tests.web.running import Room
from tests.web.tables import post
from tests.web.visitor import PHONE, Visit

LONG = 90_000
"""Milliseconds for what may have to be compiled or searched first; never a measure of anything."""
ONE_MOVE_FROM_WINNING = "/study?game=puissance4&moves=1+1+2+2+3+3"
A_BLUNDER = "/review?game=puissance4&moves=1+7+2+7+3+7+5+7"
RECORD = """Quatuor record 1
Game: plus4
Options: mode=rounds
Moves: B3 4 1 2
Result: going on
End: 4 moves
"""


def board(page: Page) -> Locator:
    """The cell of the board that has the focus, once the board is there."""
    cell = page.locator('[role="gridcell"][tabindex="0"]').first
    cell.wait_for(timeout=LONG)
    return cell


def press(page: Page, *keys: str) -> None:
    """Play with the digits, as on any board; each move is waited for."""
    for key in keys:
        before = page.url
        board(page).press(key)
        expect(page).not_to_have_url(before)


def test_a_position_is_played_taken_back_and_tried_again(guest: Guest) -> None:
    page = guest("/study?game=puissance4")
    press(page, "4", "4", "5")
    expect(page).to_have_url(re.compile(r"moves=4\+4\+5$"))
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Move 2 of 3")).to_be_visible()
    page.get_by_role("button", name="Forward").click()
    expect(page.get_by_text("Move 3 of 3")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Move 2 of 3")).to_be_visible()
    press(page, "3")
    expect(page).to_have_url(re.compile(r"moves=4\+4\+3$"))
    page.reload()
    expect(page.get_by_text("Move 3 of 3")).to_be_visible(timeout=LONG)


def test_a_link_may_run_its_moves_together(guest: Guest) -> None:
    page = guest("/study?game=puissance4&moves=4453")
    expect(page.get_by_text("Move 4 of 4")).to_be_visible(timeout=LONG)
    expect(page).to_have_url(re.compile(r"moves=4\+4\+5\+3$"))


@pytest.mark.parametrize(
    ("language", "show", "best", "play"),
    [
        ("en", "Show the values", "Best: Column 4. Wins in 1.", "Play it out"),
        ("fr", "Montrer les valeurs", "Meilleur coup\u00a0: Colonne 4. Gagne en 1.", "La jouer"),
    ],
)
def test_the_value_of_every_move_is_told_and_the_best_line_played(
    guest: Guest, language: str, show: str, best: str, play: str
) -> None:
    page = guest(ONE_MOVE_FROM_WINNING, language=language)
    board(page)
    page.get_by_role("button", name=show).click()
    expect(page.locator("[data-voice=polite]")).to_have_text(best, timeout=LONG)
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(8)
    expect(rows.nth(1)).to_contain_text("4")
    assert violations(page) == []
    page.get_by_role("button", name=play).click()
    expect(page).to_have_url(re.compile(r"moves=1\+1\+2\+2\+3\+3\+4$"))


def test_a_record_is_pasted_and_a_wrong_one_is_refused_in_a_sentence(
    visit: Visit, room: Room
) -> None:
    visit.expected = ("422",)
    page = visit.come(room.url, "/study")
    page.get_by_text("Game records").click()
    page.get_by_label("Or paste a record").fill("once upon a time")
    page.get_by_role("button", name="Load", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Paste moves such as 444442")
    page.get_by_label("Or paste a record").fill(RECORD)
    page.get_by_role("button", name="Load", exact=True).click()
    expect(page.get_by_text("Move 4 of 4")).to_be_visible(timeout=LONG)
    expect(page).to_have_url(re.compile(r"game=plus4.*moves=B3\+4\+1\+2"))
    with page.expect_download() as download:
        page.get_by_text("Game records").click()
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.path().read_text().startswith("Quatuor record 1\nGame: plus4\n")


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("444442", "4+4+4+4+4+2"),
        ("https://connect4.gamesolver.org/?pos=4444", "4+4+4+4"),
        ("https://elsewhere.example/study?game=puissance4&moves=4+4+5", "4+4+5"),
    ],
)
def test_moves_and_links_are_pasted_with_no_game_chosen(
    guest: Guest, text: str, moves: str
) -> None:
    page = guest("/study")
    page.get_by_text("Game records").click()
    page.get_by_label("Or paste a record").fill(text)
    page.get_by_role("button", name="Load", exact=True).click()
    expect(page).to_have_url(re.compile(rf"game=puissance4.*moves={re.escape(moves)}$"))
    expect(page.locator("[data-study-status]")).to_contain_text("Classic", timeout=LONG)


def test_pasted_moves_that_cannot_be_played_are_named(visit: Visit, room: Room) -> None:
    visit.expected = ("422",)
    page = visit.come(room.url, "/study?game=puissance4", language="fr")
    board(page)
    page.get_by_text("Parties enregistrées").click()
    page.get_by_label("Ou coller une partie").fill("4444444")
    page.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(
        "Le coup 7, «\u00a04\u00a0», ne peut pas se jouer là."
    )


@pytest.mark.parametrize(
    ("path", "turn", "variant"),
    [
        ("/study?game=puissance4&pop_out=true&power=true&moves=4", "Yellow", "Pop out + Power"),
        ("/study?game=q4&players=4&partners=true", "Red", "Two pairs"),
        ("/study?game=puissance4&moves=1212121", "Red wins", "Classic"),
    ],
)
def test_whose_turn_it_is_and_which_variant_stand_in_sight(
    guest: Guest, path: str, turn: str, variant: str
) -> None:
    page = guest(path, size=PHONE)
    status = page.locator("[data-study-status]")
    expect(status).to_contain_text(turn, timeout=LONG)
    expect(status).to_contain_text(variant)
    expect(status).to_be_in_viewport()


def test_arrow_keys_pressed_faster_than_the_server_answers_all_count(guest: Guest) -> None:
    page = guest("/study?game=puissance4&moves=4+4+5+3+2+6")
    board(page)
    waiting: list[Route] = []
    answering = False

    def hold(route: Route) -> None:
        if answering:
            route.continue_()
        else:
            waiting.append(route)

    page.route("**/api/position", hold)
    page.locator("h1").click()
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 3 of 6")).to_be_visible()
    answering = True
    for route in waiting:
        route.continue_()
    expect(page).to_have_url(re.compile(r"at=3$"))
    page.unroute_all(behavior="ignoreErrors")


def test_a_link_to_a_position_that_cannot_be_is_told_and_leads_on(visit: Visit, room: Room) -> None:
    visit.expected = ("422",)
    page = visit.come(room.url, "/study?game=puissance4&moves=9")
    expect(page.get_by_role("alert")).to_be_visible(timeout=LONG)
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_text("Move 0 of 0")).to_be_visible(timeout=LONG)


def test_a_game_of_skilled_hands_has_no_values(guest: Guest) -> None:
    page = guest("/study?game=flip")
    expect(page.get_by_text("decided by skilled hands")).to_be_visible(timeout=LONG)


@pytest.mark.parametrize(
    ("language", "done", "turn"),
    [
        (
            "en",
            "All 8 moves have been looked at.",
            "Move 7, Red: Column 5 turned a win into a loss. Column 4 would have won.",
        ),
        (
            "fr",
            "Les 8 coups ont été regardés.",
            "Coup 7, Rouge\u00a0: Colonne 5 change un gain en perte. Colonne 4 gagnait.",
        ),
    ],
)
def test_a_review_begins_by_itself_and_names_the_move_at_which_the_game_turned(
    guest: Guest, language: str, done: str, turn: str
) -> None:
    page = guest(A_BLUNDER, language=language, theme="dark")
    expect(page.locator("[data-voice=polite]")).to_have_text(done, timeout=LONG)
    expect(page.get_by_role("button", name=turn)).to_be_visible()
    page.locator("figure summary").click()
    expect(page.locator("figure tbody tr")).to_have_count(8)
    expect(page.locator("figure .legend li")).to_have_count(4)
    page.get_by_role("button", name=turn).click()
    expect(page.locator(".place")).to_contain_text("6")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".place")).to_contain_text("7")
    page.keyboard.press("Home")
    expect(page.locator(".place")).to_contain_text("0")
    assert violations(page) == []


def test_a_finished_table_is_reviewed_from_its_record(guest: Guest) -> None:
    page = guest()
    table = {
        "game": "puissance4",
        "options": {"wins": 1},
        "name": "Ann",
        "seats": [{"seat": 1}, {"seat": 2}],
        "terms": {"eager": True},
    }
    opened = post(page, "/api/tables", table).json()["table"]
    go(page, f"/table/{opened}")
    for number, key in enumerate("1212121", 1):
        board(page).press(key)
        expect(page.locator("[data-board] [data-moves]")).to_have_attribute(
            "data-moves", str(number)
        )
    go(page, f"/review/{opened}")
    expect(page.get_by_text("Move 7 of 7")).to_be_visible(timeout=LONG)
    expect(page.get_by_text("Ann (Red) – Ann (Yellow)")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(rf"/review/{opened}\?at=6$"))
    page.reload()
    expect(page.get_by_text("Move 6 of 7")).to_be_visible(timeout=LONG)


def test_the_rounds_of_a_match_are_reviewed_one_by_one_and_each_move_has_an_address(
    guest: Guest,
) -> None:
    page = guest("/review?game=puissance4&wins=2&moves=1212121+1727374")
    rounds = page.get_by_role("navigation", name="Rounds of the match")
    expect(rounds.get_by_role("button")).to_have_text(["Round 1", "Round 2"], timeout=LONG)
    voice = page.locator("[data-voice=polite]")
    expect(page.get_by_text("Move 7 of 7")).to_be_visible()
    expect(voice).to_have_text("All 7 moves have been looked at.", timeout=LONG)
    expect(page.locator("[data-study-status]")).to_contain_text("Yellow wins")
    expect(page.locator("[data-study-status]")).to_contain_text("Classic, Round 2")
    rounds.get_by_role("button", name="Round 1").click()
    expect(page.locator("[data-study-status]")).to_contain_text("Red wins")
    expect(page.locator("figure circle, figure .turn")).not_to_have_count(0, timeout=LONG)
    moves = page.get_by_role("region", name="Moves").get_by_role("link")
    expect(moves).to_have_count(7)
    moves.nth(2).click()
    expect(page).to_have_url(re.compile(r"at=3$"))
    page.reload()
    expect(page.get_by_text("Move 3 of 7")).to_be_visible(timeout=LONG)
    expect(rounds.locator("[aria-current]")).to_have_text("Round 1")
    rounds.get_by_role("button", name="Round 2").click()
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_text("Move 0 of 7")).to_be_visible()
    expect(page).to_have_url(re.compile(r"at=7&of=2$"))
    page.reload()
    expect(rounds.locator("[aria-current]")).to_have_text("Round 2", timeout=LONG)
    expect(page.get_by_text("Move 0 of 7")).to_be_visible()
    assert violations(page) == []


def test_a_review_can_be_interrupted(guest: Guest) -> None:
    page = guest("/review?game=q4&players=3&moves=1a1+2b2+3c3+4d4+1b1+2c2+3d3+4a1")
    page.get_by_role("button", name="Stop").click(timeout=LONG)
    expect(page.get_by_text("Stopped.")).to_be_visible()
    expect(page.get_by_role("button", name="Review again")).to_be_visible()


@pytest.mark.parametrize("path", ["/study", "/study?game=q4&moves=1a1", "/review"])
def test_study_fits_a_phone_and_pleases_axe(guest: Guest, path: str) -> None:
    page = guest(path, size=PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if "game" in path:
        board(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
