"""Ctrl-C ends a command at once, whatever it is doing.

Python raises `KeyboardInterrupt` in its main thread, which cleans up and ends. Two places do not
let it through. In machine code, or while it waits for a thread that is in machine code, the main
thread hears nothing: the signal therefore also wakes a thread of its own, which ends the process if
it is still there soon after. And within the compiler or a module that is being loaded the exception
may get lost on its way: there the process ends on the spot.
"""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TYPE_CHECKING

from quatuor.cli.exits import INTERRUPTED
from quatuor.cli.streams import notify

if TYPE_CHECKING:
    import socket

GRACE = 0.5
"""Seconds for the command to end by itself."""
DEAF = ("importlib", "llvmlite", "numba")
"""Packages in which an exception from outside may get lost."""
LONGEST_START = 5.0
"""Seconds for which the end waits while a worker is started: half a worker prints a traceback."""
SHOW_CURSOR = "\x1b[?25h"
"""Makes a terminal show its cursor, which a progress bar hides."""

starting_workers = threading.Lock()
"""Held while a worker is started."""


class Interrupt:
    """An interrupt from the keyboard, and how the command ends after it."""

    def __init__(self) -> None:
        self.finished = threading.Event()
        self._untold = threading.Lock()

    def heard(self, _number: int, frame: FrameType | None) -> None:
        """Python's main thread has heard the signal."""
        while frame:
            if str(frame.f_globals.get("__name__")).startswith(DEAF):
                self.end()
            frame = frame.f_back
        raise KeyboardInterrupt

    def watch(self, hearing: "socket.socket") -> None:
        """Wait for the signal, and then for the end of the command."""
        with hearing:
            while heard := hearing.recv(1):
                if heard[0] == signal.SIGINT and not self.finished.wait(GRACE):
                    self.end()

    def notify(self) -> None:
        """Say, once, that the command was interrupted, on a line of its own."""
        if self._untold.acquire(blocking=False):
            if sys.stderr.isatty():
                with suppress(OSError):
                    print(SHOW_CURSOR, file=sys.stderr, flush=True)
            notify("interrupted")

    def end(self) -> None:
        """End now, with everything that works for this process."""
        self.notify()
        end_workers()
        os._exit(INTERRUPTED)


@contextmanager
def interruptible() -> Iterator[None]:
    """What is done inside ends soon after an interrupt, unless interrupts are somebody else's."""
    main = threading.current_thread() is threading.main_thread()
    if not main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    import socket

    hearing, woken = socket.socketpair()
    woken.setblocking(False)
    interrupt = Interrupt()
    with interrupts_held_back():  # so that only the main thread is interrupted
        threading.Thread(target=interrupt.watch, args=(hearing,), daemon=True).start()
    previous = signal.set_wakeup_fd(woken.fileno(), warn_on_full_buffer=False)
    signal.signal(signal.SIGINT, interrupt.heard)
    try:
        yield
        interrupt.finished.set()
    except KeyboardInterrupt:
        interrupt.notify()
        raise  # not finished: other threads may still keep the process from ending
    except BaseException:
        interrupt.finished.set()
        raise
    finally:
        ended = interrupt.finished.is_set()
        signal.signal(signal.SIGINT, signal.default_int_handler if ended else signal.SIG_IGN)
        signal.set_wakeup_fd(previous)
        woken.close()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """This thread, and a thread or process started meanwhile, receive no Ctrl-C until afterwards.

    A worker never does: its parent decides when it ends.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_workers() -> None:
    """End the processes that work for this one, also one that is just being started."""
    import multiprocessing

    started = starting_workers.acquire(timeout=LONGEST_START)
    for process in multiprocessing.active_children():
        process.kill()
    if started:
        starting_workers.release()
