"""What one needs at a moment is in sight together, on every screen, without scrolling."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Guest
from tests.web.in_sight import OUTSIDE, SIZES, outside
from tests.web.playing import status
from tests.web.running import Room
from tests.web.tables import join, open_table
from tests.web.visitor import Visit
from tests.web.whole_games import click, shown, tray

BOARD = ["[data-status]", "[data-board] [data-drawing]"]
PIECES = "[data-board] [role=group].tray button"
LAUNCHER = [".launcher", "[data-strip]", ".launcher .buttons > button", ".sliders input"]
FLIP = ["[data-status]", "[data-tray]", *LAUNCHER]


@dataclass(frozen=True)
class Sight:
    """A game, moves that end its first round, and the piece that is chosen from its tray."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    moves: str = ""
    piece: str = ""

    def __str__(self) -> str:
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.options.items())])

    @property
    def wanted(self) -> list[str]:
        """What must be in sight whatever happens."""
        if self.game == "flip":
            return [*FLIP, *([".kinds .tile"] if self.piece else [])]
        if "blindfold" in self.options:
            return ["[data-status]", "[data-board] .dark", PIECES, "[data-kind=put]"]
        cube = [".cube > button"] if self.game == "q4" else []
        return [*BOARD, *([PIECES] if self.piece else []), *cube]


STALL = ("GPU stall due to ReadPixels",)
"""What a browser without a graphics card complains of."""
PHONE_WIDTH = 390
"""Pixels of the shorter side of a phone, on which flip is drawn flat."""
FOUR_UP = "1 2 1 2 1 2 1"
ALL = {"pop_out": True, "power": True, "five": True}
SIGHTS = [
    Sight("puissance4", {"wins": 5}, FOUR_UP),
    Sight("puissance4", {"wins": 5, **ALL}, "1 2 1 2 1 2 1 2 1", "A"),
    Sight("top10", {"wins": 5, "fill": "random", "seed": 2, "target": 1}, "x2"),
    Sight("plus4", {"wins": 5}, FOUR_UP),
    Sight("plus4", {"mode": "rounds"}, FOUR_UP, "B"),
    Sight("q4", {"wins": 5}, "1b3 1b1 2b3 1c1 3b3 3a1 4b3"),
    Sight("q4", {"wins": 5, "claims": "announce"}, "1b3 1b1 2b3 1c1 3b3 3a1 4b3!", "with!"),
    Sight("foursenses", {"wins": 5}, "Sa1 DHa1 Hb2 Sb2 DSc3 Hc1 DSb1", "H"),
    Sight("foursenses", {"wins": 5, "claims": "announce"}, "Sa1 Hb1 Sc1 Hd1!", "H"),
    Sight("foursenses", {"wins": 5, "blindfold": True}, piece="H"),
    Sight("flip", {"mode": "basic"}),
    Sight("flip", {"mode": "pro"}, piece="M"),
]


def two_at_a_table(guest: Guest, sight: Sight) -> tuple[Page, Page]:
    """Ann and Bob, each at a screen of their own; it is Ann's turn."""
    ann, bob = guest(None), guest(None)
    path = open_table(ann, sight.game, [1], {"first": 1, **sight.options})
    join(bob, path, "Bob")
    ready = "[data-strip]" if sight.game == "flip" else "[role=gridcell]"
    for page in (ann, bob):
        page.wait_for_selector(ready)
    return ann, bob


@pytest.mark.parametrize("sight", SIGHTS, ids=str)
def test_board_and_pieces_are_in_sight_on_my_turn(guest: Guest, sight: Sight) -> None:
    ann, _ = two_at_a_table(guest, sight)
    assert outside(ann, sight.wanted) == {}
    if sight.piece:
        choose(ann, sight)
        assert outside(ann, sight.wanted) == {}


