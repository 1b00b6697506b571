"""Flip on the page: whole games of every mode, by pointer, sliders and keys, alone and together."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from quatuor.games.flip.physics.practice import practised
from tests.web.axe import in_both_themes
from tests.web.conftest import Guest
from tests.web.running import Room
from tests.web.tables import TEAMS, Options, join, open_table, post
from tests.web.visitor import Visit
from tests.web.whole_games import heard, listen

MODES: list[Options] = [
    {"mode": "basic", "wins": 1},
    {"mode": "championship", "target": 1},
    {"mode": "pro", "target": 1},
]

CALL_IN_FLIGHT = """() => {
    const air = document.querySelector('[data-air]');
    new MutationObserver((_, observer) => {
        if (air.dataset.air !== '1') return;
        observer.disconnect();
        document.querySelector('section.p1 .call').click();
    }).observe(air, {attributes: true});
}"""
"""Red calls the moment a token is in the air, however slow the machine is."""


def launcher(page: Page, seat: int) -> Locator:
    return page.locator(f"section.p{seat}[aria-label]")


def aim(page: Page, seat: int, cell: str) -> None:
    """Set the sliders as somebody does who has practised."""
    launch = practised(seat, cell)
    for part in ("side", "turn", "tilt", "power"):
        value = str(round(100 * getattr(launch, part)))
        launcher(page, seat).locator(f"[data-part={part}]").fill(value)


def throw(page: Page, seat: int, cell: str) -> None:
    """Throw at a cell, and wait until the token lies there."""
    aim(page, seat, cell)
    before = pile(page, cell).get_attribute("data-pile") or ""
    launcher(page, seat).get_by_role("button", name="Throw").click()
    expect(pile(page, cell)).to_have_attribute("data-pile", f"{before}{seat}")


def pile(page: Page, cell: str) -> Locator:
    return page.locator(f"[data-cell={cell}]")


def status(page: Page) -> Locator:
    return page.locator("[data-status]")


def test_two_people_at_one_screen_play_a_whole_basic_game_with_sliders(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "flip", [1, 2], {"mode": "basic", "wins": 2})
    expect(page.locator("section.launcher")).to_have_count(2)
    throw(page, 2, "Lb4")
    for cell in ("La1", "Lb1", "Lc1", "Ld1"):
        throw(page, 1, cell)
    launcher(page, 1).get_by_role("button", name="CONNECT 4!").click()
    expect(status(page)).to_contain_text("Red wins")
    page.get_by_role("button", name="Watch again").click()
    page.get_by_label("Speed").select_option("8 ×")
    expect(pile(page, "Ld1")).to_have_attribute("data-pile", "1")
    expect(pile(page, "Lb4")).to_have_attribute("data-pile", "2")
    page.get_by_role("button", name="Back to the game").click()
    page.get_by_role("button", name="Next round").press("Enter")
    expect(launcher(page, 1).locator("[data-strip]")).to_be_focused()
    expect(pile(page, "Ld1")).to_have_attribute("data-pile", "")


def test_two_browsers_in_real_time_and_a_call_that_a_token_in_the_air_undoes(guest: Guest) -> None:
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "flip", [1], {"mode": "basic", "wins": 1})
    join(bob, path, "Bob")
    for cell in ("La1", "Lb1", "Lc1", "Ld1"):
        throw(ann, 1, cell)
        expect(pile(bob, cell)).to_have_attribute("data-holder", "1")
    aim(bob, 2, "Lb1")
    ann.evaluate(CALL_IN_FLIGHT)
    launcher(bob, 2).get_by_role("button", name="Throw").click()
    expect(pile(ann, "Lb1")).to_have_attribute("data-holder", "2")
    expect(ann.get_by_text("Your call is undone: the line is broken.")).to_have_count(2)
    expect(bob.locator("strong", has_text="Ann’s call is undone")).to_be_visible()
    expect(status(ann)).to_have_text("Throw! As fast as you can. Four in a line? Call it!")
    throw(ann, 1, "Lb1")
    ann.keyboard.press("!")
    expect(status(ann)).to_contain_text("You win")
    expect(status(bob)).to_contain_text("Ann wins")


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("options", MODES, ids=lambda options: options["mode"])
def test_a_whole_game_of_each_mode(guest: Guest, options: Options, keys: bool) -> None:
    page = guest(None)
    open_table(page, "flip", [1, 2], {**options, "first": 1})
    for number, cell in enumerate(("La1", "Lb1", "Lc1", "Ld1"), 1):
        (throw_by_keys if keys else throw)(page, 1, cell)
        if options["mode"] == "pro" and number < 4:
            fall_short(page, keys)
    if options["mode"] != "pro" and keys:
        page.keyboard.press("Shift+Space")
    elif options["mode"] != "pro":
        launcher(page, 1).get_by_role("button", name="CONNECT 4!").click()
    expect(status(page)).to_contain_text("Red wins")


def throw_by_keys(page: Page, seat: int, cell: str) -> None:
    """The same as `throw` without a mouse."""
    launch = practised(seat, cell)
    for part in ("side", "turn", "tilt", "power"):
        turn_to(page, launcher(page, seat).locator(f"[data-part={part}]"), getattr(launch, part))
    launcher(page, seat).get_by_role("button", name="Throw").press("Enter")
    expect(pile(page, cell)).to_have_attribute("data-pile", str(seat))


def fall_short(page: Page, keys: bool) -> None:
    """Yellow throws without force, far from where red builds a line."""
    launcher(page, 2).locator("[data-part=power]").press("Home")
    button = launcher(page, 2).get_by_role("button", name="Throw")
    if keys:
        button.press("Enter")
    else:
        button.click()
    expect(launcher(page, 1).get_by_role("button", name="Throw")).to_be_enabled()


def turn_to(page: Page, slider: Locator, value: float) -> None:
    """Set a slider with keys."""
    slider.focus()
    steps = round(100 * value) - int(slider.input_value())
    for _ in range(abs(steps)):
        page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")


def test_keys_move_the_launcher_and_a_held_key_throws(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "flip", [1, 2], {"mode": "basic"})
    launcher(page, 1).locator("[data-strip]").focus()
    for seat, key in ((1, "d"), (2, "ArrowRight")):
        slider = launcher(page, seat).locator("[data-part=side]")
        before = slider.input_value()
        page.keyboard.down(key)
        expect(slider).not_to_have_value(before)
        page.keyboard.up(key)
    for seat, key in ((1, "Space"), (2, "Enter")):
        power = launcher(page, seat).locator("[data-part=power]")
        before = power.input_value()
        page.keyboard.down(key)
        expect(power).not_to_have_value(before)
        page.keyboard.up(key)
        expect(moves(page).filter(has_text=f"{seat}^")).to_have_count(1)


def moves(page: Page) -> Locator:
    return page.locator("ol[aria-labelledby=moves-title] li")


def test_keys_count_from_the_first_moment_for_whoever_plays_and_for_nobody_else(
    guest: Guest,
) -> None:
    page, watching = guest("/game/flip"), guest(None)
    page.get_by_role("button", name="Against the computer").press("Enter")
    table = page.get_by_role("group", name="Trays and launchers")
    expect(table).to_be_focused()
    power = launcher(page, 1).locator("[data-part=power]")
    before = power.input_value()
    page.keyboard.down("Space")
    expect(power).not_to_have_value(before)
    page.keyboard.up("Space")
    expect(moves(page).filter(has_text="1^")).to_have_count(1)
    watching.goto(page.url)
    expect(watching.locator("[data-board] [data-game=flip]")).to_be_visible()
    expect(watching.locator("[data-board] [data-game=flip]")).not_to_be_focused()


def test_a_whole_pro_game_with_a_power_and_its_choice_on_the_board(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "flip", [1, 2], {"mode": "pro", "target": 1})
    throw(page, 1, "La1")
    throw(page, 2, "Lb4")
    launcher(page, 1).get_by_text("Cell out").click()
    throw(page, 1, "Lb1")
    expect(page.locator("strong", has_text="Choose the cell to clear.")).to_be_visible()
    said = "Red: lower b1. Choose the cell to clear."
    expect(page.locator("[data-voice=polite]")).to_have_text(said)
    expect(page.locator("button.choice").first).to_be_focused()
    page.get_by_role("button", name=re.compile("Choose lower c2")).click()
    expect(launcher(page, 2).locator("[data-strip]")).to_be_focused()
    launcher(page, 2).get_by_text("Line out").click()
    aim(page, 2, "Lc4")
    launcher(page, 2).get_by_role("button", name="Throw").click()
    page.get_by_role("button", name="Clear the row").click()
    expect(pile(page, "Lb4")).to_have_attribute("data-pile", "")
    throw(page, 1, "Lc1")
    throw(page, 2, "Ld4")
    throw(page, 1, "Ld1")
    expect(status(page)).to_contain_text("Red wins")


def test_in_a_team_the_launcher_passes_from_hand_to_hand(guest: Guest) -> None:
    ann, bob, cleo = guest(None), guest(None), guest(None)
    path = open_table(ann, "flip", [1], {"mode": "basic"}, **TEAMS)
    join(bob, path, "Bob")
    join(cleo, path, "Cléo", 1)
    ann.get_by_role("button", name=re.compile("Begin|Start")).click()
    expect(launcher(cleo, 1)).to_contain_text("Ann throws now")
    listen(cleo)
    throw(ann, 1, "Lb1")
    expect(launcher(ann, 1)).to_contain_text("Cléo throws now")
    expect(cleo.locator("[data-voice=polite]")).to_contain_text("lower b1")
    assert heard(cleo)[0].strip() == "Your throw."
    throw(cleo, 1, "Lc1")


def test_in_pro_a_launcher_that_has_to_wait_says_for_whom(guest: Guest) -> None:
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "flip", [1], {"mode": "pro", "first": 1})
    join(bob, path, "Bob")
    expect(launcher(bob, 2)).to_contain_text("Ann to move")
    launcher(ann, 1).get_by_text("Line out").click()
    throw(ann, 1, "Lb1")
    expect(launcher(bob, 2)).to_contain_text("Ann to move")
    ann.get_by_role("button", name="Clear the row").click()
    expect(launcher(bob, 2)).to_contain_text("Aims at")


def test_the_computer_throws_by_itself(guest: Guest) -> None:
    page = guest(None)
    body = {
        "game": "flip",
        "options": {"mode": "basic"},
        "terms": {"eager": True},
        "name": "Ann",
        "seats": [{"seat": 1}, {"seat": 2, "level": "strongest"}],
    }
    page.goto(f"/table/{post(page, '/api/tables', body).json()['table']}")
    expect(page.locator("td[data-pile='2']").first).to_be_visible()


def test_a_screen_reader_hears_each_landing_and_reads_every_cell(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "flip", [1, 2], {"mode": "basic"})
    throw(page, 1, "Lb1")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Red: lower b1.")
    cell = page.get_by_role("cell", name="lower b1: Red’s, one token: Red")
    expect(cell).to_be_visible()
    expect(page.get_by_role("table", name="Upper tray")).to_be_visible()


def test_axe_finds_nothing_at_the_trays(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "flip", [1, 2], {"mode": "basic"})
    throw(page, 1, "Lb1")
    assert in_both_themes(page) == []


def test_the_box_in_three_dimensions_is_loaded_when_somebody_wants_it(
    visit: Visit, room: Room
) -> None:
    visit.expected = ("GL Driver Message",)
    page = visit.come(room.url)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    open_table(page, "flip", [1, 2], {"mode": "basic"})
    expect(launcher(page, 1)).to_be_visible()
    assert not [url for url in loaded if "stage3d" in url]
    page.get_by_role("button", name="In three dimensions").click()
    expect(page.locator("canvas[data-stage=ready]")).to_be_visible()
    assert [url for url in loaded if "stage3d" in url]
