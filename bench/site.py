"""A static room in Chromium: kernels beside native ones, bytes over the wire, start, memory.

`python -m bench.site [FOLDER]` measures a site, written by `quatuor site` with compressed copies
(`make site`). All are ratios of one run. Kernels are measured by the time of the processor that
their thread takes, so that other programs disturb little; what is found has to be the same.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copyfile, copytree
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from playwright.sync_api import Browser, sync_playwright
from tests.static.host import PATH, Host, hosting
from tests.static.tab_python import TabPython, tab_python
from tests.web.chromium import launch

from bench import site_work
from bench.processor import megabytes, thread_seconds
from quatuor.compiler import using
from quatuor.games.registry import GAMES, part
from quatuor.site.checkout import PYODIDE, ROOT
from quatuor.site.service_worker import EXTRAS
from quatuor.site.writer import LIBRARY, size_of

TRIES = 3
WARM = 4
"""Times that a job is done before it counts: browsers compile meanwhile what runs often."""
SIMULATIONS = 20_000
POSITIONS = 12
WORKER = "DedicatedWorker"
"""What Chromium calls the threads of workers."""
RENDERER = "--type=renderer"
PATIENCE = 600_000
"""Milliseconds after which something is wrong."""
KEPT = "[data-offline=true]"
ALONE = "alone.html"
BARE = """<!doctype html><body><script type="module">
const { loadPyodide } = await import('./pyodide/pyodide.mjs');
const python = await loadPyodide({ indexURL: './pyodide/', stdLibURL: './python_stdlib.zip' });
python.runPython('1 + 1');
const said = document.createElement('p');
said.dataset.room = 'open';
said.dataset.offline = 'true';
document.body.append(said);
</script>"""
Job = tuple[str, Callable[..., object], tuple[object, ...]]


def jobs() -> Iterator[Job]:
    """What is compared: the solver, and of every game Monte-Carlo search and a move at *hard*."""
    yield "solver", site_work.solver, (POSITIONS,)
    searched = [name for name in GAMES if part(name, "engines") and not part(name, "physics")]
    for game in searched:
        for how in site_work.PARAMETERS:
            work = game, how, SIMULATIONS
            yield f"Monte-Carlo {game} {how}", site_work.monte_carlo, work
    for game in searched:
        yield f"hard {game}", site_work.hard, (game, POSITIONS)


def native(job: Job) -> tuple[float, object]:
    """The seconds that a job takes here, and what it finds."""
    started = process_time()
    found = job[1](*job[2])
    return process_time() - started, found


def in_tab(tab: TabPython, job: Job) -> tuple[float, object]:
    """The same in a tab."""
    started = thread_seconds(WORKER)
    found = tab.call(job[1], *job[2])
    return thread_seconds(WORKER) - started, found


def compare(browser: Browser, site: Path) -> bool:
    """Print the ratio of every job; whether both found the same."""
    same = True
    page = browser.new_page()
    with tab_python(page, site) as tab, using("numba"):
        tab.load(site_work)
        for job in jobs():
            for _ in range(WARM):
                native(job), in_tab(tab, job)
            pairs = [(native(job), in_tab(tab, job)) for _ in range(TRIES)]
            same = same and all(home[1] == there[1] for home, there in pairs)
            home, there = (min(pair[side][0] for pair in pairs) for side in (0, 1))
            print(f"{job[0]:<36} {home:7.3f} s {there:7.3f} s {there / home:6.2f} ×", flush=True)
    page.close()
    print("the same results" if same else "THE RESULTS DIFFER", flush=True)
    return same


def seconds_until(browser: Browser, address: str, ready: str) -> float:
    """How long a page takes until it is ready, in a browser that was there before."""
    context = browser.new_context()
    for _ in range(2):
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        started = perf_counter()
        page.goto(address)
        page.wait_for_selector(ready, state="attached")
        spent = perf_counter() - started
        page.wait_for_selector(f"{ready}{KEPT}", state="attached")
        page.close()
    context.close()
    return spent


def start(browser: Browser, host: Host) -> None:
    """Print how long the room takes to start beside Pyodide alone, and its memory."""
    bare: list[float] = []
    room: list[float] = []
    for _ in range(TRIES):
        bare.append(seconds_until(browser, f"{host.url}{ALONE}", "[data-room=open]"))
        room.append(seconds_until(browser, host.url, "[data-room=open]"))
    told = (
        f"{median(bare):.2f} s bare {median(room):.2f} s room {median(room) / median(bare):.2f} ×"
    )
    print(f"{'start until a move can be made':<36} {told}", flush=True)
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(host.url)
    page.wait_for_selector(f"[data-room=open]{KEPT}", state="attached")
    print(f"{'memory of the tab':<36} {megabytes(RENDERER):.0f} MB", flush=True)
    host.sent.clear()
    page.reload()
    page.wait_for_selector(f"[data-room=open]{KEPT}", state="attached")
    print(f"{'files that a second visit loads':<36} {len(host.sent)}", flush=True)
    page.close()


def main() -> int:
    """Measure all of it; what cannot be the same is an error."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "room"
    sent = size_of(folder, ".br") - size_of(folder / EXTRAS, ".br")
    print(f"{'bytes over the wire, brotli':<36} {sent / 1e6:.2f} MB without extras", flush=True)
    with TemporaryDirectory() as kept, sync_playwright() as playwright:
        site = Path(kept) / PATH
        copytree(folder, site)
        (site / ALONE).write_text(BARE, encoding="utf-8")
        copyfile(PYODIDE / LIBRARY, site / LIBRARY)
        browser = launch(playwright)
        with hosting(Path(kept)) as host:
            start(browser, host)
        same = compare(browser, Path(kept))
        browser.close()
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
