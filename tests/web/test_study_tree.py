"""A study with variations in a real browser: tree, link and file, laying out, playing on."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.conftest import Guest
from tests.web.test_study import LONG, board, press
from tests.web.visitor import PHONE


def now(page: Page) -> Locator:
    """The move in the tree that is on the board."""
    return page.locator('.tree a[aria-current="step"]')


def opened(page: Page, title: str) -> Locator:
    """A part of the page that has to be opened first."""
    page.locator("summary", has_text=title).click()
    return page.locator("details[open]", has_text=title)


def test_what_was_tried_is_kept_walked_by_keys_and_still_there_after_a_reload(guest: Guest) -> None:
    page = guest("/study?game=puissance4&moves=4+4+5+3")
    board(page)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Move 3 of 4")).to_be_visible(timeout=LONG)
    press(page, "6", "2")
    expect(page.get_by_role("list", name="Instead of move 4")).to_contain_text("Column 6")
    page.get_by_label("Comment").fill("Why not here?")
    page.reload()
    expect(now(page)).to_contain_text("Column 2", timeout=LONG)
    expect(page.get_by_label("Comment")).to_have_value("Why not here?")
    now(page).focus()
    page.keyboard.press("ArrowLeft")
    expect(now(page)).to_contain_text("Column 6")
    expect(now(page)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(now(page)).to_contain_text("Column 3")
    page.keyboard.press("Delete")
    expect(page.locator("[data-voice=polite]")).to_contain_text("Column 3")
    expect(page.locator(".tree a")).to_have_count(5)
    page.get_by_role("button", name="Bring it back").click()
    expect(page.locator(".tree a")).to_have_count(6)
    assert violations(page) == []


def test_a_study_goes_by_link_and_by_file_to_another_device(guest: Guest, tmp_path: Path) -> None:
    page = guest("/study?game=puissance4&moves=4+4")
    board(page)
    page.get_by_label("Comment").fill("Où ? « Là. »")
    page.locator("[data-opens=signs]").click()
    page.locator('[data-cell="4,1"]').click()
    expect(page.locator('[data-cell="4,1"]')).to_have_accessible_name(
        re.compile("red, green ring$")
    )
    page.get_by_role("button", name="Done, play on").click()
    expect(page.locator("[data-sign='4,1']")).to_be_visible()
    page.evaluate(
        "() => { navigator.clipboard.writeText = (text) =>"
        " { document.documentElement.dataset.copied = text } }"
    )
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("html")).to_have_attribute("data-copied", re.compile("#study="))
    link = page.locator("html").get_attribute("data-copied")
    assert link is not None
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the study").click()
    file = json.loads(download.value.path().read_text())
    assert file["study"] == "Quatuor study 1"
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_label("Comment")).to_have_value("Où ? « Là. »", timeout=LONG)
    page.reload()
    expect(page.locator("[data-sign='4,1']")).to_be_visible(timeout=LONG)
    page.goto(page.url.split("/study")[0] + "/study")
    saved = tmp_path / "study.json"
    saved.write_text(json.dumps({**file, "name": "From afar"}))
    opened(page, "Game records").get_by_label("Load a file").set_input_files(saved)
    expect(page.locator(".tree a")).to_have_count(2, timeout=LONG)


def test_a_link_that_was_cut_short_says_so_and_shows_the_line(guest: Guest) -> None:
    page = guest("/study?game=puissance4&moves=4+4#study=qwertz")
    expect(page.get_by_role("alert")).to_contain_text("cut short", timeout=LONG)
    expect(page.locator(".tree a")).to_have_count(2, timeout=LONG)


def test_a_position_that_was_laid_out_is_reached_and_played_on_from(guest: Guest) -> None:
    page = guest("/study?game=puissance4", size=PHONE)
    board(page)
    page.locator("[data-opens=laying]").click()
    page.locator('[data-cell="4,2"]').click()
    page.get_by_role("button", name="Find the moves").click()
    expect(page.locator(".why")).to_have_text(
        "column 4, row 2: nothing holds the piece there.", timeout=LONG
    )
    page.locator('[data-cell="4,2"]').press("2")
    page.locator('[data-cell="4,1"]').press("1")
    assert violations(page) == []
    page.get_by_role("button", name="Find the moves").click()
    expect(page).to_have_url(re.compile(r"moves=4\+4$"), timeout=LONG)
    play = opened(page, "Play on from here")
    play.get_by_label("You play").select_option(label="Yellow")
    play.get_by_role("button", name="Against the computer").click()
    expect(page).to_have_url(re.compile(r"/table/"), timeout=LONG)
    expect(page.get_by_text("This match begins with 2 given moves.")).to_be_visible(timeout=LONG)
    expect(page.locator('[data-moves="3"]')).to_be_visible(timeout=LONG)


def test_a_position_is_saved_as_a_picture_and_a_round_printed(guest: Guest) -> None:
    page = guest("/study?game=puissance4&moves=4+4+5")
    board(page)
    pictures = opened(page, "Pictures and paper")
    for name, start in (("Picture (SVG)", b"<svg"), ("Picture (PNG)", b"\x89PNG")):
        with page.expect_download() as download:
            pictures.get_by_role("button", name=name).click()
        assert download.value.path().read_bytes().startswith(start)
    with page.expect_download() as download:
        pictures.get_by_role("button", name="The round as a moving picture").click()
    assert download.value.path().read_text().count("<animate") == 4
    page.evaluate(
        "() => { window.print = () =>"
        " { document.documentElement.dataset.printed ="
        " document.querySelectorAll('.sheet img').length } }"
    )
    pictures.get_by_role("button", name="Print a sheet").click()
    expect(page.locator("html")).to_have_attribute("data-printed", "3")
    expect(page.locator(".sheet")).to_have_count(0)
