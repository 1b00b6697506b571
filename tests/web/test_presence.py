"""Who is away is shown to the others, and a lost connection to its owner."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.axe import in_both_themes
from tests.web.conftest import Guest
from tests.web.in_sight import outside
from tests.web.playing import drop, status
from tests.web.running import Room
from tests.web.tables import join, open_table
from tests.web.visitor import Visit
from tests.web.wire import Wire

SOON = 20_000
"""Milliseconds in which something is told that is promised in five or ten seconds."""


@pytest.fixture
def wire(room: Room) -> Iterator[Wire]:
    laid = Wire(room.port)
    yield laid
    laid.close()


def test_a_net_that_is_lost_without_a_word_is_told_to_both_sides(
    guest: Guest, visit: Visit, room: Room, wire: Wire
) -> None:
    visit.expected = ("WebSocket", "Failed to load resource")
    ann, bob = guest(None), visit.come(wire.url, None)
    path = open_table(ann, "puissance4", [1], {"first": 1})
    join(bob, path, "Bob")
    expect(status(bob)).to_contain_text("Ann to move")
    wire.cut()
    expect(bob.locator("[data-link=lost]")).to_be_visible(timeout=SOON)
    expect(ann.get_by_text("away", exact=True)).to_be_visible(timeout=SOON)
    expect(ann.locator("[data-voice=polite]")).to_contain_text("Bob has lost the connection.")
    wire.mend()
    expect(bob.locator("[data-link=lost]")).to_have_count(0)
    expect(ann.get_by_text("away", exact=True)).to_have_count(0)
    drop(ann, "4")
    expect(status(bob)).to_contain_text("Your turn")


def test_a_computer_takes_the_seat_of_somebody_away_who_takes_it_back(guest: Guest) -> None:
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "puissance4", [1], {"first": 1})
    join(bob, path, "Bob")
    expect(status(ann)).to_contain_text("Your turn")
    bob.goto("/settings")
    absence = ann.locator("[data-absence]")
    expect(absence).to_contain_text(re.compile(r"Bob is away\. You may replace them in \d+ s\."))
    assert in_both_themes(ann) == []
    ann.get_by_role("button", name="Computer", exact=True).click()
    expect(ann.get_by_text("Computer (Beginner)", exact=True)).to_be_visible()
    drop(ann, "4")
    expect(status(ann)).to_contain_text("Your turn")
    bob.goto("/games")
    bob.get_by_role("link", name=re.compile("Open.*Connect 4")).click()
    expect(bob.locator("[data-absence]")).to_contain_text(
        "While you were away, Ann put a computer on your seat."
    )
    bob.get_by_role("button", name="Take my seat back").click()
    expect(ann.get_by_text("Computer (Beginner)", exact=True)).to_have_count(0)
    drop(ann, "4")
    expect(status(bob)).to_contain_text("Your turn")


def test_an_open_table_whose_host_has_gone_is_not_in_the_list(guest: Guest) -> None:
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "plus4", [1], {}, public=True)
    bob.goto("/lobby")
    expect(bob.locator(f"a[href='{path}']")).to_have_count(1)
    ann.goto("/settings")
    expect(bob.locator(f"a[href='{path}']")).to_have_count(0)


def test_who_is_away_is_told_over_the_board_which_stays_where_it_is(guest: Guest) -> None:
    ann, bob = guest(None), guest(None)
    path = open_table(ann, "puissance4", [1], {"first": 1})
    join(bob, path, "Bob")
    expect(status(ann)).to_contain_text("Your turn")
    before = ann.locator("[data-board] [data-drawing]").bounding_box()
    bob.goto("/settings")
    expect(ann.get_by_role("button", name="Free the seat")).to_be_visible(timeout=60_000)
    assert ann.locator("[data-board] [data-drawing]").bounding_box() == before
    wanted = ["[data-status]", "[data-board] [data-drawing]", "[data-absence] button"]
    assert outside(ann, wanted) == {}
    ann.get_by_role("button", name="Wait", exact=True).click()
    expect(ann.get_by_role("button", name="Free the seat")).to_have_count(0)
    ann.get_by_role("button", name="Bob is away").click()
    expect(ann.get_by_role("button", name="Free the seat")).to_be_visible()
