"""Standard input and output as they may be: closed, in ASCII, or read by somebody who left."""

import io
import os
import sys
from contextlib import suppress


def prepare() -> None:
    """Open what was closed before we came, and write `?` for what an output cannot spell."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="replace")


def notify(line: str) -> None:
    """Say one line to the person at the keyboard, if somebody is there to read it."""
    with suppress(OSError):
        print(f"quatuor: {line}", file=sys.stderr, flush=True)


def give_up_output() -> None:
    """Write nothing more: nobody reads it, or there is no room for it."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