def choose(page: Page, sight: Sight) -> None:
    """Take a piece of another kind."""
    if sight.game == "flip":
        page.locator(".kinds .tile", has=page.locator(f'[value="{sight.piece}"]')).click()
    else:
        tray(page, sight.piece).click()


@pytest.mark.parametrize("sight", SIGHTS, ids=str)
def test_an_offer_is_in_sight_and_so_is_what_it_is_about(guest: Guest, sight: Sight) -> None:
    ann, bob = two_at_a_table(guest, sight)
    bob.get_by_role("button", name="Offer a draw").click()
    bob.get_by_role("button", name="Offer it").click()
    expect(ann.locator("[data-offer]")).to_contain_text("Bob offers a draw")
    assert outside(ann, [*sight.wanted, "[data-offer]", "[data-offer] button"]) == {}


@pytest.mark.parametrize("sight", SIGHTS, ids=str)
def test_the_result_and_what_comes_next_are_in_sight_with_the_board(
    guest: Guest, sight: Sight
) -> None:
    ann, bob = two_at_a_table(guest, sight)
    for number, token in enumerate(sight.moves.split()):
        click((ann, bob)[number % 2], sight.game, token)
        for page in (ann, bob):
            shown(page, number + 1)
    if not sight.moves:
        bob.get_by_role("button", name="Give up").click()
        bob.get_by_role("button", name="Give up", exact=True).last.click()
    expect(status(ann).get_by_role("button")).to_be_visible()
    assert outside(ann, [*sight.wanted, "[data-status] button"]) == {}


def test_a_remark_stays_over_the_board_until_it_is_answered(guest: Guest) -> None:
    ann, bob = two_at_a_table(guest, SIGHTS[0])
    remark = ann.locator("[data-remark]")
    bob.get_by_text("Say something").click()
    bob.get_by_role("button", name="Good luck!").click()
    expect(remark).to_contain_text("Bob Good luck!")
    expect(bob.locator("[data-remark]")).to_have_count(0)
    assert outside(ann, [*BOARD, "[data-remark]", "[data-remark] button"]) == {}
    click(ann, "puissance4", "4")
    shown(ann, 1)
    expect(remark).to_be_visible()
    remark.get_by_role("button", name="Answer").click()
    remark.get_by_role("button", name="Thank you!").click()
    expect(remark).to_have_count(0)
    expect(bob.locator("[data-remark]")).to_contain_text("Ann Thank you!")
    bob.locator("[data-remark]").get_by_role("button", name="Close").click()
    expect(bob.locator("[data-remark]")).to_have_count(0)


@pytest.mark.parametrize(("game", "players"), [("foursenses", 2), ("foursenses", 3), ("q4", 3)])
def test_at_one_screen_everybody_finds_their_own_button(
    guest: Guest, game: str, players: int
) -> None:
    page = guest(None, language="fr")
    seats = [*range(1, players + 1)]
    open_table(page, game, seats, {"players": players, "claims": "announce"})
    expect(page.locator("[data-kind='!']")).to_have_count(players)
    assert outside(page, [*BOARD, "[data-kind='!']", "[data-kind='with!']"]) == {}


@pytest.mark.parametrize("claims", ["auto", "announce"])
def test_the_cube_opens_in_sight(visit: Visit, room: Room, claims: str) -> None:
    visit.expected = STALL
    ann = visit.come(room.url, None)
    open_table(ann, "q4", [1, 2], {"claims": claims})
    ann.get_by_role("button", name="Show the cube").click()
    expect(ann.get_by_role("button", name="Turn left")).to_be_visible()
    wanted = ["[data-status]", "[data-cube]", "[data-cube] canvas", "[data-cube] button"]
    assert outside(ann, [*wanted, ".cube > button"]) == {}


