"""What a hand does to flip's launcher, by each input: `python -m bench.hands` (three minutes).

A real browser throws at every row of both trays: by mouse and touch on screens of several sizes, by
sliders and by keys. First exactly as practised, then with a hand that errs: by up to 3 pixels at
the press and at the release, by one step of a slider, by up to 20 ms with each key. The numbers
are those that the page sends; each launch is then simulated with the server's scatter.
"""

import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, pstdev

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright
from tests.web.chromium import launch as start_browser
from tests.web.running import Room
from tests.web.tables import open_table
from tests.web.test_flip_pull import FARTHEST, HOLD, by_finger, by_mouse, launches, where

from quatuor.games.flip.physics import throw
from quatuor.games.flip.physics.launcher import Launch, Numbers
from quatuor.games.flip.physics.practice import SCATTER, practised, shaken

PARTS = ("side", "turn", "tilt", "power")
TARGETS = [f"{tray}b{row}" for tray in "UL" for row in "1234"]
ROUNDS = 2
THROWS = 20
PIXELS, MILLISECONDS, STEP = 3.0, 20.0, 0.01
SPEED = {"side": 0.9, "tilt": 0.6, "power": 0.65}
KEYS = {
    ("side", 1): {"key": "d", "code": "KeyD"},
    ("side", -1): {"key": "a", "code": "KeyA"},
    ("tilt", 1): {"key": "w", "code": "KeyW"},
    ("tilt", -1): {"key": "x", "code": "KeyX"},
    ("power", 1): {"key": " ", "code": "Space"},
}
HOLD_FOR = HOLD.replace("(key)", "([key, long])").replace("< 110", "< long")
Err = Callable[[float], float]
"""An error of at most so much."""
Way = Callable[[Page, Launch, Err], None]
SCREENS: dict[str, ViewportSize] = {
    "1280 x 800": {"width": 1280, "height": 800},
    "844 x 390": {"width": 844, "height": 390},
    "390 x 780": {"width": 390, "height": 780},
}


def pull(page: Page, launch: Launch, err: Err, drag: Callable[..., None]) -> None:
    (x, y), (far, low) = where(page, launch)
    start = x + err(PIXELS), y + err(PIXELS)
    drag(page, start, (far + err(PIXELS), low + err(PIXELS)), lambda: None)


def mouse(page: Page, launch: Launch, err: Err) -> None:
    pull(page, launch, err, by_mouse)


def touch(page: Page, launch: Launch, err: Err) -> None:
    pull(page, launch, err, by_finger)


def sliders(page: Page, launch: Launch, err: Err) -> None:
    for part in PARTS:
        value = round(100 * (getattr(launch, part) + err(STEP)))
        least = 0 if part in ("tilt", "power") else -100
        slider = page.locator(f"section.p1 [data-part={part}]")
        slider.fill(str(min(max(value, least), 100)))
    page.locator("section.p1 .buttons .primary").click()


def keys(page: Page, launch: Launch, err: Err) -> None:
    """From where the launcher stands to where it should be, then the spring."""
    for part in ("side", "tilt"):
        text = page.locator(f"section.p1 [data-part={part}]").input_value()
        hold(page, part, getattr(launch, part) - float(text) / 100, err)
    hold(page, "power", launch.power, err)


def hold(page: Page, part: str, far: float, err: Err) -> None:
    long = abs(far) / SPEED[part] * 1000 + err(MILLISECONDS)
    if long > 0:
        page.evaluate(HOLD_FOR, [KEYS[part, 1 if far > 0 else -1], long])


def thrown(page: Page, way: Way, err: Err) -> list[Numbers]:
    """What the page sends for a practised launch at each target."""
    sent = launches(page)
    open_table(page, "flip", [1, 2], {"mode": "basic", "claims": "announce"})
    page.wait_for_selector("section.p1 [data-strip]")
    for number, target in enumerate(TARGETS * ROUNDS, 1):
        expect(page.locator("section.p1 .primary[aria-disabled=false]")).to_be_visible()
        page.wait_for_timeout(300)
        way(page, practised(1, target), err)
        while len(sent) < number:
            page.wait_for_timeout(20)
    return [tuple(message[part] for part in PARTS) for message in sent]


def off(sent: list[Numbers]) -> list[list[float]]:
    """For each part by how much the launches differ from what was wanted."""
    wanted = [practised(1, target) for target in TARGETS * ROUNDS]
    return [
        [numbers[at] - getattr(launch, part) for numbers, launch in zip(sent, wanted, strict=True)]
        for at, part in enumerate(PARTS)
    ]


def hits(sent: list[Numbers], lot: random.Random) -> float:
    """The share of throws that end in the wanted cell."""
    ends = [
        throw(shaken(Launch(1, *numbers), SCATTER, lot), {}).place == target
        for numbers, target in zip(sent, TARGETS * ROUNDS, strict=True)
        for _ in range(THROWS)
    ]
    return sum(ends) / len(ends)


def report(page: Page, name: str, way: Way, lot: random.Random) -> None:
    exact = thrown(page, way, lambda _: 0.0)
    erring = thrown(page, way, lambda most: lot.uniform(-most, most))
    missed = median(abs(number) for part in off(exact) for number in part)
    strays = " | ".join(f"{pstdev(part):.3f}" for part in off(erring))
    shares = f"{hits(exact, lot):.0%} | {hits(erring, lot):.0%}"
    print(f"| {name} | {smallest(page, way)} | {missed:.3f} | {strays} | {shares} |", flush=True)


def smallest(page: Page, way: Way) -> str:
    """What the smallest movement changes: one pixel, one step of a slider, one millisecond."""
    if way is sliders:
        return " | ".join([f"{STEP}"] * 3)
    if way is keys:
        return " | ".join(f"{speed / 1000:.4f}" for speed in SPEED.values())
    box = page.locator("section.p1 [data-strip]").bounding_box()
    assert box
    sizes = 0.44 * box["width"], 0.64 * box["height"], FARTHEST
    return " | ".join(f"{1 / size:.4f}" for size in sizes)


@contextmanager
def visitors() -> Iterator[Callable[[ViewportSize], Page]]:
    """A room that throws as aimed, and a browser."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        room, browser = Room(Path(folder)), start_browser(playwright)
        try:
            yield lambda size: browser.new_context(base_url=room.url, viewport=size).new_page()
        finally:
            browser.close()
            room.stop()


def main() -> None:
    lot = random.Random(16)
    steps, strays = "step: side | tilt | power", "strays: side | turn | tilt | power"
    print(f"| input | {steps} | missed by | {strays} | hits, as practised | by hand |")
    print("|" + "---|" * 11)
    with visitors() as come:
        for screen, size in SCREENS.items():
            way = mouse if screen.startswith("1280") else touch
            report(come(size), f"{way.__name__}, {screen}", way, lot)
        for way in (sliders, keys):
            report(come(SCREENS["1280 x 800"]), way.__name__, way, lot)


if __name__ == "__main__":
    main()
