"""Flip by pulling: one press, pull and release is a whole launch, by mouse and by finger."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quatuor.games.flip.physics.launcher import Launch
from quatuor.games.flip.physics.practice import practised
from tests.web.conftest import Guest
from tests.web.tables import open_table
from tests.web.test_flip import launcher

Point = tuple[float, float]
Drag = Callable[[Page, Point, Point, Callable[[], None]], None]
FARTHEST = 160
"""Pixels of the strongest pull."""


def by_mouse(page: Page, start: Point, end: Point, meanwhile: Callable[[], None]) -> None:
    """Press, pull, look, release."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    meanwhile()
    page.mouse.up()


def by_finger(page: Page, start: Point, end: Point, meanwhile: Callable[[], None]) -> None:
    """The same on a screen that is touched."""
    hand = page.context.new_cdp_session(page)
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def touch(kind: str, *points: Point) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    (x, y), (far, low) = start, end
    touch("touchStart", start)
    for part in (0.25, 0.5, 0.75, 1.0):
        touch("touchMove", (x + part * (far - x), y + part * (low - y)))
    meanwhile()
    touch("touchEnd")
    hand.detach()


def where(page: Page, launch: Launch, aside: float = 0) -> tuple[Point, Point]:
    """Where to press for this launch, and where to let go."""
    strip = launcher(page, launch.seat).locator("[data-strip]")
    strip.scroll_into_view_if_needed()
    box = strip.bounding_box()
    assert box
    x = box["x"] + box["width"] * (0.5 + 0.44 * launch.side)
    y = box["y"] + box["height"] * (0.86 - 0.64 * launch.tilt)
    return (x, y), (x + aside, y + FARTHEST * launch.power)


def launches(page: Page) -> list[dict[str, Any]]:
    """Every launch that this page sends from now on."""
    sent: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "launch":
            sent.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent


@pytest.mark.parametrize("drag", [by_mouse, by_finger])
def test_a_pull_alone_throws_into_the_lower_tray_and_onto_the_upper_one(
    guest: Guest, drag: Drag
) -> None:
    page = guest(None)
    sent = launches(page)
    open_table(page, "flip", [1, 2], {"mode": "basic"})
    for number, cell in enumerate(("Lb1", "Uc2"), 1):
        launch, tray = practised(1, cell), page.locator(f"[data-tray={cell[0]}]")

        def aims(launch: Launch = launch, tray: Any = tray) -> None:
            expect(tray.locator(".spot.p1")).to_be_visible()
            power = launcher(page, 1).locator("[data-part=power]")
            expect(power).to_have_value(str(round(100 * launch.power)))

        drag(page, *where(page, launch), aims)
        expect(tray.locator("td[data-pile='1']")).to_have_count(1)
        assert len(sent) == number
        for part in ("side", "turn", "tilt", "power"):
            assert sent[-1][part] == pytest.approx(getattr(launch, part), abs=0.02)


@pytest.mark.parametrize(("aside", "way"), [(40, -1), (-40, 1)])
def test_a_pull_aside_turns_the_launcher_the_other_way(guest: Guest, aside: int, way: int) -> None:
    page = guest(None)
    sent = launches(page)
    open_table(page, "flip", [1, 2], {"mode": "basic"})
    by_mouse(page, *where(page, practised(1, "Lb2"), aside), lambda: None)
    expect(page.locator("ol[aria-labelledby=moves-title] li").first).to_be_visible()
    assert sent[0]["turn"] * way > 0.2


def test_a_press_that_is_hardly_pulled_aims_and_throws_nothing(guest: Guest) -> None:
    page = guest(None)
    sent = launches(page)
    open_table(page, "flip", [1, 2], {"mode": "basic"})
    place, _ = where(page, practised(1, "Uc1"))
    by_mouse(page, place, place, lambda: None)
    expect(launcher(page, 1).locator("[data-part=side]")).to_have_value("25")
    expect(launcher(page, 1).locator("[data-part=tilt]")).to_have_value("90")
    assert sent == []


HOLD = """(key) => {
    const strip = document.querySelector('section.p1 [data-strip]');
    const press = (kind) => {
        const event = new KeyboardEvent(kind, {...key, bubbles: true});
        strip.dispatchEvent(event);
        return event.timeStamp;
    };
    const since = press('keydown');
    while (performance.now() - since < 110);
    return press('keyup') - since;
}"""
"""A key that is held without a frame being drawn meanwhile; gives for how long."""


def test_a_key_counts_for_as_long_as_it_is_held_whatever_the_frames(guest: Guest) -> None:
    page = guest(None)
    sent = launches(page)
    open_table(page, "flip", [1, 2], {"mode": "basic"})
    expect(launcher(page, 1)).to_be_visible()
    held = page.evaluate(HOLD, {"key": "d", "code": "KeyD"})
    pulled = page.evaluate(HOLD, {"key": " ", "code": "Space"})
    expect(page.locator("ol[aria-labelledby=moves-title] li").first).to_be_attached()
    assert sent[0]["side"] == pytest.approx(min(-0.25 + 0.9 * held / 1000, 1))
    assert sent[0]["power"] == pytest.approx(min(0.65 * pulled / 1000, 1))
