"""Lines that break, a server that is killed, plain http: it shows, heals, and nothing is lost."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Guest
from tests.web.playing import drop, sit_down, status
from tests.web.running import Room
from tests.web.tables import open_table
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
    expect(page.locator("ol[aria-labelledby=moves-title] li")).to_have_text(
        ["Column 4 4", "Column 4 4", "Column 5 5"]
    )
    expect(status(page)).to_contain_text("to move")


def test_a_phone_in_the_same_home_plays_and_copies_over_plain_http(
    visit: Visit, own_room: Room
) -> None:
    visit.expected = ("Cross-Origin-Opener-Policy",)
    page = visit.come(own_room.url_at_home, "/game/puissance4")
    assert not page.evaluate("isSecureContext")
    sit_down(page, "here")
    drop(page, "4", "4")
    page.goto("/study?game=puissance4&moves=4+4")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="The link is copied")).to_be_focused()


def test_a_link_that_only_this_computer_can_open_says_so(visit: Visit, own_room: Room) -> None:
    visit.expected = ("Cross-Origin-Opener-Policy",)
    for url, alone in ((own_room.url, 1), (own_room.url_at_home, 0)):
        page = visit.come(url, "/game/q4")
        sit_down(page, "link")
        expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
        expect(page.get_by_text("This link opens on this computer only.")).to_have_count(alone)


def refuse_to_follow(page: Page, full: list[bool]) -> None:
    """Answer as a server does that cannot load a table, for as long as its disk is full."""

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def receive(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "follow" and full:
                told = {"code": "not_kept", "message": "that could not be stored; try again"}
                line.send(json.dumps({"type": "refused", "table": message["table"], **told}))
            else:
                server.send(text)

        line.on_message(receive)

    page.route_web_socket("**/ws", carry)


def test_a_table_that_cannot_be_loaded_just_then_is_asked_for_again(guest: Guest) -> None:
    page, full = guest(None), [True]
    refuse_to_follow(page, full)
    open_table(page, "puissance4", [1, 2], {"wins": 1})
    expect(page.get_by_text("That could not be written down.")).to_be_visible()
    full.clear()
    expect(status(page)).to_contain_text("to move")
    expect(page.get_by_text("That could not be written down.")).to_have_count(0)
    drop(page, "4")
