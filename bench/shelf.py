"""How soon the shelf is usable on a slow phone: `python -m bench.shelf [COMMIT]`, against a commit.

The commit (default: origin/main) is checked out, its page built and served by its own server. The
processor is throttled four times, the network is a slow 4G line. A shelf is *usable* at the first
frame after the one in which six cards with their pictures were laid out, and the link of the first
one is what a finger there would hit: a link leads to its game with and without scripts. *Scripts*:
the page itself answers as well (the commit before says so by drawing at all). *Game*: from a click
on that link, made as soon as the shelf is usable, to the heading of the game's screen.
Several visits, in turns: their median, and the fastest, which other work on the machine disturbed
least; before, after, and after over before. The second visit is the same browser again, once it has
kept what it keeps.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.web.chromium import launch

ROOT = Path(__file__).parents[1]
VISITS = 5
PROCESSOR = 4
LINE = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""Milliseconds, and bytes a second: 1.6 and 0.75 megabits."""
PHONE: ViewportSize = {"width": 390, "height": 780}
WATCH = """
window.times = {};
const shifts = (window.shifts = []);
new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.value)))
  .observe({ type: 'layout-shift', buffered: true });
function reachable(link) {
  const { x, y } = link.getBoundingClientRect();
  const hit = document.elementFromPoint(x + 5, Math.min(y + 5, innerHeight - 1));
  return link.contains(hit);
}
function look() {
  const pictures = [...document.querySelectorAll('article .stage:has(svg)')].filter(
    (stage) => stage.getBoundingClientRect().height > 100,
  );
  const drawn = pictures.length >= 6 && reachable(document.querySelector('article h2 a'));
  const scripts = !window.hydrates || document.querySelector('html[data-ready]') !== null;
  if (drawn) requestAnimationFrame((now) => (times.usable ??= performance.now()));
  if (drawn && scripts) times.scripts ??= performance.now();
  if (!times.scripts || !times.usable) requestAnimationFrame(look);
}
look();
"""
KEPT = "window.hydrates && navigator.serviceWorker.ready.then(() => true)"
"""A shelf is kept for the next visit when everything else is there."""
CLICK = "setTimeout(() => document.querySelector('article h2 a').click())"
NOW = "performance.timeOrigin + performance.now()"
OPENED = "location.pathname.startsWith('/game/') && document.querySelector('main h1')"
SERVE = """
import sys
from pathlib import Path
from quatuor.server.run import Place, bound, serve
from quatuor.server.settings import Settings
listening = bound(Place("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
serve(Settings(f"sqlite:///{sys.argv[1]}"), listening, lambda: None)
"""


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A commit with its page, built with the packages that are installed here."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), commit], check=True)
        try:
            (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
            subprocess.run(["npm", "run", "--silent", "build"], cwd=tree / "web", check=True)
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


@contextmanager
def served(tree: Path) -> Iterator[str]:
    """The address of the server of this tree."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "tables.db")]
        environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert process.stdout
        try:
            yield f"http://127.0.0.1:{int(process.stdout.readline())}"
        finally:
            process.terminate()
            process.wait()


@contextmanager
def phone(browser: Browser, hydrates: bool) -> Iterator[Page]:
    """A page on a slow phone that has never been here."""
    context = browser.new_context(viewport=PHONE, locale="fr-FR", bypass_csp=True)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", {"offline": False, **LINE})
    wire.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
    page.add_init_script(f"window.hydrates = {str(hydrates).lower()};{WATCH}")
    page.set_default_timeout(120_000)
    yield page
    context.close()


def shelf_times(page: Page, url: str) -> dict[str, float]:
    """Milliseconds until the shelf is usable and until its scripts run; the largest shift."""
    page.goto(url)
    page.wait_for_function("window.times.usable && window.times.scripts")
    page.wait_for_timeout(1000)
    page.evaluate(KEPT)
    times: dict[str, float] = page.evaluate("({ ...times, shift: Math.max(0, ...shifts) })")
    return times


def game_time(page: Page, url: str) -> float:
    """Milliseconds from a click on the first game, as soon as it is possible, to its screen."""
    page.goto(url, wait_until="commit")
    page.wait_for_function("window.times?.usable")
    clicked: float = page.evaluate(f"{CLICK}; {NOW}")
    page.wait_for_function(OPENED)
    opened: float = page.evaluate(NOW)
    return opened - clicked


def visits(browser: Browser, url: str, hydrates: bool) -> list[dict[str, float]]:
    """The first visit of somebody and the second."""
    with phone(browser, hydrates) as page:
        times = [shelf_times(page, url) for _ in range(2)]
    with phone(browser, hydrates) as page:
        games = [game_time(page, url) for _ in range(2)]
    return [{**one, "game": game} for one, game in zip(times, games, strict=True)]


def main(commit: str) -> None:
    with (
        checked_out(commit) as tree,
        served(tree) as before,
        served(ROOT) as after,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        runs = [
            (visits(browser, before, False), visits(browser, after, True)) for _ in range(VISITS)
        ]
        browser.close()
    for at, which in enumerate(("first visit", "second visit")):
        for what in ("usable", "scripts", "game", "shift"):
            both = [[run[side][at][what] for run in runs] for side in (0, 1)]
            for told, (old, new) in (("median", map(median, both)), ("fastest", map(min, both))):
                ratio = f"{new / old:.2f}" if old else "-"
                print(f"{which:<13} {what:<7} {told:<7} {old:8.2f} {new:8.2f} ratio {ratio}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "origin/main")
