"""A connection that breaks, a server that is killed: it shows, and it heals without a reload."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.playing import drop, sit_down, status
from tests.web.running import Room
from tests.web.visitor import Visit


@pytest.fixture
def own_room(tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path)
    yield room
    room.stop()


def test_a_server_that_was_killed_costs_nobody_a_move(visit: Visit, own_room: Room) -> None:
    visit.expected = ("WebSocket", "ERR_CONNECTION_REFUSED")
    page = visit.come(own_room.url, "/game/puissance4")
    sit_down(page, "here")
    drop(page, "4", "4")
    own_room.kill()
    expect(page.locator("[data-link=lost]")).to_be_visible()
    expect(page.locator("[data-voice=urgent]")).to_contain_text("The connection is lost")
    own_room.start()
    expect(page.locator("[data-link=lost]")).to_have_count(0)
    drop(page, "5")
    expect(page.locator("ol[aria-labelledby=moves-title] li")).to_have_text(["4", "4", "5"])
    expect(status(page)).to_contain_text("to move")
