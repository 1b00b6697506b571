"""Python in a browser tab, for tests and benchmarks: the worker in which computer players think.

A function runs there as it would for the room: sent by its name, with plain data. A module of tests
is sent before its functions are called; it may import nothing but what a site has.
"""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from playwright.sync_api import Page

from quatuor.tab.executors import packed, unpacked
from tests.static.host import PATH, hosting

T = TypeVar("T")
START = """([script, base]) => {
    window.thinking = new Worker(script, {type: 'module'});
    window.thinking.postMessage({type: 'open', base});
}"""
CALL = """(text) => new Promise((done) => {
    window.told = [];
    window.thinking.onmessage = ({data}) => {
        if (data.type === 'answer' || data.type === 'failed') done(data);
        else window.told.push(data.type);
    };
    window.thinking.postMessage({type: 'call', text});
})"""
REGISTER = """
import sys, types
package = name.rpartition('.')[0]
while package:
    sys.modules.setdefault(package, types.ModuleType(package))
    package = package.rpartition('.')[0]
module = sys.modules[name] = types.ModuleType(name)
exec(compile(source, name, 'exec'), vars(module))
"""


class TabPython:
    """The worker, on a page of a site that shows nothing."""

    def __init__(self, page: Page, url: str, script: str) -> None:
        self.page = page
        self._url, self._script = url, f"{url}{script}"
        self.start()

    def start(self) -> None:
        """Begin with a worker that has done nothing yet."""
        self.page.goto(f"{self._url}licences.txt")
        self.page.evaluate(START, [self._script, self._url])

    def load(self, module: ModuleType, name: str = "") -> None:
        """Have a module of tests there, under its own name or another."""
        names = {"name": name or module.__name__, "source": inspect.getsource(module)}
        self.call(exec, REGISTER, names)

    @property
    def told(self) -> list[str]:
        """What kinds of messages came before the last answer."""
        told: list[str] = self.page.evaluate("window.told")
        return told

    def call(self, function: Callable[..., T], *arguments: object) -> T:
        """What the function returns there."""
        answer = self.page.evaluate(CALL, packed((function, arguments)))
        assert answer["type"] == "answer", answer
        result, failure = unpacked(answer["text"])
        if failure is not None:
            raise failure
        found: T = result
        return found


@contextmanager
def tab_python(page: Page, site: Path) -> Iterator[TabPython]:
    """Python of this site, while its host is there."""
    script = next((site / PATH / "assets").glob("engine_worker-*.js"))
    with hosting(site) as host:
        yield TabPython(page, host.url, f"assets/{script.name}")
