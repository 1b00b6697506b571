"""How soon the other sees a throw: `python -m bench.seen`. Two pages, a real server, this machine.

Measured from the click of the one to the frame in which the page of the other has the token in the
air, and to the one in which it has its way, so that the token is drawn where it flies. The first
throw on a fresh server is told apart: the physics are loaded while its table is opened.
"""

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, expect, sync_playwright
from tests.web.chromium import launch
from tests.web.pages import Pages
from tests.web.running import Room
from tests.web.tables import join, open_table
from tests.web.visitor import Visit

THROWS = 40
LIMIT = 100
CLICKED = """() => document.addEventListener('click', () => {
    window.clicked = performance.timeOrigin + performance.now();
}, true)"""
WATCH = """
window.seen = {};
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({data}) => {
            const {type, view} = JSON.parse(data);
            if (type !== 'news') return;
            requestAnimationFrame(() => {
                const now = performance.timeOrigin + performance.now();
                for (const {flight, path} of view.air ?? []) {
                    window.seen[`thrown ${flight}`] ??= now;
                    if (path) window.seen[`drawn ${flight}`] ??= now;
                }
            });
        });
    }
};
"""
"""Notes when the frame is drawn in which a token is in the air, and in which its way is known."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room, browser = Room(Path(folder)), launch(playwright)
        try:
            visit = Visit(Pages(browser), new=True)
            ann, bob = visit.come(room.url), visit.come(room.url)
            bob.add_init_script(WATCH)
            path = open_table(ann, "flip", [1], {"mode": "basic"})
            join(bob, path, "Bob")
            ann.evaluate(CLICKED)
            _, first = throw(ann, bob, 1)
            times = [throw(ann, bob, number) for number in range(2, THROWS + 2)]
        finally:
            browser.close()
            room.stop()
    print(f"the first throw of all is drawn after {first:.0f} ms")
    for what, spent in zip(("in the air", "drawn"), zip(*times, strict=True), strict=True):
        within = sum(one <= LIMIT for one in spent)
        print(
            f"{what:<10} median {median(spent):.0f} ms, longest {max(spent):.0f} ms, "
            f"{within} of {THROWS} within {LIMIT} ms"
        )


def throw(ann: Page, bob: Page, number: int) -> tuple[float, float]:
    """One throw past everything, and when the other saw it."""
    ann.locator("section.launcher [data-part=power]").fill("0")
    ann.locator("section.launcher button.primary").click()
    bob.wait_for_function("(number) => window.seen[`drawn ${number}`]", arg=number)
    clicked: float = ann.evaluate("window.clicked")
    seen: dict[str, float] = bob.evaluate("window.seen")
    expect(ann.locator("[data-air]")).to_have_attribute("data-air", "0")
    return seen[f"thrown {number}"] - clicked, seen[f"drawn {number}"] - clicked


if __name__ == "__main__":
    main()
