"""The backend `auto`: start on the module of kernels, change over to native code that is ready.

Native code is ready when it is on disk: `quatuor warm` puts it there. Loading Numba takes longer
than most of what people ask, so that begins, in a thread of its own, once kernels have run for a
while. Every backend sees the same memory, so an entry may change over between any two calls.

An entry that the module does not have, or every entry where the module is not that of the present
sources, is native code from the start where Numba is installed, and plain Python where it is not.
"""

from functools import cache
from importlib.util import find_spec
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any

from quatuor.compiler import wasm
from quatuor.compiler.backend import plainly
from quatuor.compiler.declare import Entry, marker_of
from quatuor.compiler.files import cache_folder

PATIENCE = 2.0
"""Seconds of work after which native code is worth loading."""

Key = tuple[Entry[..., Any], str]


class Changeover:
    """Which entries have changed over, and what is known of the others."""

    def __init__(self) -> None:
        self.native: set[Key] = set()
        self._asked: set[Key] = set()
        self._questions: SimpleQueue[tuple[Key, tuple[Any, ...]]] = SimpleQueue()
        self._thread: Thread | None = None
        self._spent = 0.0

    def run(self, entry: Entry[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Run an entry by the best backend that is ready."""
        key = (entry, marker_of(arguments))
        if key in self.native:
            return _natively(entry, arguments)
        if wasm.kernel_for(entry, arguments) is None:
            return (_natively if installed() else plainly)(entry, arguments)
        started = perf_counter()
        try:
            return wasm.run(entry, arguments)
        finally:
            self._spent += perf_counter() - started
            if self._spent > PATIENCE and key not in self._asked:
                self._ask(key, arguments)

    def _ask(self, key: Key, arguments: tuple[Any, ...]) -> None:
        """Have native code loaded for such a call, if there is any."""
        self._asked.add(key)
        if not installed() or not cache_folder().is_dir():
            return
        self._questions.put((key, arguments))
        if self._thread is None:
            self._thread = Thread(target=self._load, name="native code", daemon=True)
            self._thread.start()

    def _load(self) -> None:
        """Load what is on disk, as it is asked for."""
        from quatuor.compiler.native.entries import ready

        while True:
            key, arguments = self._questions.get()
            if ready(key[0], arguments):
                self.native.add(key)
            del arguments


def _natively(entry: Entry[..., Any], arguments: tuple[Any, ...]) -> Any:
    from quatuor.compiler.native.entries import run as run_natively

    return run_natively(entry, arguments)


@cache
def installed() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


process = Changeover()
"""That of this process."""
run = process.run
