"""Throws of flip in a browser tab and natively: `python -m bench.tab_throws`, after `make site`.

The same launches onto the same trays, by MuJoCo's WebAssembly build in Chromium and by its package
of Python. Where a token ends is chaotic: a hair's breadth decides a bounce. So it is told how many
end within five millimetres of each other, and in the same place; and how long a throw takes, in
the tab with the way to its worker and back.
"""

import random
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from math import dist
from pathlib import Path
from threading import Thread

from playwright.sync_api import Page, sync_playwright
from tests.web.chromium import launch as chromium

from bench.throws import aimed, anywhere
from quatuor.games.flip.physics import Landing, Launch, throw
from quatuor.games.flip.physics.path import unpacked
from quatuor.games.flip.trays import CELLS
from quatuor.tab.executors import packed, unpacked as read

SITE = Path("build/room")
THROWS = 100
LYING = 12
NEAR = 0.005
"""Metres."""
WORKER = """([script, base]) => {
    const worker = new Worker(script, {type: 'module'});
    window.ask = (text) => new Promise((resolve, reject) => {
        worker.onmessage = ({data}) => {
            if (data.type === 'answer') resolve(data.text);
            if (data.type === 'failed') reject(new Error(data.reason));
        };
        worker.postMessage({type: 'call', text});
    });
    worker.postMessage({type: 'open', base});
}"""


class Silent(SimpleHTTPRequestHandler):
    """Files, and nothing said about them."""

    def log_message(self, *_words: object) -> None:
        """Say nothing."""


def thrown(launches: list[Launch], piles: dict[str, int]) -> tuple[list[Landing], float]:
    """The landings, and the seconds that they took."""
    throw(launches[0], piles)
    started = time.perf_counter()
    landings = [throw(launch, piles) for launch in launches]
    return landings, time.perf_counter() - started


def main() -> None:
    lot = random.Random(4)
    piles = dict.fromkeys(lot.sample(CELLS, LYING), 1)
    launches = {"aimed": aimed(lot)[:THROWS], "random": anywhere(lot)[:THROWS]}
    native, at_home = thrown([*launches["aimed"], *launches["random"]], piles)
    tab, in_tab = in_a_tab([*launches["aimed"], *launches["random"]], piles)
    pairs = list(zip(native, tab, strict=True))
    for name, part in (("aimed", pairs[:THROWS]), ("random", pairs[THROWS:])):
        near = sum(apart(one, other) <= NEAR for one, other in part)
        same = sum(one.place == other.place for one, other in part)
        print(
            f"{name}: {near} of {THROWS} throws end within {1000 * NEAR:.0f} mm of the native"
            f" ones, {same} in the same place of the rules"
        )
    print(
        f"a throw takes {500 * in_tab / THROWS:.1f} ms in the tab, "
        f"{500 * at_home / THROWS:.1f} ms natively: {in_tab / at_home:.1f} x"
    )


def apart(one: Landing, other: Landing) -> float:
    """Metres between the places where two throws end."""
    here, there = unpacked(one.path)[-1], unpacked(other.path)[-1]
    return dist((here.x, here.y, here.z), (there.x, there.y, there.z))


def in_a_tab(launches: list[Launch], piles: dict[str, int]) -> tuple[list[Landing], float]:
    """The same in the engine worker of a static room."""
    handler = partial(Silent, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        base = f"http://127.0.0.1:{server.server_port}/"
        with sync_playwright() as playwright:
            browser = chromium(playwright)
            page = browser.new_page()
            page.goto(base + "licences.txt")
            script = next((SITE / "assets").glob("engine_worker-*.js")).name
            page.evaluate(WORKER, [f"{base}assets/{script}", base])
            found = asked(page, launches, piles)
            browser.close()
        server.shutdown()
    return found


def asked(page: Page, launches: list[Launch], piles: dict[str, int]) -> tuple[list[Landing], float]:
    """What the worker answers, throw by throw; the first one loads everything."""
    ask(page, launches[0], piles)
    started = time.perf_counter()
    landings = [ask(page, launch, piles) for launch in launches]
    return landings, time.perf_counter() - started


def ask(page: Page, launch: Launch, piles: dict[str, int]) -> Landing:
    """One throw in the worker."""
    text = page.evaluate("(text) => window.ask(text)", packed((throw, (launch, piles))))
    landing, failure = read(text)
    if failure:
        raise failure
    assert isinstance(landing, Landing)
    return landing


if __name__ == "__main__":
    main()
