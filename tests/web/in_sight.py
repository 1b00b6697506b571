"""Whether things are in sight together, on screens of several sizes, without scrolling."""

from playwright.sync_api import Page, ViewportSize

from tests.web.visitor import DESKTOP

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1366, "height": 640},
    {"width": 390, "height": 780},
    {"width": 844, "height": 390},
]
OUTSIDE = """(wanted) => {
    scrollTo(0, 0);
    const covered = (one, { left, right, top, bottom }) => {
        if (!one.matches('button, input, td')) return false;
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !(there && (one.contains(there) || there.contains(one)));
    };
    return wanted.flatMap((what) => [...document.querySelectorAll(what)].flatMap((one) => {
        const box = one.getBoundingClientRect();
        if (!box.width) return [`${what} is not there`];
        const { left, right, top, bottom } = box;
        const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        const at = [left, top, right, bottom].map(Math.round).join(' ');
        return out || covered(one, box) ? [`${what} ${one.textContent.trim()}: ${at}`] : [];
    }));
}"""


def outside(page: Page, wanted: list[str]) -> dict[str, list[str]]:
    """For each size of the screen, what is not in sight there."""
    found = {}
    for size in SIZES:
        page.set_viewport_size(size)
        page.wait_for_timeout(60)
        missing = page.evaluate(OUTSIDE, wanted)
        if missing:
            found[f"{size['width']} x {size['height']}"] = missing
    page.set_viewport_size(DESKTOP)
    return found
