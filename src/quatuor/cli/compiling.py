"""Say that something is being compiled, instead of seeming to hang."""

import sys
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
