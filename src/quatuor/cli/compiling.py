"""Say that something is being compiled, or made once, instead of seeming to hang; start quickly."""

import logging
import sys
from importlib import import_module
from typing import Any

from numba.core import event

MESSAGE = "quatuor: compiling for this machine, once; 'quatuor warm' does all of it in advance…"


class _Announcer(event.Listener):  # type: ignore[misc]
    """Speaks up when the compiler starts for the first time in this process."""

    def __init__(self) -> None:
        self.silent = False

    def on_start(self, _event: Any) -> None:
        """The compiler starts on a function."""
        if not self.silent:
            self.silent = True
            print(MESSAGE, file=sys.stderr, flush=True)

    def on_end(self, _event: Any) -> None:
        """The compiler is done with a function."""


_announcer = _Announcer()


def announce_compilation() -> None:
    """From now on, one line on stderr tells that the first compilation has begun."""
    event.register("numba:compile", _announcer)


def keep_quiet() -> None:
    """Another part of the program shows the progress of compiling."""
    _announcer.silent = True


def start_without_scipy() -> None:
    """Let the compiler load without SciPy, which no kernel needs.

    Where SciPy is installed, Numba imports it with the first machine code that it loads, to be able
    to multiply matrices: half of the time that takes. Only the command does this, since its
    process is its own; a program that uses the library may have other plans.
    """
    if "scipy.linalg" in sys.modules:
        return
    sys.modules["scipy.linalg"] = None  # type: ignore[assignment]
    try:
        import_module("numba.np.arraymath")
    finally:
        del sys.modules["scipy.linalg"]


class _ToStderr(logging.Handler):
    """Prints to stderr as it is now, which a test may have turned elsewhere."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print one message."""
        print(f"quatuor: {record.getMessage()}", file=sys.stderr, flush=True)


def announce_work() -> None:
    """From now on, engines tell on stderr what they make once and keep."""
    log = logging.getLogger("quatuor")
    if not log.handlers:
        log.addHandler(_ToStderr())
    log.setLevel(logging.INFO)