def test_each_piece_of_a_stack_shows_its_own_colour(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "foursenses", [1, 2], {"first": 1})
    for number, token in enumerate(("Sa1", "DHa1"), 1):
        click(page, "foursenses", token)
        shown(page, number)
    woods = page.locator("[data-drawing] .moving .side").evaluate_all(
        "sides => sides.map((side) => getComputedStyle(side).fill)"
    )
    below = page.locator("[data-drawing] [data-stack=SSH] > .solid .side")
    expect(below).to_have_count(2)
    assert len(set(woods)) == 2


@pytest.mark.parametrize("mode", ["basic", "pro"])
@pytest.mark.parametrize("seats", [[1], [1, 2]], ids=["one", "two"])
def test_the_trays_and_every_launcher_are_in_sight_with_motion(
    visit: Visit, room: Room, mode: str, seats: list[int]
) -> None:
    visit.expected = STALL
    ann = visit.come(room.url, None, language="fr", reduced=False)
    path = open_table(ann, "flip", seats, {"mode": mode, "first": 1})
    if seats == [1]:
        join(visit.come(room.url, None), path, "Bob")
    for size in SIZES:
        ann.set_viewport_size(size)
        ann.reload()
        expect(ann.locator("[data-strip]")).to_have_count(len(seats) if mode == "basic" else 1)
        large = min(size["width"], size["height"]) > PHONE_WIDTH
        expect(ann.locator("[data-stage=ready]")).to_have_count(int(large))
        ann.evaluate("document.fonts.ready")
        view = [".box.deep .view"] if large else []
        kinds = [".kinds .tile"] if mode == "pro" else []
        wanted = [*FLIP, "[data-tray] [data-cell]", *view, *kinds]
        assert ann.evaluate(OUTSIDE, wanted) == [], size


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_depth_is_offered_where_it_leaves_the_launcher_in_sight(
    visit: Visit, room: Room, size: ViewportSize
) -> None:
    visit.expected = STALL
    ann = visit.come(room.url, None, size=size)
    path = open_table(ann, "flip", [1], {"mode": "basic"})
    join(visit.come(room.url, None), path, "Bob")
    expect(ann.locator("[data-strip]")).to_be_visible()
    offered = ann.get_by_role("button", name="In three dimensions")
    expect(offered).to_have_count(int(min(size["width"], size["height"]) > PHONE_WIDTH))
    if offered.count():
        offered.evaluate("button => button.click()")
        expect(ann.locator("[data-stage=ready]")).to_be_visible()
    assert ann.evaluate(OUTSIDE, FLIP) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_ways_to_play_are_in_sight_at_once(guest: Guest, language: str) -> None:
    page = guest("/game/flip", language=language)
    expect(page.locator(".ways button")).to_have_count(3)
    assert outside(page, [".ways button"]) == {}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_the_play_button_is_in_reach_after_the_options(guest: Guest, size: ViewportSize) -> None:
    page = guest("/game/q4", size=size)
    page.get_by_text("More options").click()
    page.get_by_role("group", name="Clock").scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    play = page.get_by_role("button", name="Against the computer")
    expect(play).to_be_in_viewport(ratio=1)


def test_whoever_is_invited_can_sit_down_at_once(guest: Guest) -> None:
    path = open_table(guest(None), "q4", [1], {"players": 3, "wins": 3})
    page = guest(path, language="fr")
    expect(page.get_by_role("button", name="S’asseoir")).to_be_visible()
    assert outside(page, [".join h1", ".join dl", ".join input", ".join button"]) == {}


def test_the_link_to_send_is_in_sight_while_one_waits(guest: Guest) -> None:
    page = guest(None)
    open_table(page, "q4", [1], {"players": 3})
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    assert outside(page, [".invite > input", ".invite .button.primary"]) == {}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_the_steps_of_a_study_are_in_sight_with_its_board(guest: Guest, size: ViewportSize) -> None:
    page = guest("/study?game=puissance4", size=size)
    expect(page.locator("[role=gridcell]").first).to_be_visible()
    wanted = ["[data-study-status]", "[data-drawing]", ".stepper button"]
    assert page.evaluate(OUTSIDE, wanted) == []
