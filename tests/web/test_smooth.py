"""A move is drawn in the frame after its message, and nothing else on the page moves."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import Guest
from tests.web.running import Room
from tests.web.visitor import DESKTOP, PHONE, Visit
from tests.web.whole_games import Play, click, shown, sit_down

WATCH = """
window.late = [];
window.shifts = [];
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({data}) => {
            const {type, view} = JSON.parse(data);
            if (type !== 'news' || !view.match) return;
            const due = view.match.moves.length;
            requestAnimationFrame(() => {
                const board = document.querySelector('[data-board] [data-moves]');
                if (board && Number(board.dataset.moves) < due) window.late.push(due);
            });
        });
    }
};
new PerformanceObserver((list) => list.getEntries().forEach(({sources}) => window.shifts.push(
    ...sources.filter(({node}) => node?.outerHTML).map(({node}) => node.outerHTML.slice(0, 80))
))).observe({type: 'layout-shift'});
"""
"""Notes every move that a frame was drawn without, and every element that changed its place."""
BOARD_TOP = "scrollY + document.querySelector('[data-board]').getBoundingClientRect().top"
PLAYS = [
    Play("puissance4", {"power": True, "pop_out": True}, odd="AWDBx", seed=57),
    Play("top10", {"fill": "random", "target": 2}, seed=6),
    Play("plus4", {"mode": "endless", "target": 2}, odd="B", seed=89),
    Play("q4", {"marbles": 4, "move_limit": 3, "claims": "announce"}, odd="!"),
    Play("foursenses", {"claims": "announce", "wrong_claim": "none"}, odd="!", seed=11),
]


@pytest.mark.parametrize("play", PLAYS, ids=str)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_move_is_drawn_at_once_and_moves_nothing_else(
    visit: Visit, room: Room, play: Play, size: ViewportSize
) -> None:
    page = visit.come(room.url, size=size)
    page.add_init_script(WATCH)
    sit_down(page, play)
    expect(page.locator("[data-status]")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => { window.shifts = []; })")
    for number, token in enumerate(play.moves()[:-1][:12], 1):
        click(page, play.game, token)
        shown(page, number)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("window.late") == []
    assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_long_result_moves_no_board_on_a_phone(guest: Guest, language: str) -> None:
    page = guest(None, language=language, size=PHONE)
    sit_down(page, Play("foursenses", {"wins": 2}))
    top = page.evaluate(BOARD_TOP)
    for number, token in enumerate(["Sa1", "DSb1", "Sc1", "DSc1"], 1):
        click(page, "foursenses", token)
        shown(page, number)
    next_round = page.get_by_role("button", name=re.compile("Next round|Manche suivante"))
    expect(next_round).to_be_visible()
    assert page.evaluate(BOARD_TOP) == top
