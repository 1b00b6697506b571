"""Puzzles in a real browser: chosen, solved by mouse, touch and keys, refuted, helped with."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import quatuor as q
from quatuor.players.puzzles import Puzzle
from tests.web.axe import violations
from tests.web.conftest import Guest
from tests.web.pages import Pages
from tests.web.rooms import go
from tests.web.running import Room
from tests.web.tables import post
from tests.web.visitor import PHONE, Visit

LONG = 90_000
"""Milliseconds for what may have to be compiled or searched first; never a measure of anything."""
IN_TWO = next(
    puzzle
    for puzzle in q.puzzles("puissance4")
    if puzzle.kind == "win" and len(puzzle.solution) == 3 and not puzzle.options
)
WRONG = next(token for token in IN_TWO.position.legal if token != IN_TWO.solution[0])


def now(page: Page, state: str) -> Locator:
    """The puzzle, once it has come to this state."""
    puzzle = page.locator(f"[data-puzzle][data-state={state}]")
    expect(puzzle).to_be_visible(timeout=LONG)
    return puzzle


def opened(guest: Guest, puzzle: Puzzle, **how: object) -> Page:
    page = guest(f"/puzzles/{puzzle.id}", **how)
    now(page, "open")
    return page


def press(page: Page, token: str) -> None:
    """Play by keys alone, wherever the focus of the board is."""
    page.locator('[data-board] [tabindex="0"]').first.press(token)


@pytest.mark.parametrize(
    ("language", "task", "wrong", "solved"),
    [
        ("en", "win in 2 moves.", "not that one. The answer: Column", "solved!"),
        ("fr", "gagnez en 2 coups.", "pas celui-là. La réponse\u00a0: Colonne", "résolu\u00a0!"),
    ],
)
def test_a_puzzle_is_missed_refuted_taken_back_and_solved_by_keys(
    guest: Guest, language: str, task: str, wrong: str, solved: str
) -> None:
    page = opened(guest, IN_TWO, language=language)
    voice = page.locator("[data-voice=polite]")
    expect(page.get_by_role("heading", level=2)).to_contain_text(task)
    press(page, WRONG)
    expect(voice).to_contain_text(wrong)
    now(page, "wrong")
    plies = len(IN_TWO.moves) + 1
    expect(page.locator(f"[data-moves='{plies + 1}']")).to_be_visible()  # the answer as well
    page.keyboard.press("Enter")  # the focus has gone to the button that takes it back
    now(page, "open")
    expect(page.locator('[data-board] [tabindex="0"]:focus')).to_have_count(1)
    first, reply, last = IN_TWO.solution
    page.keyboard.press(first)
    expect(page.locator("[data-said]")).to_contain_text(reply)
    now(page, "open")
    page.keyboard.press(last)
    now(page, "solved")
    expect(voice).to_contain_text(solved)
    expect(page.locator("[data-strength]")).to_contain_text("−")  # it was missed first
    expect(page.locator("[data-explained]")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(IN_TWO.id))
    now(page, "open")
    expect(page.locator('[data-board] :is([tabindex="0"], [data-strip]):focus')).to_have_count(1)


def test_a_puzzle_is_chosen_by_game_and_theme_and_what_counted_is_kept(guest: Guest) -> None:
    page = guest("/puzzles")
    page.get_by_label("Game").select_option(label="Connect 4")
    page.get_by_label("What it is about").select_option(label="A diagonal")
    slanted = [one for one in q.puzzles("puissance4") if "slanted" in one.themes]
    expect(page.get_by_text(f"There are {len(slanted)} puzzles like that.")).to_be_visible()
    page.get_by_text("Harder").click()
    page.get_by_role("button", name="Give me a puzzle").click()
    expect(page).to_have_url(re.compile(r"\?game=puissance4&theme=slanted&strength=harder$"))
    name = now(page, "open").get_attribute("data-puzzle")
    assert name in {one.id for one in slanted}
    page.get_by_role("button", name="Show the solution").click()
    now(page, "shown")
    expect(page.locator("main").get_by_text("The solution:")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_label("What it is about")).to_have_value("theme slanted")
    expect(page.locator("[data-plot='1']")).to_be_visible()
    page.reload()
    expect(page.get_by_role("img", name="Your strength after each puzzle")).to_be_visible()


def test_hints_come_in_steps_and_the_mouse_solves_it(guest: Guest) -> None:
    page = opened(guest, IN_TWO)
    hints = page.locator("[data-hints]")
    hints.get_by_role("button", name="Hint").click()
    expect(hints.get_by_text("Look at columns")).to_be_visible()
    expect(page.locator("[data-meant]").first).to_be_visible()
    first, _, last = IN_TWO.solution
    for _ in range(2):
        hints.get_by_role("button", name="Another hint").click()
        now(page, "open")
    expect(hints.get_by_text(f"The move: Column {first}.")).to_be_visible()
    expect(hints.get_by_role("button")).to_have_count(0)
    page.locator(f'[role="gridcell"][data-cell="{first},6"]').click()
    expect(page.locator("[data-said]")).to_contain_text("right")
    now(page, "open")
    page.locator(f'[role="gridcell"][data-cell="{last},6"]').click()
    now(page, "solved")
    link = page.get_by_role("link", name="Study it")
    expect(link).to_have_attribute("href", re.compile(r"study\?game=puissance4.*at="))


def test_a_race_ends_with_its_time_and_says_how_many_were_solved(visit: Visit, room: Room) -> None:
    page = visit.come(room.url, None)
    page.clock.install()
    page.goto("/puzzles/race")
    page.get_by_label("Game").select_option(label="Plus 4")
    page.get_by_role("button", name="Start").click()
    name = now(page, "open").get_attribute("data-puzzle")
    assert name is not None
    token = q.puzzles("plus4")[[one.id for one in q.puzzles("plus4")].index(name)].solution[0]
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[23]:\d\d$"))
    expect(page.locator('[data-board] [tabindex="0"]:focus')).to_have_count(1)
    press(page, token)
    expect(page.get_by_text("1 solved, 0 of 3 wrong")).to_be_visible()
    now(page, "open")
    assert violations(page) == []
    page.clock.fast_forward("03:01")
    expect(page.locator("[data-race-over]")).to_have_text("The race is over: 1 puzzle solved.")
    expect(page.get_by_text("Your best so far: 1")).to_be_visible()
    expect(page.locator("[data-voice=polite]")).to_contain_text("The race is over")


@pytest.mark.parametrize("game", ["plus4", "flip"])
def test_a_finger_solves_a_puzzle(pages: Pages, room: Room, game: str) -> None:
    puzzle = next(one for one in q.puzzles(game) if len(one.solution) == 1)
    token = puzzle.solution[0]
    context = pages.context("en", room.url, viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(f"/puzzles/{puzzle.id}")
    now(page, "open")
    if game == "flip":
        place = f"upper {token[-2:]}" if token[-3] == "U" else f"lower {token[-2:]}"
        page.get_by_role("button", name=re.compile(place)).tap()
    else:
        page.locator(f'[role="gridcell"][data-cell^="{token},"]').first.tap()
    now(page, "solved")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()


def test_the_accessibility_tree_is_enough_to_solve_one(guest: Guest) -> None:
    page = opened(guest, IN_TWO)
    first, _, last = IN_TWO.solution
    for column in (first, last):
        cell = page.get_by_role("gridcell", name=re.compile(f"^column {column}, row 6"))
        cell.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=2, name="win in 2 moves")).to_be_visible()
        expect(page.locator("[data-said]")).to_contain_text(f"Column {column}: ")
        page.locator("[data-puzzle]:is([data-state=open], [data-state=solved])").wait_for()
    now(page, "solved")


def test_the_puzzle_of_a_day_is_the_same_for_everybody(pages: Pages, room: Room) -> None:
    ids = set()
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):
        context = pages.context("en", room.url, timezone_id=zone)
        page = context.new_page()
        page.clock.set_fixed_time("2026-11-18T23:59:00Z")
        page.goto("/puzzles")
        page.get_by_role("link", name="Puzzle of November 18, 2026").click()
        expect(page).to_have_url(re.compile("/puzzles/daily/2026-11-18$"))
        ids.add(now(page, "open").get_attribute("data-puzzle"))
        context.close()
    assert ids == {q.daily("2026-11-18").id}


@pytest.mark.parametrize("wins", [1, 2])
def test_after_a_loss_the_move_that_lost_is_named_and_another_may_be_tried(
    guest: Guest, wins: int
) -> None:
    page = guest(None)
    wanted = {
        "game": "puissance4",
        "options": {"first": 1, "wins": wins},
        "terms": {"first": "choice", "eager": True},
        "given": ["1", "7", "2", "7", "3", "7"],
        "seats": [{"seat": 1}, {"seat": 2, "level": "hard"}],
        "name": "Ann",
    }
    go(page, f"/table/{post(page, '/api/tables', wanted).json()['table']}")
    page.locator('[data-board] [role="gridcell"][tabindex="0"]').press("5")
    turning = page.locator("[data-turning]")
    expect(turning).to_contain_text(
        "Move 7, Red: Column 5 turned a win into a loss. Column 4 would have won.", timeout=LONG
    )
    assert violations(page) == []
    before = page.url
    turning.get_by_role("button", name="Try again from there").click()
    expect(page).not_to_have_url(before)
    expect(page.locator("[data-moves='6']")).to_be_visible()
    expect(page.get_by_text("Your turn").first).to_be_visible()


def test_what_was_overlooked_in_a_game_and_in_a_puzzle_is_counted_and_practised(
    guest: Guest,
) -> None:
    page = guest("/puzzles/overlooked")
    expect(page.get_by_text("Nothing is known yet.")).to_be_visible()
    go(page, f"/puzzles/{IN_TWO.id}")
    now(page, "open")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator("[data-strength]")).to_be_visible()
    moves = {"options": {"wins": 1}, "given": ["1", "7", "2", "7", "3", "7", "5"]}
    table = {"game": "puissance4", "seats": [{"seat": 1}, {"seat": 2}], "name": "Ann", **moves}
    terms = {"first": "choice", "eager": True}
    path = post(page, "/api/tables", {**table, "terms": terms}).json()["table"]
    go(page, f"/table/{path}")
    page.locator('[data-board] [role="gridcell"][tabindex="0"]').press("7")
    page.get_by_role("link", name="Look at the game again").click()
    expect(page.locator("[data-practise]")).to_be_visible(timeout=LONG)
    go(page, "/games")
    page.get_by_role("link", name="What you tend to overlook").click()
    row = page.locator("[data-overlooked=row]")  # how often depends on how far the search came
    expect(row).to_contain_text("in your games")
    theme = next(one for one in IN_TWO.themes if one in ("row", "column", "slanted"))
    expect(page.locator(f"[data-overlooked={theme}]")).to_contain_text("1 puzzle missed")
    assert violations(page) == []
    row.get_by_role("button", name="Practise these").click()
    expect(page).to_have_url(re.compile(r"\?theme=row$"))
    name = now(page, "open").get_attribute("data-puzzle")
    assert name in {one.id for one in q.puzzles() if "row" in one.themes}


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/puzzles/plus4-0000000000", "There is no such puzzle."),
        ("/puzzles/daily/2026-02-30", "A day is written like 2026-11-18."),
        ("/puzzles/%3Cb%3E", "There is no such puzzle."),
    ],
)
def test_a_bad_link_says_what_is_wrong_with_it(
    visit: Visit, room: Room, path: str, words: str
) -> None:
    visit.expected = ("422",)
    page = visit.come(room.url, path)
    expect(page.get_by_text(words)).to_be_visible()
