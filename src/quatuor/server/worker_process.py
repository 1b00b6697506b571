"""How worker processes start and end; all of them load this, so it loads nothing itself."""

import os
import signal
import threading
import time

NICE = 10
"""How far a process that only computes gives way to those that people wait for at every move."""


def compute_for(parent: int) -> None:
    """Get a worker process ready that computes for this server."""
    end_with(parent)
    if hasattr(os, "nice"):
        os.nice(NICE)


def end_with(parent: int) -> None:
    """End this worker when its parent is gone, however it went; not by itself at a Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
