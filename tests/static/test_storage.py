"""What a browser keeps, when it has no space left, and when its clock was set back."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.static.host import hosting
from tests.static.pages import kept
from tests.static.test_faults import MOVES, ROOM, columns, do, from_the_shelf, visitor
from tests.web.pages import Pages
from tests.web.playing import board, drop
from tests.web.rooms import ROOMS, InTab, ask
from tests.web.tables import open_table

CLOCK = {"kind": "sudden", "seconds": 300, "increment": 0}
AHEAD = """
const Real = Worker;
const shift = 'const now = Date.now.bind(Date); Date.now = () => now() + 3600000;';
const script = (text) => URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
window.Worker = class extends Real {
    constructor(address, options) {
        const import_ = (one) => `import "${one}";`;
        const modules = [script(shift), address].map(import_);
        super(`${script(modules.join(''))}#room_worker`, options);
    }
};
"""
"""Has the workers of a page live an hour ahead."""
FULL = """() => {
    const real = self.add = IDBObjectStore.prototype.add;
    const why = new DOMException('no space', 'QuotaExceededError');
    IDBObjectStore.prototype.add = function (...told) {
        Object.defineProperty(this.transaction, 'error', {value: why});
        this.transaction.abort();
        return real.apply(this, told);
    };
}"""
"""The browser has no space left: it aborts transactions with this error."""
FREED = "() => void (IDBObjectStore.prototype.add = self.add)"


def test_without_space_a_move_does_not_count_and_the_page_says_so(pages: Pages, site: Path) -> None:
    with hosting(site) as host:
        context = pages.context("en")
        page = visitor(context, host)
        from_the_shelf(page, "here")
        drop(page, "4")
        do(page, ROOM, FULL)
        board(page).focus()
        page.keyboard.press("5")
        full = page.get_by_text("This device has no space left")
        expect(full).to_be_visible()
        expect(page.locator(MOVES)).to_have_count(1)
        do(page, ROOM, FREED)
        drop(page, "6")
        expect(full).to_have_count(0)
        page.reload()
        assert columns(page) == ["4", "6"]
        context.close()


def left(page: Page, table: str) -> list[int]:
    """Milliseconds that each player has left, at a table where the round goes on."""
    view = ask(page, "GET", f"/api/tables/{table.rpartition('/')[2]}").json()
    assert view["phase"] == "playing"
    milliseconds: list[int] = view["clock"]["left"]
    return milliseconds


def test_a_clock_that_was_set_back_takes_no_time_from_anybody_and_gives_none(
    pages: Pages, site: Path
) -> None:
    with hosting(site) as host:
        context = pages.context("en")
        ahead = context.new_page()
        ahead.add_init_script(AHEAD)
        ROOMS[ahead] = InTab(host.url)
        ahead.goto(host.url)
        kept(ahead)
        table = open_table(ahead, "puissance4", [1, 2], {"first": 1}, clock=CLOCK)
        drop(ahead, "4", "5")
        its_room = next(worker for worker in ahead.workers if ROOM in worker.url)
        assert its_room.evaluate("Date.now()") > ahead.evaluate("Date.now()") + 3_000_000
        ahead.close()
        page = visitor(context, host)
        page.goto(InTab(host.url).address(table))
        assert columns(page) == ["4", "5"]
        before = left(page, table)
        drop(page, "6", "3", "2", "1")
        after = left(page, table)
        assert min(after) > 100_000
        assert sum(after) < sum(before) <= 600_000, "time goes on at once"
        context.close()
