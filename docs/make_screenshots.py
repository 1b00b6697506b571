"""Photograph the room: `make screenshots` writes docs/screenshots, in a real browser.

PYTHONPATH=. python docs/make_screenshots.py flip shelf    only these
"""

import json
import sys
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, sync_playwright
from tests.web.chromium import launch
from tests.web.pages import Pages
from tests.web.running import Room
from tests.web.visitor import DESKTOP, PHONE, Visit

from quatuor.games.flip.physics.practice import practised
from quatuor.players.puzzles import puzzles

PLACE = Path(__file__).parent / "screenshots"
MIDGAME = "/study?game=puissance4&moves=4+4+4+4+4+3+3+3+2+5+5+2"
PUZZLE = next(one.id for one in puzzles("puissance4") if "two-threats" in one.themes)
SAFE = {"colourBlind": True}
CUBE = "1a1 1b1 2b2 2c2 3a4 3c1 4d2 4b3 2d4 1c3 3d1 4a1"
STACKS = "Ha1 Sa4 DHb1 Sb3 Hc1 DSd3 Sb2 DHb2 Sc4"
AIMS = "Ub2 Lc3 Lb1 Uc3 Uc2 Lb4 Lc2 Ub2 La1 Uc4 Lb1 Ld4"
DEEP = {"motion": "full"}
"""With motion the box of flip is seen in three dimensions."""
BOX = "canvas[data-stage=ready]"
PLAY_ON = """async ([table, tokens]) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const say = (message) => socket.send(JSON.stringify({ table, ...message }));
  await new Promise((resolve) => (socket.onopen = resolve));
  await new Promise((resolve) => {
    socket.onmessage = ({ data }) => {
      const { type, view } = JSON.parse(data);
      if (type !== 'news' || view.phase === 'gathering') return;
      const token = tokens.shift();
      if (!token) return resolve();
      const seat = view.match.to_move;
      say({ type: 'play', id: crypto.randomUUID(), seat, token, seen: view.seq });
    };
    say({ type: 'follow', since: 0 });
  });
  socket.close();
}"""
"""Plays tokens at a table of this person, on a connection of its own."""
THROW_ON = """async ([table, launches]) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const say = (message) => socket.send(JSON.stringify({ table, ...message }));
  await new Promise((resolve) => (socket.onopen = resolve));
  await new Promise((resolve) => {
    let before = -1;
    socket.onmessage = ({ data }) => {
      const { type, view } = JSON.parse(data);
      if (type !== 'news' || !view.match || view.air.length || view.match.plies === before) return;
      before = view.match.plies;
      const launch = launches.shift();
      if (!launch) return resolve();
      say({ type: 'launch', id: crypto.randomUUID(), ...launch });
    };
    say({ type: 'follow', since: 0 });
  });
  socket.close();
}"""
"""Throws tokens at a table of flip, each when the one before lies."""
SETTLED = """() => Promise.all([
  document.fonts.ready,
  ...document.getAnimations().map((one) => one.finished.catch(() => null)),
]).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
"""Letters are there, and nothing moves any more."""


@dataclass(frozen=True)
class Shot:
    """One picture: an address, or a table with some moves played; in flip, cells thrown at."""

    name: str
    path: str = "/"
    moves: str = ""
    game: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    phone: bool = False
    language: str = "en"
    theme: Literal["light", "dark"] = "light"
    settings: dict[str, Any] = field(default_factory=dict)
    """What this person has chosen about the page."""
    press: str = ""
    """A button or a summary to press before the picture is taken."""
    tall: int = 0
    """A window of this height instead of the usual one."""
    alone: bool = False
    """At a table where the other seats are free."""
    until: str = "h1"
    """What must be there before it is."""


SHOTS = (
    Shot("shelf"),
    Shot("shelf-phone", phone=True, language="fr", theme="dark"),
    Shot("game", "/game/puissance4?mode=combine"),
    Shot("game-phone", "/game/plus4", phone=True, language="fr"),
    Shot(
        "options",
        "/game/puissance4?mode=power",
        press="details summary",
        until="[data-picture=clock] svg *",
        tall=1500,
    ),
    Shot("puissance4", game="puissance4", moves="4 4 5 3 3 5 4 4 2 6 6 3"),
    Shot(
        "power", game="puissance4", moves="4 4 5 3 A3 5 W4", options={"power": True, "five": True}
    ),
    Shot("top10", game="top10", moves="x1", options={"fill": "random", "seed": 0}, language="fr"),
    Shot("plus4", game="plus4", moves="1 2 1 3 B1 2 4 B2 2 3", options={"mode": "endless"}),
    Shot("q4", game="q4", moves=CUBE, options={"players": 4}, theme="dark"),
    Shot("q4-phone", game="q4", moves=CUBE, options={"players": 4}, phone=True),
    Shot("foursenses", game="foursenses", moves=STACKS),
    Shot("blindfold", game="foursenses", moves=STACKS, options={"blindfold": True}, phone=True),
    Shot("flip", game="flip", moves=AIMS, options={"mode": "pro"}, settings=DEEP, until=BOX),
    Shot(
        "flip-phone",
        game="flip",
        moves=AIMS,
        options={"mode": "basic"},
        phone=True,
        language="fr",
        theme="dark",
        until="[data-tray]",
    ),
    Shot("puissance4-phone", game="puissance4", moves="4 4 5 3 3 5 4 4", phone=True, theme="dark"),
    Shot("contrast", game="plus4", moves="1 2 1 3", settings={"theme": "contrast"}),
    Shot("safe-colours", game="q4", moves=CUBE, options={"players": 4}, settings=SAFE),
    Shot("study", MIDGAME, press="button[aria-pressed=false].primary", until=".note"),
    Shot(
        "review",
        "/review?game=puissance4&moves=1+7+2+7+3+7+5+7",
        press=".panel .button.primary",
        until=".panel .muted:has-text('All 8 moves')",
    ),
    Shot("puzzle", f"/puzzles/{PUZZLE}", press="[data-hints] button", until="[data-hints] p"),
    Shot("puzzles-phone", "/puzzles", phone=True, language="fr", until="[data-solver]"),
    Shot("learn", "/learn", language="fr"),
    Shot("lesson", "/learn/puissance4/double", language="fr", until="[role=gridcell]"),
    Shot("lesson-phone", "/learn/flip/bomb", phone=True, until=".cell"),
    Shot("settings", "/settings"),
    Shot("waiting", game="foursenses", options={"players": 3}, alone=True, until="[role=img]"),
)


def seat_all(page: Page, shot: Shot) -> str:
    """Open a table where one person holds every seat."""
    players = shot.options.get("players", 2)
    wanted = {
        "game": shot.game,
        "options": {**shot.options, "first": 1},
        "terms": {"first": "choice", "eager": True},
        "name": "Quatuor",
        "seats": [{"seat": seat} for seat in range(1, 2 if shot.alone else players + 1)],
    }
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def address(page: Page, shot: Shot) -> str:
    """Where the picture is taken; a table is opened and played at for it."""
    if not shot.game:
        return shot.path
    table = seat_all(page, shot)
    if shot.game == "flip":
        page.evaluate(THROW_ON, [table, thrown_at(shot.moves.split())])
    elif shot.moves:
        page.evaluate(PLAY_ON, [table, shot.moves.split()])
    return f"/table/{table}"


def thrown_at(cells: list[str]) -> list[dict[str, Any]]:
    """Practised launches at these cells, by both players in turn."""
    return [{"kind": "N", **asdict(practised(1 + at % 2, cell))} for at, cell in enumerate(cells)]


def take(pages: Pages, room: Room, shot: Shot) -> None:
    """One picture."""
    visit = Visit(pages, new=True)
    visit.expected = ("GL Driver Message",)
    size = PHONE if shot.phone else DESKTOP
    size = {**size, "height": shot.tall or size["height"]}
    page = visit.come(room.url, language=shot.language, theme=shot.theme, size=size)
    page.add_init_script(f"localStorage.setItem('quatuor.settings', '{json.dumps(shot.settings)}')")
    page.goto(address(page, shot))
    page.wait_for_load_state("networkidle")
    if shot.press:
        page.locator(shot.press).first.click()
    page.locator(shot.until).first.wait_for(state="attached")
    page.evaluate(SETTLED)
    page.screenshot(path=PLACE / f"{shot.name}.png")
    visit.leave()


def main(names: list[str]) -> None:
    """All pictures, or those with these names."""
    PLACE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room, browser = Room(Path(folder)), launch(playwright)
        try:
            for shot in SHOTS:
                if not names or shot.name in names:
                    take(Pages(browser), room, shot)
        finally:
            browser.close()
            room.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
