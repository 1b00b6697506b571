"""The game that docs/add_a_game.md builds: installed from the page, and played everywhere."""

import asyncio
import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect, sync_playwright

from quatuor.client import Client
from quatuor.games.registry import BUILT_IN
from tests.added_game import (
    LONGEST,
    NAME,
    PAGE,
    environment,
    package_of_the_page,
    python_with_the_game,
    room_with_the_game,
)
from tests.web.axe import in_both_themes
from tests.web.chromium import launch
from tests.web.pages import PATIENCE as LONGEST_WAIT, Pages
from tests.web.playing import board, sit_down, status
from tests.web.running import Room
from tests.web.visitor import visiting

WON = ["a1", "b2", "a2", "c3", "a3"]
"""Player 1 fills the first column."""
PATIENCE = 300
LIBRARY = """
import quatuor as q
position = q.Game("morris").start().play("a1 b1 b3 a3 c2")
for level in q.LEVELS:
    chosen = q.choose(position, level)
    assert chosen.token in position.legal, level
match = q.Match.of(position.game).play("a1 c1 a2 c2 b3 b1 b3-a3")
assert match.outcome == q.Outcome((1,), "line"), match.outcome
assert match.position.told_lines == (("a1", "a2", "a3"),)
assert q.read_record(q.Record(match).to_text()).match.moves == match.moves
assert "<svg" in match.position.svg()
print(match.position)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("added")


@pytest.fixture(scope="module")
def python(folder: Path) -> str:
    return python_with_the_game(folder)


@pytest.fixture(scope="module")
def room(folder: Path, python: str) -> Iterator[Room]:
    opened = room_with_the_game(folder, python)
    yield opened
    opened.stop()


def run(python: str, *words: str, typed: str = "", backend: str = "python") -> str:
    """What a program of that environment prints; without a compiler, unless one is named."""
    return subprocess.run(
        [python, *words],
        input=typed,
        env={**os.environ, "QUATUOR_BACKEND": backend},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_page_needs_fewer_than_eighty_lines() -> None:
    assert sum(len(text.splitlines()) for text in package_of_the_page().values()) < LONGEST


@pytest.mark.slow
def test_it_is_listed_and_counted_as_the_page_says(python: str) -> None:
    listed = json.loads(run(python, "-m", "quatuor", "games", NAME, "--json"))["games"][0]
    assert listed["display_name"] == "Three Men's Morris"
    assert (listed["board"]["columns"], listed["board"]["rows"]) == (["a", "b", "c"], 3)
    told = re.search(r"rules are right:\s+([\d, ]+)\.", PAGE.read_text(encoding="utf-8"))
    assert told
    numbers = [int(number) for number in told[1].split(",")]
    words = ["-m", "quatuor", "perft", NAME, "--json", "--depth"]
    assert json.loads(run(python, *words, "5"))["nodes"] == numbers[:5]
    native = run(python, *words, str(len(numbers)), backend="numba")
    assert json.loads(native)["nodes"] == numbers


@pytest.mark.slow
def test_it_is_played_in_the_terminal(python: str) -> None:
    typed = "\n".join([*WON, "board", "quit"]) + "\n"
    told = run(python, "-m", "quatuor", "play", NAME, "--lang", "en", typed=typed)
    assert "Player 1: a3." in told
    assert "3  1 . 2\n2  1 2 .\n1  1 . .\n   a b c" in told


@pytest.mark.slow
def test_a_computer_of_every_level_plays_it(python: str) -> None:
    assert run(python, "-c", LIBRARY).startswith("3  1 . .")


@pytest.mark.slow
def test_it_is_played_online_by_people_and_against_the_computer(room: Room) -> None:
    async def play() -> None:
        async with Client(room.url, name="Ann") as ann, Client(room.url, name="Bob") as bob:
            games = (await ann.request("GET", "/api/games"))["games"]
            assert NAME in [game["name"] for game in games]
            first = await ann.open(NAME, terms={"eager": True, "first": "choice"}, wins=1)
            pair = (first, await bob.join(first.table))
            for at, token in enumerate(WON):
                seat = pair[at % 2]
                await seat.until(lambda view: bool(view.acting))
                await seat.play(token)
            over = await pair[1].until(lambda view: view.phase == "over")
            assert over.match is not None
            assert over.result is not None
            assert (over.result.winners, over.match.lines) == ([1], [["a1", "a2", "a3"]])
            terms = {"eager": True, "first": "choice"}
            alone = await ann.open(NAME, computers={2: "medium"}, terms=terms)
            await alone.until(lambda view: bool(view.acting))
            await alone.play("b2")
            answered = await alone.until(lambda view: bool(view.acting))
            assert answered.match is not None
            assert len(answered.match.moves) == 2

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


@pytest.fixture
def page(room: Room) -> Iterator[Page]:
    """Somebody before the shelf of the room in which the game is."""
    expect.set_options(timeout=LONGEST_WAIT)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with visiting(Pages(browser), new=True) as visit:
            yield visit.come(room.url)
        browser.close()


def cell_at(page: Page, cell: str) -> Locator:
    return page.locator(f'[data-board] [data-cell="{cell}"]')


def press_to(page: Page, cell: str) -> None:
    """Walk from the cell with the focus to another one, and press Enter there."""
    now = page.evaluate("document.activeElement.dataset.cell")
    right, up = ord(cell[0]) - ord(now[0]), int(cell[1]) - int(now[1])
    for steps, one, other in ((right, "ArrowRight", "ArrowLeft"), (up, "ArrowUp", "ArrowDown")):
        for _ in range(abs(steps)):
            page.keyboard.press(one if steps > 0 else other)
    expect(cell_at(page, cell)).to_be_focused()
    page.keyboard.press("Enter")


@pytest.mark.slow
def test_a_whole_round_is_played_on_the_page_with_a_plain_board(page: Page) -> None:
    card = page.locator(f"article.{NAME}")
    expect(card.get_by_role("heading")).to_have_text("Three Men's Morris")
    expect(card).to_contain_text("three in a row win")
    expect(card.locator("svg .square")).to_have_count(9)
    counted = re.compile(f"^{len(BUILT_IN) + 1} games where")
    expect(page.locator("main > header p")).to_have_text(counted)
    assert in_both_themes(page) == []
    card.get_by_role("link").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Three Men's Morris")
    expect(page.get_by_role("button", name="Against the computer")).to_be_enabled()
    page.get_by_text("More options").click()
    expect(page.get_by_label("Rounds to win the match")).to_have_value("5")
    assert in_both_themes(page) == []
    sit_down(page, "here")
    moves = page.locator("ol[aria-labelledby=moves-title] li")
    for at, token in enumerate(WON):
        expect(moves).to_have_count(at)
        cell_at(page, token).click()
    expect(moves).to_have_count(len(WON))
    expect(status(page)).to_contain_text(re.compile("(Red|Yellow) wins"))
    expect(page.locator("[data-drawing] .line")).to_have_count(1)
    expect(cell_at(page, "a1")).to_have_attribute("aria-label", re.compile("^a1, (red|yellow)$"))
    assert in_both_themes(page) == []


@pytest.mark.slow
def test_it_is_played_with_the_keyboard_alone_and_with_the_list_of_moves(page: Page) -> None:
    page.goto(f"/game/{NAME}")
    page.get_by_role("button", name="At this screen").press("Enter")
    voice = page.locator("[data-voice=polite]")
    moves = page.locator("ol[aria-labelledby=moves-title] li")
    board(page).focus()
    for at, token in enumerate(["a1", "c1", "a2", "c2"], 1):
        press_to(page, token)
        expect(moves).to_have_count(at)
        expect(voice).to_contain_text(f": {token}.")
    page.keyboard.press("m")
    expect(voice).to_contain_text("5 free places")
    listed = page.get_by_text("Moves you can play")
    listed.press("Enter")
    page.get_by_role("button", name="b3", exact=True).press("Enter")
    expect(moves).to_have_count(5)
    expect(listed.locator("xpath=ancestor-or-self::summary")).to_be_focused()
    page.get_by_role("button", name="b1", exact=True).press("Enter")
    expect(moves).to_have_count(6)
    board(page).focus()
    page.keyboard.press("m")
    expect(voice).to_contain_text("Move one of your pieces: a1, a2, b3.")
    press_to(page, "b3")
    expect(voice).to_contain_text("Taken: b3")
    press_to(page, "a3")
    expect(voice).to_contain_text("from b3 to a3")
    expect(status(page)).to_contain_text(re.compile("(Red|Yellow) wins"))


@pytest.mark.slow
def test_it_can_be_studied_and_is_found_in_the_lobby(page: Page) -> None:
    page.goto(f"/study?game={NAME}&moves=a1+c1+a2+c2")
    page.locator('[data-cell="b2"]').click()
    expect(page.locator("[data-study-status]")).to_contain_text("to play")
    expect(page).to_have_url(re.compile(r"moves=a1\+c1\+a2\+c2\+b2"))
    assert in_both_themes(page) == []
    page.goto("/study")
    link = page.get_by_role("listitem").filter(has_text="Three Men's Morris").get_by_role("link")
    expect(link).to_have_attribute("href", f"/study?game={NAME}")
    page.goto(f"/game/{NAME}")
    page.get_by_text("More options").click()
    page.get_by_label("Open table").check()
    table = sit_down(page, "link")
    page.goto("/lobby")
    expect(page.get_by_role("heading", name="Three Men's Morris")).to_be_visible()
    expect(page.locator(f'a[href="{table}"]')).to_be_visible()


def beside_ours(folder: Path, modules: dict[str, str], points: str = "") -> str:
    """A new environment with these modules, each a game by its name; `points` are further names."""
    python = environment(folder)
    [place] = folder.glob("lib/python*/site-packages")
    for name, text in modules.items():
        (place / f"{name}.py").write_text(text)
        (place / f"{name}-1.0.dist-info").mkdir()
        (place / f"{name}-1.0.dist-info" / "METADATA").write_text(f"Name: {name}\nVersion: 1.0\n")
        told = f"[quatuor.games]\n{name} = {name}\n{points.format(name)}"
        (place / f"{name}-1.0.dist-info" / "entry_points.txt").write_text(told)
    return python


def test_a_package_that_cannot_be_used_is_left_out_with_one_line(tmp_path: Path) -> None:
    modules = {"broken": "1 / 0", "empty": "TITLE = 'nothing'"}
    python = beside_ours(tmp_path / "environment", modules, points="q4 = {}\n")
    asked = [python, "-c", "import quatuor as q; print(*q.GAMES)"]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert done.stdout.split() == list(BUILT_IN)
    assert sorted(line.split(": ")[0] for line in done.stderr.splitlines()) == [
        "the game broken of broken is left out",
        "the game empty of empty is left out",
        "the game q4 of broken is left out",
        "the game q4 of empty is left out",
    ]
    assert "its rules lack PLAYERS, FACTS, DESCRIPTOR, OPTIONS, TOKENS" in done.stderr
    assert "there is another game of this name" in done.stderr


def test_what_is_compiled_for_a_game_is_that_of_its_present_rules(tmp_path: Path) -> None:
    rules = package_of_the_page()[f"{NAME}.py"]
    code = "import quatuor.games.registry; from quatuor.compiler import files; "
    code += "print(files.cache_folder())"
    folders = [
        run(beside_ours(tmp_path / str(at), {NAME: text} if text else {}), "-c", code)
        for at, text in enumerate((rules, rules, rules.replace("0o421, ", ""), ""))
    ]
    assert folders[0] == folders[1]
    assert len(set(folders)) == 3
