"""Games in files: taken to another browser, played on there, refused where a file is damaged."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.static.pages import kept
from tests.static.test_faults import MOVES, columns, from_the_shelf
from tests.web.conftest import Guest
from tests.web.pages import Pages
from tests.web.playing import drop

FILE = "input[type=file]"


def saved(page: Page, button: Locator, path: Path) -> Path:
    """The file that this button saves."""
    with page.expect_download() as download:
        button.click()
    download.value.save_as(path)
    return path


def test_games_go_to_another_browser_and_are_played_on(guest: Guest, tmp_path: Path) -> None:
    phone = guest("/")
    kept(phone)
    from_the_shelf(phone, "here")
    drop(phone, "4", "5")
    phone.get_by_role("link", name="My games").click()
    everything = phone.get_by_role("button", name="Save all my games")
    room = saved(phone, everything, tmp_path / "room.json")
    one = phone.locator("[data-mine]").get_by_role("button", name="Save")
    match = saved(phone, one, tmp_path / "match.txt")

    laptop = guest("/games")
    kept(laptop)
    damaged = tmp_path / "damaged.json"
    damaged.write_text(room.read_text()[:500])
    laptop.locator(FILE).set_input_files(damaged)
    expect(laptop.get_by_role("alert")).to_contain_text("Nothing was taken from it")
    laptop.locator(FILE).set_input_files(room)
    expect(laptop.get_by_text("One game is new here.", exact=True).first).to_be_visible()
    kept(laptop)
    laptop.get_by_role("link", name="Go on").click()
    drop(laptop, "4")
    assert columns(laptop) == ["4", "5", "4"]

    laptop.get_by_role("link", name="My games").click()
    laptop.locator(FILE).set_input_files(match)
    expect(laptop.locator("[data-copied]")).to_contain_text("2 moves, going on")
    laptop.get_by_role("button", name="Play on").click()
    expect(laptop.locator(MOVES)).to_have_count(2)
    drop(laptop, "6")
    assert columns(laptop) == ["4", "5", "6"]


def test_a_game_goes_into_a_served_room_is_played_on_and_comes_back(
    guest: Guest, pages: Pages, served: str, tmp_path: Path
) -> None:
    phone = guest("/")
    kept(phone)
    from_the_shelf(phone, "here")
    drop(phone, "4", "5")
    phone.get_by_role("link", name="My games").click()
    save = phone.locator("[data-mine]").get_by_role("button", name="Save")
    there = saved(phone, save, tmp_path / "there.txt")

    context = pages.context("en")
    page = context.new_page()
    page.goto(f"{served}/games")
    page.locator(FILE).set_input_files(there)
    expect(page.locator("[data-copied]")).to_contain_text("2 moves, going on")
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(MOVES)).to_have_count(2)
    drop(page, "6")
    page.get_by_role("link", name="My games").click()
    save = page.locator("[data-mine]").get_by_role("button", name="Save")
    back = saved(page, save, tmp_path / "back.txt")
    context.close()

    phone.locator(FILE).set_input_files(back)
    expect(phone.locator("[data-copied]")).to_contain_text("3 moves, going on")
